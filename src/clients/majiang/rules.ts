// The rules a table is played by, as the page keeps them for solo games: a record in the origin's storage, absent keys
// standing for the defaults of majiang-core. A net table's rules are those of whoever opened the room: not to be seen.

import type { RuleHint } from '../../table/event.ts';

export const RULES_KEY = 'Majiang.rule';

const PRESET = { family: 'riichi', preset: 'majiang' } as const;

type Options = Readonly<Record<string, unknown>>;
type Translate = (value: unknown) => Options;

const flag =
  (...names: readonly string[]): Translate =>
  (value) =>
    typeof value === 'boolean' ? Object.fromEntries(names.map((n) => [n, value])) : {};

const choice =
  (name: string, values: Readonly<Record<string, unknown>>): Translate =>
  (value) => {
    const chosen = values[String(value)];
    return chosen === undefined ? {} : { [name]: chosen };
  };

/** The page's keys and what they say in the names of our options. */
const TRANSLATE: Readonly<Record<string, Translate>> = {
  連風牌は2符: choice('doubleWindPairFu', { true: 2, false: 4 }),
  クイタンあり: flag('kuitan'),
  喰い替え許可レベル: choice('kuikae', { 0: 'forbidden', 1: 'sameTileOnly', 2: 'allowed' }),
  場数: choice('gameLength', { 1: 'tonpuu', 2: 'hanchan', 4: 'iichan' }),
  途中流局あり: flag('nineTerminals', 'fourWinds', 'fourRiichi', 'fourKanAbort'),
  流し満貫あり: flag('nagashiMangan'),
  ノーテン罰あり: flag('notenPayments'),
  最大同時和了数: choice('multiRon', { 1: 'headBump', 2: 'allAbortTriple', 3: 'all' }),
  連荘方式: choice('renchan', { 1: 'winOnly', 2: 'winOrTenpai' }),
  トビ終了あり: flag('tobi'),
  オーラス止めあり: flag('agariYame'),
  一発あり: flag('ippatsu'),
  裏ドラあり: flag('uraDora'),
  カンドラあり: flag('kanDora'),
  カン裏あり: flag('kanUra'),
  カンドラ後乗せ: choice('kanDoraTiming', { true: 'openAfterDiscard', false: 'immediate' }),
  ツモ番なしリーチあり: choice('riichi.minWall', { true: 0, false: 4 }),
  リーチ後暗槓許可レベル: choice('riichiAnkan', { 0: 'forbidden', 1: 'shapeUnchanged', 2: 'waitsUnchanged' }),
  役満の複合あり: flag('multiYakuman'),
  ダブル役満あり: flag(
    'doubleYakuman.suuankouTanki',
    'doubleYakuman.chuurenJunsei',
    'doubleYakuman.kokushi13',
    'doubleYakuman.daisuushii',
  ),
  数え役満あり: choice('kazoe', { true: 'yakuman', false: 'sanbaiman' }),
  役満パオあり: flag('pao.daisangen', 'pao.daisuushii'),
  切り上げ満貫あり: flag('kiriageMangan'),
};

const isRecord = (x: unknown): x is Readonly<Record<string, unknown>> => typeof x === 'object' && x !== null;

const isReds = (x: unknown): x is Readonly<Record<'m' | 'p' | 's', number>> =>
  isRecord(x) && ['m', 'p', 's'].every((suit) => typeof x[suit] === 'number');

const parsed = (text: string | undefined): Readonly<Record<string, unknown>> => {
  try {
    const rules: unknown = JSON.parse(text ?? '{}');
    return isRecord(rules) ? rules : {};
  } catch {
    return {};
  }
};

/** `text`: what the storage holds, absent where nothing was changed. */
export const soloRules = (text: string | undefined): RuleHint => {
  const rules = parsed(text);
  const stated = rules.赤牌;
  const { m, p, s } = isReds(stated) ? stated : { m: 1, p: 1, s: 1 };
  const options: Options = Object.assign(
    m + p + s === 3 ? {} : { akaDora: m + p + s },
    ...Object.entries(rules).map(([key, value]) => TRANSLATE[key]?.(value)),
  );
  const some = Object.keys(options).length > 0;
  return { ...PRESET, reds: [m, p, s], ...(some && { options }) };
};

export const netRules: RuleHint = PRESET;
