// The fans of the Chinese official rules by value, from the rules' own tables: what a fan is worth in an edition, and what
// is not counted beside it.

import { exclusionTable } from '../rules/mcr/exclusions.ts';
import { FANS, type FanId, type FanNumber, fanNumber, fanOf } from '../rules/mcr/fans.ts';
import type { McrOptions } from '../rules/mcr/options.ts';
import type { Entry } from './entry.ts';
import { entryOf, refusedEntries } from './made.ts';

/** Fans that a hand can have more than once. */
export const REPEATED: readonly FanId[] = [
  'dragonPung',
  'tileHog',
  'doublePung',
  'pureDoubleChow',
  'mixedDoubleChow',
  'shortStraight',
  'twoTerminalChows',
  'pungOfTerminalsOrHonors',
  'flowerTiles',
];

const isByEdition = (id: FanId): id is 'twoConcealedKongs' | 'concealedAndMeldedKong' =>
  id === 'twoConcealedKongs' || id === 'concealedAndMeldedKong';

const idsOf = (numbers: readonly FanNumber[]): readonly FanId[] => [
  ...new Set(numbers.map((number) => fanOf(number).id)),
];

type Fan = (typeof FANS)[number];

const fanEntry = (options: McrOptions, excludes: readonly FanId[], { id, value, names }: Fan): Entry => {
  const worth = isByEdition(id) ? options[id] : value;
  // An edition without the fan still has its place in the book.
  const shown = worth === 0 ? value : worth;
  return entryOf('mcr', {
    id,
    section: `fan${shown}`,
    names,
    worth: { unit: 'fan', value: shown, each: REPEATED.includes(id) },
    played: worth > 0,
    excludes,
  });
};

const pointsOf = ({ worth }: Entry): number => (worth.unit === 'fan' ? worth.value : 0);

/** Dearest first, as the book has them. */
export const mcrEntries = (options: McrOptions): readonly Entry[] => {
  const table = exclusionTable(options);
  const fans = FANS.map((fan) => fanEntry(options, idsOf(table[fanNumber(fan.id)]!), fan));
  return [...fans.sort((a, b) => pointsOf(b) - pointsOf(a)), ...refusedEntries('mcr')];
};
