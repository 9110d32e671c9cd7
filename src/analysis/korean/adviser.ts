// Korean answers. No service plays by these rules, so nobody tells us theirs.

import type { Adviser } from '../adviser.ts';
import { koreanRules } from '../chosen-rules.ts';
import { NO_CHECKS } from '../self-check.ts';
import { analyseKorean } from './analyse.ts';

export const koreanAdviser: Adviser = {
  analyse: (table, choices) => {
    const { options, shown } = koreanRules(table.rules, choices.korean);
    return analyseKorean(table, options, shown);
  },
  checks: NO_CHECKS,
};
