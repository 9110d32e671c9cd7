// A simple player: it sees what its seat sees, is told what it may do, and plays for the quickest hand. It discards by
// shanten, then by tiles that help and nobody has shown, and calls what brings it nearer to a hand with a yaku.

import { ukeire, ukeireOfDiscards } from '../shapes/ukeire.ts';
import { seenCounts } from '../table/seen.ts';
import type { Table } from '../table/table.ts';
import { countsOf, type Tally } from '../tiles/counts.ts';
import { baseOf, type Meld } from '../tiles/meld.ts';
import { seatWindOf } from '../tiles/seat.ts';
import {
  isDragon,
  isRedFive,
  isTerminalOrHonour,
  type Kind,
  kindOf,
  type Tile,
  windKind,
} from '../tiles/tile.ts';
import type { Act } from './act.ts';

type Of<T extends Act['type']> = Extract<Act, { type: T }>;

/** A player: from what one seat sees and may do to what it does. */
export type Bot = (table: Table, choices: readonly Act[]) => Act;

const handOf = (table: Table): readonly Tile[] => {
  const { concealed, drawn } = table.seats[table.me]!;
  const own = typeof concealed === 'number' ? [] : concealed;
  return drawn === undefined || drawn === 'hidden' ? own : [...own, drawn];
};

const meldsOf = (table: Table): readonly Meld[] => table.seats[table.me]!.melds;

const live = (kinds: readonly Kind[], seen: Tally): number =>
  kinds.reduce((sum, k) => sum + Math.max(0, 4 - seen[k]!), 0);

/** The better the higher: nearness first, then live tiles. */
const gradeOf = (shanten: number, kinds: readonly Kind[], seen: Tally): number =>
  live(kinds, seen) - 1000 * shanten;

/** What a player is after, beside speed. */
export interface Plan {
  /** How much rather than by speed alone a kind is thrown. */
  readonly spare: (table: Table) => (kind: Kind) => number;
  /** Whether a hand of these melds and tiles can still be won with. */
  readonly mayCall: (table: Table, melds: readonly Meld[], left: readonly Tile[]) => boolean;
}

const gradesOfDiscards = (table: Table, plan: Plan): ReadonlyMap<Kind, number> => {
  const seen = seenCounts(table);
  const spare = plan.spare(table);
  return new Map(
    ukeireOfDiscards(countsOf(handOf(table)), meldsOf(table).length).map((u) => [
      u.discard,
      gradeOf(u.shanten, u.kinds, seen) + spare(u.discard),
    ]),
  );
};

const best = <T>(items: readonly T[], worth: (item: T) => number): T | undefined =>
  items.reduce<T | undefined>(
    (top, item) => (top === undefined || worth(item) > worth(top) ? item : top),
    undefined,
  );

const isOf =
  <T extends Act['type']>(type: T) =>
  (act: Act): act is Of<T> =>
    act.type === type;

/** Of equal discards: riichi, then a plain five before a red one. */
const discardGrade = (grades: ReadonlyMap<Kind, number>, { tile, riichi }: Of<'discard'>): number =>
  (grades.get(kindOf(tile)) ?? 0) + (riichi ? 0.5 : 0) - (isRedFive(tile) ? 0.25 : 0);

const bestDiscard = (table: Table, choices: readonly Act[], plan: Plan): Act | undefined => {
  const discards = choices.filter(isOf('discard'));
  if (discards.length < 2) return discards[0];
  const grades = gradesOfDiscards(table, plan);
  return best(discards, (act) => discardGrade(grades, act));
};

const isValue = (kind: Kind, { round, me }: Table): boolean =>
  isDragon(kind) ||
  kind === windKind(round.wind) ||
  kind === windKind(seatWindOf(me, round.dealer, round.players));

/** An open hand needs a yaku: a set of value tiles, or simples alone. */
export const hasPlan = (table: Table, melds: readonly Meld[], left: readonly Tile[]): boolean => {
  if (melds.some((m) => m.type !== 'chi' && isValue(baseOf(m), table))) return true;
  const ends = [...left, ...melds.flatMap((m) => m.own)].filter((t) => isTerminalOrHonour(kindOf(t)));
  const called = melds.some((m) => m.type !== 'closedKan' && isTerminalOrHonour(kindOf(m.called)));
  return !called && ends.length <= 2;
};

const without = (tiles: readonly Tile[], gone: readonly Tile[]): readonly Tile[] =>
  gone.reduce<readonly Tile[]>((left, t) => left.toSpliced(left.indexOf(t), 1), tiles);

/** How far the hand would be after a call and its discard. */
const shantenAfter = (left: readonly Tile[], melds: number): number =>
  Math.min(...ukeireOfDiscards(countsOf(left), melds).map((u) => u.shanten));

const bestCall = (table: Table, choices: readonly Act[], plan: Plan): Act | undefined => {
  const calls = choices.filter(isOf('meld')).filter(({ meld }) => meld.type === 'chi' || meld.type === 'pon');
  if (calls.length === 0) return undefined;
  const [hand, melds] = [handOf(table), meldsOf(table)];
  const now = ukeire(countsOf(hand), melds.length).shanten;
  const nearer = ({ meld }: Of<'meld'>): number => {
    const left = without(hand, meld.own);
    if (!plan.mayCall(table, [...melds, meld], left)) return 0;
    return now - shantenAfter(left, melds.length + 1);
  };
  const call = best(calls, nearer);
  return call && nearer(call) > 0 ? call : undefined;
};

/** A kan that costs nothing: a closed hand's own, or in an open hand any. */
export const freeKan = (table: Table, choices: readonly Act[]): Act | undefined => {
  const melds = meldsOf(table);
  const hand = handOf(table);
  const now = shantenAfter(hand, melds.length);
  return choices.filter(isOf('meld')).find(({ meld }) => {
    if (meld.type === 'addedKan')
      return ukeire(countsOf(without(hand, [meld.added])), melds.length).shanten <= now;
    if (meld.type !== 'closedKan') return false;
    return ukeire(countsOf(without(hand, meld.own)), melds.length + 1).shanten <= now;
  });
};

const byType = (choices: readonly Act[], type: Act['type']): Act | undefined => choices.find(isOf(type));

const claimOf = (table: Table, choices: readonly Act[], plan: Plan): Act =>
  byType(choices, 'ron') ?? bestCall(table, choices, plan) ?? { type: 'pass' };

const turnOf = (table: Table, choices: readonly Act[], plan: Plan): Act =>
  byType(choices, 'tsumo') ??
  byType(choices, 'nineTerminals') ??
  byType(choices, 'aside') ??
  freeKan(table, choices) ??
  bestDiscard(table, choices, plan) ??
  choices[0]!;

export const playing =
  (plan: Plan): Bot =>
  (table, choices) =>
    choices.some(isOf('pass')) ? claimOf(table, choices, plan) : turnOf(table, choices, plan);

/** The quickest hand. */
export const byUkeire: Bot = playing({ spare: () => () => 0, mayCall: hasPlan });

const suitOf = (kind: Kind): number => Math.floor(kind / 9);
const HONOURS = 3;
const OFF_SUIT = 5000;

/** The suit of which this seat holds most, called tiles counting double. */
const mainSuit = (table: Table): number => {
  const sizes = [0, 0, 0];
  const called = meldsOf(table).flatMap((m) => [...m.own, ...m.own]);
  for (const tile of [...handOf(table), ...called]) {
    const suit = suitOf(kindOf(tile));
    if (suit < HONOURS) sizes[suit]!++;
  }
  return sizes.indexOf(Math.max(...sizes));
};

const isOn = (suit: number, kind: Kind): boolean => suitOf(kind) === suit || suitOf(kind) === HONOURS;

/** One suit and honours: a hand that reaches eight points. */
export const byFlush: Bot = playing({
  spare: (table) => {
    const suit = mainSuit(table);
    return (kind) => (isOn(suit, kind) ? 0 : OFF_SUIT);
  },
  mayCall: (table, melds) => {
    const suit = mainSuit(table);
    return melds.every((m) => isOn(suit, baseOf(m)));
  },
});
