// Fu: the sum before rounding, the rounded one, and the breakdown.

import { DEFAULTS } from '../../src/rules/riichi/options.ts';
import type { WaitShape } from '../../src/rules/riichi/reading.ts';
import { type RiichiScore, score } from '../../src/rules/riichi/score.ts';
import type { Refusal } from '../../src/rules/rules.ts';
import { readJsonLines } from './read.ts';
import { bareSituation, HAND, type HandLine, type MeldLine, tile, tileText, windOf } from './riichi-line.ts';
import { verdict } from './riichi-score.ts';
import {
  either,
  fields,
  listOf,
  number,
  oneOf,
  optional,
  recordOf,
  type Shape,
  shaped,
  text,
} from './shape.ts';
import type { Verdict } from './suite.ts';

interface FuMeld {
  readonly type: MeldLine['type'];
  readonly tile: string;
}
interface FuExpected {
  readonly fuRaw: number;
  readonly fu: number;
  readonly breakdown: Readonly<Record<string, number | string>>;
  /** Which of several readings counts: a yaku or a wait that it has. */
  readonly reading?: string;
}
interface FuLine extends Pick<HandLine, 'hand' | 'seatWind' | 'roundWind'> {
  readonly id: string;
  readonly melds: readonly FuMeld[];
  readonly winTile: string;
  readonly win: 'ron' | 'tsumo';
  readonly options?: { readonly doubleWindPair?: 2 | 4 };
  readonly yakuForLegality: string;
  readonly expected: FuExpected;
}

const LINE: Shape<FuLine> = fields<FuLine>({
  id: text,
  hand: HAND.hand,
  melds: listOf(
    fields<FuMeld>({ type: oneOf('chi', 'pon', 'daiminkan', 'minkan', 'kakan', 'ankan'), tile: tileText }),
  ),
  winTile: tileText,
  win: oneOf('ron', 'tsumo'),
  seatWind: HAND.seatWind,
  roundWind: HAND.roundWind,
  options: optional(fields<Required<FuLine>['options']>({ doubleWindPair: optional(oneOf<2 | 4>(2, 4)) })),
  yakuForLegality: text,
  expected: fields<FuExpected>({
    fuRaw: number,
    fu: number,
    breakdown: recordOf(either(number, text)),
    reading: optional(text),
  }),
});

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

const WAIT_NAMES: Readonly<Record<WaitShape, string>> = {
  open: 'ryanmen',
  edge: 'penchan',
  closed: 'kanchan',
  pair: 'tanki',
  shanpon: 'shanpon',
  thirteen: 'kokushi13',
};

/** What the reading may be called: by any of its yaku, or by its wait. */
const readingOf = (value: RiichiScore, stated: string): string => {
  const names = [...value.yaku.map((y) => y.id), WAIT_NAMES[value.reading.wait]];
  return names.includes(stated) ? stated : names.join(' ');
};

const check = (line: FuLine): Verdict => {
  const got = fuScore(line);
  const { fuRaw, fu, breakdown, reading, ...others } = line.expected;
  const expected = { fuRaw, fu, breakdown: sorted(breakdown), reading, others };
  if (typeof got === 'string') return verdict(line.id, expected, got);
  return verdict(line.id, expected, {
    fuRaw: got.fuRaw,
    fu: got.fu,
    breakdown: sorted(breakdownOf(got)),
    reading: reading === undefined ? undefined : readingOf(got, reading),
    others: {},
  });
};

export function* checkFu(path: string): Iterable<Verdict> {
  for (const value of readJsonLines(path)) yield check(shaped(LINE, value));
}
