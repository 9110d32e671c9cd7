// The riichi rule set as others ask it.

import { COMMON_FORMS } from '../../shapes/form.ts';
import type { RuleQuestions } from '../rules.ts';
import { furiten } from './furiten.ts';
import { DEFAULTS, type RiichiOptions } from './options.ts';
import { type RiichiScore, score } from './score.ts';

export const riichi: RuleQuestions<RiichiOptions, RiichiScore> = {
  id: 'riichi',
  forms: COMMON_FORMS,
  defaults: DEFAULTS,
  score,
  furiten,
};
