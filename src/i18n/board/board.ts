// What is said of a drawn table: the middle, and for who cannot see it each seat's tiles.

import type { Catalogues } from '../i18n.ts';
import { type BoardKey, en } from './en.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { zhCN } from './zh-cn.ts';

export type { BoardKey } from './en.ts';

export const CATALOGUES: Catalogues<BoardKey> = { en, ko, ja, 'zh-CN': zhCN };
