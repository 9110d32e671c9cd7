// What tells whether a tile is one that a waiting opponent wins on.

import { isHonour, type Kind, kindOf, rankOf, suitOf } from '../../tiles/tile.ts';
import { yakuhaiOf } from './board.ts';
import { type Feature, flag } from './features.ts';
import type { Shown } from './melds.ts';
import type { Opponent } from './opponent.ts';
import { beforeRiichi, drawnStreak, isFromHand, lastFromHand, riichiTile } from './river-signs.ts';
import { isPossible, type Shapes } from './shapes.ts';

/** Distance from the edge of the suit, 1–5. */
const depthOf = (kind: Kind): number => Math.min(rankOf(kind), 10 - rankOf(kind));

/** Steps from `from` to `to` in one suit, positive towards the middle of the suit; undefined in another. */
const stepsIn = (from: Kind, to: Kind): number | undefined => {
  if (isHonour(from) || suitOf(from) !== suitOf(to)) return undefined;
  const steps = to - from;
  if (rankOf(from) === 5) return -Math.abs(steps);
  return rankOf(from) > 5 ? -steps : steps;
};

const honourFeatures = (o: Opponent, { kind, pairWays }: Shapes): readonly Feature[] => {
  const han = yakuhaiOf(o, kind);
  return [
    [`honour:${pairWays}`, 1],
    [`honour:${pairWays}:${Math.min(han, 1)}`, 1],
    ...flag('honour:double', han > 1),
  ];
};

/** Log of the ways against those of an untouched pair of kinds. */
const scarcity = (ways: number): number => Math.log(ways / 16);

const openFeatures = (o: Opponent, { kind, open, openWays, sides }: Shapes): readonly Feature[] => {
  if (open === 0) return [];
  const turn = o.state.river.length / 10;
  return [
    ['open:scarcity', scarcity(openWays / open)],
    ['open:lines', Math.log(Math.max(o.lines, 1) / 18)],
    [`open:lines:${open}`, Math.log(Math.max(o.lines, 1) / 18)],
    ['open:turn', turn],
    [`open:turn:${depthOf(kind)}`, turn],
    ...flag('open:oneChance', sides.filter((s) => s.isOneChance && !s.isBarred).length > 0),
  ];
};

const numberFeatures = (o: Opponent, s: Shapes): readonly Feature[] => {
  const { kind, open, closedWays, edgeWays, pairWays } = s;
  const depth = depthOf(kind);
  const barred = s.sides.filter((side) => side.isBarred).length;
  const only = open === 0 ? 'shut' : 'with';
  return [
    [`depth:${depth}:open:${open}`, 1],
    [`depth:${depth}:open:${open}:barred:${barred}`, 1],
    [`${only}:closed`, closedWays / 16],
    [`${only}:edge`, edgeWays / 16],
    [`${only}:pair:${pairWays}`, 1],
    ...openFeatures(o, s),
  ];
};

const riichiTileFeatures = (o: Opponent, { kind, open }: Shapes): readonly Feature[] => {
  const tile = riichiTile(o)?.tile;
  const steps = tile === undefined ? undefined : stepsIn(kind, kindOf(tile));
  if (steps === undefined || Math.abs(steps) > 3) return [];
  const only = open === 0 ? 'shut' : 'with';
  return [[`riichiTile:${only}:${steps}`, 1]];
};

/** Tiles of the suit thrown beside it: early ones tell that nothing near was kept, late ones the contrary. */
const nearFeatures = (o: Opponent, { kind, open }: Shapes): readonly Feature[] => {
  const before = beforeRiichi(o);
  const found = before.flatMap((d, at): readonly Feature[] => {
    const steps = stepsIn(kind, kindOf(d.tile));
    if (steps === undefined || steps === 0 || Math.abs(steps) > 2 || d.riichi) return [];
    const when = at < 5 ? 'early' : 'late';
    const how = when === 'early' || isFromHand(d) ? when : 'drawn';
    return [[`near:${how}:${open > 0 ? 'with' : 'shut'}:${steps}`, 1]];
  });
  return [...new Map(found.map((f) => [f[0], f])).values()];
};

const lastFeatures = (o: Opponent, { kind, open }: Shapes): readonly Feature[] => {
  const last = o.style === 'riichi' ? undefined : lastFromHand(o);
  const steps = last && stepsIn(kind, kindOf(last.tile));
  if (steps === undefined || steps === 0 || Math.abs(steps) > 3) return [];
  return [[`last:${open > 0 ? 'with' : 'shut'}:${steps}`, 1]];
};

const doraFeatures = ({ board }: Opponent, { kind }: Shapes): readonly Feature[] => {
  const { dora } = board;
  if (dora[kind]! > 0) return [[isHonour(kind) ? 'dora:honour' : 'dora', 1]];
  if (isHonour(kind)) return [];
  const isNear = (d: number) => stepsIn(kind, (kind + d) as Kind) !== undefined && (dora[kind + d] ?? 0) > 0;
  return [
    ...flag('dora:near1', isNear(1) || isNear(-1)),
    ...flag('dora:near2', isNear(2) || isNear(-2)),
    ...flag('dora:near3', isNear(3) || isNear(-3)),
  ];
};

/** How much of the river is of the tile's suit, against a fair share. */
const suitFeatures = (o: Opponent, { kind }: Shapes): readonly Feature[] => {
  const before = beforeRiichi(o);
  const same = before.filter((d) => suitOf(kindOf(d.tile)) === suitOf(kind)).length;
  const share = same / Math.max(before.length, 4) - 0.25;
  return [[isHonour(kind) ? 'share:honour' : 'share:suit', share]];
};

const flushFeatures = (shown: Shown, kind: Kind): readonly Feature[] => {
  if (shown.flush === undefined) return [];
  const side = suitOf(kind) === shown.flush ? 'in' : isHonour(kind) ? 'honour' : 'out';
  return [
    [`flush:${side}`, 1],
    [`flush:${side}:${shown.calls}`, 1],
  ];
};

const meldFeatures = (o: Opponent, { kind, tripletWays, open }: Shapes): readonly Feature[] => {
  if (o.style !== 'open') return [];
  const { shown } = o;
  const place = isHonour(kind) ? 'honour' : depthOf(kind) === 1 ? 'terminal' : 'simple';
  return [
    [`calls:${shown.calls}`, 1],
    [`yaku:${shown.yakuhai > 0 ? 'yakuhai' : 'none'}:${place}`, 1],
    ...flag(`simples:${place}`, shown.isSimples && shown.yakuhai === 0),
    ...flag(`outside:${place}`, shown.isOutside),
    ...flag(`triplets:${tripletWays > 0 ? 'twin' : 'single'}`, shown.isTriplets),
    ...flag(`triplets:open`, shown.isTriplets && open > 0),
    ...flag('lone', shown.calls === 4),
    ...flushFeatures(shown, kind),
  ];
};

/** Tiles left when hands are kept waiting for the draw's sake alone. */
const LAST_TILES = 8;

/** When riichi was said; without it, what speaks for a hand that waits but cannot win, or will not say so. */
const courseFeatures = (o: Opponent, { open }: Shapes): readonly Feature[] => {
  if (o.style === 'riichi') {
    const turn = beforeRiichi(o).length / 10;
    return [['riichiTurn', turn], ...(open > 0 ? [['open:riichiTurn', turn] as const] : [])];
  }
  const { isUnder, pushed, folded } = o.under;
  return [
    ...flag('under', isUnder),
    ...flag('pushed', pushed > 1),
    ...flag('folded', folded > 0),
    ...flag('lastTiles', o.board.table.wall <= LAST_TILES),
    ['streak', Math.min(drawnStreak(o), 6) / 6],
  ];
};

const COMMON = [
  courseFeatures,
  riichiTileFeatures,
  nearFeatures,
  lastFeatures,
  doraFeatures,
  suitFeatures,
  meldFeatures,
];

/** Of these tiles only thirteen orphans could wait for it. Weighs more than one, so that the fit is free to go far. */
const ORPHANS_ALONE: readonly Feature[] = [
  ['base', 1],
  ['orphans', 4],
];

const ordinaryFeatures = (o: Opponent, shapes: Shapes): readonly Feature[] => [
  ['base', 1],
  ['turn', o.state.river.length / 10],
  ['lines', o.lines / 18],
  ...(isHonour(shapes.kind) ? honourFeatures(o, shapes) : numberFeatures(o, shapes)),
  ...COMMON.flatMap((features) => features(o, shapes)),
];

export const waitFeatures = (o: Opponent, shapes: Shapes): readonly Feature[] =>
  isPossible({ ...shapes, orphans: false }) ? ordinaryFeatures(o, shapes) : ORPHANS_ALONE;
