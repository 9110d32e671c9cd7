// What the attributes of a tag hold: numbers, lists of them, tiles, seats. Whatever is not so is undefined.

import { type Id, isId } from './tiles.ts';

/** Attribute values, all strings. */
export type Attributes = Readonly<Record<string, string>>;

/** A seat as the wire counts it. */
export type Place = number;

const WHOLE = /^-?\d{1,9}$/;

/** Whole numbers of a comma list; undefined if one is none. */
export const numbers = (text: string | undefined): readonly number[] | undefined => {
  if (text === undefined || text === '') return text === '' ? [] : undefined;
  const list = text.split(',');
  return list.every((n) => WHOLE.test(n)) ? list.map(Number) : undefined;
};

/** Each tile of the set is there once. */
export const ids = (text: string | undefined): readonly Id[] | undefined => {
  const list = numbers(text);
  return list?.every(isId) && new Set(list).size === list.length ? list : undefined;
};

export const place = (text: string | undefined): Place | undefined =>
  text !== undefined && /^[0-3]$/.test(text) ? Number(text) : undefined;

export const PLACES = [0, 1, 2, 3] as const;

/** `t` is a number of bits, absent where nothing is offered. */
export const bits = (text: string | undefined): number =>
  text !== undefined && /^\d+$/.test(text) ? Number(text) : 0;

export const points = (hundreds: readonly number[]): readonly number[] => hundreds.map((n) => n * 100);
