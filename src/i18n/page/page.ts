// What every page of the extension says: its name, the way to the others, language and theme.

import type { Catalogues } from '../i18n.ts';
import { en, type PageKey } from './en.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { zhCN } from './zh-cn.ts';

export type { PageKey } from './en.ts';

export const CATALOGUES: Catalogues<PageKey> = { en, ko, ja, 'zh-CN': zhCN };
