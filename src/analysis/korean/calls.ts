// What the viewer may do besides throwing a tile, and what each choice makes of the hand. There is no chow and no limit on
// kongs; a call needs a tile left in the wall.

import type { KoreanSituation } from '../../rules/korean/flags.ts';
import { isRefused, score } from '../../rules/korean/score.ts';
import { upeoKong } from '../../rules/korean/upeo.ts';
import type { Win } from '../../rules/rules.ts';
import type { Claimable, Table } from '../../table/table.ts';
import { isConcealed, isKan, type Meld } from '../../tiles/meld.ts';
import { kindOf, type Tile } from '../../tiles/tile.ts';
import type { HandView } from '../analysis.ts';
import { meldsWith, ownKans } from '../claims.ts';
import { flowersHeld } from '../flowers.ts';
import { claimOf } from '../furiten.ts';
import { drawnOf, type Held, mySeat, withoutAll } from '../situation.ts';
import type { KoreanCall, KoreanDiscard, KoreanTenpai, KoreanUpeo } from './analysis.ts';
import { koreanDiscards } from './discards.ts';
import { claimWin, drawSituation, drawWin, type KoreanFacts, koreanSituation } from './facts.ts';
import { koreanView } from './hand.ts';
import { yakuInSight, yakuOfTenpai } from './outlook.ts';
import { koreanTenpaiOf } from './tenpai.ts';
import { answerAtRest } from './upeo.ts';

export interface KoreanRest {
  readonly after: HandView;
  readonly tenpai?: KoreanTenpai;
}

/** A hand between draws. */
export const restOf = (facts: KoreanFacts, held: Held): KoreanRest => {
  const s = koreanSituation(facts, held);
  const after = koreanView(held, facts);
  const tenpai = koreanTenpaiOf(facts, { s, view: after, upeo: answerAtRest(facts, s) });
  return { after, ...(tenpai ? { tenpai } : {}) };
};

/** The hand after a call, without the tiles it used. */
const heldAfter = (held: Held, meld: Meld): Held => {
  if (meld.type !== 'addedKan')
    return { concealed: withoutAll(held.concealed, meld.own), melds: [...held.melds, meld] };
  const melds = held.melds.map((m) => (m.type === 'pon' && m.called === meld.called ? meld : m));
  return { concealed: withoutAll(held.concealed, [meld.added]), melds };
};

type After = Pick<KoreanCall, 'after' | 'discards' | 'tenpai' | 'yaku'>;

const withYaku = (facts: KoreanFacts, s: KoreanSituation, after: After): After => ({
  ...after,
  yaku: after.tenpai ? yakuOfTenpai(after.tenpai) : yakuInSight(facts, s),
});

const throwAfter = (facts: KoreanFacts, held: Held): After => {
  const s = { ...koreanSituation(facts, held), firstTurn: false };
  const discards = koreanDiscards(facts, { s, bound: false });
  const { after, tenpai, tile } = discards[0]!;
  const alike = discards.filter((d) => d.after.shanten === after.shanten).map((d) => d.tile);
  const rest = { ...s, concealed: withoutAll(s.concealed, [tile]) };
  return withYaku(facts, rest, { after, discards: alike, ...(tenpai ? { tenpai } : {}) });
};

const restAfter = (facts: KoreanFacts, held: Held): After =>
  withYaku(facts, koreanSituation(facts, held), restOf(facts, held));

const meldCall = (facts: KoreanFacts, held: Held, meld: Meld): KoreanCall => {
  if (meld.type === 'chi') throw new Error('there is no chow');
  const next = heldAfter(held, meld);
  return {
    call: meld.type,
    own: meld.type === 'addedKan' ? [meld.added] : meld.own,
    ...(isKan(meld) ? restAfter(facts, next) : throwAfter(facts, next)),
    opens: isConcealed(held.melds) && !isConcealed(next.melds),
  };
};

const winCalls = (facts: KoreanFacts, s: KoreanSituation, win: Win): readonly KoreanCall[] => {
  const answer = score(s, win, facts.options);
  return isRefused(answer)
    ? []
    : [{ call: win.from === undefined ? 'tsumo' : 'ron', own: [], score: answer }];
};

/** The last discard may only be won on, and a kong needs a tile to replace it. */
const mayCall = ({ wall, unknown }: Table): boolean => wall > 0 || unknown.includes('wall');

const isInUpeo = (table: Table): boolean => mySeat(table).riichi !== 'none';

const meldsOn = ({ table }: KoreanFacts, held: Held, claim: Claimable): readonly Meld[] => {
  if (claim.by !== 'discard' || !mayCall(table) || isInUpeo(table)) return [];
  const seat = { me: table.me, players: table.round.players };
  return meldsWith(held, claim, seat).filter((meld) => meld.type !== 'chi');
};

const claimCalls = (facts: KoreanFacts, held: Held, claim: Claimable): readonly KoreanCall[] => {
  const wins = winCalls(facts, koreanSituation(facts, held), claimWin(facts, claim));
  const melds = meldsOn(facts, held, claim).map((meld) => meldCall(facts, held, meld));
  const choices = [...wins, ...melds];
  return choices.length === 0 ? [] : [{ call: 'pass', own: [], ...restOf(facts, held) }, ...choices];
};

/** In upeo a concealed kong of the drawn tile alone, if the waits stay as they are. */
const kansOf = ({ table, options }: KoreanFacts, held: Held, drawn: Tile): readonly Meld[] => {
  if (!mayCall(table)) return [];
  const kans = ownKans({ ...held, concealed: [...held.concealed, drawn] });
  if (!isInUpeo(table)) return kans;
  return kans.filter(
    (kan) => kan.type === 'closedKan' && upeoKong(held, drawn, kindOf(kan.own[0]!), options).allowed,
  );
};

/** Every group that may be made now; none while a flower is to be set aside. */
export const koreanMelds = (facts: KoreanFacts, held: Held): readonly Meld[] => {
  const { table } = facts;
  const claim = claimOf(table);
  if (claim) return meldsOn(facts, held, claim);
  const drawn = drawnOf(table);
  return drawn === undefined || flowersHeld(table).length > 0 ? [] : kansOf(facts, held, drawn);
};

const upeoCalls = (discards: readonly KoreanDiscard[], { mayOpen }: KoreanUpeo): readonly KoreanCall[] => {
  const legal = discards.filter((d) => d.upeo?.legal);
  const [best] = legal;
  const after: After = best
    ? {
        after: best.after,
        discards: legal.map((d) => d.tile),
        ...(best.tenpai ? { tenpai: best.tenpai } : {}),
      }
    : {};
  return [
    ...(best ? [{ call: 'upeo' as const, own: [], ...after }] : []),
    ...(mayOpen ? [{ call: 'openUpeo' as const, own: [], ...after }] : []),
  ];
};

/** What is known of the own turn: the tiles to throw, and upeo. */
export interface KoreanTurn {
  readonly discards: readonly KoreanDiscard[];
  readonly upeo: KoreanUpeo;
}

const turnCalls = (
  facts: KoreanFacts,
  held: Held,
  drawn: Tile,
  { discards, upeo }: KoreanTurn,
): readonly KoreanCall[] => {
  const whole = { ...held, concealed: [...held.concealed, drawn] };
  return [
    ...winCalls(facts, drawSituation(facts, held), drawWin(facts, drawn)),
    ...upeoCalls(discards, upeo),
    ...kansOf(facts, held, drawn).map((kan) => meldCall(facts, whole, kan)),
  ];
};

/** Everything the viewer may do now; empty where there is nothing. A flower comes before all else. */
export const koreanCalls = (facts: KoreanFacts, held: Held, turn: KoreanTurn): readonly KoreanCall[] => {
  const { table } = facts;
  const claim = claimOf(table);
  if (claim) return claimCalls(facts, held, claim);
  if (table.phase !== 'discard' || table.turn !== table.me) return [];
  const flowers = flowersHeld(table);
  if (flowers.length > 0) return flowers.map((tile): KoreanCall => ({ call: 'flower', own: [tile] }));
  const drawn = drawnOf(table);
  return drawn === undefined ? [] : turnCalls(facts, held, drawn, turn);
};
