// Guards for values of unknown origin, built of smaller ones. A guard of an object names every field of its type; what it does
// not name may not be there.

import { type Fields, isFields } from '../../clients/json.ts';

export type Guard<T> = (value: unknown) => value is T;

/** One guard a field; those that may be left out are marked. */
type Guards<T> = { readonly [K in keyof T]-?: Field<Exclude<T[K], undefined>> };

interface Field<T> {
  readonly is: Guard<T>;
  readonly mayMiss: boolean;
}

export const must = <T>(is: Guard<T>): Field<T> => ({ is, mayMiss: false });
export const may = <T>(is: Guard<T>): Field<T> => ({ is, mayMiss: true });

export const guard =
  <T>(holds: (value: unknown) => boolean): Guard<T> =>
  (value): value is T =>
    holds(value);

export const isText: Guard<string> = guard((x) => typeof x === 'string');
export const isFlag: Guard<boolean> = guard((x) => typeof x === 'boolean');
export const isTrue: Guard<true> = guard((x) => x === true);

export const isWithin = <T extends number = number>(least: number, most: number): Guard<T> =>
  guard((x) => typeof x === 'number' && Number.isInteger(x) && x >= least && x <= most);

export const isOneOf = <T>(values: readonly T[]): Guard<T> =>
  guard((x) => values.some((value) => value === x));

export const either = <A, B>(a: Guard<A>, b: Guard<B>): Guard<A | B> => guard((x) => a(x) || b(x));

export const isList = <T>(is: Guard<T>, most = 1000): Guard<readonly T[]> =>
  guard((x) => Array.isArray(x) && x.length <= most && x.every((item) => is(item)));

/** A field that JSON writes as null where a list has nothing. */
export const isGap: Guard<undefined> = guard((x) => x === null || x === undefined);

const holds = (fields: Fields, [name, { is, mayMiss }]: readonly [string, Field<unknown>]): boolean =>
  fields[name] === undefined ? mayMiss : is(fields[name]);

export const isObject = <T extends object>(guards: Guards<T>): Guard<T> => {
  const fields = Object.entries<Field<unknown>>(guards);
  const known = new Set(fields.map(([name]) => name));
  return guard(
    (x) =>
      isFields(x) &&
      fields.every((field) => holds(x, field)) &&
      Object.keys(x).every((name) => known.has(name)),
  );
};

/** A union told apart by its `type`. */
export const isByType = <T extends { readonly type: string }>(
  guards: {
    readonly [K in T['type']]: Guard<Extract<T, { type: K }>>;
  },
): Guard<T> => {
  const table: Readonly<Record<string, Guard<unknown>>> = guards;
  return guard((x) => {
    if (!isFields(x) || typeof x.type !== 'string' || !Object.hasOwn(table, x.type)) return false;
    return table[x.type]!(x);
  });
};
