// What an option is, the same for every rule set: a flag, a number or a choice, at a dotted path of its record. The rule
// sets say which options there are; here is how one is described, allowed, and taken from outside data.

export type Value = string | number | boolean;

/** What may be chosen, and what stands. */
export type Choosable =
  | { readonly type: 'flag'; readonly default: boolean }
  | { readonly type: 'number'; readonly default: number; readonly min: number; readonly step: number }
  | {
      readonly type: 'choice';
      readonly default: string | number;
      readonly choices: readonly (string | number)[];
    };

const isRecord = (x: unknown): x is Readonly<Record<string, unknown>> =>
  typeof x === 'object' && x !== null && !Array.isArray(x);

/** The value at a dotted path. */
const at = (tree: unknown, id: string): unknown =>
  id.split('.').reduce((node: unknown, key) => (isRecord(node) ? node[key] : undefined), tree);

/** The value that stands for an option; throws where there is no such option. */
export const optionValue = (options: object, id: string): Value => {
  const value = at(options, id);
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  throw new Error(`no option ${id}`);
};

/** The option at a path of the defaults: a choice where `choices` name it, else by what its default is. */
export const choosable = (
  defaults: object,
  id: string,
  choices: Readonly<Record<string, readonly (string | number)[]>>,
  step = 1,
): Choosable => {
  const value = optionValue(defaults, id);
  if (typeof value === 'boolean') return { type: 'flag', default: value };
  if (Object.hasOwn(choices, id)) return { type: 'choice', default: value, choices: choices[id]! };
  if (typeof value === 'number') return { type: 'number', default: value, min: 0, step };
  throw new Error(`no option ${id}`);
};

export const isAllowed = (option: Choosable, value: unknown): value is Value => {
  switch (option.type) {
    case 'flag':
      return typeof value === 'boolean';
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) && value >= option.min;
    case 'choice':
      return option.choices.some((c) => c === value);
  }
};

/** Outside data (settings, a client's hint, a test line): what is known and allowed is taken, nested or dotted. */
export const takeOptions = <Options>(
  base: Options,
  input: unknown,
  ids: readonly string[],
  set: (options: Options, id: string, value: unknown) => Options,
): Options =>
  ids.reduce((options, id) => {
    const value = isRecord(input) && id in input ? input[id] : at(input, id);
    return value === undefined ? options : set(options, id, value);
  }, base);
