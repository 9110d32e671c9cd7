import { CATALOGUES } from '../../i18n/desk/desk.ts';
import { speaking } from '../parts/words.tsx';

export const { use: useDeskWords, Say: DeskSay } = speaking(CATALOGUES);
