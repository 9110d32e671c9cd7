// What every question of an analysis is asked about: the table, the rules in force, and what this player can see.

import type { RiichiOptions } from '../rules/riichi/options.ts';
import type { RiichiScore } from '../rules/riichi/score.ts';
import { valueOfHand } from '../rules/riichi/score.ts';
import type { Situation, Win } from '../rules/rules.ts';
import { seenCounts } from '../table/seen.ts';
import type { Table } from '../table/table.ts';
import { liveKinds, type Sight } from './hand.ts';

export interface Facts {
  readonly table: Table;
  readonly options: RiichiOptions;
  readonly sight: Sight;
}

export const factsOf = (table: Table, options: RiichiOptions): Facts => {
  const { players } = table.round;
  return { table, options, sight: { players, live: liveKinds(seenCounts(table), players) } };
};

/** What a win would pay, furiten aside; undefined where it has no yaku or is none. */
export const scoreOf = (s: Situation, win: Win, options: RiichiOptions): RiichiScore | undefined => {
  const answer = valueOfHand(s, win, options);
  return typeof answer === 'string' ? undefined : answer;
};
