// A row for every wait: what it is worth by discard and by self-draw, and how much is missing to the minimum. Tenpai by
// shape is one thing, ready to win another.

import type { McrSituation } from '../../rules/mcr/hand.ts';
import { waitValue } from '../../rules/mcr/projection.ts';
import type { McrScore } from '../../rules/mcr/score.ts';
import { isRefused, valueOfHand } from '../../rules/mcr/score.ts';
import { waitsOf } from '../../rules/mcr/waits.ts';
import { plainTile } from '../../tiles/tile.ts';
import type { Accepted, HandView } from '../analysis.ts';
import type { McrBar, McrTenpai, McrWait, Readiness, Short } from './analysis.ts';
import { foreseen, isLast, type McrFacts } from './facts.ts';

const shortOf = ({ basic }: McrScore, minimum: number): number => Math.max(0, minimum - basic);

const barsOf = ({ byDiscard, bySelfDraw }: Short, live: number): readonly McrBar[] => {
  const bars: McrBar[] = [];
  const [discard, draw] = [byDiscard === 0, bySelfDraw === 0];
  if (!discard && !draw) bars.push('underMinimum');
  else if (!discard) bars.push('selfDrawOnly');
  else if (!draw && bySelfDraw !== undefined) bars.push('discardOnly');
  if (live === 0) bars.push('dead');
  return bars;
};

/** The last discard of the hand: nobody draws after it, and it is worth more. */
const lastDiscard = (facts: McrFacts, s: McrSituation, { kind }: Accepted): McrScore => {
  const from = s.seat === 0 ? 1 : 0;
  const win = { tile: plainTile(kind), from, by: 'discard', last: true, ...foreseen(facts, kind) } as const;
  const value = valueOfHand(s, win, facts.options);
  if (isRefused(value)) throw new Error(`a wait does not complete the hand: ${value}`);
  return value;
};

const valuesOf = (
  facts: McrFacts,
  s: McrSituation,
  wait: Accepted,
): Pick<McrWait, 'byDiscard' | 'bySelfDraw'> => {
  if (isLast(facts.table)) return { byDiscard: lastDiscard(facts, s, wait) };
  const { byDiscard, bySelfDraw } = waitValue(s, wait.kind, facts.options, {
    last: false,
    ...foreseen(facts, wait.kind),
  });
  return { byDiscard, bySelfDraw };
};

const waitOf = (facts: McrFacts, s: McrSituation, accepted: Accepted): McrWait => {
  const { minimum } = facts.options;
  const values = valuesOf(facts, s, accepted);
  const short: Short = {
    byDiscard: shortOf(values.byDiscard, minimum),
    ...(values.bySelfDraw && { bySelfDraw: shortOf(values.bySelfDraw, minimum) }),
  };
  return { ...accepted, ...values, short, bars: barsOf(short, accepted.live) };
};

const winsBy = (way: keyof Short) => (wait: McrWait) => wait.short[way] === 0;
const copies = (waits: readonly McrWait[]): number => waits.reduce((sum, w) => sum + w.live, 0);

const readinessOf = (waits: readonly McrWait[]): Readiness => {
  const live = waits.filter((w) => w.live > 0);
  if (live.length === 0) return 'dead';
  if (live.every((w) => w.bars.length === 0)) return 'ready';
  return live.every((w) => w.bars.includes('underMinimum')) ? 'shapeOnly' : 'partly';
};

/** Undefined where the hand is not tenpai. */
export const mcrTenpaiOf = (facts: McrFacts, s: McrSituation, view: HandView): McrTenpai | undefined => {
  if (view.shanten !== 0) return undefined;
  const waits = view.accepts.map((accepted) => waitOf(facts, s, accepted));
  return {
    readiness: readinessOf(waits),
    waits,
    ownFour: waitsOf(s).dead,
    tilesByDiscard: copies(waits.filter(winsBy('byDiscard'))),
    tilesBySelfDraw: copies(waits.filter(winsBy('bySelfDraw'))),
  };
};
