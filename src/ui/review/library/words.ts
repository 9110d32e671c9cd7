import { CATALOGUES, type ReviewKey } from '../../../i18n/review/review.ts';
import type { LogFormat } from '../../../logs/log.ts';
import { speaking } from '../../parts/words.tsx';

export const { use: useReviewWords, Say: ReviewSay } = speaking(CATALOGUES);

export type ReviewText = ReturnType<typeof useReviewWords>['text'];

/** Names of formats are the same everywhere; of a site's own, the site's name stands. */
const FORMATS: Readonly<Record<LogFormat, string>> = {
  own: 'Tehai',
  mjlog: 'mjlog',
  tenhou6: 'tenhou.net/6',
  mjai: 'mjai',
  majsoulRecord: 'majsoul',
  paipu: 'majiang',
  botzone: 'Botzone',
  tziakcha: 'tziakcha',
  salasasa: 'salasasa',
};

/** To be shown through the names of sites: what is no site's stays as it is. */
export const formatName = (format: LogFormat): string => FORMATS[format];

export const isReviewKey = (key: string): key is ReviewKey => Object.hasOwn(CATALOGUES.en, key);
