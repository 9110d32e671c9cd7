// Everything the review can find fault with or regret, by name and with its facts; the sentence is the view's.

import type { Act } from '../game/act.ts';
import type { KoreanRefusal } from '../rules/korean/refusals.ts';
import type { UpeoFault } from '../rules/korean/upeo.ts';
import type { FanId } from '../rules/mcr/fans.ts';
import type { Furiten } from '../rules/rules.ts';
import type { Seat } from '../tiles/seat.ts';
import type { Kind, Tile } from '../tiles/tile.ts';

/** In this order where several hold: the gravest first. */
export const MISSED = [
  /** A win was there and was let pass. */
  'winPassed',
  /** The hand was complete and could not win. */
  'winRefused',
  /** Upeo was declared without the right to. */
  'upeoIllegal',
  /** A wait lies in the own river, or was let pass: no ron. */
  'furiten',
  /** Ready, and no ron has a yaku. */
  'noYaku',
  /** Ready by shape alone: no wait reaches the minimum. */
  'shapeOnly',
  /** A hand that could reach the minimum was given up. */
  'planLost',
  /** No hand that reaches the minimum is in reach any more, whatever is thrown. */
  'noPlan',
  /** Riichi with no live copy of any wait. */
  'deadRiichi',
  /** A tile less dangerous, and the better choice for it. */
  'safeTile',
  /** The same, and the better choice gives the hand up: farther from a win, and going on is worth nothing. */
  'foldMissed',
  /** A discard would have left the hand ready. */
  'tenpaiMissed',
  /** Ready for cheaper wins than another discard would be, and that above all. */
  'cheaperWait',
  'riichiMissed',
  /** Riichi, though none now was worth more. */
  'riichiRash',
  'upeoMissed',
  /** A call without a yaku in sight. */
  'noYakuCall',
  'callMissed',
  'callRash',
  /** Farther from a win, with nothing to be safe from. */
  'backwards',
  /** A discard that leaves the hand farther from a win is worth more. */
  'retreat',
  /** Fewer tiles that bring the hand nearer. */
  'narrower',
  /** The hand wins less often, though about as many tiles bring it nearer. */
  'slower',
  /** Worth less than the best by what it would win. */
  'worth',
] as const;
export type MissedId = (typeof MISSED)[number];

/** The best choice leaves the hand farther from a win: steps before ready after the choice made, and after the best. */
export interface Back {
  readonly from: number;
  readonly to: number;
}

export const backOf = (ours: number | undefined, best: number | undefined): Back | undefined =>
  ours !== undefined && best !== undefined && best > ours ? { from: ours, to: best } : undefined;

/** Waits as a choice leaves them: live copies, and what a win on one pays on average, by weight of copies. */
export interface WaitWorth {
  readonly tile: Tile;
  readonly tiles: number;
  readonly points: number;
}

/** That a wait is cheaper is the reason where the points differ by more than the tiles; else they are too few. */
export const isCheaper = (ours: WaitWorth, better: WaitWorth): boolean =>
  ours.points < better.points && better.points * ours.tiles >= ours.points * better.tiles;

/** What of a choice is told beside another: tiles that bring it nearer, and, where they are known, its worth. */
export interface Told {
  readonly tiles: number;
  readonly points?: number | undefined;
  readonly win?: number | undefined;
}

const gap = (more: number, less: number): number => (less > 0 ? Math.log(more / less) : Infinity);

/** Fewer tiles are the reason where they make up half of what is lost; without values they are all that is known. */
export const isNarrower = (ours: Told, best: Told): boolean => {
  if (ours.tiles >= best.tiles) return false;
  if (ours.points === undefined || best.points === undefined) return true;
  return gap(best.tiles, ours.tiles) >= gap(best.points, ours.points) / 2;
};

/** The chance to win differs by more than what a win brings. */
export const isSlower = (ours: Told, best: Told): boolean => {
  if (!ours.win || !best.win || !ours.points || !best.points) return false;
  return gap(best.win, ours.win) > gap(best.points, ours.points) / 2;
};

export type WinReason = 'furiten' | 'noYaku' | 'underMinimum' | KoreanRefusal;

type Of<Id extends MissedId, Facts = object> = { readonly id: Id } & Readonly<Facts>;

export type Missed =
  /** `points`: riichi: with honba and sticks; else what is paid together. */
  | Of<'winPassed', { way: 'ron' | 'tsumo'; tile: Tile; points: number }>
  /** `short`: points or base points missing to the minimum. */
  | Of<'winRefused', { tile: Tile; reason: WinReason; short?: number }>
  | Of<'upeoIllegal', { faults: readonly UpeoFault[] }>
  | Of<'furiten', { furiten: Furiten; waits: readonly Kind[] }>
  /** `riichiHelps`: with riichi there would be one. */
  | Of<'noYaku', { waits: readonly Kind[]; riichiHelps: boolean }>
  /** `better`: a discard that leaves a hand ready to win. */
  | Of<'shapeOnly', { waits: readonly Kind[]; short: number; better?: Tile }>
  /** `fan` names the best plan, `away` its distance; `left`: of the nearest plan after the choice. */
  | Of<'planLost', { fan: FanId; away: number; better: Act; left?: number }>
  | Of<'noPlan'>
  | Of<'deadRiichi', { waits: readonly Kind[] }>
  /** Against `seat` above all. */
  | Of<'safeTile', { tile: Tile; seat: Seat; chance: number; safer: number; back?: Back }>
  | Of<'foldMissed', { tile: Tile; seat: Seat; chance: number; safer: number; back: Back }>
  | Of<'tenpaiMissed', { tile: Tile; waits: readonly Kind[] }>
  | Of<'cheaperWait', { ours: WaitWorth; better: WaitWorth }>
  /** `borne`: an earlier turn of the hand bears it already; what is left of the cost is something else's. */
  | Of<'riichiMissed', { silent: number; riichi: number; borne?: true }>
  | Of<'riichiRash', { silent: number; riichi: number }>
  | Of<'upeoMissed', { early: boolean; borne?: true }>
  | Of<'noYakuCall' | 'callMissed' | 'callRash', { call: Act }>
  | Of<'backwards', { from: number; to: number }>
  | Of<'retreat', { tile: Tile; back: Back }>
  | Of<'narrower', { tile: Tile; tiles: number; best: number }>
  /** Chances to win, others' wins aside. */
  | Of<'slower', { tile: Tile; win: number; best: number }>
  | Of<'worth', { tile: Tile }>;

/** Told once more, and no reason for what this choice cost. */
export const isBorne = (missed: Missed): boolean => 'borne' in missed && missed.borne === true;

/** What a cost is laid to: that a win was refused is told, and was no choice. */
export const bearerOf = (missed: readonly Missed[]): Missed | undefined =>
  missed.find(({ id }) => id !== 'winRefused');

const place = (missed: Missed): number => MISSED.indexOf(missed.id) + (isBorne(missed) ? MISSED.length : 0);

/** What an earlier turn bears comes last. */
export const gravestFirst = (missed: readonly Missed[]): readonly Missed[] =>
  [...missed].sort((a, b) => place(a) - place(b));

/** What the first of these rules that holds has to say. */
export const firstReason = <Choice>(
  rules: readonly ((choice: Choice) => readonly Missed[])[],
  choice: Choice,
): readonly Missed[] => {
  for (const rule of rules) {
    const found = rule(choice);
    if (found.length > 0) return found;
  }
  return [];
};
