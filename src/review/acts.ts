// Acts as the review speaks of them: which two are the same, and what a call of the analysis is as an act.

import type { Act } from '../game/act.ts';
import type { Table } from '../table/table.ts';
import type { Meld } from '../tiles/meld.ts';
import { compareTiles, kindOf, type Tile } from '../tiles/tile.ts';

const sameTiles = (a: readonly Tile[], b: readonly Tile[]): boolean => {
  if (a.length !== b.length) return false;
  const [x, y] = [[...a].sort(compareTiles), [...b].sort(compareTiles)];
  return x.every((tile, i) => tile === y[i]);
};

/** Own tiles that a group takes from the hand. */
export const takenBy = (meld: Meld): readonly Tile[] => (meld.type === 'addedKan' ? [meld.added] : meld.own);

/** Whether a tile goes out as drawn, and whether waits are shown, is no other choice. */
export const isSame = (a: Act, b: Act): boolean => {
  if (a.type === 'discard' && b.type === 'discard') return a.tile === b.tile && a.riichi === b.riichi;
  if (a.type === 'meld' && b.type === 'meld')
    return a.meld.type === b.meld.type && sameTiles(takenBy(a.meld), takenBy(b.meld));
  if (a.type === 'aside' && b.type === 'aside') return a.tile === b.tile;
  return a.type === b.type;
};

/** A call as it stands in an analysis of any family. */
export interface Called {
  readonly call: string;
  readonly own: readonly Tile[];
}

const ponOf = (table: Table, added: Tile): Meld | undefined => {
  const pon = table.seats[table.me]!.melds.find(
    (m) => m.type === 'pon' && kindOf(m.called) === kindOf(added),
  );
  return pon?.type === 'pon' ? { ...pon, type: 'addedKan', added } : undefined;
};

/** The group that a call makes; undefined: it makes none. */
export const meldOf = (table: Table, { call, own }: Called): Meld | undefined => {
  const { claimable } = table;
  switch (call) {
    case 'chi':
    case 'pon':
    case 'openKan':
      return claimable && { type: call, own, called: claimable.tile, from: claimable.seat };
    case 'closedKan':
      return { type: call, own };
    case 'addedKan':
      return ponOf(table, own[0]!);
    default:
      return undefined;
  }
};
