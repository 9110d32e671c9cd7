// The Korean rule set as others ask it.

import type { RuleQuestions } from '../rules.ts';
import { furiten } from './furiten.ts';
import { DEFAULTS, type KoreanOptions } from './options.ts';
import type { KoreanRefusal } from './refusals.ts';
import { type KoreanScore, score } from './score.ts';
import { KOREAN_FORMS } from './shape.ts';

export const korean: RuleQuestions<KoreanOptions, KoreanScore, KoreanRefusal> = {
  id: 'korean',
  forms: KOREAN_FORMS,
  defaults: DEFAULTS,
  score,
  furiten,
};
