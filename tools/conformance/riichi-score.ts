// A score against what a line of riichi data expects of it, whatever names the line uses.

import {
  DEFAULTS,
  isPreset,
  parseOptions,
  presetOptions,
  type RiichiOptions,
} from '../../src/rules/riichi/options.ts';
import type { RiichiScore } from '../../src/rules/riichi/score.ts';
import type { Refusal } from '../../src/rules/rules.ts';
import { type HandLine, ring, type WinLine } from './riichi-line.ts';
import type { Verdict } from './suite.ts';

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

export const verdict = (id: string, expected: unknown, got: unknown): Verdict =>
  JSON.stringify(expected) === JSON.stringify(got) ? { id } : { id, differs: { expected, got } };

export type WithExpected<L, E> = L & { readonly expected: E };

export const scoreVerdict = (
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
