// Whether upeo may be declared, and why not: of the hand after a discard, of the hand at rest as for its next turn; and
// whether one that was declared was allowed.

import type { KoreanSituation } from '../../rules/korean/flags.ts';
import { isUpeoLegal, type UpeoFault, upeoAnswer, upeoWaits } from '../../rules/korean/upeo.ts';
import type { Tile } from '../../tiles/tile.ts';
import { drawsAhead } from '../permits.ts';
import { mySeat } from '../situation.ts';
import type { KoreanDiscard, KoreanUpeo, KoreanUpeoAnswer } from './analysis.ts';
import type { KoreanFacts } from './facts.ts';

/** Where it is not known how many tiles are left, enough are taken to be. */
const PLENTY = 70;

const wallAt = ({ table }: KoreanFacts, draws: number): number =>
  table.unknown.includes('wall') ? PLENTY : Math.max(0, table.wall - draws);

/** Nobody has called, and the own first tile is still to be thrown. */
export const isBeforeFirstDiscard = ({ table }: KoreanFacts): boolean =>
  table.untouched && mySeat(table).river.length === 0;

/** Early upeo is worth the minimum by itself. */
const faultsOf = (faults: readonly UpeoFault[], early: boolean): readonly UpeoFault[] =>
  early ? faults.filter((fault) => fault !== 'belowMinimum') : faults;

/** Of a hand of 13 tiles, after so many draws from the wall. */
export const answerFor = (facts: KoreanFacts, s: KoreanSituation, draws: number): KoreanUpeoAnswer => {
  const early = isBeforeFirstDiscard(facts);
  const answer = upeoAnswer(s, wallAt(facts, draws), facts.options);
  const faults = faultsOf(answer.faults, early);
  const waits = answer.waits.map((wait) => ({ ...wait, live: facts.live[wait.kind]! }));
  return { legal: faults.length === 0, faults, early, waits };
};

/** A hand at rest, as for the own next turn. */
export const answerAtRest = (facts: KoreanFacts, s: KoreanSituation): KoreanUpeoAnswer =>
  answerFor(facts, s, drawsAhead(facts.table));

const DECLARED = { none: 'none', riichi: 'upeo', double: 'earlyUpeo' } as const;

/** Upeo was declared with a hand that is not ready, or whose waits do not secure the minimum. */
export const isJump = ({ options }: KoreanFacts, s: KoreanSituation): boolean =>
  s.riichi === 'riichi' && (upeoWaits(s, options).length === 0 || !isUpeoLegal(s, options));

const legalDiscards = (discards: readonly KoreanDiscard[]): readonly Tile[] =>
  discards.filter((d) => d.upeo?.legal).map((d) => d.tile);

/** `s`: the hand at rest; `answer`: what is said of it, or of the hand after the best discard. */
export const upeoOf = (
  facts: KoreanFacts,
  s: KoreanSituation,
  answer: KoreanUpeoAnswer,
  discards: readonly KoreanDiscard[],
): KoreanUpeo => {
  const { table } = facts;
  const declared = DECLARED[s.riichi];
  const tiles = legalDiscards(discards);
  const isMine = table.phase === 'discard' && table.turn === table.me;
  const jumped = isJump(facts, s);
  const open = s.openRiichi === true;
  const mayOpenLater = isMine && declared !== 'none' && !jumped && !open;
  return {
    declared,
    jumped,
    open,
    legal: tiles.length > 0,
    faults: answer.faults,
    early: declared === 'none' && answer.early,
    mayOpen: tiles.length > 0 || mayOpenLater,
    waits: answer.waits,
    discards: tiles,
  };
};
