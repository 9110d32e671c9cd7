// Melds in text, in brackets with where the called tile came from, as MCR tools write it: 1 left, 2 across, 3 right,
// 5–7 the same for an added kan, nothing for a closed kan. A pon or kan is written with the called tile first and the
// added one last. On a chi the digit is the place of the called tile in the run, 1–3 (nothing: 1), and
// the source is the left.

import { err, ok, type Result } from '../result.ts';
import { type Meld, tilesOf } from './meld.ts';
import { type Players, type Seat, seatAfter, turnsBetween } from './seat.ts';
import { compareTiles, isFlower, isHonour, kindOf, suitOf, type Tile } from './tile.ts';
import { at, formatTiles, type NotationError, readTiles } from './tile-notation.ts';

/** Whose melds are read: sources are seen from the caller. In three-player games nobody sits across. */
export interface Chair {
  readonly caller: Seat;
  readonly players: Players;
}

const LEFT = 1;
const RIGHT = 3;
const ADDED = 4;

const sourceDigit = ({ caller, players }: Chair, from: Seat): number => {
  const turns = turnsBetween(caller, from, players);
  return players === 3 ? (turns === 1 ? RIGHT : LEFT) : 4 - turns;
};

/** Undefined: no such neighbour. */
const seatFrom = ({ caller, players }: Chair, digit: number): Seat | undefined => {
  if (digit < LEFT || digit > RIGHT || (players === 3 && digit === 2)) return undefined;
  const turns = players === 3 ? (digit === RIGHT ? 1 : 2) : 4 - digit;
  return seatAfter(caller, turns, players);
};

/** A pon or kan of equal tiles; `digit` is NaN where there is none. */
const equalMeld = (tiles: readonly Tile[], digit: number, chair: Chair): Meld | undefined => {
  if (Number.isNaN(digit)) return tiles.length === 4 ? { type: 'closedKan', own: tiles } : undefined;
  const from = seatFrom(chair, digit > ADDED ? digit - ADDED : digit);
  if (from === undefined) return undefined;
  const called = tiles[0]!;
  if (digit > ADDED) {
    return tiles.length === 4
      ? { type: 'addedKan', own: tiles.slice(1, 3), called, from, added: tiles[3]! }
      : undefined;
  }
  if (tiles.length !== 3 && tiles.length !== 4) return undefined;
  return { type: tiles.length === 3 ? 'pon' : 'openKan', own: tiles.slice(1), called, from };
};

const isRun = (sorted: readonly Tile[]): boolean => {
  const kinds = sorted.map(kindOf);
  const isOneSuit = kinds.every((k) => suitOf(k) === suitOf(kinds[0]!) && !isHonour(k));
  return kinds.length === 3 && isOneSuit && kinds.every((k, i) => k === kinds[0]! + i);
};

const runMeld = (tiles: readonly Tile[], digit: number, chair: Chair): Meld | undefined => {
  const run = [...tiles].sort(compareTiles);
  const called = run[Number.isNaN(digit) ? 0 : digit - 1];
  if (!isRun(run) || called === undefined) return undefined;
  return {
    type: 'chi',
    own: run.filter((t) => t !== called),
    called,
    from: seatAfter(chair.caller, -1, chair.players),
  };
};

const meldOf = (tiles: readonly Tile[], digit: number, chair: Chair): Meld | undefined => {
  if (tiles.length === 0 || tiles.some(isFlower)) return undefined;
  const isEqual = tiles.every((t) => kindOf(t) === kindOf(tiles[0]!));
  return isEqual ? equalMeld(tiles, digit, chair) : runMeld(tiles, digit, chair);
};

/** The meld between two places of a text: what stands within brackets. */
export const readMeld = (
  text: string,
  from: number,
  to: number,
  chair: Chair,
): Result<Meld, NotationError> => {
  const end = from + text.slice(from, to).trimEnd().length;
  const last = text[end - 1] ?? '';
  const digit = last >= '0' && last <= '9' ? Number(last) : Number.NaN;
  const tiles = readTiles(text, from, Number.isNaN(digit) ? end : end - 1);
  if (!tiles.ok) return tiles;
  const meld = meldOf(tiles.value, digit, chair);
  return meld === undefined ? err('badMeld', `not a chi, pon or kan ${at(text, from)}`) : ok(meld);
};

/** `[777z2]`, `[340m1]`, `[0555p]`. */
export const formatMeld = (meld: Meld, caller: Seat = 0, players: Players = 4): string => {
  if (meld.type === 'closedKan') return `[${formatTiles(meld.own)}]`;
  if (meld.type === 'chi') {
    const run = [...tilesOf(meld)].sort(compareTiles);
    return `[${formatTiles(run)}${run.indexOf(meld.called) + 1}]`;
  }
  const digit = sourceDigit({ caller, players }, meld.from) + (meld.type === 'addedKan' ? ADDED : 0);
  const added = meld.type === 'addedKan' ? [meld.added] : [];
  return `[${formatTiles([meld.called, ...meld.own, ...added])}${digit}]`;
};
