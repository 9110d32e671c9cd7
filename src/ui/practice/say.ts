// Names of what is done at the table, in each family's own words.

import type { Act } from '../../game/act.ts';
import type { NameTable, Words } from '../../i18n/i18n.ts';
import type { Family } from '../../settings.ts';
import type { Throw } from './offers.ts';

const TABLES: Readonly<Record<Family, NameTable>> = { riichi: 'call', mcr: 'mcrCall', korean: 'koreanCall' };

/** The yaku's name, written as calls are: those begin small. */
const openRiichi = (words: Words): string => words.name('yaku', 'openRiichi').toLowerCase();

/** A call or win by its id: the family's own word, else riichi's. */
export const wordFor = (family: Family, id: string, words: Words): string => {
  const own = words.name(TABLES[family], id);
  return own === id ? words.name('call', id) : own;
};

const idOf = (act: Act, family: Family): string => {
  switch (act.type) {
    case 'meld':
      return act.meld.type;
    case 'aside':
      return family === 'riichi' ? 'north' : 'flower';
    case 'open':
      return family === 'korean' ? 'openUpeo' : 'openRiichi';
    default:
      return act.type;
  }
};

export const callName = (act: Act, family: Family, words: Words): string => {
  const id = idOf(act, family);
  return id === 'openRiichi' ? openRiichi(words) : wordFor(family, id, words);
};

export const throwName = (way: Throw, family: Family, words: Words): string => {
  if (family === 'korean') return words.name('koreanCall', way === 'open' ? 'openUpeo' : 'upeo');
  return way === 'open' ? openRiichi(words) : words.name('call', 'riichi');
};
