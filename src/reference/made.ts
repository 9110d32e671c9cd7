// An entry with all that the page's own tables hold for it: readings, other spellings, the example.

import type { RulesId } from '../rules/rules.ts';
import type { Entry, Example } from './entry.ts';
import { KOREAN_EXAMPLES } from './examples/korean.ts';
import { MCR_EXAMPLES } from './examples/mcr.ts';
import { RIICHI_EXAMPLES } from './examples/riichi.ts';
import { ALSO, KANA, PINYIN } from './readings.ts';
import { REFUSAL_NAMES } from './refusals.ts';

const EXAMPLES: Readonly<Record<RulesId, Readonly<Record<string, Example>>>> = {
  riichi: RIICHI_EXAMPLES,
  mcr: MCR_EXAMPLES,
  korean: KOREAN_EXAMPLES,
};

/** How a name is read, where its script does not say it. */
const READINGS: Readonly<Partial<Record<RulesId, Readonly<Record<string, string>>>>> = {
  riichi: KANA,
  mcr: PINYIN,
};

/** Without more it is played, and excludes nothing. */
export type Shape = Pick<Entry, 'id' | 'section' | 'names' | 'worth'> &
  Partial<Pick<Entry, 'played' | 'excludes'>>;

export const entryOf = (shelf: RulesId, { played = true, excludes = [], ...shape }: Shape): Entry => {
  const reading = READINGS[shelf]?.[shape.id];
  const example = EXAMPLES[shelf][shape.id];
  return {
    shelf,
    ...shape,
    also: [...(reading ? [reading] : []), ...(ALSO[shelf]?.[shape.id] ?? [])],
    played,
    excludes,
    ...(example && { example }),
  };
};

/** Why a win of the rule set is refused, at the end of its shelf. */
export const refusedEntries = (shelf: RulesId): readonly Entry[] =>
  Object.entries(REFUSAL_NAMES[shelf]).map(([id, names]) =>
    entryOf(shelf, { id, section: 'refused', names, worth: { unit: 'none' } }),
  );
