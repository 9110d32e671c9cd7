// A row for every wait: what it pays by ron and by self-draw, with and without riichi, and why ron is barred.

import { furiten } from '../rules/riichi/furiten.ts';
import type { RiichiOptions } from '../rules/riichi/options.ts';
import type { Furiten, Situation, Win } from '../rules/rules.ts';
import { type Decomposition, decompose } from '../shapes/decompose.ts';
import { countsOf } from '../tiles/counts.ts';
import { type Seat, seatAfter } from '../tiles/seat.ts';
import { type Kind, kindOf, plainTile, rankOf } from '../tiles/tile.ts';
import type { Accepted, HandView, RonBar, Tenpai, Wait, WaitShape } from './analysis.ts';
import { type Facts, scoreOf } from './facts.ts';
import { isLastTile } from './situation.ts';

/** A tenpai hand at rest. */
export interface Ready {
  readonly s: Situation;
  readonly view: HandView;
  /** The facts with riichi declared; absent where it cannot be, or is already. */
  readonly riichi?: Situation;
}

/** By ron from the next seat: what a hand is worth does not hang on who pays. Of a five the plain one is counted on. */
const ronOn = (s: Situation, kind: Kind, last: boolean): Win => ({
  tile: plainTile(kind),
  from: seatAfter(s.seat, 1, s.players) as Seat,
  by: 'discard',
  last,
});

/** From the live wall; whether it will be the last tile of it cannot be known before. */
const drawOf = (kind: Kind): Win => ({ tile: plainTile(kind), by: 'wall', last: false });

/** Once the wall is empty nobody draws any more: what is left is a ron on the last discard. */
const scoresOf = ({ table, options }: Facts, { s, riichi }: Ready, kind: Kind): Partial<Wait> => {
  const isLast = isLastTile(table);
  const by = (situation: Situation | undefined, win: Win) => situation && scoreOf(situation, win, options);
  const [ron, draw] = [ronOn(s, kind, isLast), drawOf(kind)];
  const scores = {
    ron: by(s, ron),
    tsumo: isLast ? undefined : by(s, draw),
    riichiRon: by(riichi, ron),
    riichiTsumo: by(riichi, draw),
  };
  return Object.fromEntries(Object.entries(scores).filter(([, score]) => score !== undefined));
};

/** Where only the tile itself is barred, the other waits stay open. */
const barsWait = (furiten: readonly Furiten[], kind: Kind, options: RiichiOptions): boolean =>
  options.furiten === 'tileOnly' ? furiten.some((f) => kindOf(f.tile) === kind) : furiten.length > 0;

const waitOf = (facts: Facts, ready: Ready, { kind, live }: Accepted, furiten: readonly Furiten[]): Wait => {
  const scores = scoresOf(facts, ready, kind);
  const bars: RonBar[] = [];
  if (scores.ron === undefined) bars.push('noYaku');
  if (barsWait(furiten, kind, facts.options)) bars.push('furiten');
  if (live === 0) bars.push('dead');
  return { kind, live, ...scores, bars };
};

/** How a wait completes a run that begins at `start`. */
const runShape = (start: Kind, kind: Kind): WaitShape => {
  if (kind === start + 1) return 'closed';
  const edge = kind === start ? rankOf(start) === 7 : rankOf(start) === 1;
  return edge ? 'edge' : 'open';
};

const shapesOfWay = (way: Decomposition, kind: Kind): readonly WaitShape[] => {
  if (way.form !== 'standard') return ['pair'];
  const groups = way.groups.flatMap((g): WaitShape[] => {
    if (g.type === 'triplet') return g.kind === kind ? ['shanpon'] : [];
    return kind >= g.kind && kind <= g.kind + 2 ? [runShape(g.kind, kind)] : [];
  });
  return way.pair === kind ? ['pair', ...groups] : groups;
};

const shapesOfWait = (s: Situation, kind: Kind): ReadonlySet<WaitShape> =>
  new Set(
    decompose(countsOf([...s.concealed, plainTile(kind)]), s.melds.length).flatMap((way) =>
      shapesOfWay(way, kind),
    ),
  );

/** Where a wait can be read in several ways, the one worth most to name. */
const SHAPES = ['open', 'shanpon', 'closed', 'edge', 'pair'] as const;

/** The shape that all waits share; thirteen orphans of thirteen waits have their own name. */
const shapeOf = (s: Situation, waits: readonly Accepted[]): WaitShape => {
  if (waits.length === 13) return 'thirteen';
  const shapes = waits.map((w) => shapesOfWait(s, w.kind));
  return SHAPES.find((shape) => shapes.every((set) => set.has(shape))) ?? 'multi';
};

/** Undefined where the hand is not tenpai. */
export const tenpaiOf = (facts: Facts, ready: Ready): Tenpai | undefined => {
  const { s, view } = ready;
  if (view.shanten !== 0) return undefined;
  const kinds = view.accepts.map((a) => a.kind);
  const reasons = furiten(s, kinds, facts.options);
  return {
    shape: shapeOf(s, view.accepts),
    waits: view.accepts.map((a) => waitOf(facts, ready, a, reasons)),
    furiten: reasons,
  };
};
