// What each discard is worth, beside the only npm package that looks ahead to what a hand will pay: the same seeded
// hands in one run, one hand after the other by each program, CPU time, medians. The other looks no further than two
// steps before tenpai, knows no turns and no ura; it starts every hand with empty memories, and so do we.
// Alone: npx tsx tools/bench/value.ts

import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { answerStage, type Stage } from '../../src/analysis/value/refine.ts';
import { riichiQuestion } from '../../src/analysis/value/riichi-question.ts';
import { worthsOf } from '../../src/analysis/worth/worth.ts';
import { presetOptions } from '../../src/rules/riichi/options.ts';
import { shanten } from '../../src/shapes/shanten.ts';
import { eastOne } from '../../src/table/east-one.ts';
import type { TableEvent } from '../../src/table/event.ts';
import type { Table } from '../../src/table/table.ts';
import { followAll } from '../../src/table/thread.ts';
import { randomFrom } from '../../src/tiles/random.ts';
import { KINDS, type Kind, plainTile, type Tile } from '../../src/tiles/tile.ts';
import { cpuTime, formatTable, median } from './measure.ts';
import { handSets } from './shapes-hands.ts';

/** Hands a kind and shanten, where the sets have as many. */
const HANDS = 12;
const DRAWN_FROM = 4000;
const ROUNDS = 3;
const OPTIONS = presetOptions('majiang');
const INDICATOR = KINDS[17]!;

type Hand = Uint8Array;

const tilesOf = (hand: Hand): Tile[] =>
  KINDS.flatMap((k) => Array.from({ length: hand[k]! }, () => plainTile(k)));

const withDraw = (hand: Hand, random: () => number): Hand => {
  const full = hand.slice();
  for (;;) {
    const kind = Math.floor(random() * 34);
    if (full[kind]! === 4) continue;
    full[kind]!++;
    return full;
  }
};

/** Hands about to throw, of the four kinds, `steps` before tenpai. */
const handsOf = (steps: number): readonly Hand[] => {
  const random = randomFrom(20_261_130);
  return handSets(DRAWN_FROM).flatMap(({ name, hands }) =>
    hands
      .map((hand) => (name.endsWith('13') ? withDraw(hand, random) : hand))
      .filter((hand) => shanten(hand, 0) === steps && hand[INDICATOR]! < 4)
      .slice(0, HANDS),
  );
};

/** The dealer's first discard of the first hand. */
const tableOf = (hand: Hand): Table => {
  const tiles = tilesOf(hand);
  const events: readonly TableEvent[] = [
    {
      type: 'deal',
      round: eastOne([25_000, 25_000, 25_000, 25_000], 70),
      me: 0,
      hands: [tiles.slice(0, 13), 13, 13, 13],
      indicator: plainTile(INDICATOR),
    },
    { type: 'draw', seat: 0, tile: tiles[13]! },
  ];
  const thread = followAll(events);
  if (thread.state !== 'reading') throw new Error('no table');
  return thread.table;
};

interface Player {
  readonly kaiju: (message: object) => void;
  readonly qipai: (message: object) => void;
  readonly zimo: (message: object) => void;
  readonly select_dapai: () => string;
}

const require = createRequire(import.meta.url);

/** The tile in majiang's words. */
const nameOf = (kind: Kind): string => `${'mpsz'[Math.floor(kind / 9)]}${(kind % 9) + 1}`;

/** It has nobody to answer to: else it would think at once, while the draw is told. */
const seatedPlayer = (): Player => {
  const Player: new () => Player = require('@kobalab/majiang-ai');
  const { rule }: { rule: () => object } = require('@kobalab/majiang-core');
  const player = new Player();
  player.kaiju({ id: 0, rule: rule(), title: '', player: ['', '', '', ''], qijia: 0 });
  return player;
};

const majiang = (player: Player, hand: Hand): number => {
  const tiles = tilesOf(hand).map((t) => nameOf(KINDS[t]!));
  const text = tiles.slice(0, 13).join('');
  player.qipai({
    zhuangfeng: 0,
    jushu: 0,
    changbang: 0,
    lizhibang: 0,
    defen: [25_000, 25_000, 25_000, 25_000],
    baopai: nameOf(INDICATOR),
    shoupai: [text, '', '', ''],
  });
  player.zimo({ l: 0, p: tiles[13]! });
  const start = cpuTime();
  player.select_dapai();
  return cpuTime() - start;
};

/** Everything a generator makes. */
const spent = (work: Generator): number => {
  const start = cpuTime();
  for (const _ of work);
  return cpuTime() - start;
};

const search = (stage: Stage, detours: number) => (table: Table) =>
  answerStage(riichiQuestion(table, OPTIONS)!, { stage, detours });

const FULL = search('full', 1);

/** The last is all that the panel tells: every stage, amid others who win too, with dangers. */
const WAYS: readonly (readonly [name: string, work: (table: Table) => Generator])[] = [
  ['tenpai, straight', search('tenpai', 0)],
  ['scores, straight', search('straight', 0)],
  ['scores, full', FULL],
  [
    'everything told',
    (table) => worthsOf({ table, rules: { family: 'riichi', options: OPTIONS }, placing: true }),
  ],
];

/** Hands and ways of the full search. */
const sizeOf = (table: Table): number => {
  const work = FULL(table);
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value?.size ?? 0;
};

const milliseconds = (times: readonly number[]): string => median(times).toFixed(2);
const rangeOf = (times: readonly number[]): string =>
  `${Math.min(...times).toFixed(1)}–${Math.max(...times).toFixed(1)}`;

interface Times {
  readonly majiang: readonly number[];
  readonly ours: readonly (readonly number[])[];
  readonly sizes: readonly number[];
}

/** Every hand by every program in turn; of the rounds, the median. */
const race = (steps: number, hands: readonly Hand[]): Times => {
  const player = seatedPlayer();
  const perHand = hands.map((hand) => {
    const table = tableOf(hand);
    const rounds = Array.from({ length: ROUNDS }, () => ({
      majiang: steps < 3 ? majiang(player, hand) : Number.NaN,
      ours: WAYS.map(([, work]) => spent(work(table))),
    }));
    return {
      majiang: median(rounds.map((r) => r.majiang)),
      ours: WAYS.map((_, i) => median(rounds.map((r) => r.ours[i]!))),
      size: sizeOf(table),
    };
  });
  return {
    majiang: perHand.map((h) => h.majiang),
    ours: WAYS.map((_, i) => perHand.map((h) => h.ours[i]!)),
    sizes: perHand.map((h) => h.size),
  };
};

const rowsOf = (steps: number, times: Times): readonly (readonly string[])[] => {
  const theirs = median(times.majiang);
  const ratio = (time: number): string => (steps < 3 ? `${(time / theirs).toFixed(2)}×` : '');
  const peer =
    steps < 3 ? [['majiang-ai select_dapai', theirs.toFixed(2), rangeOf(times.majiang), '1×', '']] : [];
  return [
    ...peer,
    ...WAYS.map(([name], i) => [
      `tehai ${name}`,
      milliseconds(times.ours[i]!),
      rangeOf(times.ours[i]!),
      ratio(median(times.ours[i]!)),
      name === 'scores, full' ? String(Math.round(median(times.sizes))) : '',
    ]),
  ];
};

const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(0);

export const run = (): void => {
  const before = process.memoryUsage.rss();
  // The compiler warms up on other hands.
  race(2, handsOf(2).slice(-6));
  for (const steps of [1, 2, 3]) {
    const hands = handsOf(steps);
    const times = race(steps, hands);
    console.log(`\n${steps} before tenpai, ${hands.length} hands, ms of CPU`);
    console.log(
      formatTable([['program', 'median', 'range', 'ratio', 'hands and ways'], ...rowsOf(steps, times)]),
    );
  }
  const most = process.resourceUsage().maxRSS * 1024;
  console.log(`\nmemory: ${megabytes(most)} MB at most, ${megabytes(before)} MB of it before the first hand`);
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) run();
