import type { GameRules } from '../../src/game/game.ts';
import type { Checks } from './check.ts';
import { withAnalysis } from './korean-analysis.ts';
import { koreanPlain } from './korean-plain.ts';
import { mcrPlain } from './mcr-plain.ts';
import { plainChecks } from './plain-checks.ts';
import { riichiChecks } from './riichi-checks.ts';
import type { Watch } from './watch.ts';

export type { Checks } from './check.ts';

export const checksOf = (rules: GameRules, watch: Watch): Checks => {
  switch (rules.family) {
    case 'riichi':
      return riichiChecks(rules, watch);
    case 'korean':
      return withAnalysis(plainChecks(koreanPlain(rules), watch), rules, watch);
    case 'mcr':
      return plainChecks(mcrPlain(rules), watch);
  }
};
