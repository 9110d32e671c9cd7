// The value route: which hands that reach the minimum are near. The finished hands of one pool serve every tile that could
// be thrown: a hand is one tile farther where it needs the tile.

import type { FanId } from '../../rules/mcr/fans.ts';
import type { McrScore } from '../../rules/mcr/score.ts';
import type { Tally } from '../../tiles/counts.ts';
import { KINDS, type Kind } from '../../tiles/tile.ts';
import type { Accepted } from '../analysis.ts';
import type { McrTenpai, Plan, Plans, PlanWin } from './analysis.ts';
import { ONE_AWAY } from './candidates.ts';
import type { McrFacts } from './facts.ts';
import { MODES, type Mode, type Pool, type Target, type Values, valuesOf, waiting } from './pool.ts';
import { missingOf } from './specials.ts';

/** The hand at rest that is asked about, and what can still be drawn. */
export interface Rest {
  readonly held: Tally;
  readonly tenpai: McrTenpai | undefined;
}

const needsOf = (hand: Tally, { held }: Rest): readonly Kind[] => {
  const needs: Kind[] = [];
  for (const k of KINDS) if (hand[k]! > held[k]!) needs.push(k);
  return needs;
};

const areLive = (hand: Tally, { held }: Rest, { facts: { live } }: Pool): boolean => {
  for (let k = 0; k < hand.length; k++) if (hand[k]! > held[k]! + live[k]!) return false;
  return true;
};

/** One win that a plan could name. */
interface Entry {
  readonly fan: FanId;
  readonly away: number;
  readonly mode: Mode;
  readonly score: McrScore;
  readonly hand: Tally;
  readonly win: Kind;
}

const entryOf = (mode: Mode, score: McrScore, hand: Tally, win: Kind, away: number): Entry => ({
  fan: score.fans[0]!.id,
  away,
  mode,
  score,
  hand,
  win,
});

const winOf = ({ score, hand, win }: Entry): PlanWin => ({
  basic: score.basic,
  fans: score.fans.filter(({ id }) => id !== 'flowerTiles'),
  concealed: waiting(hand, win),
  win,
});

const entriesOf = (values: Values, hand: Tally, kind: Kind, away: number): readonly Entry[] =>
  MODES.flatMap((mode) => {
    const score = values[mode];
    return score ? [entryOf(mode, score, hand, kind, away)] : [];
  });

/** Farther than one away one winning tile stands for all: one that was asked for before, or the likeliest. */
const FAR_WINS = 1;

interface Found {
  readonly entries: Entry[];
  isWhole: boolean;
}

/** Scores a target's wins on some kinds as wins so many exchanges away. */
const addWins = (found: Found, pool: Pool, target: Target, kinds: readonly Kind[], away: number): void => {
  const tier = away > 1 ? 'far' : 'near';
  for (const kind of kinds) {
    const values = valuesOf(pool, target, kind, tier);
    if (values) found.entries.push(...entriesOf(values, target.hand, kind, away));
    else if (tier === 'near') found.isWhole = false;
  }
};

/** A finished hand that is one tile away can be won on another of its tiles, too, by an exchange: on a better wait. */
const otherWins = (hand: Tally, { held }: Rest, { live }: McrFacts): readonly Kind[] =>
  KINDS.filter((k) => hand[k]! > 0 && hand[k]! <= held[k]! && live[k]! > 0);

const farWins = (target: Target, needs: readonly Kind[], { live }: McrFacts): readonly Kind[] => {
  const known = needs.filter((k) => target.values.has(k));
  const likely = [...needs].sort((a, b) => live[b]! - live[a]!);
  return [...known, ...likely].slice(0, FAR_WINS);
};

/** A target as a plan of a hand at rest; what is ready is known from its waits. */
const addTarget = (found: Found, pool: Pool, target: Target, rest: Rest): void => {
  const { hand } = target;
  const missing = missingOf(hand, rest.held);
  if (!areLive(hand, rest, pool)) return;
  const needs = needsOf(hand, rest);
  if (missing === 1) addWins(found, pool, target, otherWins(hand, rest, pool.facts), 1);
  else if (missing === ONE_AWAY) addWins(found, pool, target, needs, 1);
  else addWins(found, pool, target, farWins(target, needs, pool.facts), missing - 1);
};

const readyEntries = ({ held, tenpai }: Rest): readonly Entry[] =>
  (tenpai?.waits ?? []).flatMap((wait) => {
    if (wait.live === 0) return [];
    const hand = held.slice();
    hand[wait.kind]!++;
    return entriesOf(
      {
        ...(wait.short.byDiscard === 0 && { byDiscard: wait.byDiscard }),
        ...(wait.short.bySelfDraw === 0 && wait.bySelfDraw && { bySelfDraw: wait.bySelfDraw }),
      },
      hand,
      wait.kind,
      0,
    );
  });

const better = (a: Entry | undefined, b: Entry): Entry => (a && a.score.basic >= b.score.basic ? a : b);

/** What the ready hand lacks, and the tile it wins on. */
const lacking = ({ hand, win }: Entry, held: Tally, live: readonly number[]): readonly Accepted[] =>
  KINDS.flatMap((kind) => {
    if (hand[kind] === 0) return [];
    const ready = hand[kind]! - (kind === win ? 1 : 0);
    const copies = Math.max(0, ready - held[kind]!) + (kind === win ? 1 : 0);
    return copies === 0 ? [] : Array.from({ length: copies }, () => ({ kind, live: live[kind]! }));
  });

const FAR = 99;

/** Of some wins the nearest. */
const nearestOf = (entries: readonly Entry[]): number =>
  entries.reduce((least, { away }) => Math.min(least, away), FAR);

/** The plan of one fan: its nearest wins, of those the best by either way. */
const planOf = (fan: FanId, entries: readonly Entry[], rest: Rest, live: readonly number[]): Plan => {
  const away = nearestOf(entries);
  const best: Partial<Record<Mode, Entry>> = {};
  for (const e of entries) if (e.away === away) best[e.mode] = better(best[e.mode], e);
  const named = best.byDiscard ?? best.bySelfDraw!;
  return {
    fan,
    away,
    ...(best.byDiscard && { byDiscard: winOf(best.byDiscard) }),
    ...(best.bySelfDraw && { bySelfDraw: winOf(best.bySelfDraw) }),
    needs: lacking(named, rest.held, live),
  };
};

const worthOf = ({ byDiscard, bySelfDraw }: Plan): number =>
  Math.max(byDiscard?.basic ?? 0, bySelfDraw?.basic ?? 0);

const byFan = (entries: readonly Entry[]): ReadonlyMap<FanId, readonly Entry[]> => {
  const groups = new Map<FanId, Entry[]>();
  for (const entry of entries) {
    const group = groups.get(entry.fan);
    if (group) group.push(entry);
    else groups.set(entry.fan, [entry]);
  }
  return groups;
};

/** Farther than this from the nearest plan nothing is said. */
const SPREAD = 2;

/** The plans of a hand at rest, one of its pool's discards or the hand of the pool itself. */
export const plansOf = (pool: Pool, rest: Rest): Plans => {
  const found: Found = { entries: [...readyEntries(rest)], isWhole: pool.exact };
  for (const target of pool.targets) addTarget(found, pool, target, rest);
  const most = nearestOf(found.entries) + SPREAD;
  const plans = [...byFan(found.entries)].flatMap(([fan, entries]) =>
    nearestOf(entries) <= most ? [planOf(fan, entries, rest, pool.facts.live)] : [],
  );
  plans.sort((a, b) => a.away - b.away || worthOf(b) - worthOf(a));
  return { plans, exactTo: found.isWhole ? 1 : 0 };
};
