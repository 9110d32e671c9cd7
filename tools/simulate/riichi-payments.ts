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

const basicOf = ({ han, fu, yakuman }: RiichiScore, { kazoe, kiriageMangan }: Riichi['options']): number => {
  if (yakuman.length > 0) return 8000 * yakuman.reduce((sum, y) => sum + y.value, 0);
  const limit = LIMITS.find(([from]) => han! >= from)?.[1];
  if (limit) return kazoe === 'sanbaiman' ? Math.min(limit, 6000) : limit;
  const basic = fu! * 2 ** (han! + 2);
  return kiriageMangan && basic >= 1920 ? 2000 : Math.min(2000, basic);
};

interface Paid {
  readonly seat: Seat;
  readonly from?: Seat;
}

/** Each payer's share of so many basic points, by self-draw or by ron, without honba. */
const sharesOf = (basic: number, { seat, from }: Paid, dealer: Seat, players: number): readonly number[] =>
  Array.from({ length: players }, (_, payer) => {
    if (payer === seat) return 0;
    if (from === undefined) return up(basic * (seat === dealer || payer === dealer ? 2 : 1));
    return payer === from ? up(basic * (seat === dealer ? 6 : 4)) : 0;
  });

/**
 * A yakuman that somebody is liable for is paid whole by that seat, of a ron half by it and half by the discarder; what
 * nobody is liable for is paid as ever, the honba by the liable seat alone. By an option it answers for the whole hand.
 */
const liablePayments = (
  value: RiichiScore,
  paid: Paid,
  s: Situation,
  { options, players }: Riichi,
): readonly number[] => {
  const { seat: liable, yakuman } = value.liable!;
  const times = options.paoScope === 'whole' ? undefined : value.yakuman.find((y) => y.id === yakuman)!.value;
  const all = 8000 * value.yakuman.reduce((sum, y) => sum + y.value, 0);
  const covered = times === undefined ? all : 8000 * times;
  const worth = sharesOf(covered, paid, s.dealer, players).reduce((sum, share) => sum + share, 0);
  const rest = sharesOf(all - covered, paid, s.dealer, players);
  const honba = s.honba * (options.honbaValue / 3) * (players - 1);
  const shares = rest.map((share, payer) => {
    const half = paid.from === undefined || paid.from === liable ? 0 : worth / 2;
    const own = payer === liable ? worth - half + honba : 0;
    return share + own + (payer === paid.from && payer !== liable ? half : 0);
  });
  const total = shares.reduce((sum, share) => sum + share, 0) + 1000 * s.riichiSticks;
  return shares.map((share, payer) => (payer === paid.seat ? total : 0 - share));
};

/** Undefined where an option outside the printed rule is at work. */
export const payments = (
  value: RiichiScore,
  paid: Paid,
  s: Situation,
  rules: Riichi,
): readonly number[] | undefined => {
  const { options, players } = rules;
  const isPlain = players === 4 || (options.tsumoLoss && !options.northBisection);
  if (!isPlain) return undefined;
  if (value.liable) return liablePayments(value, paid, s, rules);
  const honba = (s.honba * options.honbaValue) / 3;
  const shares = sharesOf(basicOf(value, options), paid, s.dealer, players).map((share) => {
    if (share === 0) return 0;
    return share + honba * (paid.from === undefined ? 1 : players - 1);
  });
  const total = shares.reduce((sum, share) => sum + share, 0) + 1000 * s.riichiSticks;
  return shares.map((share, payer) => (payer === paid.seat ? total : 0 - share));
};
