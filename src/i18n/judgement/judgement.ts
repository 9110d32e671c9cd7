// What the review says of choices: how they stand beside the engine's, and what was missed, by name.

import type { Catalogues } from '../i18n.ts';
import { en, type JudgementKey } from './en.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { zhCN } from './zh-cn.ts';

export type { JudgementKey } from './en.ts';

export const CATALOGUES: Catalogues<JudgementKey> = { en, ko, ja, 'zh-CN': zhCN };
