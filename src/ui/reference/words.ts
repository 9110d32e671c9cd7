import { CATALOGUES, type ReferenceKey } from '../../i18n/reference/reference.ts';
import type { Shelf } from '../../reference/entry.ts';
import { speaking } from '../parts/words.tsx';

export const { use: useReferenceWords, Say } = speaking(CATALOGUES);

type Text = ReturnType<typeof useReferenceWords>['text'];

const COUNTED: readonly ReferenceKey[] = ['section.han', 'section.fan', 'section.base', 'section.bonus'];

const isKey = (key: string): key is ReferenceKey => key in CATALOGUES.en;

/** `han2` is two han, `fan88` eighty-eight fan; all others have a name of their own. */
export const sectionName = (text: Text, section: string): string => {
  const [, word = '', digits] = /^(\D+)(\d+)?$/.exec(section) ?? [];
  const key = COUNTED.find((k) => k === `section.${word}`);
  if (key) return text(key, { n: Number(digits) });
  const own = `section.${section}`;
  return isKey(own) ? text(own) : section;
};

export const shelfName = (text: Text, shelf: Shelf): string => text(`shelf.${shelf}`);
