// A Korean hand in the words of the review by shape, and what upeo adds to its waits.

import type { HandView } from '../../analysis/analysis.ts';
import type { KoreanTenpai, KoreanWait, KoreanWorth } from '../../analysis/korean/analysis.ts';
import type { Act } from '../../game/act.ts';
import type { ReadyHand, Shaped } from '../by-shape/shaped.ts';

const FAR = Number.POSITIVE_INFINITY;

const shortOf = ({ short }: KoreanWait): number => Math.min(short.byDiscard ?? FAR, short.bySelfDraw ?? FAR);

/** What a win on the wait is worth, if it may be won on: by discard where it can be. */
const totalOf = ({ byDiscard, bySelfDraw, short }: KoreanWorth): number => {
  if (short.byDiscard === 0) return byDiscard.total;
  return short.bySelfDraw === 0 && bySelfDraw ? bySelfDraw.total : 0;
};

const average = (waits: readonly KoreanWait[], worthOf: (wait: KoreanWait) => number): number => {
  const tiles = waits.reduce((sum, w) => sum + w.live, 0);
  return tiles === 0 ? 0 : waits.reduce((sum, w) => sum + w.live * worthOf(w), 0) / tiles;
};

const readyOf = ({ readiness, waits }: KoreanTenpai): ReadyHand => ({
  readiness,
  waits: waits.map((w) => w.kind),
  short: Math.min(...waits.map(shortOf)),
  points: average(waits, totalOf),
});

/** The share of what its waits are worth that a hand gives up by keeping silent; 0: upeo adds nothing. */
export const upeoShare = ({ waits }: KoreanTenpai): number => {
  const silent = average(waits, totalOf);
  const declared = average(waits, (w) => totalOf(w.withUpeo ?? w));
  return declared <= silent ? 0 : 1 - silent / declared;
};

interface Left {
  readonly after: HandView;
  readonly tenpai?: KoreanTenpai;
}

export const koreanShaped = (act: Act, { after, tenpai }: Left): Shaped => ({
  act,
  view: after,
  winning: tenpai ? tenpai.tilesByDiscard + tenpai.tilesBySelfDraw : 0,
  ...(tenpai ? { ready: readyOf(tenpai) } : {}),
});
