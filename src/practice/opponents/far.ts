// Too far from a win for the search to tell points: what is played then. By shape; in MCR toward eight points.

import type { Act } from '../../game/act.ts';
import type { GameRules } from '../../game/game.ts';
import type { McrOptions } from '../../rules/mcr/options.ts';
import type { Table } from '../../table/table.ts';
import type { Ask } from '../ask.ts';
import { afterCall } from './after-call.ts';
import { plannedDiscards, plannedRest } from './by-plans.ts';
import { byShape } from './shape.ts';
import { best, type Of, PASS } from './think.ts';

/** How much of a hand is left after each discard: 1 after the one that goes where nothing threatens, less after any other. */
export type Shares = (act: Act) => number;

/** What is left of a hand whose shape is thrown from otherwise. */
const BROKEN = 1 / 4;
const NEARLY = 0.99;

const sharesOfShape = (table: Table, discards: readonly Of<'discard'>[]): Shares => {
  const chosen = byShape(table, discards);
  return (act) => (act === chosen ? 1 : BROKEN);
};

/** Plans come with the better shape first: it decides between equals. */
const sharesTowardEight = (table: Table, options: McrOptions, discards: readonly Of<'discard'>[]): Shares => {
  const eases = new Map(plannedDiscards(table, options).map(({ tile, ease }) => [tile, ease]));
  const easeOf = (act: Act): number => (act.type === 'discard' ? (eases.get(act.tile) ?? 0) : 0);
  const top = best(
    [...eases.keys()].flatMap((tile) => discards.find((d) => d.tile === tile) ?? []),
    easeOf,
  );
  if (!top || easeOf(top) === 0) return sharesOfShape(table, discards);
  return (act) => (act === top ? 1 : Math.min(NEARLY, easeOf(act) / easeOf(top)));
};

export const farShares = ({ rules, table }: Ask, discards: readonly Of<'discard'>[]): Shares =>
  rules.family === 'mcr' ? sharesTowardEight(table, rules.options, discards) : sharesOfShape(table, discards);

/** A call is worth it where eight points are easier with it. */
const callTowardEight = (table: Table, options: McrOptions, calls: readonly Of<'meld'>[]): Act => {
  const easeAfter = ({ meld }: Of<'meld'>): number =>
    Math.max(0, ...plannedDiscards(afterCall(table, meld), options).map(({ ease }) => ease));
  const eased = calls
    .filter(({ meld }) => meld.type !== 'openKan')
    .map((act) => ({ act, ease: easeAfter(act) }));
  const top = best(eased, ({ ease }) => ease);
  return top && top.ease > plannedRest(table, options) ? top.act : PASS;
};

export const farCall = ({ rules, table }: Ask, calls: readonly Of<'meld'>[]): Act =>
  rules.family === 'mcr' ? callTowardEight(table, rules.options, calls) : byShape(table, [...calls, PASS]);

/** In points of a riichi game, by steps before tenpai from three up. */
const FAR = [250, 120, 60, 30] as const;
const SCALE = { riichi: 1, korean: 0.005 } as const;

interface Fading {
  /** With most of the wall left. */
  readonly most: number;
  /** Tiles in the wall with which it begins to fade, and with which nothing is left. */
  readonly from: number;
  readonly to: number;
}

/**
 * MCR, by steps before tenpai: the points of wins that came of such hands in games between these opponents, 20, 12 and 10 with
 * most of the wall left, as the search would have promised them (`risk.ts`).
 */
const FADING: readonly Fading[] = [
  { most: 33, from: 70, to: 10 },
  { most: 20, from: 72, to: 16 },
  { most: 17, from: 72, to: 32 },
];

/** Never nothing: where no discard risks more than another, the hand is thrown from as its plans want. */
const LEAST = 0.01;

const fading = ({ most, from, to }: Fading, wall: number): number =>
  most * Math.min(1, Math.max(LEAST, (wall - to) / (from - to)));

/** What a hand may still be worth that the search does not reach: a guess, to weigh risks against. */
export const farWorth = ({ family }: GameRules, shanten: number, wall: number): number => {
  if (family === 'mcr') return fading(FADING[Math.min(Math.max(shanten, 0), FADING.length - 1)]!, wall);
  return SCALE[family] * FAR[Math.min(Math.max(shanten - 3, 0), FAR.length - 1)]!;
};
