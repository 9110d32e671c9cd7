// The hand with its taken tile as the rules score it, by the same facts that the analysis asks about.

import * as koreanFacts from '../analysis/korean/facts.ts';
import { scoreAnyway } from '../analysis/korean/worth.ts';
import * as mcrFacts from '../analysis/mcr/facts.ts';
import { claimWin, drawWin, heldOf, situationOf } from '../analysis/situation.ts';
import type { KoreanSituation } from '../rules/korean/flags.ts';
import type { KoreanOptions } from '../rules/korean/options.ts';
import type { KoreanRefusal } from '../rules/korean/refusals.ts';
import * as korean from '../rules/korean/score.ts';
import type { McrOptions } from '../rules/mcr/options.ts';
import * as mcr from '../rules/mcr/score.ts';
import type { RiichiOptions } from '../rules/riichi/options.ts';
import * as riichi from '../rules/riichi/score.ts';
import type { Refusal, Situation, Win } from '../rules/rules.ts';
import type { Table } from '../table/table.ts';
import type { Sheet } from './answer.ts';
import { hasMark, type Position, winningTile } from './position.ts';

/** The position and the table it shows. */
export interface Shown {
  readonly position: Position;
  readonly table: Table;
}

/** How the hand would be won; undefined where no tile is taken. */
const winIn = ({ position, table }: Shown): Win | undefined => {
  const tile = winningTile(position);
  if (tile === undefined) return undefined;
  return table.claimable ? claimWin(table, table.claimable) : drawWin(table, tile);
};

const factsIn = ({ position, table }: Shown): Situation => {
  const s = situationOf(table, heldOf(table)!);
  return position.ura.length > 0 ? { ...s, ura: position.ura } : s;
};

type Judged<Score, Why> = Score | Why;

const sheetOf = <Score extends object, Why extends string>(
  win: Win,
  judged: Judged<Score, Why>,
  value: () => Judged<Score, Why>,
): Sheet<Score, Why> => {
  if (typeof judged !== 'string') return { state: 'win', win, score: judged };
  const worth = value();
  return {
    state: 'refused',
    win,
    reason: judged,
    ...(typeof worth === 'string' ? {} : { score: worth }),
  };
};

export const riichiSheet = (
  shown: Shown,
  options: RiichiOptions,
): Sheet<riichi.RiichiScore, Refusal> | undefined => {
  const win = winIn(shown);
  if (!win) return undefined;
  const s = factsIn(shown);
  return sheetOf<riichi.RiichiScore, Refusal>(win, riichi.score(s, win, options), () =>
    riichi.valueOfHand(s, win, options),
  );
};

/** That the other copies lie open is seen, or said where they were not entered. */
const mcrWin = ({ position, table }: Shown, options: McrOptions): Win | undefined => {
  const tile = winningTile(position);
  if (tile === undefined) return undefined;
  const facts = mcrFacts.factsOf(table, options);
  const win = table.claimable ? mcrFacts.claimWin(facts, table.claimable) : mcrFacts.drawWin(facts, tile);
  return hasMark(position, 'lastCopy') ? { ...win, lastCopy: true } : win;
};

export const mcrSheet = (shown: Shown, options: McrOptions): Sheet<mcr.McrScore, Refusal> | undefined => {
  const win = mcrWin(shown, options);
  if (!win) return undefined;
  const s = factsIn(shown);
  return sheetOf<mcr.McrScore, Refusal>(win, mcr.score(s, win, options), () =>
    mcr.valueOfHand(s, win, options),
  );
};

/** What is said of the moment and no table shows. */
const withSaid = (s: KoreanSituation, position: Position): KoreanSituation =>
  hasMark(position, 'furiten') ? { ...s, flags: [...(s.flags ?? []), 'furiten'] } : s;

/** Refused for what the hand is worth or may do, not for what it is: its worth is told all the same. */
const MEASURED: readonly KoreanRefusal[] = ['furiten', 'belowMinimum', 'illegalUpeo'];

export const koreanSheet = (
  { position, table }: Shown,
  options: KoreanOptions,
): Sheet<korean.KoreanScore, KoreanRefusal> | undefined => {
  const tile = winningTile(position);
  if (tile === undefined) return undefined;
  const [facts, held] = [koreanFacts.factsOf(table, options), heldOf(table)!];
  const { claimable } = table;
  const win = claimable ? koreanFacts.claimWin(facts, claimable) : koreanFacts.drawWin(facts, tile);
  const s = claimable ? koreanFacts.koreanSituation(facts, held) : koreanFacts.drawSituation(facts, held);
  const score = korean.score(withSaid(s, position), win, options);
  if (!korean.isRefused(score)) return { state: 'win', win, score };
  const worth = MEASURED.includes(score) ? { score: scoreAnyway(s, win, options) } : {};
  return { state: 'refused', win, reason: score, ...worth };
};
