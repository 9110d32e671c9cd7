// Plans beside slower ways to the same answer: within one exchange the whole search over every draw and discard; farther
// off the exchanges are played out, tile by tile.

import { describe, expect, test } from 'vitest';
import type { McrSituation } from '../../rules/mcr/hand.ts';
import { ownCounts } from '../../rules/mcr/hand.ts';
import { DEFAULTS } from '../../rules/mcr/options.ts';
import { type Final, finalsOneAway, waitValues } from '../../rules/mcr/projection.ts';
import { isRefused, type McrScore, reachesMinimum, valueOfHand } from '../../rules/mcr/score.ts';
import { waitsOf } from '../../rules/mcr/waits.ts';
import { type Random, randomOf } from '../../shapes/random-hands.ts';
import { shantenOf } from '../../shapes/shanten.ts';
import { countsOf, emptyCounts, type Tally } from '../../tiles/counts.ts';
import type { Meld } from '../../tiles/meld.ts';
import { formatHand } from '../../tiles/notation.ts';
import { KINDS, type Kind, plainTile, type Tile } from '../../tiles/tile.ts';
import type { Plan, Plans, PlanWin } from './analysis.ts';
import type { McrFacts } from './facts.ts';
import { mcrView } from './hand.ts';
import { handsOf, leastMissing, priced } from './nearest.ts';
import { plansOf } from './plans.ts';
import { MY_TURN, poolOf } from './pool.ts';
import { mcrTable } from './script.test-kit.ts';
import { shelvesOf } from './sections.ts';
import { missingOf } from './specials.ts';
import { mcrTenpaiOf } from './tenpai.ts';

const table = mcrTable('123m456p789s1122z', '');
const factsOf = (live: readonly number[]): McrFacts => ({
  table,
  options: DEFAULTS,
  live,
  open: emptyCounts(),
});

const situation = (concealed: readonly Tile[], melds: readonly Meld[]): McrSituation => ({
  seat: 1,
  roundWind: 'east',
  seatWind: 'south',
  concealed,
  melds,
  aside: [],
});

const meldAt = (kind: Kind, isRun: boolean): Meld => {
  const [a, b, c] = isRun ? [kind, kind + 1, kind + 2] : [kind, kind, kind];
  const [own, called] = [[b, c].map((k) => plainTile(KINDS[k!]!)), plainTile(KINDS[a!]!)];
  return { type: isRun ? 'chi' : 'pon', own, called, from: 0 };
};

const takeMeld = (left: Tally, random: Random): Meld => {
  for (;;) {
    const kind = KINDS[random(34)]!;
    const isRun = kind < 27 && kind % 9 < 7 && random(2) === 0;
    const kinds = isRun ? [kind, kind + 1, kind + 2] : [kind, kind, kind];
    if (!kinds.every((k) => left[k]! >= (isRun ? 1 : 3))) continue;
    for (const k of kinds) left[k]!--;
    return meldAt(kind, isRun);
  }
};

/** A hand around a finished one, so that few tiles are missing: `off` of its tiles are others. */
const handNear = (melds: number, off: number, random: Random): McrSituation => {
  const left = emptyCounts().fill(4);
  const called = Array.from({ length: melds }, () => takeMeld(left, random));
  const tiles: Tile[] = [];
  const groups = Array.from({ length: 4 - melds }, () => takeMeld(left, random));
  for (const m of groups) if (m.type === 'chi' || m.type === 'pon') tiles.push(m.called, ...m.own);
  const pair = KINDS.filter((k) => left[k]! > 1)[random(10)]!;
  left[pair]! -= 2;
  tiles.push(plainTile(pair), plainTile(pair));
  tiles.splice(random(tiles.length), 1);
  for (let i = 0; i < off; i++) {
    const other = KINDS.filter((k) => left[k]! > 0)[random(25)]!;
    left[other]!--;
    tiles[random(tiles.length)] = plainTile(other);
  }
  return situation(tiles, called);
};

const liveAround = (s: McrSituation): readonly number[] => [...ownCounts(s)].map((n) => 4 - n);

const plansAround = (s: McrSituation, live: readonly number[], budget = MY_TURN): Plans => {
  const facts = factsOf(live);
  const view = mcrView(s, live);
  const pool = poolOf(facts, s, view.shanten, budget);
  return plansOf(pool, { held: countsOf(s.concealed), tenpai: mcrTenpaiOf(facts, s, view) });
};

type Best = Map<string, number>;
const note = (best: Best, mode: string, score: McrScore): void => {
  if (!reachesMinimum(score, DEFAULTS)) return;
  const key = `${score.fans[0]!.id} ${mode}`;
  best.set(key, Math.max(score.basic, best.get(key) ?? 0));
};

const bestOf = (finals: readonly Pick<Final, 'byDiscard' | 'bySelfDraw'>[]): Best => {
  const best: Best = new Map();
  for (const { byDiscard, bySelfDraw } of finals) {
    note(best, 'byDiscard', byDiscard);
    note(best, 'bySelfDraw', bySelfDraw);
  }
  return best;
};

const sorted = (best: Best) => [...best].sort(([a], [b]) => (a < b ? -1 : 1));

const bestOfPlans = (plans: readonly Plan[]): Best => {
  const best: Best = new Map();
  for (const { fan, byDiscard, bySelfDraw } of plans) {
    if (byDiscard) best.set(`${fan} byDiscard`, byDiscard.basic);
    if (bySelfDraw) best.set(`${fan} bySelfDraw`, bySelfDraw.basic);
  }
  return best;
};

const textOf = (s: McrSituation): string => formatHand(s.concealed);

describe('within one exchange: everything, and its best value', () => {
  test.each([
    [0, 30],
    [1, 25],
    [2, 25],
    [3, 25],
    [4, 15],
  ])('%i melds', (melds, count) => {
    const random = randomOf(700 + melds);
    for (let i = 0; i < count; i++) {
      const s = handNear(melds, 1, random);
      const live = liveAround(s);
      const { plans, exactTo } = plansAround(s, live);
      const ready = bestOf(waitValues(s, DEFAULTS));
      const one = sorted(bestOf(finalsOneAway(s, DEFAULTS).filter((final) => live[final.kind]! > 0)));
      expect(exactTo, textOf(s)).toBe(1);
      expect(sorted(bestOfPlans(plans.filter((p) => p.away === 0))), textOf(s)).toEqual(sorted(ready));
      const fansReady = new Set([...ready.keys()].map((key) => key.split(' ')[0]!));
      // Of a fan that is ready, what is one away is not told.
      const wanted = one.filter(([key]) => !fansReady.has(key.split(' ')[0]!));
      expect(sorted(bestOfPlans(plans.filter((p) => p.away === 1))), textOf(s)).toEqual(wanted);
    }
  });
});

/** Draws what is missing for the ready hand and throws what it does not use; says how often. */
const exchanges = (s: McrSituation, { concealed }: PlanWin, live: readonly number[]): number => {
  const [hand, goal, wall] = [countsOf(s.concealed), countsOf(concealed), [...live]];
  for (let n = 0; ; n++) {
    const draw = KINDS.find((k) => hand[k]! < goal[k]!);
    const out = KINDS.find((k) => hand[k]! > goal[k]!);
    if (draw === undefined || out === undefined) {
      expect(hand).toEqual(goal);
      return n;
    }
    expect(wall[draw]).toBeGreaterThan(0);
    wall[draw]!--;
    hand[draw]!++;
    hand[out]!--;
  }
};

const winText = (s: McrSituation, win: PlanWin, from?: 0): string => {
  const { concealed, win: kind } = win;
  const last = { tile: plainTile(kind), last: false };
  const value = valueOfHand(
    { ...s, concealed },
    from === 0 ? { ...last, from, by: 'discard' } : { ...last, by: 'wall' },
    DEFAULTS,
  );
  return isRefused(value) ? value : `${value.fans[0]!.id} ${value.basic}`;
};

const expectTrue = (s: McrSituation, plan: Plan, live: readonly number[]): void => {
  const { fan, away, byDiscard, bySelfDraw, needs } = plan;
  expect(needs.length).toBe(away + 1);
  expect(byDiscard ?? bySelfDraw).toBeDefined();
  for (const [win, from] of [
    [byDiscard, 0],
    [bySelfDraw, undefined],
  ] as const) {
    if (!win) continue;
    expect(exchanges(s, win, live), `${textOf(s)} ${fan}`).toBe(away);
    expect(waitsOf({ ...s, concealed: win.concealed }).live).toContain(win.win);
    expect(winText(s, win, from)).toBe(`${fan} ${win.basic}`);
    expect(win.basic).toBeGreaterThanOrEqual(DEFAULTS.minimum);
  }
};

describe('every plan can be had in as many exchanges as it says', () => {
  test.each([
    [0, 0],
    [1, 0],
    [0, 3],
    [0, 6],
    [0, 12],
    [1, 4],
    [2, 3],
    [3, 2],
    [4, 1],
  ])('%i melds, %i tiles off', (melds, off) => {
    const random = randomOf(40 * off + melds);
    let named = 0;
    for (let i = 0; i < 12; i++) {
      const s = handNear(melds, off, random);
      const live = liveAround(s).map((n) => (random(3) === 0 ? Math.max(0, n - 1 - random(2)) : n));
      const { plans } = plansAround(s, live);
      for (const plan of plans) expectTrue(s, plan, live);
      named += plans.length;
    }
    expect(named).toBeGreaterThan(melds === 4 ? 0 : 12);
  });
});

test('a budget that is spent is told, and what is named is true all the same', () => {
  const random = randomOf(11);
  for (let i = 0; i < 10; i++) {
    const s = handNear(0, 1, random);
    const live = liveAround(s);
    const { plans, exactTo } = plansAround(s, live, { near: 4, far: 4 });
    expect(exactTo, textOf(s)).toBe(0);
    for (const plan of plans) expectTrue(s, plan, live);
  }
});

/** All hands that so many exchanges lead to, however they are played. */
const reached = (s: McrSituation, live: readonly number[], steps: number): readonly McrSituation[] => {
  let hands = new Map([[countsOf(s.concealed).join(''), countsOf(s.concealed)]]);
  const start = countsOf(s.concealed);
  for (let i = 0; i < steps; i++) {
    const next = new Map(hands);
    for (const hand of hands.values()) {
      for (const draw of KINDS) {
        if (hand[draw]! - start[draw]! >= live[draw]!) continue;
        for (const out of KINDS) {
          if (out === draw || hand[out] === 0) continue;
          const after = hand.slice();
          after[draw]!++;
          after[out]!--;
          next.set(after.join(''), after);
        }
      }
    }
    hands = next;
  }
  return [...hands.values()].map((hand) => ({
    ...s,
    concealed: KINDS.flatMap((k) => Array.from({ length: hand[k]! }, () => plainTile(k))),
  }));
};

test('three melds, two exchanges: no plan is nearer than the nearest of all ways to play', () => {
  const random = randomOf(5);
  for (let i = 0; i < 3; i++) {
    const s = handNear(3, 3, random);
    const live = liveAround(s);
    const fans = [0, 1, 2].map(
      (steps) =>
        new Set(
          [...bestOf(reached(s, live, steps).flatMap((hand) => waitValues(hand, DEFAULTS))).keys()].map(
            (key) => key.split(' ')[0],
          ),
        ),
    );
    for (const { fan, away } of plansAround(s, live).plans) {
      if (away > 2) continue;
      expect(fans[away]!.has(fan), `${textOf(s)} ${fan} ${away}`).toBe(true);
      if (away > 0) expect(fans[away - 1]!.has(fan), `${textOf(s)} ${fan} ${away}`).toBe(false);
    }
  }
}, 60_000);

test('every pattern of groups and a pair is there, once', () => {
  const all = shelvesOf(0).flatMap((shelf) => shelf.patterns.map((p) => p.counts.join('')));
  expect([all.length, new Set(all).size]).toEqual([21_743, 21_743]);
  expect(shelvesOf(3).reduce((sum, shelf) => sum + shelf.patterns.length, 0)).toBe(498);
});

test('the nearest standard hands are as near as shanten says, and none is missed', () => {
  const random = randomOf(3);
  for (let i = 0; i < 20; i++) {
    const s = handNear(0, 6, random);
    const held = countsOf(s.concealed);
    const rest = { groups: 4, pair: 1 } as const;
    const most = shantenOf('standard', held, 0) + 1;
    const patterns = priced({ held, limits: emptyCounts().fill(4) }, rest, most + 1);
    expect(leastMissing(patterns, rest)).toBe(most);
    const hands = handsOf(patterns, { ...rest, most, size: 1e6 });
    expect(new Set(hands.map((hand) => hand.join(''))).size).toBe(hands.length);
    for (const hand of hands) {
      expect(missingOf(hand, held)).toBe(most);
      expect(shantenOf('standard', hand, 0)).toBe(-1);
    }
  }
});
