// Suites of the riichi rules: wins of real games, tenpai positions, fu, and what options change.

import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { furiten } from '../../src/rules/riichi/furiten.ts';
import {
  DEFAULTS,
  isPreset,
  parseOptions,
  presetOptions,
  type RiichiOptions,
} from '../../src/rules/riichi/options.ts';
import { type RiichiScore, score } from '../../src/rules/riichi/score.ts';
import { afterDraw, isNagashi, settleRons } from '../../src/rules/riichi/settle.ts';
import { waitsOf } from '../../src/rules/riichi/waits.ts';
import type { Refusal, Shown } from '../../src/rules/rules.ts';
import { formatTile } from '../../src/tiles/notation.ts';
import type { Players, Seat } from '../../src/tiles/seat.ts';
import { plainTile } from '../../src/tiles/tile.ts';
import { readJsonLines } from './read.ts';
import {
  bareSituation,
  type HandLine,
  type MeldLine,
  meldOf,
  ring,
  riverOf,
  situationOf,
  tile,
  tiles,
  type WinLine,
  windOf,
  winOf,
} from './riichi-line.ts';
import type { Suite, Verdict } from './suite.ts';

/** Tenhou's numbers of yaku. Seat winds are 10–13, round winds 14–17. */
export const TENHOU_YAKU: readonly string[] = [
  ...[
    'menzenTsumo',
    'riichi',
    'ippatsu',
    'chankan',
    'rinshan',
    'haitei',
    'houtei',
    'pinfu',
    'tanyao',
    'iipeikou',
  ],
  ...['seatWind', 'seatWind', 'seatWind', 'seatWind', 'roundWind', 'roundWind', 'roundWind', 'roundWind'],
  ...['haku', 'hatsu', 'chun', 'doubleRiichi', 'chiitoitsu', 'chanta', 'ittsuu', 'sanshokuDoujun'],
  ...[
    'sanshokuDoukou',
    'sankantsu',
    'toitoi',
    'sanankou',
    'shousangen',
    'honroutou',
    'ryanpeikou',
    'junchan',
  ],
  ...['honitsu', 'chinitsu', 'renhou', 'tenhou', 'chiihou', 'daisangen', 'suuankou', 'suuankouTanki'],
  ...[
    'tsuuiisou',
    'ryuuiisou',
    'chinroutou',
    'chuuren',
    'chuurenJunsei',
    'kokushi',
    'kokushi13',
    'daisuushii',
  ],
  ...['shousuushii', 'suukantsu', 'dora', 'ura', 'aka'],
];

interface YakuLine {
  readonly id?: number;
  readonly key?: string;
  readonly han?: number;
  readonly value?: number;
}
export interface ScoreLine {
  readonly yaku: readonly YakuLine[];
  readonly yakuman: readonly YakuLine[];
  readonly yakumanCount?: number;
  readonly fu: number | null;
  readonly han: number | null;
  readonly limit: string | null;
  readonly points: number;
  readonly deltas: readonly number[];
  readonly paoSeat?: number | null;
}

const keyOf = (y: YakuLine): string => y.key ?? TENHOU_YAKU[y.id ?? -1] ?? `unknown ${y.id}`;

/** `dora 2, riichi 1`, sorted: norths set aside stand with the dora, as logs count them. */
const yakuText = (yaku: readonly { readonly id: string; readonly han: number }[]): string => {
  const sums = new Map<string, number>();
  for (const { id, han } of yaku) {
    const key = id === 'north' ? 'dora' : id;
    sums.set(key, (sums.get(key) ?? 0) + han);
  }
  return [...sums]
    .map(([id, han]) => `${id} ${han}`)
    .sort()
    .join(', ');
};

/** What is compared; `fu` and `han` only where the line states them. */
export const expectedOf = (e: ScoreLine) => ({
  yaku: yakuText(e.yaku.map((y) => ({ id: keyOf(y), han: y.han ?? 0 }))),
  yakuman: e.yakuman.map((y) => `${keyOf(y)}${y.value === undefined ? '' : ` ${y.value}`}`).sort(),
  count: e.yakumanCount ?? null,
  fu: e.yakuman.length > 0 ? null : e.fu,
  han: e.han,
  limit: e.limit,
  points: e.points,
  deltas: e.deltas,
  pao: e.paoSeat ?? null,
});

export const gotOf = (s: RiichiScore, e: ScoreLine): ReturnType<typeof expectedOf> => ({
  yaku: yakuText(s.yaku),
  yakuman: s.yakuman.map((y, i) => `${y.id}${e.yakuman[i]?.value === undefined ? '' : ` ${y.value}`}`).sort(),
  count: e.yakumanCount === undefined ? null : s.yakuman.reduce((sum, y) => sum + y.value, 0),
  // Some sources state no fu for limit hands.
  fu: e.fu === null && s.limit !== undefined ? null : (s.fu ?? null),
  han: s.han ?? null,
  limit: s.limit ?? null,
  points: s.points,
  deltas: ring(s.deltas),
  pao: s.liable?.seat ?? null,
});

const verdict = (id: string, expected: unknown, got: unknown): Verdict =>
  JSON.stringify(expected) === JSON.stringify(got) ? { id } : { id, differs: { expected, got } };

type WithExpected<L, E> = L & { readonly expected: E };

const scoreVerdict = (
  id: string,
  expected: ScoreLine | { readonly invalid: Refusal },
  got: RiichiScore | Refusal,
): Verdict => {
  if ('invalid' in expected) return verdict(id, expected.invalid, typeof got === 'string' ? got : got.yaku);
  return verdict(id, expectedOf(expected), typeof got === 'string' ? got : gotOf(got, expected));
};

/** Several rons: honba goes to the first winner alone. */
export const onlyFirst = <L extends WinLine & { readonly winIndex?: number }>(line: L): L =>
  (line.winIndex ?? 0) > 0 ? { ...line, honba: 0 } : line;

/** Recorded games were played by Tenhou's rules, or by ones that differ in what these lines cannot show. */
export const recordedOptions = ({ rules }: HandLine): RiichiOptions =>
  presetOptions('tenhou', { akaDora: rules.aka === false ? 0 : 3, kuitan: rules.kuitan !== false });

export const optionsOf = (line: {
  readonly options?: unknown;
  readonly preset?: string | undefined;
}): RiichiOptions => {
  const preset = line.preset ?? '';
  return parseOptions(isPreset(preset) ? presetOptions(preset) : DEFAULTS, line.options);
};

function* checkWins(path: string): Iterable<Verdict> {
  for (const value of readJsonLines(path)) {
    const line = onlyFirst(value as WithExpected<WinLine & { readonly winIndex: number }, ScoreLine>);
    yield scoreVerdict(line.id, line.expected, score(situationOf(line), winOf(line), recordedOptions(line)));
  }
}

type Passed = readonly [Seat, string, 'discard' | 'kakan' | 'ankan' | 'kita'];
export interface TenpaiLine extends HandLine {
  readonly id: string;
  readonly river: readonly string[];
  readonly sinceOwnDiscard: readonly Passed[];
  readonly riichi: boolean;
  readonly afterRiichi: readonly Passed[];
}
interface TenpaiExpected {
  readonly tenpai: boolean;
  readonly waits: readonly string[];
  readonly furiten: boolean;
  readonly furitenBy: readonly string[];
}

const SHOWN_BY = { discard: 'discard', kakan: 'addedKan', ankan: 'closedKan', kita: 'north' } as const;
const shown = ([seat, text, by]: Passed): Shown => ({ seat, tile: tile(text), by: SHOWN_BY[by] });

export const positionOf = (line: TenpaiLine) => ({
  ...bareSituation(line),
  river: riverOf(line.river),
  passed: line.sinceOwnDiscard.map(shown),
  passedInRiichi: line.afterRiichi.map(shown),
  riichi: line.riichi ? ('riichi' as const) : ('none' as const),
});

/** The data's own rule: a closed kan of a wait passes by thirteen orphans, whatever the table allows. */
const TENPAI_OPTIONS = presetOptions('tenhou', { ankanRobKokushi: true });

const waitTexts = (line: { readonly hand: string; readonly melds: readonly MeldLine[] }): readonly string[] =>
  waitsOf({ concealed: tiles(line.hand), melds: line.melds.map(meldOf) }).map((k) =>
    formatTile(plainTile(k)),
  );

function* checkTenpai(path: string): Iterable<Verdict> {
  for (const value of readJsonLines(path)) {
    const line = value as WithExpected<TenpaiLine, TenpaiExpected>;
    const s = positionOf(line);
    const waits = waitsOf(s);
    const by = furiten(s, waits, TENPAI_OPTIONS).map((f) => f.type);
    const e = line.expected;
    yield verdict(
      line.id,
      [e.tenpai, [...e.waits].sort(), e.furiten, [...e.furitenBy].sort()],
      [waits.length > 0, [...waitTexts(line)].sort(), by.length > 0, by.sort()],
    );
  }
}

interface FuLine {
  readonly id: string;
  readonly hand: string;
  readonly melds: readonly { readonly type: MeldLine['type']; readonly tile: string }[];
  readonly winTile: string;
  readonly win: 'ron' | 'tsumo';
  readonly seatWind: string;
  readonly roundWind: string;
  readonly options?: { readonly doubleWindPair?: 2 | 4 };
  readonly yakuForLegality: string;
  readonly expected: {
    readonly fuRaw: number;
    readonly fu: number;
    readonly breakdown: Readonly<Record<string, number | string>>;
  };
}

const next = (text: string, steps: number): string => `${Number(text[0]) + steps}${text[1]}`;

/** Fu lines name a meld by its first tile alone. */
const fuMeld = ({ type, tile: first }: FuLine['melds'][number]): MeldLine => {
  const run = [first, next(first, 1), next(first, 2)];
  const same = Array.from({ length: type === 'pon' ? 3 : 4 }, () => first);
  return { type, tiles: type === 'chi' ? run : same };
};

/** The names of the data's breakdown for ours. */
const FU_NAMES: Readonly<Record<string, string>> = { group: 'sets', sevenPairs: 'chiitoitsu' };

const breakdownOf = (s: RiichiScore): Readonly<Record<string, number>> => {
  const sums: Record<string, number> = {};
  for (const { id, fu } of s.fuItems) {
    const name = FU_NAMES[id] ?? id;
    sums[name] = (sums[name] ?? 0) + fu;
  }
  return sums;
};

const sorted = (record: Readonly<Record<string, unknown>>): readonly unknown[] =>
  Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));

/** Fu lines promise a yaku without always holding one: riichi and the last tile make every hand legal without any fu. */
const fuScore = (line: FuLine): RiichiScore | Refusal => {
  const base = bareSituation({
    ...line,
    rules: { players: 4 },
    seat: 1,
    melds: line.melds.map(fuMeld),
  });
  const closed = line.melds.every((m) => m.type === 'ankan');
  return score(
    { ...base, seatWind: windOf(line.seatWind), riichi: closed ? 'riichi' : 'none' },
    {
      tile: tile(line.winTile),
      ...(line.win === 'ron' ? { from: 2 as const } : {}),
      by: line.win === 'ron' ? 'discard' : line.yakuForLegality === 'rinshan' ? 'replacement' : 'wall',
      last: true,
    },
    { ...DEFAULTS, doubleWindPairFu: line.options?.doubleWindPair ?? 4 },
  );
};

function* checkFu(path: string): Iterable<Verdict> {
  for (const value of readJsonLines(path)) {
    const line = value as FuLine;
    const got = fuScore(line);
    const { fuRaw, fu, breakdown } = line.expected;
    const { reading: _, ...parts } = breakdown;
    yield verdict(
      line.id,
      [fuRaw, fu, sorted(parts)],
      typeof got === 'string' ? got : [got.fuRaw, got.fu, sorted(breakdownOf(got))],
    );
  }
}

interface RonLine extends WinLine {
  readonly claims: readonly Pick<
    WinLine,
    'seat' | 'seatWind' | 'hand' | 'melds' | 'flags' | 'uraIndicators'
  >[];
}
type RonExpected = {
  readonly abort: string | null;
  readonly winners: readonly number[];
  readonly results: readonly (ScoreLine & { readonly seat: number })[];
  readonly deltas: readonly number[];
};

const checkRons = (line: WithExpected<RonLine, RonExpected>): Verdict => {
  const lines = line.claims.map((claim) => ({ ...line, ...claim, tsumo: false }));
  const { aborted, wins, deltas } = settleRons(
    lines.map((l) => ({ situation: situationOf(l), win: winOf(l) })),
    optionsOf(line),
  );
  const e = line.expected;
  return verdict(
    line.id,
    [e.abort !== null, e.winners, e.results.map(expectedOf), e.deltas],
    [
      aborted,
      wins.map((w) => w.seat),
      wins.map((w, i) => gotOf(w.score, e.results[i] ?? e.results[0]!)),
      ring(deltas),
    ],
  );
};

interface DrawLine {
  readonly id: string;
  readonly kind?: string;
  readonly players: Players;
  readonly dealerSeat: Seat;
  readonly honba: number;
  readonly riichiSticks: number;
  readonly tenpai: readonly (boolean | null)[];
  readonly nagashiSeats?: readonly Seat[];
  readonly river?: readonly string[];
  readonly hand?: string;
  readonly melds?: readonly MeldLine[];
  readonly options?: WinLine['options'];
  readonly preset?: string;
}

const drawOf = (line: DrawLine) => ({
  players: line.players,
  dealer: line.dealerSeat,
  honba: line.honba,
  tenpai: line.tenpai.map((t) => t === true),
  nagashi: line.nagashiSeats ?? [],
});

type Fields = Readonly<Record<string, unknown>>;

/** An expectation against what we have of the same names. */
const fieldsVerdict = (id: string, expected: Fields, got: Fields): Verdict =>
  verdict(
    id,
    expected,
    Object.fromEntries(Object.keys(expected).map((key) => [key, got[key] ?? `no ${key}`])),
  );

const checkDraw = (line: WithExpected<DrawLine, Fields>): Verdict => {
  const after = afterDraw(drawOf(line), optionsOf(line));
  return fieldsVerdict(line.id, line.expected, {
    deltas: ring(after.deltas),
    dealerStays: after.dealerStays,
    nextDealerSeat: after.dealer,
    nextHonba: after.honba,
    riichiSticksCarried: line.riichiSticks,
  });
};

const checkTenpaiHand = (line: WithExpected<DrawLine, Fields>): Verdict => {
  const waits = waitTexts({ hand: line.hand ?? '', melds: line.melds ?? [] });
  return fieldsVerdict(line.id, line.expected, { tenpai: waits.length > 0, waits });
};

/** One yes or no, whatever it is called. */
const checkEligibility = (line: WithExpected<DrawLine, Fields>): Verdict => {
  const river = (line.river ?? []).map((text) => ({
    tile: tile(text.slice(0, 2)),
    called: text.includes('^'),
  }));
  const yes = isNagashi(river);
  return verdict(
    line.id,
    line.expected,
    Object.fromEntries(Object.keys(line.expected).map((key) => [key, yes])),
  );
};

const checkScore = (line: WithExpected<WinLine, ScoreLine>): Verdict =>
  scoreVerdict(line.id, line.expected, score(situationOf(line), winOf(line), optionsOf(line)));

/** Which check a line of the options folder wants, by what it holds. */
const checkOption = (line: Fields): Verdict => {
  if ('claims' in line) return checkRons(line as never);
  if (line.kind === 'tenpaiHand') return checkTenpaiHand(line as never);
  if (line.kind === 'eligibility') return checkEligibility(line as never);
  if ('winTile' in line) return checkScore(line as never);
  return checkDraw(line as never);
};

function* checkOptions(path: string): Iterable<Verdict> {
  for (const value of readJsonLines(path)) yield checkOption(value as Fields);
}

/** The data files of a path: itself, or those of a folder whose names fit. */
const filesOf = (path: string, names: RegExp): readonly string[] => {
  if (!existsSync(path)) throw new Error(`${path}: no such file or folder`);
  const files = statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => names.test(name))
        .sort()
        .map((name) => join(path, name))
    : [path];
  if (files.length === 0) throw new Error(`${path}: no file named like ${names}`);
  return files;
};

type Check = (path: string) => Iterable<Verdict>;

const suite = (name: string, paths: readonly string[], names: RegExp, check: Check): Suite => ({
  name,
  paths,
  *check(path) {
    for (const file of filesOf(path, names)) yield* check(file);
  },
});

export const RIICHI_SUITES: readonly Suite[] = [
  suite('riichi-wins', ['riichi/wins.jsonl', 'riichi/wins-extra.jsonl'], /^wins.*\.jsonl(\.gz)?$/, checkWins),
  suite('riichi-tenpai', ['riichi/tenpai.jsonl'], /^tenpai.*\.jsonl(\.gz)?$/, checkTenpai),
  suite('riichi-fu', ['riichi-fu'], /\.jsonl(\.gz)?$/, checkFu),
  suite('riichi-options', ['riichi-options'], /\.jsonl(\.gz)?$/, checkOptions),
];
