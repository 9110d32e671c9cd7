import { CATALOGUES } from '../../../i18n/judgement/judgement.ts';
import { speaking } from '../../parts/words.tsx';

export const { use: useJudgementWords, Say: JudgementSay } = speaking(CATALOGUES);

export type JudgementText = ReturnType<typeof useJudgementWords>['text'];
