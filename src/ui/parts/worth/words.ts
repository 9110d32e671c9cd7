import { CATALOGUES } from '../../../i18n/worth/worth.ts';
import { speaking } from '../words.tsx';

export const { use: useWorthWords, Say: WorthSay } = speaking(CATALOGUES);
