// The words of the review page's library.

import type { Catalogues } from '../i18n.ts';
import { en, type ReviewKey } from './en.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { zhCN } from './zh-cn.ts';

export type { ReviewKey } from './en.ts';
export const CATALOGUES: Catalogues<ReviewKey> = { en, ko, ja, 'zh-CN': zhCN };
