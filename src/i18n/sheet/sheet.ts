// The words of the score sheet, which several pages draw.

import type { Catalogues } from '../i18n.ts';
import { en, type SheetKey } from './en.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { zhCN } from './zh-cn.ts';

export type { SheetKey } from './en.ts';
export const CATALOGUES: Catalogues<SheetKey> = { en, ko, ja, 'zh-CN': zhCN };
