import { describe, expect, test } from 'vitest';
import { deskAnswer } from './desk.ts';
import { entered, riichiSheet } from './entered.fixture.ts';

// The sums that the book works out: what it adds up, in its order, and what that is rounded to.
const GROUP = {
  g1: '55s67m345p8m [888p1] [555z2]',
  g2: '77z24m678s333p999p3m',
  g3: '77z345p12s3s [6666m1] [6666z1]',
};
const KANS = '5s234m678p5s [2222p] [9999m]';
const WINDS_PAIR = '2z234m678p555s999m2z';
const TWO_PAIRS = '99s44p234m567m111p';
const sums: readonly [string, string, string, Record<string, number>, number, number][] = [
  ['open triplets 2 and 4, ron', GROUP.g1, 'ron south', { base: 20, group: 6 }, 26, 30],
  ['open triplets 2 and 4, self-draw', GROUP.g1, 'tsumo south', { base: 20, group: 6, tsumo: 2 }, 28, 30],
  [
    'closed triplets 4 and 8, pair and wait, ron',
    GROUP.g2,
    'ron riichi south',
    { base: 20, closedRon: 10, group: 12, pair: 2, wait: 2 },
    46,
    50,
  ],
  [
    'the same, self-draw',
    GROUP.g2,
    'tsumo south',
    { base: 20, group: 12, pair: 2, wait: 2, tsumo: 2 },
    38,
    40,
  ],
  ['open quads 8 and 16, ron', GROUP.g3, 'ron south', { base: 20, group: 24, pair: 2, wait: 2 }, 48, 50],
  [
    'open quads, self-draw: exactly 50',
    GROUP.g3,
    'tsumo south',
    { base: 20, group: 24, pair: 2, wait: 2, tsumo: 2 },
    50,
    50,
  ],
  [
    'closed quads 16 and 32, ron: exactly 80',
    KANS,
    'ron riichi south',
    { base: 20, closedRon: 10, group: 48, wait: 2 },
    80,
    80,
  ],
  ['closed quads, self-draw', KANS, 'tsumo south', { base: 20, group: 48, wait: 2, tsumo: 2 }, 72, 80],
  [
    'a pair of the seat wind, ron',
    WINDS_PAIR,
    'ron riichi south',
    { base: 20, closedRon: 10, group: 12, pair: 2, wait: 2 },
    46,
    50,
  ],
  [
    'a pair of the seat wind, self-draw',
    WINDS_PAIR,
    'tsumo south',
    { base: 20, group: 12, pair: 2, wait: 2, tsumo: 2 },
    38,
    40,
  ],
  [
    'a pair of the round wind, ron',
    WINDS_PAIR,
    'ron riichi west southRound',
    { base: 20, closedRon: 10, group: 12, pair: 2, wait: 2 },
    46,
    50,
  ],
  [
    'a pair of the round wind, self-draw',
    WINDS_PAIR,
    'tsumo west southRound',
    { base: 20, group: 12, pair: 2, wait: 2, tsumo: 2 },
    38,
    40,
  ],
  [
    'a pair of both winds, ron',
    WINDS_PAIR,
    'ron riichi south southRound',
    { base: 20, closedRon: 10, group: 12, pair: 4, wait: 2 },
    48,
    50,
  ],
  [
    'a pair of both winds, self-draw: exactly 40',
    WINDS_PAIR,
    'tsumo south southRound',
    { base: 20, group: 12, pair: 4, wait: 2, tsumo: 2 },
    40,
    40,
  ],
  [
    "a pair of another's wind, ron",
    WINDS_PAIR,
    'ron riichi west',
    { base: 20, closedRon: 10, group: 12, wait: 2 },
    44,
    50,
  ],
  [
    "a pair of another's wind, self-draw",
    WINDS_PAIR,
    'tsumo west',
    { base: 20, group: 12, wait: 2, tsumo: 2 },
    36,
    40,
  ],
  [
    'two pairs, ron on the terminal',
    `${TWO_PAIRS}9s`,
    'ron riichi south',
    { base: 20, closedRon: 10, group: 12 },
    42,
    50,
  ],
  [
    'two pairs, self-draw of the terminal',
    `${TWO_PAIRS}9s`,
    'tsumo south',
    { base: 20, group: 16, tsumo: 2 },
    38,
    40,
  ],
  [
    'two pairs, ron on the simple: exactly 40',
    `${TWO_PAIRS}4p`,
    'ron riichi south',
    { base: 20, closedRon: 10, group: 10 },
    40,
    40,
  ],
  [
    'two pairs, self-draw of the simple',
    `${TWO_PAIRS}4p`,
    'tsumo south',
    { base: 20, group: 12, tsumo: 2 },
    34,
    40,
  ],
];

describe('fu worked out by hand', () => {
  test.each(sums)('%s: %s, %s', (_, text, words, items, fuRaw, fu) => {
    const answer = deskAnswer(entered('riichi', text, words));
    const sheet = riichiSheet(answer);
    if (sheet?.state !== 'win')
      throw new Error(`no win: ${JSON.stringify(sheet)} ${JSON.stringify(answer.faults)}`);
    const added: Record<string, number> = {};
    for (const item of sheet.score.fuItems) added[item.id] = (added[item.id] ?? 0) + item.fu;
    expect({ items: added, fuRaw: sheet.score.fuRaw, fu: sheet.score.fu }).toEqual({ items, fuRaw, fu });
    expect(answer.faults).toEqual([]);
  });
});
