// Names that a rule set keeps in its own tables, one a language.

import type { Words } from '../../i18n/i18n.ts';
import { LANGUAGES } from '../../settings.ts';

export const inLanguage = (words: Words, names: readonly string[] | undefined): string =>
  names?.[LANGUAGES.indexOf(words.language)] ?? '';
