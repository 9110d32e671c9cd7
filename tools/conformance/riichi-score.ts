// A score against what a line of riichi data expects of it, whatever names the line uses. Every field that a line states is
// compared; one that nothing here answers differs.

import { rawFu, roundedFu } from '../../src/rules/riichi/fu.ts';
import { handOf } from '../../src/rules/riichi/hand.ts';
import {
  DEFAULTS,
  isPreset,
  parseOptions,
  presetOptions,
  type RiichiOptions,
} from '../../src/rules/riichi/options.ts';
import { groupCount, IN_PAIR, readingAt } from '../../src/rules/riichi/reading.ts';
import { type RiichiScore, score } from '../../src/rules/riichi/score.ts';
import { yakumanOf } from '../../src/rules/riichi/yakuman.ts';
import type { Refusal, Situation, Win } from '../../src/rules/rules.ts';
import { decompose } from '../../src/shapes/decompose.ts';
import { type HandLine, ring, situationOf, type WinLine, winOf } from './riichi-line.ts';
import type { RefusedLine, ScoreLine, YakuLine } from './riichi-score-line.ts';
import { type Spelling, yakuLabel } from './riichi-yaku.ts';
import { isSame } from './same.ts';
import type { Verdict } from './suite.ts';

/** A win and what it scores. */
export interface Scored {
  readonly situation: Situation;
  readonly win: Win;
  readonly options: RiichiOptions;
  readonly value: RiichiScore;
}

const labelOf = (y: YakuLine): string => ('key' in y ? y.key : `${y.id} ${y.name}`);

/** `52 dora 2, 1 riichi 1`, sorted; lines of one name are added up. */
const yakuText = (yaku: readonly (readonly [string, number])[]): string => {
  const sums = new Map<string, number>();
  for (const [label, han] of yaku) sums.set(label, (sums.get(label) ?? 0) + han);
  return [...sums]
    .map(([label, han]) => `${label} ${han}`)
    .sort()
    .join(', ');
};

/** What a line states, in one form whatever its spelling; a field that it may leave out is undefined then. */
export const expectedOf = (line: ScoreLine) => {
  const { yaku, yakuman, yakumanCount, fu, fuRaw, han, limit, points, deltas, paoSeat, paoYaku, ...others } =
    line;
  return {
    yaku: yakuText(yaku.map((y) => [labelOf(y), y.han ?? 0])),
    yakuman: yakuman.map((y) => ('value' in y ? `${labelOf(y)} ${y.value}` : labelOf(y))).sort(),
    yakumanCount,
    fu,
    fuRaw,
    han,
    limit,
    points,
    deltas,
    paoSeat: paoSeat ?? null,
    paoYaku,
    others,
  };
};
type Compared = ReturnType<typeof expectedOf>;

const spellingOf = ({ yaku, yakuman }: ScoreLine): Spelling =>
  [...yaku, ...yakuman].some((y) => 'key' in y) ? 'keys' : 'numbers';

const yakuPart = (e: ScoreLine, { situation, value }: Scored): Pick<Compared, 'yaku' | 'yakuman'> => {
  const label = (id: string): string => yakuLabel(id, situation, spellingOf(e));
  const isValued = e.yakuman.some((y) => 'value' in y);
  return {
    yaku: yakuText(value.yaku.map((y) => [label(y.id), y.han])),
    yakuman: value.yakuman.map((y) => (isValued ? `${label(y.id)} ${y.value}` : label(y.id))).sort(),
  };
};

/** The fu of every reading of a yakuman hand that makes these yakuman: servers state the fu of one of them. */
const yakumanFus = ({ situation, win, options, value }: Scored): readonly number[] => {
  const hand = handOf(situation, win, options);
  const wanted = JSON.stringify(value.yakuman);
  return decompose(hand.inHand, situation.melds.length).flatMap((way) =>
    Array.from({ length: groupCount(way) + 1 }, (_, i) => readingAt(way, hand, i + IN_PAIR)).flatMap((r) =>
      r && JSON.stringify(yakumanOf(r, hand)) === wanted ? [roundedFu(rawFu(r, hand), hand.closed)] : [],
    ),
  );
};

/** With yakuman, a line may state fu or none. */
const fuOf = (scored: Scored, stated: number | null): number | null => {
  const { value } = scored;
  if (value.yakuman.length === 0 || stated === null) return value.fu ?? null;
  const fus = yakumanFus(scored);
  return fus.includes(stated) ? stated : Math.max(...fus);
};

const countOf = ({ yakuman }: RiichiScore, stated: number | null | undefined): number | null | undefined => {
  const count = yakuman.reduce((sum, { value }) => sum + value, 0);
  if (stated === undefined) return undefined;
  return stated === null && count === 0 ? null : count;
};

/** Our answer to what a line states. */
export const gotOf = (scored: Scored, e: ScoreLine): Compared => {
  const { value } = scored;
  return {
    ...yakuPart(e, scored),
    yakumanCount: countOf(value, e.yakumanCount),
    fu: fuOf(scored, e.fu),
    fuRaw: e.fuRaw === undefined ? undefined : (value.fuRaw ?? value.fu),
    han: value.han ?? null,
    limit: value.limit ?? null,
    points: value.points,
    deltas: ring(value.deltas),
    paoSeat: value.liable?.seat ?? null,
    paoYaku: e.paoYaku === undefined ? undefined : (value.liable?.yakuman ?? null),
    others: {},
  };
};

export const verdict = (id: string, expected: unknown, got: unknown): Verdict =>
  isSame(expected, got) ? { id } : { id, differs: { expected, got } };

/** The score of a line, or why it has none. */
export const scoreOfLine = (line: WinLine, options: RiichiOptions): Scored | Refusal => {
  const [situation, win] = [situationOf(line), winOf(line)];
  const value = score(situation, win, options);
  return typeof value === 'string' ? value : { situation, win, options, value };
};

export const scoreVerdict = (
  id: string,
  expected: ScoreLine | RefusedLine,
  got: Scored | Refusal,
): Verdict => {
  const isScored = typeof got !== 'string';
  if ('invalid' in expected) return verdict(id, expected, isScored ? got.value.yaku : { invalid: got });
  return verdict(id, expectedOf(expected), isScored ? gotOf(got, expected) : got);
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
