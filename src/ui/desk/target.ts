// Where the next tile goes: a tap on the tile keyboard, or a tile typed.

import type { Change } from '../../desk/change.ts';
import type { Position } from '../../desk/position.ts';
import type { RulesId } from '../../rules/rules.ts';
import { type Seat, seatsOf } from '../../tiles/seat.ts';
import { isFlower, type Tile } from '../../tiles/tile.ts';
import { letPass } from './let-pass.ts';

export type Target =
  | { readonly type: 'hand' | 'taken' | 'indicators' | 'ura' }
  | { readonly type: 'meld' | 'river' | 'aside' | 'passed'; readonly seat: Seat };
export type TargetType = Target['type'];

/** The targets beside the keyboard, each with its key. */
export const TARGET_KEYS = {
  hand: 'h',
  taken: 'w',
  meld: 'c',
  river: 'r',
  indicators: 'd',
  ura: 'u',
} as const satisfies Partial<Readonly<Record<TargetType, string>>>;
export type OwnTarget = keyof typeof TARGET_KEYS;

const TARGETS_OF: Readonly<Record<RulesId, readonly OwnTarget[]>> = {
  riichi: ['hand', 'taken', 'meld', 'river', 'indicators', 'ura'],
  mcr: ['hand', 'taken', 'meld', 'river'],
  korean: ['hand', 'taken', 'meld', 'river'],
};

/** What the keyboard offers, by rule set. */
export const targetsOf = ({ family }: Position): readonly OwnTarget[] => TARGETS_OF[family];

export const HAND: Target = { type: 'hand' };

export const ownTarget = (type: OwnTarget, me: Seat): Target =>
  type === 'meld' || type === 'river' ? { type, seat: me } : { type };

export const seatOfTarget = (target: Target): Seat | undefined =>
  'seat' in target ? target.seat : undefined;

export const sameTarget = (a: Target, b: Target): boolean =>
  a.type === b.type && seatOfTarget(a) === seatOfTarget(b);

/** Chosen at their own rows alone. */
const BESIDE: readonly TargetType[] = ['aside', 'passed'];

/** A target that the position still has; else the hand. */
export const heldTarget = (target: Target, position: Position): Target => {
  const own: readonly TargetType[] = TARGETS_OF[position.family];
  const seat = seatOfTarget(target);
  const isThere = seat === undefined || seatsOf(position.players).includes(seat);
  return isThere && (own.includes(target.type) || BESIDE.includes(target.type)) ? target : HAND;
};

/** What putting a tile there changes; a meld is made by its own form. */
export const putInto = (target: Target, tile: Tile, position: Position): Change | undefined => {
  const { me, from } = position;
  if (isFlower(tile))
    return { type: 'put', list: { field: 'aside', seat: seatOfTarget(target) ?? me }, tile };
  switch (target.type) {
    case 'hand':
      return { type: 'hold', tile };
    case 'taken':
      return { type: 'take', tile, ...(from === undefined ? {} : { from }) };
    case 'indicators':
    case 'ura':
      return { type: 'put', list: { field: target.type }, tile };
    case 'river':
    case 'aside':
      return { type: 'put', list: { field: target.type, seat: target.seat }, tile };
    case 'passed':
      return letPass(position, target.seat, tile);
    case 'meld':
      return undefined;
  }
};

/** What takes the last tile away that was put there. */
export const takeLast = (target: Target, position: Position): Change | undefined => {
  const last = (list: readonly unknown[]): number => list.length - 1;
  switch (target.type) {
    case 'hand':
      if (position.taken !== undefined) return { type: 'remove', place: { field: 'taken' } };
      return position.concealed.length === 0
        ? undefined
        : { type: 'remove', place: { field: 'concealed', index: last(position.concealed) } };
    case 'taken':
      return position.taken === undefined ? undefined : { type: 'remove', place: { field: 'taken' } };
    case 'indicators':
    case 'ura':
      return position[target.type].length === 0
        ? undefined
        : { type: 'remove', place: { field: target.type, index: last(position[target.type]) } };
    case 'passed':
      return undefined;
    case 'meld':
    case 'river':
    case 'aside': {
      const field = target.type === 'meld' ? 'melds' : target.type;
      const list = position.seats[target.seat]?.[field] ?? [];
      return list.length === 0
        ? undefined
        : { type: 'remove', place: { field, seat: target.seat, index: last(list) } };
    }
  }
};
