// What the viewer may do besides throwing a tile, and what each choice makes of the hand.

import { barredBy } from '../rules/riichi/moves.ts';
import type { RiichiScore } from '../rules/riichi/score.ts';
import { isRefused, score } from '../rules/riichi/score.ts';
import type { Claimable } from '../table/table.ts';
import type { Meld } from '../tiles/meld.ts';
import type { Tile } from '../tiles/tile.ts';
import type { CallChoice, DiscardChoice, Tenpai } from './analysis.ts';
import { rankedDiscards } from './discards.ts';
import type { Facts } from './facts.ts';
import { claimOf } from './furiten.ts';
import { handView } from './hand.ts';
import { outlookOf } from './outlook.ts';
import {
  drawsAhead,
  mayRiichi,
  meldsAllowed,
  nineTerminalsAllowed,
  northAllowed,
  ownKansAllowed,
} from './permits.ts';
import {
  claimWin,
  drawnOf,
  drawWin,
  type Held,
  heldOf,
  laterRiichi,
  situationOf,
  withoutAll,
} from './situation.ts';
import { tenpaiOf } from './tenpai.ts';

const DORA: readonly string[] = ['dora', 'ura', 'aka', 'north'];

const idsOf = ({ yaku, yakuman }: RiichiScore): readonly string[] =>
  [...yakuman, ...yaku].map((item) => item.id).filter((id) => !DORA.includes(id));

/** At tenpai exactly the yaku of a ron, or of a self-draw where there is no ron. */
const yakuOfTenpai = ({ waits }: Tenpai): readonly string[] => [
  ...new Set(
    waits.flatMap((w) => [w.ron ?? w.tsumo, w.riichiRon].flatMap((score) => (score ? idsOf(score) : []))),
  ),
];

type After = Pick<CallChoice, 'after' | 'tenpai' | 'yaku'>;

/** A hand that rests after the choice; in the own turn a replacement tile comes first. */
const restAfter = (facts: Facts, held: Held): After => {
  const s = situationOf(facts.table, held);
  const after = handView(held, facts.sight);
  const riichi = mayRiichi(facts, held, drawsAhead(facts.table) || 1) ? { riichi: laterRiichi(s) } : {};
  const tenpai = tenpaiOf(facts, { s, view: after, ...riichi });
  const yaku = tenpai ? yakuOfTenpai(tenpai) : outlookOf(s, facts.options, facts.sight);
  return { after, yaku, ...(tenpai ? { tenpai } : {}) };
};

/** The hand after a call, without the tiles it used. */
const heldAfter = (held: Held, meld: Meld): Held => {
  if (meld.type === 'addedKan') {
    const melds = held.melds.map((m) => (m.type === 'pon' && m.called === meld.called ? meld : m));
    return { concealed: withoutAll(held.concealed, [meld.added]), melds };
  }
  return { concealed: withoutAll(held.concealed, meld.own), melds: [...held.melds, meld] };
};

const bestOf = (choices: readonly DiscardChoice[]): readonly DiscardChoice[] => {
  const allowed = choices.filter((c) => !c.forbidden);
  return allowed.filter((c) => c.after.shanten === allowed[0]!.after.shanten);
};

/** Chi and pon: a tile has to follow. */
const throwAfter = (facts: Facts, held: Held, meld: Meld): After & Pick<CallChoice, 'discards'> => {
  const s = { ...situationOf(facts.table, held), firstTurn: false };
  const barred = barredBy(meld, facts.options);
  const best = bestOf(rankedDiscards(facts, { s, mayRiichi: false, declared: false, bound: false, barred }));
  const [first] = best;
  if (!first) return {};
  const yaku = first.tenpai
    ? yakuOfTenpai(first.tenpai)
    : outlookOf({ ...s, concealed: withoutAll(s.concealed, [first.tile]) }, facts.options, facts.sight);
  return {
    after: first.after,
    discards: best.map((c) => c.tile),
    yaku,
    ...(first.tenpai ? { tenpai: first.tenpai } : {}),
  };
};

const meldChoice = (facts: Facts, held: Held, meld: Meld): CallChoice => {
  const next = heldAfter(held, meld);
  const isKan = meld.type.endsWith('Kan');
  return {
    call: meld.type,
    own: meld.type === 'addedKan' ? [meld.added] : meld.own,
    ...(isKan ? restAfter(facts, next) : throwAfter(facts, next, meld)),
  };
};

const ronChoices = (facts: Facts, held: Held, claim: Claimable): readonly CallChoice[] => {
  const answer = score(situationOf(facts.table, held), claimWin(facts.table, claim), facts.options);
  return isRefused(answer) ? [] : [{ call: 'ron', own: [], score: answer }];
};

/** Ron first, then groups, behind the passing. */
const claimChoices = (facts: Facts, held: Held, claim: Claimable): readonly CallChoice[] => {
  const choices = [
    ...ronChoices(facts, held, claim),
    ...meldsAllowed(facts, held, claim).map((meld) => meldChoice(facts, held, meld)),
  ];
  return choices.length === 0 ? [] : [{ call: 'pass', own: [], ...restAfter(facts, held) }, ...choices];
};

const tsumoChoices = (facts: Facts, held: Held, drawn: Tile): readonly CallChoice[] => {
  const answer = score(situationOf(facts.table, held), drawWin(facts.table, drawn), facts.options);
  return isRefused(answer) ? [] : [{ call: 'tsumo', own: [], score: answer }];
};

const riichiChoices = (discards: readonly DiscardChoice[]): readonly CallChoice[] => {
  const ready = discards.filter((c) => c.riichi);
  const [first] = ready;
  if (!first) return [];
  return [
    {
      call: 'riichi',
      own: [],
      after: first.after,
      discards: ready.map((c) => c.tile),
      ...(first.tenpai ? { tenpai: first.tenpai, yaku: yakuOfTenpai(first.tenpai) } : {}),
    },
  ];
};

const northChoices = (facts: Facts, whole: Held): readonly CallChoice[] => {
  const north = northAllowed(facts);
  if (north === undefined) return [];
  const held = { ...whole, concealed: withoutAll(whole.concealed, [north]) };
  return [{ call: 'north', own: [north], ...restAfter(facts, held) }];
};

const turnChoices = (
  facts: Facts,
  held: Held,
  drawn: Tile,
  discards: readonly DiscardChoice[],
): readonly CallChoice[] => {
  const whole = { ...held, concealed: [...held.concealed, drawn] };
  return [
    ...tsumoChoices(facts, held, drawn),
    ...riichiChoices(discards),
    ...ownKansAllowed(facts).map((meld) => meldChoice(facts, whole, meld)),
    ...northChoices(facts, whole),
    ...(nineTerminalsAllowed(facts) ? [{ call: 'nineTerminals' as const, own: [] }] : []),
  ];
};

/** Everything the viewer may do now; empty where there is nothing. `discards`: those of this turn. */
export const callChoices = (facts: Facts, discards: readonly DiscardChoice[]): readonly CallChoice[] => {
  const { table } = facts;
  const held = heldOf(table);
  if (!held) return [];
  const claim = claimOf(table);
  if (claim) return claimChoices(facts, held, claim);
  const drawn = drawnOf(table);
  const isMine = table.phase === 'discard' && table.turn === table.me;
  return isMine && drawn !== undefined ? turnChoices(facts, held, drawn, discards) : [];
};
