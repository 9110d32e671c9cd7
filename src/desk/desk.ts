// The desk's answer to a position. It goes the way of every table: folded from a snapshot, analysed by the family's own
// analysis, scored by the family's own rules.

import { analyse } from '../analysis/analyse.ts';
import { analyseKorean } from '../analysis/korean/analyse.ts';
import { analyseMcr } from '../analysis/mcr/analyse.ts';
import { apply } from '../table/apply.ts';
import type { Table } from '../table/table.ts';
import type { DeskAnswer } from './answer.ts';
import { faultsOf, forbids } from './faults.ts';
import { missingTiles, type Position } from './position.ts';
import { type DeskRules, rulesOf } from './rules.ts';
import { koreanSheet, mcrSheet, riichiSheet } from './sheet.ts';
import { tableOf } from './table.ts';

/** Undefined where the table itself would refuse it. */
const foldedTable = (position: Position): Table | undefined => {
  const folded = apply(undefined, { type: 'snapshot', table: tableOf(position) });
  return folded.ok ? folded.value : undefined;
};

type Common = Pick<DeskAnswer, 'faults' | 'missing'>;

const wholeAnswer = (position: Position, table: Table, rules: DeskRules, common: Common): DeskAnswer => {
  const shown = { position, table };
  switch (rules.family) {
    case 'riichi': {
      const analysis = analyse(table, rules.options, rules.shown);
      const sheet = riichiSheet(shown, rules.options);
      return { ...common, family: 'riichi', ...(analysis && { analysis }), ...(sheet && { sheet }) };
    }
    case 'mcr': {
      const analysis = analyseMcr(table, rules.options, rules.shown);
      const sheet = mcrSheet(shown, rules.options);
      return { ...common, family: 'mcr', ...(analysis && { analysis }), ...(sheet && { sheet }) };
    }
    case 'korean': {
      const analysis = analyseKorean(table, rules.options, rules.shown);
      const sheet = koreanSheet(shown, rules.options);
      return { ...common, family: 'korean', ...(analysis && { analysis }), ...(sheet && { sheet }) };
    }
  }
};

const commonOf = (position: Position): Common => ({
  faults: faultsOf(position),
  missing: Math.max(0, missingTiles(position)),
});

const tableIn = (position: Position, { faults, missing }: Common): Table | undefined =>
  missing > 0 || faults.some(forbids) ? undefined : foldedTable(position);

/** Undefined where the hand is not whole or the position cannot be. */
export const tableToAnswer = (position: Position): Table | undefined => tableIn(position, commonOf(position));

export const deskAnswer = (position: Position): DeskAnswer => {
  const common = commonOf(position);
  const table = tableIn(position, common);
  return table
    ? wholeAnswer(position, table, rulesOf(position), common)
    : { ...common, family: position.family };
};
