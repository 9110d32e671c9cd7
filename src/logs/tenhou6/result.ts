// The last item of a hand: who won on whom with what, or how it was drawn, and what that cost. Everything but numbers
// of seats and points is Japanese text.

import { err, ok, type Result } from '../../result.ts';
import type { Ending } from '../../table/event.ts';
import type { Players, Seat } from '../../tiles/seat.ts';
import { YAKU_IDS, YAKUMAN_IDS } from './yaku.ts';

export type Limit = 'mangan' | 'haneman' | 'baiman' | 'sanbaiman' | 'yakuman';

export interface LoggedWin {
  readonly seat: Seat;
  /** Absent on a self-draw. */
  readonly from?: Seat;
  readonly liable?: Seat;
  readonly fu?: number;
  /** Absent for a yakuman. */
  readonly han?: number;
  readonly limit?: Limit;
  /** Without honba and sticks; all payments of a self-draw. */
  readonly points?: number;
  readonly yaku: readonly { readonly id: string; readonly han: number }[];
  readonly yakuman: readonly string[];
  readonly payments: readonly number[];
}

export interface LoggedResult {
  readonly ending: Ending;
  readonly wins: readonly LoggedWin[];
  /** All together; absent where the log has none. */
  readonly payments?: readonly number[];
}

const DRAWS: Readonly<Record<string, Ending>> = {
  流局: 'exhaustive',
  全員聴牌: 'exhaustive',
  全員不聴: 'exhaustive',
  流し満貫: 'nagashi',
  九種九牌: 'nineTerminals',
  四風連打: 'fourWinds',
  四家立直: 'fourRiichi',
  四開槓: 'fourKans',
  四槓散了: 'fourKans',
  三家和: 'tripleRon',
  三家和了: 'tripleRon',
};

const LIMITS: readonly (readonly [string, Limit])[] = [
  ['役満', 'yakuman'],
  ['三倍満', 'sanbaiman'],
  ['倍満', 'baiman'],
  ['跳満', 'haneman'],
  ['満貫', 'mangan'],
];

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((n) => typeof n === 'number');

const isSeat = (value: unknown, players: Players): value is Seat =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < players;

/** `7700点` by ron; `700-1300点` what others and the dealer pay; `1300点∀` what each pays. */
const pointsOf = (text: string, players: Players): number | undefined => {
  const [, first, dealer, all] = /(\d+)(?:-(\d+))?点(∀?)/.exec(text) ?? [];
  if (first === undefined) return undefined;
  if (dealer !== undefined) return Number(first) * (players - 2) + Number(dealer);
  return Number(first) * (all ? players - 1 : 1);
};

interface YakuLine {
  readonly name: string;
  /** Undefined: a yakuman. */
  readonly han?: number;
}

const lineOf = (text: unknown): YakuLine | undefined => {
  const [, name, han] =
    /^(.*)[(（](?:(\d+)[飜翻]|役満)[)）]$/.exec(typeof text === 'string' ? text : '') ?? [];
  if (name === undefined) return undefined;
  return han === undefined ? { name } : { name, han: Number(han) };
};

/** The sum of its yaku; where none is listed, what the text says. */
const hanOf = (text: string, lines: readonly YakuLine[], isYakuman: boolean): { readonly han?: number } => {
  if (isYakuman) return {};
  if (lines.length > 0) return { han: lines.reduce((sum, { han = 0 }) => sum + han, 0) };
  const written = /(\d+)[飜翻]/.exec(text)?.[1];
  return written === undefined ? {} : { han: Number(written) };
};

const worthOf = (text: string, lines: readonly YakuLine[], players: Players) => {
  const yakuman = lines.filter((l) => l.han === undefined).map((l) => YAKUMAN_IDS[l.name] ?? l.name);
  const yaku = lines.flatMap(({ name, han }) => (han ? [{ id: YAKU_IDS[name] ?? name, han }] : []));
  const fu = /(\d+)符/.exec(text)?.[1];
  const limit = LIMITS.find(([word]) => text.includes(word))?.[1];
  const points = pointsOf(text, players);
  return {
    yakuman,
    yaku,
    ...(fu === undefined ? {} : { fu: Number(fu) }),
    ...hanOf(text, lines, yakuman.length > 0),
    ...(limit === undefined ? {} : { limit }),
    ...(points === undefined ? {} : { points }),
  };
};

const winOf = (payments: unknown, detail: unknown, players: Players): LoggedWin | undefined => {
  if (!isNumbers(payments) || !Array.isArray(detail)) return undefined;
  const [seat, from, liable, text, ...yaku] = detail;
  if (!isSeat(seat, players) || !isSeat(from, players)) return undefined;
  const lines = yaku.map(lineOf).filter((l) => l !== undefined);
  return {
    seat,
    ...(from === seat ? {} : { from }),
    ...(isSeat(liable, players) && liable !== seat ? { liable } : {}),
    ...worthOf(typeof text === 'string' ? text : '', lines, players),
    payments: payments.slice(0, players),
  };
};

const add = (a: readonly number[], b: readonly number[]): readonly number[] =>
  a.map((n, i) => n + (b[i] ?? 0));

/** Payments and details in turn, one pair a winner. */
const winsOf = (rest: readonly unknown[], players: Players): Result<LoggedResult, 'damaged'> => {
  const wins: LoggedWin[] = [];
  for (let i = 0; i + 1 < rest.length; i += 2) {
    const win = winOf(rest[i], rest[i + 1], players);
    if (win === undefined) return err('damaged', `the result, winner ${wins.length + 1}`);
    wins.push(win);
  }
  if (wins.length === 0) return err('damaged', 'a result without a winner');
  return ok({ ending: 'win', wins, payments: wins.map((w) => w.payments).reduce(add) });
};

export const parseResult = (result: unknown, players: Players = 4): Result<LoggedResult, 'damaged'> => {
  if (!Array.isArray(result) || typeof result[0] !== 'string') return err('damaged', 'the result is no list');
  const [name, payments] = result;
  if (name === '和了') return winsOf(result.slice(1), players);
  const paid = isNumbers(payments) ? { payments: payments.slice(0, players) } : {};
  return ok({ ending: DRAWS[name] ?? 'unknown', wins: [], ...paid });
};
