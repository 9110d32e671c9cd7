// Hands in text: `123m 067p 55z [777z2]`. `0` is a red five; f and g are flowers and seasons 1–4; melds stand in
// brackets with where the called tile came from, as MCR tools write it: 1 left, 2 across, 3 right, 5–7 the same for an
// added kan, nothing for a closed kan. On a chi the digit is the place of the called tile in the run, 1–3, and the
// source is the left. What cannot be read is named with its place in the text, counted from 1.

import { err, ok, type Result } from '../result.ts';
import type { Meld } from './meld.ts';
import { tilesOf } from './meld.ts';
import { type Players, type Seat, seatAfter, turnsBetween } from './seat.ts';
import {
  compareTiles,
  isFlower,
  isRedFive,
  kindAt,
  kindOf,
  plainTile,
  rankOf,
  redTile,
  suitOf,
  type Tile,
} from './tile.ts';

export type NotationError = 'badCharacter' | 'noSuchTile' | 'digitsWithoutSuit' | 'badMeld' | 'tooManyTiles';

const SUIT_SIZES: Readonly<Record<string, number>> = { m: 9, p: 9, s: 9, z: 7, f: 4, g: 4 };
const FLOWER_BASE: Readonly<Record<string, number>> = { f: 37, g: 41 };

const at = (text: string, index: number): string => `at ${index + 1}: «${text.slice(index, index + 8)}»`;

/** One tile of a suit letter and a digit; undefined if there is none such. */
const tileAt = (suit: string, digit: number): Tile | undefined => {
  if (digit === 0) return 'mps'.includes(suit) ? redTile(kindAt(suit as 'm', 4)) : undefined;
  if (digit > SUIT_SIZES[suit]!) return undefined;
  const flowers = FLOWER_BASE[suit];
  return flowers === undefined ? plainTile(kindAt(suit as 'm', digit - 1)) : ((flowers + digit - 1) as Tile);
};

/** Tiles in the order written; spaces are passed over. `start` shifts the places that errors name. */
const readTiles = (text: string, whole: string, start: number): Result<Tile[], NotationError> => {
  const tiles: Tile[] = [];
  let digits: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const c = text[i]!;
    if (c === ' ') continue;
    if (c >= '0' && c <= '9') {
      digits.push(i);
    } else if (c in SUIT_SIZES) {
      if (digits.length === 0) return err('badCharacter', `suit without digits ${at(whole, start + i)}`);
      for (const d of digits) {
        const tile = tileAt(c, Number(text[d]));
        if (tile === undefined) return err('noSuchTile', `no tile ${text[d]}${c} ${at(whole, start + d)}`);
        tiles.push(tile);
      }
      digits = [];
    } else {
      return err('badCharacter', `not a tile ${at(whole, start + i)}`);
    }
  }
  const left = digits[0];
  return left === undefined
    ? ok(tiles)
    : err('digitsWithoutSuit', `digits without a suit ${at(whole, start + left)}`);
};

/** Tiles without melds: `123m067p`. Spaces are allowed anywhere. */
export const parseTiles = (text: string): Result<readonly Tile[], NotationError> => readTiles(text, text, 0);

/** One tile: `5z`, `0m`. */
export const parseTile = (text: string): Result<Tile, NotationError> => {
  const tiles = readTiles(text, text, 0);
  if (!tiles.ok) return tiles;
  return tiles.value.length === 1
    ? ok(tiles.value[0]!)
    : err('tooManyTiles', `one tile wanted ${at(text, 0)}`);
};

const suitLetter = (t: Tile): string => (isFlower(t) ? (t < 41 ? 'f' : 'g') : suitOf(kindOf(t)));
const digitOf = (t: Tile): number =>
  isFlower(t) ? ((t - 37) % 4) + 1 : isRedFive(t) ? 0 : rankOf(kindOf(t));

export const formatTile = (t: Tile): string => `${digitOf(t)}${suitLetter(t)}`;

/** In the order given, one suit letter a stretch: `123m067p`. */
export const formatTiles = (tiles: readonly Tile[]): string =>
  tiles
    .map((t, i) => {
      const next = tiles[i + 1];
      return next !== undefined && suitLetter(next) === suitLetter(t) ? String(digitOf(t)) : formatTile(t);
    })
    .join('');

/** Sorted by face, red fives after plain ones. */
export const formatHand = (tiles: readonly Tile[]): string => formatTiles([...tiles].sort(compareTiles));

/** 1 left, 2 across, 3 right, from the caller; and back. In three-player games across is the seat that is not next. */
const sourceDigit = (caller: Seat, from: Seat, players: Players): number => {
  const steps = turnsBetween(caller, from, players);
  return players === 3 ? (steps === 1 ? 3 : 1) : 4 - steps;
};
const seatFrom = (caller: Seat, digit: number, players: Players): Seat =>
  seatAfter(caller, players === 3 ? (digit === 3 ? 1 : 2) : 4 - digit, players);

const readMeld = (
  inner: string,
  whole: string,
  start: number,
  caller: Seat,
  players: Players,
): Result<Meld, NotationError> => {
  const parts = /^(\d+[mpsz])(\d?)$/.exec(inner.trim());
  if (!parts) return err('badMeld', `not a meld ${at(whole, start)}`);
  const tiles = readTiles(parts[1]!, whole, start);
  if (!tiles.ok) return tiles;
  const digit = parts[2] === '' ? undefined : Number(parts[2]);
  const list = tiles.value;
  const kinds = list.map(kindOf);
  const bad = () => err('badMeld', `not a chi, pon or kan ${at(whole, start)}`);
  if (kinds.every((k) => k === kinds[0])) {
    if (list.length === 4 && digit === undefined) return ok({ type: 'closedKan', own: list });
    if (digit === undefined || digit === 0 || digit === 4 || digit > 7) return bad();
    const from = seatFrom(caller, digit > 4 ? digit - 4 : digit, players);
    const [called, ...rest] = list as [Tile, ...Tile[]];
    if (list.length === 3 && digit < 4) return ok({ type: 'pon', own: rest, called, from });
    if (list.length === 4 && digit < 4) return ok({ type: 'openKan', own: rest, called, from });
    if (list.length === 4)
      return ok({ type: 'addedKan', own: rest.slice(0, 2), called, from, added: rest[2]! });
    return bad();
  }
  const sorted = [...list].sort(compareTiles);
  const isRun = list.length === 3 && sorted.every((t, i) => kindOf(t) === kindOf(sorted[0]!) + i);
  if (!isRun || suitOf(kindOf(sorted[0]!)) !== suitOf(kindOf(sorted[2]!)) || kinds.some((k) => k > 26))
    return bad();
  const place = digit ?? 1;
  if (place < 1 || place > 3) return bad();
  const called = sorted[place - 1]!;
  return ok({
    type: 'chi',
    own: sorted.filter((t) => t !== called),
    called,
    from: seatFrom(caller, 1, players),
  });
};

/** A hand with melds. `caller` and `players` turn the sources' digits into seats. */
export const parseHand = (
  text: string,
  caller: Seat = 0,
  players: Players = 4,
): Result<{ readonly tiles: readonly Tile[]; readonly melds: readonly Meld[] }, NotationError> => {
  const melds: Meld[] = [];
  const tiles: Tile[] = [];
  let i = 0;
  while (i < text.length) {
    const open = text.indexOf('[', i);
    const end = open < 0 ? text.length : open;
    const part = readTiles(text.slice(i, end), text, i);
    if (!part.ok) return part;
    tiles.push(...part.value);
    if (open < 0) break;
    const close = text.indexOf(']', open);
    if (close < 0) return err('badMeld', `bracket not closed ${at(text, open)}`);
    const meld = readMeld(text.slice(open + 1, close), text, open + 1, caller, players);
    if (!meld.ok) return meld;
    melds.push(meld.value);
    i = close + 1;
  }
  return ok({ tiles, melds });
};

/** `[777z2]`, `[340m1]`, `[0555p]`. A called group's first tile is the called one; a run is sorted. */
export const formatMeld = (meld: Meld, caller: Seat = 0, players: Players = 4): string => {
  if (meld.type === 'closedKan') return `[${formatTiles(meld.own)}]`;
  if (meld.type === 'chi') {
    const run = [...tilesOf(meld)].sort(compareTiles);
    return `[${formatTiles(run)}${run.indexOf(meld.called) + 1}]`;
  }
  const digit = sourceDigit(caller, meld.from, players) + (meld.type === 'addedKan' ? 4 : 0);
  const added = meld.type === 'addedKan' ? [meld.added] : [];
  return `[${formatTiles([meld.called, ...meld.own, ...added])}${digit}]`;
};
