// An MCR hand in the words of the review by shape.

import type { HandView } from '../../analysis/analysis.ts';
import type { McrTenpai, McrWait, Plans } from '../../analysis/mcr/analysis.ts';
import type { Act } from '../../game/act.ts';
import type { ReadyHand, Shaped } from '../by-shape/shaped.ts';

const FAR = Number.POSITIVE_INFINITY;

const shortOf = ({ short }: McrWait): number => Math.min(short.byDiscard ?? FAR, short.bySelfDraw ?? FAR);

const mayWin = ({ live, bars }: McrWait): boolean => live > 0 && !bars.includes('underMinimum');

const pointsOf = ({ waits }: McrTenpai): number => {
  const winning = waits.filter(mayWin);
  const tiles = winning.reduce((sum, w) => sum + w.live, 0);
  const points = winning.reduce((sum, { live, byDiscard, bySelfDraw, bars }) => {
    const score = bars.includes('selfDrawOnly') && bySelfDraw ? bySelfDraw : byDiscard;
    return sum + live * score.total;
  }, 0);
  return tiles === 0 ? 0 : points / tiles;
};

const readyOf = (tenpai: McrTenpai): ReadyHand => ({
  readiness: tenpai.readiness,
  waits: tenpai.waits.map((w) => w.kind),
  short: Math.min(...tenpai.waits.map(shortOf)),
  points: pointsOf(tenpai),
});

interface Left {
  readonly after: HandView;
  readonly tenpai?: McrTenpai;
  readonly plans: Plans;
}

export const mcrShaped = (act: Act, { after, tenpai, plans }: Left): Shaped => {
  const [nearest] = plans.plans;
  return {
    act,
    view: after,
    winning: tenpai ? tenpai.tilesByDiscard + tenpai.tilesBySelfDraw : 0,
    ...(nearest ? { away: nearest.away, fan: nearest.fan } : {}),
    exactTo: plans.exactTo,
    ...(tenpai ? { ready: readyOf(tenpai) } : {}),
  };
};
