import { CATALOGUES } from '../../../i18n/summary/summary.ts';
import { speaking } from '../../parts/words.tsx';

export const { use: useSummaryWords, Say: SummarySay } = speaking(CATALOGUES);

export type SummaryText = ReturnType<typeof useSummaryWords>['text'];
