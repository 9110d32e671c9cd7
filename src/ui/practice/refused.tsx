// The rule that an act would break, by name.

import type { Refused as Code } from '../../game/act.ts';
import { isPracticeKey } from '../../i18n/practice/practice.ts';
import { REFUSAL_NAMES } from '../../reference/refusals.ts';
import type { Family } from '../../settings.ts';
import { Mark } from '../parts/icon.tsx';
import { inLanguage } from '../parts/rule-words.ts';
import { useWords } from '../parts/words.tsx';
import { usePracticeWords } from './words.ts';

export const Refused = ({ code, family }: { code: Code; family: Family }) => {
  const words = useWords();
  const { text } = usePracticeWords();
  const key = `refused.${code}`;
  const said = isPracticeKey(key) ? text(key) : inLanguage(words, REFUSAL_NAMES[family][code]) || code;
  return (
    <p class="note caution" role="alert">
      <Mark id="caution" tone="caution" />
      <span>{said}</span>
    </p>
  );
};
