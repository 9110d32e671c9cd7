// The words of the practice table.

import type { Catalogues } from '../i18n.ts';
import { en, type PracticeKey } from './en.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { zhCN } from './zh-cn.ts';

export type { PracticeKey } from './en.ts';
export const CATALOGUES: Catalogues<PracticeKey> = { en, ko, ja, 'zh-CN': zhCN };

export const isPracticeKey = (key: string): key is PracticeKey => Object.hasOwn(en, key);
