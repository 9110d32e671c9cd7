// The Chinese official rule set as others ask it. There is no furiten.

import { KNITTED_FORMS } from '../../shapes/form.ts';
import type { RuleQuestions } from '../rules.ts';
import { DEFAULTS, type McrOptions } from './options.ts';
import { type McrScore, score } from './score.ts';

export const mcr: RuleQuestions<McrOptions, McrScore> = {
  id: 'mcr',
  forms: KNITTED_FORMS,
  defaults: DEFAULTS,
  score,
  furiten: () => [],
};
