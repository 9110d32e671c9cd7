import { CATALOGUES } from '../../../i18n/replay/replay.ts';
import { speaking } from '../../parts/words.tsx';

export const { use: useReplayWords, Say: ReplaySay } = speaking(CATALOGUES);
