// Why a tile is dangerous or safe against one opponent, as ids for which the UI has a sentence. They say what was
// looked at; how much each weighs was learned.

import { isHonour, isRedFive, type Kind, kindOf, suitOf, type Tile } from '../../tiles/tile.ts';
import { yakuhaiOf } from './board.ts';
import type { Opponent } from './opponent.ts';
import { riichiTile } from './river-signs.ts';
import { SAFE_REASONS } from './safe.ts';
import type { Shapes } from './shapes.ts';

export const DANGER_REASONS = [
  // Certain, by the rules: the chance is nought.
  ...SAFE_REASONS,
  /** Of the tiles nobody has shown, no hand can be made that waits for it. */
  'noShape',
  // Of the tile: number tiles by what open waits are left.
  'suji',
  /** Suji by the tile thrown with riichi. */
  'riichiSuji',
  /** One of two open waits is ruled out by furiten. */
  'halfSuji',
  /** No open wait left, for want of tiles. */
  'noChance',
  /** One copy is left of a tile that every open wait left needs. */
  'oneChance',
  'noSuji',
  // Honours by copies not yet seen.
  'liveHonour',
  'pairHonour',
  'lastHonour',
  /** No copy is left for a pair or a triplet. */
  'noCopyLeft',
  /** A triplet of it is a yaku for this opponent. */
  'yakuhai',
  'dora',
  'nearDora',
  'redFive',
  // Of the opponent.
  'riichi',
  'ippatsu',
  'dama',
  'open',
  'dealer',
  /** It throws what was not safe against another's riichi. */
  'pushes',
  'shownDora',
  'flush',
  'triplets',
  'simples',
] as const;
export type DangerReason = (typeof DANGER_REASONS)[number];

type Given = readonly DangerReason[];

const when = (is: boolean, reason: DangerReason): Given => (is ? [reason] : []);

const HONOURS = ['noCopyLeft', 'lastHonour', 'pairHonour', 'liveHonour'] as const;

const honourReasons = (o: Opponent, { kind, pairWays }: Shapes): Given => [
  HONOURS[Math.min(pairWays, 3)]!,
  ...when(yakuhaiOf(o, kind) > 0, 'yakuhai'),
];

const isRiichiSuji = (o: Opponent, { sides }: Shapes): boolean => {
  const tile = riichiTile(o)?.tile;
  return tile !== undefined && sides.some((s) => s.isBarred && s.partner === kindOf(tile));
};

/** Open waits still possible, and why others are not. */
const sujiReasons = (o: Opponent, s: Shapes): Given => {
  const isBarred = s.sides.some((side) => side.isBarred);
  const riichi = when(isBarred && isRiichiSuji(o, s), 'riichiSuji');
  if (s.open === 0) return [isBarred ? 'suji' : 'noChance', ...riichi];
  const open = s.sides.filter((side) => side.partner !== undefined && !side.isBarred && side.ways > 0);
  return [
    isBarred ? 'halfSuji' : 'noSuji',
    ...riichi,
    ...when(
      open.every((side) => side.isOneChance),
      'oneChance',
    ),
  ];
};

const isNearDora = ({ board }: Opponent, kind: Kind): boolean =>
  !isHonour(kind) &&
  [-2, -1, 1, 2].some((d) => board.dora[kind + d]! > 0 && suitOf((kind + d) as Kind) === suitOf(kind));

const doraReasons = (o: Opponent, tile: Tile): Given => {
  const kind = kindOf(tile);
  return [
    ...when(o.board.dora[kind]! > 0, 'dora'),
    ...when(isNearDora(o, kind), 'nearDora'),
    ...when(isRedFive(tile), 'redFive'),
  ];
};

/** What is said of an opponent whatever the tile. */
export const opponentReasons = (o: Opponent): Given => {
  const { shown } = o;
  return [
    o.style,
    ...when(o.state.ippatsu, 'ippatsu'),
    ...when(o.isDealer, 'dealer'),
    ...when(o.style !== 'riichi' && o.under.pushed > 1, 'pushes'),
    ...when(shown.dora > 0, 'shownDora'),
    ...when(shown.flush !== undefined, 'flush'),
    ...when(shown.isTriplets, 'triplets'),
    ...when(shown.isSimples && shown.yakuhai === 0, 'simples'),
  ];
};

/** What is said of a tile that could win. */
export const tileReasons = (o: Opponent, shapes: Shapes, tile: Tile): Given => {
  const { kind, pairWays } = shapes;
  const ofKind = isHonour(kind)
    ? honourReasons(o, shapes)
    : [...sujiReasons(o, shapes), ...when(pairWays === 0, 'noCopyLeft')];
  return [...ofKind, ...doraReasons(o, tile)];
};
