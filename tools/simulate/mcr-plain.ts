import { situationOf } from '../../src/analysis/situation.ts';
import type { GameRules } from '../../src/game/game.ts';
import { valueOfHand } from '../../src/rules/mcr/score.ts';
import type { Win } from '../../src/rules/rules.ts';
import { seatsOf } from '../../src/tiles/seat.ts';
import { kindOf, type Tile } from '../../src/tiles/tile.ts';
import { countKinds, isComplete } from './plain.ts';
import type { Before, Plain } from './plain-checks.ts';

type Mcr = Extract<GameRules, { family: 'mcr' }>;

const kindsOf = (tiles: readonly Tile[]): readonly number[] => tiles.map(kindOf);

/** 147 of one suit, 258 of another, 369 of the third: six patterns. */
const PATTERNS: readonly (readonly number[])[] = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
].map((suits) => suits.flatMap((start, suit) => [0, 3, 6].map((step) => suit * 9 + start + step)));

const FORMS = { quadsArePairs: true, orphans: true };

/** Fourteen different tiles, all honours or of one pattern. */
const isDifferent = (kinds: readonly number[]): boolean =>
  new Set(kinds).size === 14 && PATTERNS.some((p) => kinds.every((k) => k >= 27 || p.includes(k)));

/** The nine tiles of a pattern, and beside them a group (or a meld) and a pair. */
const isStraight = (kinds: readonly number[], melds: number): boolean =>
  melds < 2 &&
  PATTERNS.some((pattern) => {
    if (!pattern.every((k) => kinds.includes(k))) return false;
    const left = countKinds(kinds);
    for (const k of pattern) left[k]!--;
    return isComplete(left, melds + 3, { quadsArePairs: false, orphans: false });
  });

const isWhole = (kinds: readonly number[], melds: number): boolean =>
  isComplete(countKinds(kinds), melds, FORMS) ||
  (melds === 0 && isDifferent(kinds)) ||
  isStraight(kinds, melds);

/** Every tile that everyone can see of this kind, the shown one left out. */
const inSight = ({ watch, seat, hand, tile }: Before): number => {
  const table = watch.table(seat);
  const open = table.seats.flatMap((s) => [
    ...s.river.filter((d) => d.calledBy === undefined).map((d) => d.tile),
    ...s.melds.flatMap((m) => {
      if (m.type === 'closedKan') return [];
      return m.type === 'addedKan' ? [...m.own, m.called, m.added] : [...m.own, m.called];
    }),
  ]);
  return kindsOf(open).filter((k) => k === kindOf(tile)).length - (hand.claimable ? 1 : 0);
};

const winOf = (before: Before): Win => {
  const { hand, player, tile } = before;
  const isEmpty = hand.wall.live.length === hand.wall.taken + hand.wall.replaced;
  const { claimable } = hand;
  const lastCopy = inSight(before) === 3 ? { lastCopy: true as const } : {};
  if (!claimable) return { tile, by: player.drawnFrom ?? 'wall', last: isEmpty, ...lastCopy };
  const { by, seat: from } = claimable;
  return { tile, from, by, last: isEmpty && by === 'discard', ...lastCopy };
};

const worthOf = (before: Before, rules: Mcr) => {
  const { watch, seat, player } = before;
  const s = situationOf(watch.table(seat), { concealed: player.concealed, melds: player.melds });
  return valueOfHand(s, winOf(before), rules.options);
};

export const mcrPlain = (rules: Mcr): Plain => ({
  hasChi: true,
  mayDeclare: () => false,
  total: (before) => {
    const value = worthOf(before, rules);
    return typeof value === 'string' ? undefined : value.total;
  },
  mayWin: (before) => {
    const { player, tile, hand } = before;
    if (hand.claimable?.by === 'closedKan') return false;
    if (!isWhole(kindsOf([...player.concealed, tile]), player.melds.length)) return false;
    const value = worthOf(before, rules);
    return typeof value !== 'string' && value.basic >= rules.options.minimum;
  },
  payments: ({ seat, from, stated }) => {
    const total = stated!.points!;
    const share = (payer: number): number => (from === undefined || payer === from ? 8 + total : 8);
    const won = from === undefined ? 3 * (8 + total) : 24 + total;
    return seatsOf(4).map((payer) => (payer === seat ? won : -share(payer)));
  },
  draw: ({ hand }) => hand.seats.map(() => 0),
});
