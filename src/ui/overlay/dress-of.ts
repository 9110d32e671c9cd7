import type { AnyAnalysis } from '../../analysis/analysis.ts';
import type { Words } from '../../i18n/i18n.ts';
import type { Dress } from './dress.ts';
import { koreanDress } from './korean/dress.tsx';
import { mcrDress } from './mcr/dress.tsx';
import { riichiDress } from './riichi/dress.tsx';

/** What the panel draws of a hand of any family. */
export const dressOf = (analysis: AnyAnalysis, words: Words): Dress => {
  switch (analysis.family) {
    case 'riichi':
      return riichiDress(analysis, words);
    case 'mcr':
      return mcrDress(analysis, words);
    case 'korean':
      return koreanDress(analysis, words);
  }
};
