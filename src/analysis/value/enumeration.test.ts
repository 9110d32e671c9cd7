// Small ends enumerated whole, by a search written for this test alone: physical tiles, every order of draws, every
// throw, every ura indicator, each win scored by the rules.

import { describe, expect, test } from 'vitest';
import { valueOfHand } from '../../rules/riichi/score.ts';
import { waitsOf } from '../../rules/riichi/waits.ts';
import type { Win } from '../../rules/rules.ts';
import { parseHand, parseTiles } from '../../tiles/notation.ts';
import { FIVES, type Kind, kindOf, type Tile } from '../../tiles/tile.ts';
import { answerStage, type ThrowValue, type Worth } from './refine.ts';
import { OPTIONS, type Position, questionOf, situationOf } from './riichi.test-kit.ts';
import { DEFAULT_RON, letGoOf, NO_RON } from './ron-model.ts';

interface State {
  readonly hand: readonly Tile[];
  readonly left: readonly Tile[];
  readonly thrown: readonly Tile[];
  /** Drawn and kept. */
  readonly kept: readonly Tile[];
  readonly n: number;
  readonly riichi: false | 'now' | 'before';
}

const without = (tiles: readonly Tile[], tile: Tile): readonly Tile[] =>
  tiles.toSpliced(tiles.indexOf(tile), 1);

/** Points, chance to win. */
type Result = readonly [number, number];
const add = (a: Result, b: Result, weight: number): Result => [a[0] + weight * b[0], a[1] + weight * b[1]];

const memory = new Map<string, number>();

/** What a win pays: the mean of all ura indicators that may lie there; 0: none. */
const prize = (p: Position, s: State, tile: Tile, win: Win): number => {
  const key = JSON.stringify([s.hand, p.melds, tile, win, s.riichi, [...s.left].sort(), p.facts]);
  const known = memory.get(key);
  if (known !== undefined) return known;
  const base = situationOf(p);
  const situation = {
    ...base,
    concealed: s.hand,
    riichi: s.riichi ? ('riichi' as const) : ('none' as const),
    ippatsu: s.riichi === 'now',
    riichiSticks: base.riichiSticks + (s.riichi ? 1 : 0),
  };
  const rest = without(s.left, tile);
  const pays = (ura: readonly Tile[], indicators = base.indicators) => {
    const value = valueOfHand({ ...situation, indicators, ura }, win, OPTIONS);
    return typeof value === 'string' ? 0 : value.deltas[base.seat]!;
  };
  if (p.untold) {
    const all = rest.flatMap((turned, i) =>
      (s.riichi ? rest.toSpliced(i, 1).map((ura) => [ura]) : [[]]).map((ura) => pays(ura, [turned])),
    );
    return all.reduce((a, b) => a + b, 0) / all.length;
  }
  const mean =
    s.riichi && base.indicators.length > 0
      ? rest.reduce((sum, ura) => sum + pays([ura]), 0) / rest.length
      : pays([]);
  memory.set(key, mean);
  return mean;
};

const isFuriten = (p: Position, s: State, waits: readonly Kind[]): boolean =>
  [...(p.river ?? []), ...s.thrown].some((t) => waits.includes(kindOf(t)));

const isEnd = (p: Position, n: number): boolean => n === p.draws;

/** After a throw: `count` discards of others still to come, then the draw. */
const afterThrow = (p: Position, s: State, count: number): Result => {
  const { melds = [], drawnGame = { tenpai: 0, noten: 0 } } = p;
  const waits = waitsOf({ concealed: s.hand, melds });
  if (count === 0 && isEnd(p, s.n)) return [waits.length > 0 ? drawnGame.tenpai : drawnGame.noten, 0];
  if (count === 0) return add([0, 0], atDraw(p, s), p.goesOn?.[s.riichi ? 'riichi' : 'silent'][s.n] ?? 1);
  if (waits.length === 0 || isFuriten(p, s, waits)) return afterThrow(p, s, 0);
  const letGo = letGoOf(p.ron ?? DEFAULT_RON, s.riichi ? 'riichi' : melds.length > 0 ? 'open' : 'silent');
  let result: Result = [0, 0];
  let missed = 1;
  for (const tile of s.left.filter((t) => waits.includes(kindOf(t)))) {
    const chance = letGo[kindOf(tile)]! / s.left.length;
    const last = isEnd(p, s.n) && count === 1;
    const points = prize(p, s, tile, { tile, from: 2, by: 'discard', last });
    missed -= chance;
    // A wait that is no win went by: no ron until the own next throw.
    result = points > 0 ? add(result, [points, 1], chance) : add(result, afterThrow(p, s, 0), chance);
  }
  return missed < 1e-12 ? result : add(result, afterThrow(p, s, count - 1), missed);
};

const atDraw = (p: Position, s: State): Result => {
  let result: Result = [0, 0];
  const last = s.n + 1 === p.draws && p.others[p.draws] === 0;
  for (const tile of s.left) {
    const points = prize(p, s, tile, { tile, by: 'wall', last });
    const full = { ...s, hand: [...s.hand, tile], left: without(s.left, tile), n: s.n + 1 };
    const next: Result = points > 0 ? [points, 1] : bestThrow(p, full, tile, s);
    result = add(result, next, 1 / s.left.length);
  }
  return result;
};

const canKeep = (before: State, tile: Tile): boolean =>
  !before.thrown.some((t) => kindOf(t) === kindOf(tile));

/** The best of all throws after a draw; what was drawn before stays, and what was thrown before goes at once. */
const bestThrow = (p: Position, full: State, drawn: Tile, before: State): Result => {
  const asDrawn = {
    ...full,
    hand: before.hand,
    riichi: before.riichi ? ('before' as const) : (false as const),
  };
  let best = afterThrow(p, asDrawn, p.others[full.n]!);
  if (before.riichi || !canKeep(before, drawn)) return best;
  const kept = [...before.kept, drawn];
  for (const tile of new Set(full.hand)) {
    if (kept.some((t) => kindOf(t) === kindOf(tile))) continue;
    for (const result of throws(p, { ...full, kept }, tile)) if (result[0] > best[0]) best = result;
  }
  return best;
};

/** A throw without riichi and, where it can be declared, with it. */
const throws = (p: Position, full: State, tile: Tile): readonly Result[] => {
  const after = { ...full, hand: without(full.hand, tile), thrown: [...full.thrown, tile] };
  const silent = afterThrow(p, after, p.others[full.n]!);
  const isTenpai = waitsOf({ concealed: after.hand, melds: p.melds ?? [] }).length > 0;
  if (!isTenpai || (p.melds?.length ?? 0) > 0) return [silent];
  const declared = afterThrow(p, { ...after, riichi: 'now' }, p.others[full.n]!);
  return [silent, [declared[0] - 1000, declared[1]]];
};

const enumerate = (p: Position, tile: Tile): Result => {
  const start: State = { hand: p.concealed, left: p.unseen, thrown: [], kept: [], n: 0, riichi: false };
  return throws(p, start, tile).reduce((a, b) => (b[0] > a[0] ? b : a));
};

const solved = (p: Position, detours: number) => {
  const work = answerStage(questionOf(p), { stage: 'full', detours });
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value!.throws;
};

const tiles = (text: string): readonly Tile[] => {
  const parsed = parseTiles(text);
  if (!parsed.ok) throw new Error(parsed.detail);
  return parsed.value;
};

type Row = readonly [name: string, hand: string, unseen: string, facts: Partial<Position>, detours: number];

// Ura are counted as if nothing had been drawn in vain: exact as long as nothing can have been, that is up to the
// second draw from tenpai. Beyond that the rows play without indicators.
const FACTS = { indicators: tiles('4p') };
const NO_URA = { indicators: [] };

const ROWS: readonly Row[] = [
  ['tenpai, one draw', '234m567p345s66s78p1z', '6699p33m1z5s4p22s', { draws: 1, others: [3, 0] }, 1],
  [
    'tenpai, the last tile by others',
    '234m567p345s66s78p1z',
    '66p9p33m1z0s4p2s',
    { draws: 1, others: [3, 2], facts: NO_URA },
    1,
  ],
  [
    'tenpai, two draws',
    '234m567p345s66s78p1z',
    '66p9p3m1z0s4p2s',
    { draws: 2, others: [3, 3, 0], facts: NO_URA },
    2,
  ],
  ['one before tenpai', '234m567p34s66s78p1z9m', '69p25s30m7z4p', { draws: 2, others: [3, 3, 0] }, 1],
  [
    'one before tenpai, drawn red fives',
    '234m567p46s66s78p1z9m',
    '69p55s0s3m7z4p',
    { draws: 2, others: [3, 3, 0] },
    1,
  ],
  ['seven pairs', '1133m2255p4499s67z', '67z67z2m3m4p0p', { draws: 2, others: [3, 3, 0], facts: NO_URA }, 2],
  [
    'a wait in the own river',
    '234m567p345s66s78p1z',
    '66p9p33m1z0s4p2s',
    { draws: 1, others: [3, 2], river: tiles('9p') },
    1,
  ],
  [
    'honba and sticks',
    '234m567p345s66s78p1z',
    '66p9p33m1z0s4p2s',
    { draws: 1, others: [3, 2], facts: { ...NO_URA, honba: 2, riichiSticks: 1 } },
    1,
  ],
  ['thirteen orphans', '19m19p19s123456z12m', '7z7z9m5p3s4s', { draws: 2, others: [3, 3, 0] }, 1],
  [
    'an indicator that was not told',
    '234m567p345s66s78p1z',
    '66p9p33m1z0s4p22s',
    { draws: 1, others: [3, 0], facts: NO_URA, untold: 1 },
    1,
  ],
  [
    'an indicator that was not told, an open hand',
    '234m567p3466s1z [777z1]',
    '25s7m6z9m3z1m',
    { draws: 1, others: [3, 0], facts: NO_URA, untold: 1 },
    1,
  ],
  [
    'an open hand with a yaku',
    '234m567p3466s1z [777z1]',
    '25s7m8m9m3z1m',
    { draws: 2, others: [3, 3, 0] },
    2,
  ],
  [
    'an open hand without a yaku: the last draw',
    '234m567p3466s1z [789s1]',
    '25s7m8m9m3z1m',
    { draws: 1, others: [3, 0] },
    1,
  ],
  [
    'an open hand without a yaku: the last discard',
    '234m567p3466s1z [789s1]',
    '25s7m8m9m3z1m',
    { draws: 0, others: [2] },
    1,
  ],
];

const positionOf = ([, hand, unseen, facts]: Row): Position => {
  const held = parseHand(hand, 1, 4);
  if (!held.ok) throw new Error(held.detail);
  return {
    concealed: held.value.tiles,
    melds: held.value.melds,
    unseen: tiles(unseen),
    draws: 1,
    others: [3, 0],
    facts: FACTS,
    ...facts,
  };
};

/** Every throw but those of a red five beside a plain one. */
const facesOf = (concealed: readonly Tile[]): readonly Tile[] => [
  ...new Set(concealed.filter((t) => !(FIVES.includes(kindOf(t)) && t > 33))),
];

/** Amid others where that was asked. */
const bestOf = ({ best, amid }: ThrowValue): Worth =>
  amid ? Object.values(amid).reduce((a, b) => (b.points > a.points ? b : a)) : best!;

const LETS = { honour: 0.9, end: 0.7, next: 0.5, middle: 0.3 };

const RON = { letGo: { silent: LETS, riichi: LETS, open: LETS }, ippatsu: 1 };

describe.each([
  ['by self-draw alone', { ron: NO_RON }],
  ['with ron', { ron: RON }],
  ['amid others who win', { ron: RON, goesOn: { silent: [0.8, 0.6], riichi: [0.9, 0.7] } }],
  ['with payments at an exhausted wall', { ron: RON, drawnGame: { tenpai: 1500, noten: -1500 } }],
])('%s', (_, model) => {
  test.each(ROWS)('%s', (...row) => {
    const position: Position = { ...positionOf(row), ...model };
    const values = solved(position, row[4]);
    let compared = 0;
    for (const tile of facesOf(position.concealed)) {
      const value = values.find((v) => v.kind === kindOf(tile));
      if (!value) continue;
      const [points, win] = enumerate(position, tile);
      const best = bestOf(value);
      expect(best.points, `throwing ${tile}`).toBeCloseTo(points, 6);
      expect(best.win, `throwing ${tile}`).toBeCloseTo(win, 9);
      compared++;
    }
    expect(compared).toBeGreaterThan(2);
  });
});
