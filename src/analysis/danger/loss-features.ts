// What tells how much an opponent's win on a tile costs.

import {
  isHonour,
  isRedFive,
  isTerminalOrHonour,
  KINDS,
  kindOf,
  suitOf,
  type Tile,
} from '../../tiles/tile.ts';
import { yakuhaiOf } from './board.ts';
import { type Feature, flag } from './features.ts';
import type { Opponent } from './opponent.ts';

/** Dora that nobody has shown yet. */
const hiddenDora = ({ board }: Opponent): number =>
  KINDS.reduce((sum, kind) => sum + board.dora[kind]! * board.unseen[kind]!, 0);

const tileFeatures = (o: Opponent, tile: Tile): readonly Feature[] => {
  const kind = kindOf(tile);
  const han = o.board.dora[kind]! + Number(isRedFive(tile));
  return [
    [`tile:dora:${Math.min(han, 3)}`, 1],
    ...flag('tile:yakuhai', isHonour(kind) && yakuhaiOf(o, kind) > 0),
    ...flag('tile:outside', isTerminalOrHonour(kind)),
  ];
};

export const lossFeatures = (o: Opponent, tile: Tile): readonly Feature[] => {
  const { state, style, shown } = o;
  const isFlushTile = shown.flush !== undefined && suitOf(kindOf(tile)) === shown.flush;
  return [
    ['base', 1],
    [`style:${style}`, 1],
    [`style:${style}:dora:${Math.min(shown.dora, 5)}`, 1],
    ['calls', shown.calls],
    ['kans', shown.kans],
    ['yakuhai', Math.min(shown.yakuhai, 3)],
    ['hiddenDora', hiddenDora(o) / 4],
    ['turn', state.river.length / 10],
    ...flag('dealer', o.isDealer),
    ...flag('ippatsu', state.ippatsu),
    ...flag('doubleRiichi', state.doubleRiichi),
    ...flag('flush', shown.flush !== undefined),
    ...flag('flush:in', isFlushTile),
    ...flag('triplets', shown.isTriplets),
    ...tileFeatures(o, tile),
  ];
};
