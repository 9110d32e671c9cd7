// Fu: the sum before rounding, the rounded one, and the breakdown.

import { DEFAULTS } from '../../src/rules/riichi/options.ts';
import { type RiichiScore, score } from '../../src/rules/riichi/score.ts';
import type { Refusal } from '../../src/rules/rules.ts';
import { readJsonLines } from './read.ts';
import { bareSituation, type MeldLine, tile, windOf } from './riichi-line.ts';
import { verdict } from './riichi-score.ts';
import type { Verdict } from './suite.ts';

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

export function* checkFu(path: string): Iterable<Verdict> {
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
