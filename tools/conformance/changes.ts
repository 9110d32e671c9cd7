// Every way to change an expectation in one place: what a check of checks tries one by one.

/** A value with one part changed, and which part that is. */
export interface Change {
  readonly at: string;
  readonly value: unknown;
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !isList(value);

/** Other values of a leaf: near ones of its kind, so that no gate refuses them for their type alone. */
const othersOf = (leaf: unknown): readonly unknown[] => {
  switch (typeof leaf) {
    case 'number':
      return [leaf + 1, leaf - 1, leaf + 1000];
    case 'boolean':
      return [!leaf];
    case 'string':
      return [`${leaf}x`, leaf === '' ? 'x' : leaf.slice(1)];
    default:
      return [1, 'x'];
  }
};

/** A list that lacks its first item, or has it twice. */
const lengthsOf = (list: readonly unknown[]): readonly unknown[] =>
  list.length === 0 ? [] : [list.slice(1), [list[0], ...list]];

const within = (changes: readonly Change[], name: string | number, put: (value: unknown) => unknown) =>
  changes.map(({ at, value }) => ({ at: at === '' ? `${name}` : `${name}.${at}`, value: put(value) }));

export const changesOf = (value: unknown): readonly Change[] => {
  if (isList(value)) {
    const items = value.flatMap((item, i) => within(changesOf(item), i, (v) => value.toSpliced(i, 1, v)));
    return [...items, ...lengthsOf(value).map((list) => ({ at: '', value: list }))];
  }
  if (isRecord(value)) {
    return Object.entries(value).flatMap(([name, item]) =>
      within(changesOf(item), name, (v) => ({ ...value, [name]: v })),
    );
  }
  return othersOf(value).map((other) => ({ at: '', value: other }));
};
