// What a win pays by the printed rule alone: basic points from han and fu, each share rounded up to a hundred.

import type { GameRules } from '../../src/game/game.ts';
import type { RiichiScore } from '../../src/rules/riichi/score.ts';
import type { Situation } from '../../src/rules/rules.ts';
import type { Seat } from '../../src/tiles/seat.ts';

type Riichi = Extract<GameRules, { family: 'riichi' }>;

const up = (points: number): number => Math.ceil(points / 100) * 100;

const LIMITS: readonly (readonly [number, number])[] = [
  [13, 8000],
  [11, 6000],
  [8, 4000],
  [6, 3000],
  [5, 2000],
];

const basicOf = ({ han, fu, yakuman }: RiichiScore): number => {
  if (yakuman.length > 0) return 8000 * yakuman.reduce((sum, y) => sum + y.value, 0);
  const limit = LIMITS.find(([from]) => han! >= from)?.[1];
  return limit ?? Math.min(2000, fu! * 2 ** (han! + 2));
};

interface Paid {
  readonly seat: Seat;
  readonly from?: Seat;
}

/** Undefined where liability or an option outside the printed rule is at work. */
export const payments = (
  value: RiichiScore,
  { seat, from }: Paid,
  s: Situation,
  { options, players }: Riichi,
): readonly number[] | undefined => {
  const isPlain =
    options.kazoe === 'yakuman' && !options.kiriageMangan && options.tsumoLoss && !options.northBisection;
  if (value.liable || !isPlain) return undefined;
  const basic = basicOf(value);
  const seats = Array.from({ length: players }, (_, i) => i);
  const honba = (s.honba * options.honbaValue) / 3;
  const isDealer = seat === s.dealer;
  const share = (payer: number): number => {
    if (payer === seat) return 0;
    if (from === undefined) return up(basic * (isDealer || payer === s.dealer ? 2 : 1)) + honba;
    return payer === from ? up(basic * (isDealer ? 6 : 4)) + honba * (players - 1) : 0;
  };
  const total = seats.reduce((sum, payer) => sum + share(payer), 0) + 1000 * s.riichiSticks;
  return seats.map((payer) => (payer === seat ? total : 0 - share(payer)));
};
