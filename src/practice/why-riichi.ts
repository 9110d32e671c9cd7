// Why riichi or upeo was not offered: of all discards the reason that is nearest to allowing it.

import type { Act, Refused } from '../game/act.ts';
import { bookOf } from '../game/game.ts';
import { type Hand, playerAt, tilesWithout, wallLeft, wholeOf } from '../game/hand.ts';
import { factsOf } from '../game/korean/facts.ts';
import { refusalOf } from '../game/permits.ts';
import type { KoreanOptions } from '../rules/korean/options.ts';
import { upeoWaits } from '../rules/korean/upeo.ts';
import type { Seat } from '../tiles/seat.ts';
import type { Tile } from '../tiles/tile.ts';
import type { Asked, Why } from './why.ts';

const declaring = (hand: Hand, seat: Seat): readonly Act[] => {
  const { concealed, drawn } = playerAt(hand, seat);
  const own = [...new Set(concealed)].map(
    (tile): Act => ({ type: 'discard', tile, drawn: false, riichi: true }),
  );
  return drawn === undefined ? own : [...own, { type: 'discard', tile: drawn, drawn: true, riichi: true }];
};

/** What the declared hand is sure of: by the strict rule its cheapest wait counts. */
const baseAfter = (hand: Hand, seat: Seat, tile: Tile, options: KoreanOptions): number => {
  const concealed = tilesWithout(wholeOf(playerAt(hand, seat)), [tile]) ?? [];
  const bases = upeoWaits({ ...factsOf(hand, seat, options), concealed }, options).map(({ base }) => base);
  if (bases.length === 0) return 0;
  return options.upeoCheck === 'allWaits' ? Math.min(...bases) : Math.max(...bases);
};

const tooCheap = ({ rules, hand, seat }: Asked): Why => {
  if (rules.family !== 'korean') return { id: 'refused', code: 'belowMinimum' };
  const { options } = rules;
  const has = Math.max(...wholeOf(playerAt(hand, seat)).map((tile) => baseAfter(hand, seat, tile, options)));
  return { id: 'belowMinimum', has, needs: options.minBase };
};

const fewPoints = ({ rules, hand, seat }: Asked): Why => ({
  id: 'fewPoints',
  has: playerAt(hand, seat).score,
  needs: rules.family === 'riichi' ? rules.options.riichi.minPoints : 0,
});

/** Three players need a tile less. */
const fewTiles = ({ rules, hand }: Asked): Why => {
  const has = wallLeft(hand);
  switch (rules.family) {
    case 'riichi':
      return { id: 'fewTiles', has, needs: Math.min(rules.options.riichi.minWall, rules.players) };
    case 'korean':
      return { id: 'fewTiles', has, needs: rules.options.upeoMinWall };
    case 'mcr':
      return { id: 'noRiichi' };
  }
};

/** The nearest to being allowed first. */
const REASONS: readonly (readonly [Refused, (asked: Asked) => Why])[] = [
  ['riichiNotPlayed', () => ({ id: 'noRiichi' })],
  ['riichiTwice', () => ({ id: 'alreadyRiichi' })],
  ['riichiOpenHand', () => ({ id: 'openHand' })],
  ['belowMinimum', tooCheap],
  ['riichiPoints', fewPoints],
  ['riichiWall', fewTiles],
  ['riichiNotTenpai', () => ({ id: 'notTenpai' })],
];

export const whyNoRiichi = (asked: Asked): Why => {
  const { rules, hand, seat } = asked;
  if (hand.phase !== 'discard' || hand.turn !== seat) return { id: 'notYourTurn' };
  const book = bookOf(rules);
  const codes = declaring(hand, seat).map((act) => refusalOf(book, hand, seat, act));
  if (codes.includes(undefined)) return { id: 'offered' };
  const reason = REASONS.find(([code]) => codes.includes(code));
  return reason ? reason[1](asked) : { id: 'refused', code: codes[0]! };
};
