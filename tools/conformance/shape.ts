// What outside data must look like. A shape says which field is missing or of the wrong type, in words; past it the value
// has the type of the shape, and nothing is checked again.

import { BadInput, lastPlace } from './read.ts';

/** What a value must be. */
export interface Shape<T> {
  /** What is wrong, with the place within the value; undefined: nothing. */
  readonly faultOf: (value: unknown, at: string) => string | undefined;
  /** Only optional and nullable ones let a missing field pass. */
  readonly mayMiss?: true;
  /** Never there: it carries the type. */
  readonly type?: T;
}

/** One shape for every field of a type, optional ones included. */
export type Shapes<T> = { readonly [K in keyof T]-?: Shape<Exclude<T[K], undefined>> };

const LONGEST = 40;

/** A value as a person would say it: short, and what kind of thing it is. */
const said = (value: unknown): string => {
  if (Array.isArray(value)) return 'a list';
  if (value === null || typeof value !== 'object') {
    const text = JSON.stringify(value) ?? String(value);
    return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  }
  return 'an object';
};

const where = (at: string): string => (at === '' ? 'the line' : `«${at}»`);

const wanted = (at: string, what: string, value: unknown): string =>
  `${where(at)} must be ${what}, and is ${said(value)}`;

/** A shape of one test. */
export const shapeOf = <T>(what: string, holds: (value: unknown) => boolean): Shape<T> => ({
  faultOf: (value, at) => (holds(value) ? undefined : wanted(at, what, value)),
});

export const text: Shape<string> = shapeOf('a text', (x) => typeof x === 'string');
export const number: Shape<number> = shapeOf('a number', (x) => typeof x === 'number');
export const flag: Shape<boolean> = shapeOf('true or false', (x) => typeof x === 'boolean');
export const anything: Shape<unknown> = shapeOf('anything', () => true);

export const oneOf = <T extends string | number>(...values: readonly T[]): Shape<T> =>
  shapeOf(`one of ${values.join(', ')}`, (x) => values.some((value) => value === x));

export const optional = <T>(shape: Shape<T>): Shape<T> => ({ ...shape, mayMiss: true });

export const nullable = <T>(shape: Shape<T>): Shape<T | null> => ({
  ...(shape.mayMiss ? { mayMiss: true } : {}),
  faultOf: (value, at) => (value === null ? undefined : shape.faultOf(value, at)),
});

/** The first shape that fits; else what the last one says. */
export const either = <A, B>(first: Shape<A>, second: Shape<B>): Shape<A | B> => ({
  faultOf: (value, at) => (first.faultOf(value, at) === undefined ? undefined : second.faultOf(value, at)),
});

export const listOf = <T>(shape: Shape<T>): Shape<readonly T[]> => ({
  faultOf: (value, at) => {
    if (!Array.isArray(value)) return wanted(at, 'a list', value);
    for (const [i, item] of value.entries()) {
      const fault = shape.faultOf(item, `${at}[${i}]`);
      if (fault) return fault;
    }
    return undefined;
  },
});

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const recordOf = <T>(shape: Shape<T>): Shape<Readonly<Record<string, T>>> => ({
  faultOf: (value, at) => {
    if (!isRecord(value)) return wanted(at, 'an object', value);
    for (const [name, item] of Object.entries(value)) {
      const fault = shape.faultOf(item, at === '' ? name : `${at}.${name}`);
      if (fault) return fault;
    }
    return undefined;
  },
});

/** An object with these fields. Others are let be. */
export const fields = <T extends object>(shapes: Shapes<T>): Shape<T> => ({
  faultOf: (value, at) => {
    if (!isRecord(value)) return wanted(at, 'an object', value);
    for (const [name, shape] of Object.entries<Shape<unknown>>(shapes)) {
      const [item, place] = [value[name], at === '' ? name : `${at}.${name}`];
      if (item === undefined) {
        if (!shape.mayMiss) return `«${place}» is missing`;
        continue;
      }
      const fault = shape.faultOf(item, place);
      if (fault) return fault;
    }
    return undefined;
  },
});

/** The gate: a value of the shape's type, or an error that names the line read last and the field. `at`: its own place. */
export const shaped = <T>(shape: Shape<T>, value: unknown, at = ''): T => {
  const fault = shape.faultOf(value, at);
  if (fault) throw new BadInput(`${lastPlace() ?? 'the data'}: ${fault}`);
  return value as T;
};
