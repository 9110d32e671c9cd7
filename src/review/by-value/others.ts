// How soon another wins, in MCR and Korean games: counted by `tools/review/others-wins.ts` over few hands, so that a judgement
// has to hold at half of these rates and at twice, too (`compare.ts`). Who waits nobody sees here: the rates are those of all
// hands, by own discards made.

import type { RulesId } from '../../rules/rules.ts';
import type { Threat } from '../net.ts';

export type ByValue = Exclude<RulesId, 'riichi'>;

/** That another wins within a go-round, not on the own discard; three own discards to a row, the last for all further ones. */
const RATES: Readonly<Record<ByValue, readonly number[]>> = {
  // 26 recorded hands.
  mcr: [0, 0.003, 0.023, 0.04, 0.125],
  // 240 played by the project's own players.
  korean: [0.004, 0.036, 0.054, 0.076, 0.014],
};
const PER_ROW = 3;

/** More go-rounds than any hand has. */
const HORIZON = 30;

/** `times`: the rates so many times over. Nobody has learned dangers here: a discard costs nothing. */
export const threatBy = (family: ByValue, made: number, times: number): Threat => {
  const rates = RATES[family];
  const rateAt = (turn: number): number => rates[Math.min(rates.length - 1, Math.floor(turn / PER_ROW))]!;
  return {
    hazards: Array.from({ length: HORIZON }, (_, ahead) => Math.min(1, times * rateAt(made + ahead))),
    toll: 0,
    isReal: false,
  };
};
