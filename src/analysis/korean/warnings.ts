// The worst first: a win that is refused now, an upeo that was not allowed, furiten, waits that fall short, waits that are
// gone. Each is a fact with its cause; the sentence is the view's.

import type { KoreanSituation } from '../../rules/korean/flags.ts';
import type { KoreanRefusal } from '../../rules/korean/refusals.ts';
import { isRefused, score } from '../../rules/korean/score.ts';
import type { Furiten, Win } from '../../rules/rules.ts';
import { flowersHeld } from '../flowers.ts';
import { claimOf } from '../furiten.ts';
import { drawnOf, type Held } from '../situation.ts';
import type {
  KoreanBar,
  KoreanDiscard,
  KoreanShort,
  KoreanTenpai,
  KoreanUpeo,
  KoreanWait,
  KoreanWarning,
} from './analysis.ts';
import { claimWin, drawSituation, drawWin, type KoreanFacts, koreanSituation } from './facts.ts';
import { scoreAnyway, shortOf } from './worth.ts';

interface Seen {
  readonly facts: KoreanFacts;
  readonly held: Held;
  /** Of the hand at rest, at this moment. */
  readonly furiten: readonly Furiten[];
  /** What the panel speaks of: the hand at rest, or after the best discard. */
  readonly tenpai: KoreanTenpai | undefined;
  readonly discards: readonly KoreanDiscard[];
  readonly upeo: KoreanUpeo;
}

/** Reasons that a complete hand is refused for. */
const OF_COMPLETE: readonly KoreanRefusal[] = ['furiten', 'belowMinimum', 'illegalUpeo'];

const refusedWin = (s: KoreanSituation, win: Win, { options }: KoreanFacts): readonly KoreanWarning[] => {
  const reason = score(s, win, options);
  if (!isRefused(reason) || !OF_COMPLETE.includes(reason)) return [];
  const short = shortOf(scoreAnyway(s, win, options), options);
  return [{ type: 'winRefusedNow', tile: win.tile, reason, short }];
};

/** A win that this moment would bring and that is none. */
const refused = ({ facts, held }: Seen): readonly KoreanWarning[] => {
  const { table } = facts;
  const claim = claimOf(table);
  if (claim) return refusedWin(koreanSituation(facts, held), claimWin(facts, claim), facts);
  const drawn = drawnOf(table);
  const isMine = table.phase === 'discard' && table.turn === table.me;
  if (!isMine || drawn === undefined || flowersHeld(table).length > 0) return [];
  return refusedWin(drawSituation(facts, held), drawWin(facts, drawn), facts);
};

const jumped = ({ facts, upeo }: Seen): readonly KoreanWarning[] => {
  if (!upeo.jumped) return [];
  const waits = upeo.waits.filter((w) => !w.suffices).map((w) => w.kind);
  return [{ type: 'illegalUpeo', waits, voidsWin: facts.options.illegalUpeo === 'voidWin' }];
};

const isFree = ({ facts, upeo }: Seen): boolean =>
  facts.table.phase === 'discard' && facts.table.turn === facts.table.me && upeo.declared === 'none';

/** The furiten that stands. On the own turn those of the next discards say more, save where the hand is bound by upeo. */
const standing = (seen: Seen): readonly KoreanWarning[] =>
  isFree(seen) ? [] : seen.furiten.map((furiten) => ({ type: 'furiten', furiten }));

const kindsOf = (waits: readonly KoreanWait[]) => waits.map((w) => w.kind);

/** Discards that keep the hand ready and leave it furiten, best first. */
const after = (seen: Seen): readonly KoreanWarning[] => {
  if (!isFree(seen)) return [];
  return seen.discards.flatMap(({ tile, tenpai }): readonly KoreanWarning[] => {
    const [furiten] = tenpai?.furiten ?? [];
    return tenpai && furiten ? [{ type: 'furitenAfter', tile, furiten, waits: kindsOf(tenpai.waits) }] : [];
  });
};

const barred = ({ tenpai }: Seen, bar: KoreanBar): readonly KoreanWait[] =>
  tenpai?.waits.filter((w) => w.bars.includes(bar)) ?? [];

const FAR = Number.POSITIVE_INFINITY;

const SHORT: Readonly<
  Record<'underMinimum' | 'selfDrawOnly' | 'discardOnly', (short: KoreanShort) => number>
> = {
  underMinimum: ({ byDiscard = FAR, bySelfDraw = FAR }) => Math.min(byDiscard, bySelfDraw),
  selfDrawOnly: ({ byDiscard = FAR }) => byDiscard,
  discardOnly: ({ bySelfDraw = FAR }) => bySelfDraw,
};

/** Waits that fall short in this way, and the least that is missing. */
const short =
  (type: keyof typeof SHORT) =>
  (seen: Seen): readonly KoreanWarning[] => {
    const waits = barred(seen, type);
    if (waits.length === 0) return [];
    return [{ type, waits: kindsOf(waits), short: Math.min(...waits.map((w) => SHORT[type](w.short))) }];
  };

const dead = (seen: Seen): readonly KoreanWarning[] => {
  const waits = barred(seen, 'dead');
  return waits.length === 0 ? [] : [{ type: 'deadWait', waits: kindsOf(waits) }];
};

const unknown = ({ facts }: Seen): readonly KoreanWarning[] =>
  facts.table.unknown.map((u) => ({ type: 'unknown', unknown: u }));

const SECTIONS = [
  refused,
  jumped,
  standing,
  after,
  short('underMinimum'),
  short('selfDrawOnly'),
  short('discardOnly'),
  dead,
  unknown,
];

export const koreanWarnings = (seen: Seen): readonly KoreanWarning[] =>
  SECTIONS.flatMap((section) => section(seen));
