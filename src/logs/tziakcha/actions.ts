// The actions of a tziakcha record: `[seat and type, data, time]`.

import { integer, listBy, listOf } from '../../clients/json.ts';
import { flowerId, type Id, isId, meldOf, tileOf } from '../../clients/tziakcha/tiles.ts';
import type { Seat } from '../../tiles/seat.ts';
import { type Telling, tellDiscard, tellDraw, tellFlower, tellMeld } from '../telling.ts';

export interface Action {
  readonly seat: Seat;
  readonly type: number;
  readonly data: number;
}

export const actionOf = (item: unknown): Action | undefined => {
  const [code, data] = listOf(item).map(integer);
  if (code === undefined || data === undefined) return undefined;
  return { seat: ((code >> 4) & 3) as Seat, type: code & 15, data };
};

export const actionsOf = (list: unknown): readonly Action[] | undefined => listBy(list, actionOf);

const idIn = (data: number): Id | undefined => {
  const id = data & 255;
  return isId(id) ? id : undefined;
};

/** Set: from the hand on a discard, from the back of the wall on a draw. */
const BIT = 256;
export const isFromBack = ({ data }: Action): boolean => (data & BIT) !== 0;

export const FLOWER = 1;
export const DISCARD = 2;
export const DRAW = 7;

type Tell = (t: Telling, action: Action) => Telling | undefined;

const flower: Tell = (t, { seat, data }) => {
  const [set, replacement] = [flowerId((data >> 8) & 15), idIn(data)];
  if (set === undefined || replacement === undefined) return undefined;
  return tellFlower(t, seat, tileOf(set), tileOf(replacement));
};

/** The dealer's first discard always counts as from the hand: all 14 tiles were dealt. */
const discard: Tell = (t, { seat, data }) => {
  const id = idIn(data);
  if (id === undefined) return undefined;
  return tellDiscard(t, seat, tileOf(id), t.begun ? (data & BIT) === 0 : undefined);
};

/** 0: a call was announced, and another went before it. */
const call: Tell = (t, { seat, data }) => {
  if (data === 0) return t;
  const meld = meldOf(data, seat);
  return meld && tellMeld(t, seat, meld);
};

const draw: Tell = (t, { seat, data }) => {
  const id = idIn(data);
  return id === undefined ? undefined : tellDraw(t, seat, tileOf(id));
};

const TELLS: Readonly<Record<number, Tell>> = {
  [FLOWER]: flower,
  [DISCARD]: discard,
  3: call,
  4: call,
  5: call,
  [DRAW]: draw,
};

/** What was passed, waived and won on moves no tile: who won is told apart. */
const SILENT: ReadonlySet<number> = new Set([0, 6, 8, 9]);

/** Undefined: cannot be read. */
export const tellAction = (t: Telling, action: Action): Telling | undefined =>
  SILENT.has(action.type) ? t : TELLS[action.type]?.(t, action);
