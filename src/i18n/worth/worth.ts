// The words of what a choice is worth and what it risks: loaded when somebody asks why.

import type { Catalogues } from '../i18n.ts';
import { en, type WorthKey } from './en.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { zhCN } from './zh-cn.ts';

export type { WorthKey } from './en.ts';
export const CATALOGUES: Catalogues<WorthKey> = { en, ko, ja, 'zh-CN': zhCN };
