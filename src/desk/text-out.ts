// The own hand as text, in the notations that others read. Each is read back by `text.ts`; what a notation cannot say is
// lost there and named here: Unicode and MCR strings know no red five, MCR strings no source of a call, the address of
// the tile-efficiency page no meld.

import type { Meld } from '../tiles/meld.ts';
import { tilesOf } from '../tiles/meld.ts';
import { formatHand, formatMeld, formatTiles } from '../tiles/notation.ts';
import { compareTiles, isFlower, isHonour, isRedFive, kindOf, plainTile, type Tile } from '../tiles/tile.ts';
import { ownSeat, type Position } from './position.ts';
import { letterOfHonour, unicodeOfTile } from './text-faces.ts';

export const NOTATIONS = ['mpsz', 'unicode', 'mcr', 'tenhou'] as const;
export type Notation = (typeof NOTATIONS)[number];

const sorted = (tiles: readonly Tile[]): readonly Tile[] => [...tiles].sort(compareTiles);
const takenOf = ({ taken }: Position): readonly Tile[] => (taken === undefined ? [] : [taken]);
const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');
const flowersOf = (p: Position): readonly Tile[] => sorted(ownSeat(p).aside.filter(isFlower));

/** `123m067p 5z [777z2] 1f`: tiles, the taken one, melds, flowers. */
const mpsz = (p: Position): string =>
  joined([
    formatHand(p.concealed),
    formatTiles(takenOf(p)),
    ...ownSeat(p).melds.map((meld) => formatMeld(meld, p.me, p.players)),
    formatTiles(flowersOf(p)),
  ]);

const signs = (tiles: readonly Tile[]): string => tiles.map(unicodeOfTile).join('');

/** The meld's digit stands behind its tiles, in the basic notation and here. */
const sourceOf = (meld: Meld, { me, players }: Position): string =>
  /\d?(?=]$)/.exec(formatMeld(meld, me, players))?.[0] ?? '';

const meldTiles = (meld: Meld): readonly Tile[] => {
  if (meld.type === 'chi') return sorted(tilesOf(meld));
  if (meld.type === 'closedKan') return meld.own;
  return [meld.called, ...meld.own, ...(meld.type === 'addedKan' ? [meld.added] : [])];
};

const unicode = (p: Position): string =>
  joined([
    signs(sorted(p.concealed)),
    signs(takenOf(p)),
    ...ownSeat(p).melds.map((meld) => `[${signs(meldTiles(meld))}${sourceOf(meld, p)}]`),
    signs(flowersOf(p)),
  ]);

const plain = (tile: Tile): Tile => (isRedFive(tile) ? plainTile(kindOf(tile)) : tile);

/** `123m55pEEC`: numbers by suit, honours by letter. */
const mcrTiles = (tiles: readonly Tile[]): string => {
  const numbers = tiles.map(plain).filter((t) => !isHonour(kindOf(t)));
  const honours = tiles.filter((t) => isHonour(kindOf(t)));
  return formatTiles(numbers) + honours.map((t) => letterOfHonour(t)).join('');
};

const MCR_LETTERS = { chi: 'c', pon: 'p', openKan: 'k', addedKan: 'k', closedKan: 'a' } as const;

const mcr = (p: Position): string =>
  joined([
    ...ownSeat(p).melds.map((meld) => `${MCR_LETTERS[meld.type]}${mcrTiles(sorted(tilesOf(meld)))}`),
    mcrTiles(sorted(p.concealed.filter((t) => !isFlower(t)))),
    mcrTiles(takenOf(p)),
    formatTiles(flowersOf(p)),
  ]);

const tenhou = (p: Position): string | undefined =>
  ownSeat(p).melds.length > 0 || p.concealed.length === 0
    ? undefined
    : `https://tenhou.net/2/?q=${formatHand(p.concealed)}${formatTiles(takenOf(p))}`;

/** Undefined where the notation cannot express the hand. Flowers in the hand are out of place and left out. */
export const textOf = (position: Position, notation: Notation): string | undefined => {
  const p = { ...position, concealed: position.concealed.filter((t) => !isFlower(t)) };
  if (p.taken !== undefined && isFlower(p.taken)) return undefined;
  return { mpsz, unicode, mcr, tenhou }[notation](p);
};
