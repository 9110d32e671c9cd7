// The words of the desk.

import type { Catalogues } from '../i18n.ts';
import { type DeskKey, en } from './en.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { zhCN } from './zh-cn.ts';

export type { DeskKey } from './en.ts';
export const CATALOGUES: Catalogues<DeskKey> = { en, ko, ja, 'zh-CN': zhCN };

export const isDeskKey = (key: string): key is DeskKey => Object.hasOwn(en, key);
