// The practice table's words.

import { CATALOGUES } from '../../i18n/practice/practice.ts';
import { speaking } from '../parts/words.tsx';

export const { use: usePracticeWords, Say } = speaking(CATALOGUES);
