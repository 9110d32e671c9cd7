// What the replay of a hand says: its moves, its end, its controls.

import type { Catalogues } from '../i18n.ts';
import { en, type ReplayKey } from './en.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { zhCN } from './zh-cn.ts';

export type { ReplayKey } from './en.ts';

export const CATALOGUES: Catalogues<ReplayKey> = { en, ko, ja, 'zh-CN': zhCN };
