// What the reference says around its entries.

import type { Catalogues } from '../i18n.ts';
import { en, type ReferenceKey } from './en.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { zhCN } from './zh-cn.ts';

export type { ReferenceKey } from './en.ts';

export const CATALOGUES: Catalogues<ReferenceKey> = { en, ko, ja, 'zh-CN': zhCN };
