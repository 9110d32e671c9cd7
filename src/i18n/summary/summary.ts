// What one game and many came to: figures, charts, the queue of games to judge.

import type { Catalogues } from '../i18n.ts';
import { en, type SummaryKey } from './en.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { zhCN } from './zh-cn.ts';

export type { SummaryKey } from './en.ts';

export const CATALOGUES: Catalogues<SummaryKey> = { en, ko, ja, 'zh-CN': zhCN };
