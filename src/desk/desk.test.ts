import { describe, expect, test } from 'vitest';
import { riichiAdviser } from '../analysis/adviser.ts';
import { flowersHeld } from '../analysis/flowers.ts';
import { koreanAdviser } from '../analysis/korean/adviser.ts';
import { mcrAdviser } from '../analysis/mcr/adviser.ts';
import { act, choices, dealNext, type GameRules, isOver, openGame, RIICHI, toMove } from '../game/game.ts';
import { pick, randomFrom } from '../game/random.ts';
import { seenBy } from '../game/seen-by.ts';
import { DEFAULTS as KOREAN } from '../rules/korean/options.ts';
import { DEFAULTS as MCR } from '../rules/mcr/options.ts';
import { presetOptions } from '../rules/riichi/options.ts';
import type { RulesId } from '../rules/rules.ts';
import type { Table } from '../table/table.ts';
import { follow, type Thread, WAITING } from '../table/thread.ts';
import { WINDS, type Wind } from '../tiles/tile.ts';
import type { DeskAnswer } from './answer.ts';
import type { Change } from './change.ts';
import { deskAnswer } from './desk.ts';
import { edit } from './edit.ts';
import { fragmentOf, positionOfFragment } from './fragment.ts';
import { emptyPosition, type Mark, type Position } from './position.ts';
import { positionOf } from './position-of.ts';
import { rulesOf } from './rules.ts';
import { tableOf } from './table.ts';
import { changeOf, readText } from './text.ts';

const WORDS: Readonly<Record<string, Change>> = {
  ron: { type: 'from', from: 1 },
  tsumo: { type: 'from' },
  riichi: { type: 'riichi', seat: 0, riichi: 'riichi' },
  double: { type: 'riichi', seat: 0, riichi: 'double' },
  ...Object.fromEntries(WINDS.map((wind): [string, Change] => [wind, { type: 'seatWind', wind }])),
  ...Object.fromEntries(WINDS.map((wind): [string, Change] => [`${wind}Round`, { type: 'roundWind', wind }])),
};

/** Entered as a person would: the text, then the circumstances, by word; other words are marks. */
const entered = (family: RulesId, text: string, words = ''): Position => {
  const empty = emptyPosition(family);
  const change = changeOf(readText(text, empty));
  const said = words
    .split(' ')
    .filter(Boolean)
    .map((w): Change => WORDS[w] ?? { type: 'mark', mark: w as Mark, on: true });
  return [...(change ? [change] : []), ...said].reduce<Position>((p, c) => edit(p, c), empty);
};

const riichiSheet = (answer: DeskAnswer) => (answer.family === 'riichi' ? answer.sheet : undefined);

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

describe('the score sheet', () => {
  test.each([
    ['riichi', '123m456p789s1122z1z', 'tsumo south', 'win'],
    ['riichi', '123m456p789s11z22m2m', 'ron south', 'noYaku'],
    ['riichi', '123m456p789s1122z3z', 'tsumo', 'notComplete'],
    ['mcr', '123m567p789s99m22z2z', 'ron', 'underMinimum'],
    ['mcr', '123m456m789m11p22s1p', 'ron', 'win'],
    ['korean', '123m456m789p11p44z4z', 'ron', 'belowMinimum'],
    ['korean', '234567m22345p67p8p', 'ron riichi', 'win'],
    ['korean', '234567m22345p67p8p', 'ron furiten', 'furiten'],
  ] as const)('%s %s %s: %s', (family, text, words, expected) => {
    const { sheet, analysis } = deskAnswer(entered(family, text, words));
    expect(sheet?.state === 'win' ? 'win' : sheet?.reason).toBe(expected);
    expect(analysis).toBeDefined();
  });

  test('below the minimum or furiten: what it would be worth is told', () => {
    const mcr = deskAnswer(entered('mcr', '123m567p789s99m22z2z', 'ron'));
    expect(mcr.sheet).toMatchObject({ state: 'refused', score: { family: 'mcr' } });
    const korean = deskAnswer(entered('korean', '123m456m789p11p44z4z', 'ron'));
    expect(korean.sheet).toMatchObject({ state: 'refused', score: { family: 'korean', base: 1 } });
    const river: Change = { type: 'put', list: { field: 'river', seat: 0 }, tile: 16 as never };
    const furiten = edit(entered('riichi', '234567m22345p67p8p', 'ron'), river);
    expect(deskAnswer(furiten).sheet).toMatchObject({
      state: 'refused',
      reason: 'furiten',
      score: { han: 2 },
    });
  });

  const paid = (words: string, ...changes: readonly Change[]) => {
    const p = changes.reduce<Position>((q, c) => edit(q, c), entered('riichi', '234567m22345p67p8p', words));
    const sheet = riichiSheet(deskAnswer(p));
    return sheet?.state === 'win' ? sheet.score.deltas : sheet;
  };
  const honba: Change = { type: 'honba', value: 2 };

  test('honba and sticks are paid, dealer and other', () => {
    expect(paid('ron south')).toEqual([2000, -2000, 0, 0]);
    expect(paid('ron east')).toEqual([2900, -2900, 0, 0]);
    expect(paid('ron south riichi', honba)).toEqual([5500, -4500, 0, 0]);
    expect(paid('tsumo south', honba)).toEqual([3300, -900, -900, -1500]);
  });

  test.each<[string, string, readonly string[]]>([
    ['ippatsu', 'ron riichi ippatsu south', ['riichi', 'ippatsu', 'pinfu', 'tanyao']],
    ['the last discard', 'ron last south', ['pinfu', 'tanyao', 'houtei']],
    ['the last draw', 'tsumo last south', ['menzenTsumo', 'pinfu', 'tanyao', 'haitei']],
    ['a robbed kan', 'ron robKong south', ['pinfu', 'tanyao', 'chankan']],
    ['double riichi', 'ron double south', ['doubleRiichi', 'pinfu', 'tanyao']],
  ])('%s', (_, words, yaku) => {
    const sheet = riichiSheet(deskAnswer(entered('riichi', '234567m22345p67p8p', words)));
    expect(sheet?.score?.yaku.map(({ id }) => id)).toEqual(yaku);
  });

  test('the first turn of a dealer, and of another', () => {
    const first = (wind: Wind) =>
      riichiSheet(deskAnswer(entered('riichi', '234567m22345p67p8p', `tsumo firstTurn ${wind}`)));
    expect(first('east')?.score?.yakuman.map(({ id }) => id)).toEqual(['tenhou']);
    expect(first('west')?.score?.yakuman.map(({ id }) => id)).toEqual(['chiihou']);
  });

  test('ura count for a riichi alone', () => {
    const ura: Change = { type: 'put', list: { field: 'ura' }, tile: 12 as never };
    const dora: Change = { type: 'put', list: { field: 'indicators' }, tile: 26 as never };
    const sheet = riichiSheet(
      deskAnswer(
        [dora, ura].reduce<Position>(
          (p, c) => edit(p, c),
          entered('riichi', '234567m22345p67p8p', 'ron riichi'),
        ),
      ),
    );
    expect(sheet?.score?.yaku).toContainEqual({ id: 'ura', han: 1 });
  });

  test('an option of the rules is obeyed', () => {
    const two: Change = { type: 'option', id: 'doubleWindPairFu', value: 2 };
    const sheet = riichiSheet(
      deskAnswer(edit(entered('riichi', WINDS_PAIR, 'ron riichi south southRound'), two)),
    );
    expect(sheet?.score?.fuRaw).toBe(46);
  });
});

test('a hand that is not whole yet: how many tiles are missing, and no advice', () => {
  expect(deskAnswer(entered('riichi', '123m456p'))).toEqual({ family: 'riichi', faults: [], missing: 7 });
});

test('what contradicts itself is not scored', () => {
  const answer = deskAnswer(entered('riichi', '234567m22345p67p8p', 'tsumo replacement'));
  expect(answer).toMatchObject({ faults: [{ code: 'markConflict', because: 'noKan' }] });
  expect(answer).not.toHaveProperty('sheet');
});

// Games are played at random; what a seat is told at the table, and on the desk that the table is opened on, is the same.
const KOREAN_GAME: GameRules = { family: 'korean', players: 4, options: KOREAN };
const MCR_GAME: GameRules = { family: 'mcr', players: 4, options: MCR };
const THREE: GameRules = { family: 'riichi', players: 3, options: presetOptions('seed') };

/** Tables as one seat sees them, at moments picked at random. */
const tablesIn = (rules: GameRules, seed: number, every: number): readonly Table[] => {
  const random = randomFrom(seed);
  let { game, events } = openGame(rules, random);
  const threads: Thread[] = Array.from({ length: rules.players }, () => WAITING);
  const tables: Table[] = [];
  const tell = (): void => {
    for (const event of events)
      for (let seat = 0; seat < rules.players; seat++)
        threads[seat] = follow(threads[seat]!, seenBy(event, seat as 0, rules.family !== 'mcr'));
    for (const thread of threads)
      if (thread.state === 'reading' && thread.table.phase !== 'over' && random() < 1 / every)
        tables.push(thread.table);
  };
  tell();
  for (let step = 0; step < 400 && !isOver(game); step++) {
    const [seat] = toMove(game);
    const next =
      seat === undefined ? dealNext(game, random) : act(game, seat, pick(choices(game, seat), random));
    if (!next.ok) break;
    ({ game, events } = next.value);
    tell();
  }
  return tables;
};

const ADVISERS = { riichi: riichiAdviser, mcr: mcrAdviser, korean: koreanAdviser };
const advise = (table: Table) => ADVISERS[table.rules?.family ?? 'riichi'].analyse(table, {});

/** What the panel shows of the moment: all but whose numbers they are, and what the service told. */
const shown = (analysis: DeskAnswer['analysis']) => {
  if (!analysis) return undefined;
  const {
    seq: _seq,
    round: { number: _number, scores: _scores, riichiSticks: _sticks, wall: _wall, ...round },
    rules: _rules,
    ...rest
  } = analysis;
  return { ...rest, round };
};

describe('desk and table say the same', () => {
  test.each<[string, GameRules, number]>([
    ['riichi', RIICHI, 30],
    ['riichi with three', THREE, 30],
    ['Korean', KOREAN_GAME, 30],
    ['MCR', MCR_GAME, 6],
  ])('%s', (_, rules, wanted) => {
    let compared = 0;
    for (let seed = 1; compared < wanted && seed < 10; seed++) {
      for (const table of tablesIn(rules, seed, 60)) {
        // A flower still held is no part of a position.
        if (flowersHeld(table).length > 0) continue;
        const ours = advise(table);
        if (ours?.moment === 'others' || !ours) continue;
        const position = positionOf(table, ours.rules);
        expect(shown(deskAnswer(position).analysis)).toEqual(shown(ours));
        expect(tableOf(position).turn).toBe(table.turn);
        expect(positionOfFragment(fragmentOf(position))).toEqual({ ok: true, value: position });
        if (++compared === wanted) break;
      }
    }
    expect(compared).toBe(wanted);
  });

  test('after a call: what may not be thrown, until the hand is edited', () => {
    const tables = tablesIn(RIICHI, 1, 1).filter(
      (t) => t.justCalled !== undefined && t.turn === t.me && t.phase === 'discard',
    );
    const table = tables.find((t) => t.justCalled?.type === 'pon' || t.justCalled?.type === 'chi')!;
    const position = positionOf(table);
    const answer = deskAnswer(position);
    expect(shown(answer.analysis)).toEqual(shown(advise(table)));
    expect(answer).not.toHaveProperty('sheet');
    expect(edit(position, { type: 'sort' }).called).toBe(true);
    expect(edit(position, { type: 'remove', place: { field: 'taken' } })).not.toHaveProperty('called');
  });

  test('by the rules of the room, where no panel says which', () => {
    const rules: GameRules = { family: 'riichi', players: 4, options: presetOptions('tournament') };
    const [table] = tablesIn(rules, 1, 5);
    const position = positionOf(table!);
    expect(rulesOf(position).options).toEqual(rules.options);
  });
});
