// What one rule family answers with: an analysis of a table, and our own word beside the service's.

import type { RulesId } from '../rules/rules.ts';
import type { Table } from '../table/table.ts';
import { analyse } from './analyse.ts';
import type { AnyAnalysis } from './analysis.ts';
import { type RuleChoices, riichiRules } from './chosen-rules.ts';
import { type Checks, RIICHI_CHECKS } from './self-check.ts';

export interface Adviser {
  /** Undefined where the viewer's own tiles are hidden. */
  readonly analyse: (table: Table, choices: RuleChoices) => AnyAnalysis | undefined;
  readonly checks: Checks;
  /** Makes ready what the first answer would otherwise wait for; absent: it waits for nothing. */
  readonly warm?: () => void;
}

export type Advisers = Readonly<Record<RulesId, Adviser>>;

export const riichiAdviser: Adviser = {
  analyse: (table, choices) => {
    const { options, shown } = riichiRules(table.rules, choices.riichi);
    return analyse(table, options, shown);
  },
  checks: RIICHI_CHECKS,
};
