// The rule behind each item of a score sheet, from the reference, with the way there.

import { conditionOf } from '../../reference/condition.ts';
import { placeOf } from '../../reference/entry.ts';
import type { Family, Language } from '../../settings.ts';
import { pageHref, STANDING } from './pages.ts';
import type { Explain } from './score-sheet.tsx';

export const explainFor =
  (family: Family, language: Language): Explain =>
  (_, id) => {
    const sentence = conditionOf(family, id, language);
    if (sentence === undefined) return undefined;
    return STANDING.includes('reference')
      ? { sentence, href: pageHref('reference', placeOf({ shelf: family, id })) }
      : { sentence };
  };
