// The gate for acts that were kept: what is read is `unknown` until it was read here. Whether an act is allowed is the game's to say.

import type { Act } from '../game/act.ts';
import type { Meld } from '../tiles/meld.ts';
import type { Seat } from '../tiles/seat.ts';
import { TILES, type Tile } from '../tiles/tile.ts';

type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTile = (value: unknown): value is Tile => TILES.some((tile) => tile === value);

export const isSeat = (value: unknown): value is Seat =>
  value === 0 || value === 1 || value === 2 || value === 3;

const isMeld = (value: unknown): value is Meld => {
  if (!isFields(value) || !Array.isArray(value.own) || !value.own.every(isTile)) return false;
  const { type, called, from, added } = value;
  if (type === 'closedKan') return true;
  if (!isTile(called) || !isSeat(from)) return false;
  return type === 'addedKan' ? isTile(added) : type === 'chi' || type === 'pon' || type === 'openKan';
};

const isFlag = (value: unknown): boolean => value === undefined || value === true;

const isDiscard = ({ tile, drawn, riichi, open }: Fields): boolean =>
  isTile(tile) && typeof drawn === 'boolean' && isFlag(riichi) && isFlag(open);

const ALONE: ReadonlySet<unknown> = new Set(['open', 'nineTerminals', 'tsumo', 'ron', 'pass']);

export const isAct = (value: unknown): value is Act => {
  if (!isFields(value)) return false;
  switch (value.type) {
    case 'discard':
      return isDiscard(value);
    case 'meld':
      return isMeld(value.meld);
    case 'aside':
      return isTile(value.tile);
    default:
      return ALONE.has(value.type);
  }
};
