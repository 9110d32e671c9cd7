// The reference as others ask it: the entries of a rule set under the options in force, and the words of all of them.

import type { Book } from './book.ts';
import type { Entry, Shelf } from './entry.ts';
import { koreanEntries } from './korean.ts';
import { mcrEntries } from './mcr.ts';
import { riichiEntries } from './riichi.ts';
import { TERMS } from './terms.ts';

/** In the order the page shows them. */
export const entriesOf = (book: Book): readonly Entry[] => {
  switch (book.family) {
    case 'riichi':
      return riichiEntries(book.options);
    case 'mcr':
      return mcrEntries(book.options);
    case 'korean':
      return koreanEntries(book.options);
  }
};

export const terms = (): readonly Entry[] => TERMS;

/** Entries under the heads they stand under, in order. */
export const inSections = (
  entries: readonly Entry[],
): readonly { readonly section: string; readonly entries: readonly Entry[] }[] =>
  [...new Set(entries.map(({ section }) => section))].map((section) => ({
    section,
    entries: entries.filter((entry) => entry.section === section),
  }));

const SHELF = /^(riichi|mcr|korean|terms)(?:\/([\w.]+)?)?$/;

/** Where an address leads: `riichi/pinfu`, `mcr`; undefined for anything else. */
export const parsePlace = (text: string): { readonly shelf: Shelf; readonly id?: string } | undefined => {
  const [, shelf, id] = SHELF.exec(text) ?? [];
  if (shelf !== 'riichi' && shelf !== 'mcr' && shelf !== 'korean' && shelf !== 'terms') return undefined;
  return { shelf, ...(id !== undefined && { id }) };
};
