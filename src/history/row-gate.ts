// The gate for games as they lie in the database: a row is `unknown` until it was read here. A disk fails, and a browser is
// ended in the middle: one row that is no game must not hide the others.

import type { LogFormat } from '../logs/log.ts';
import type { TableEvent } from '../table/event.ts';
import { compared, type HandKey, type HandsKept, handsKept, looseAmong } from './hand-keys.ts';
import {
  type DamagedRow,
  type GameEvent,
  type HandLine,
  isUnreadable,
  type KeptGame,
  type Listed,
} from './kept.ts';
import { isEvent, isFields } from './note-gate.ts';

const SOURCES: Readonly<Record<LogFormat, true>> = {
  own: true,
  mjlog: true,
  tenhou6: true,
  mjai: true,
  majsoulRecord: true,
  paipu: true,
  botzone: true,
  tziakcha: true,
  salasasa: true,
};

const FAMILIES: Readonly<Record<NonNullable<GameEvent['rules']>['family'], true>> = {
  riichi: true,
  mcr: true,
  korean: true,
};

type Test = (value: unknown) => boolean;

const isText: Test = (x) => typeof x === 'string';
const isNumber: Test = (x) => typeof x === 'number' && Number.isFinite(x);
const isIn =
  (table: object): Test =>
  (x) =>
    typeof x === 'string' && Object.hasOwn(table, x);
const list =
  (is: Test): Test =>
  (x) =>
    Array.isArray(x) && x.every(is);
const may =
  (is: Test): Test =>
  (x) =>
    x === undefined || is(x);

/** What these fields are; of others nothing is said. */
const fields = (tests: Readonly<Record<string, Test>>): Test => {
  const all = Object.entries(tests);
  return (x) => isFields(x) && all.every(([name, is]) => is(x[name]));
};

const isMoment: Test = (x) => typeof x === 'string' && !Number.isNaN(Date.parse(x));

/** A log may state anything; what looks like a day or a moment is shown as one. */
const isDate: Test = (x) =>
  typeof x === 'string' && (isMoment(x) || !(x.includes('T') || /^\d{4}-\d\d-\d\d$/.test(x)));

const isSeat: Test = (x) => x === 0 || x === 1 || x === 2 || x === 3;

/** All that a list shows of a hand. */
const isLine = fields({
  round: fields({ wind: isText, number: isNumber, dealer: isSeat, honba: isNumber }),
  before: list(isNumber),
  after: may(list(isNumber)),
  ending: may(isText),
  winners: list(isSeat),
  from: may(isSeat),
  marks: list(isText),
  events: isNumber,
  bytes: isNumber,
} satisfies Readonly<Partial<Record<keyof HandLine, Test>>>);

const isGame = fields({
  type: (x) => x === 'game',
  players: (x) => x === 3 || x === 4,
  rules: may(fields({ family: isIn(FAMILIES), preset: isText })),
});

const ABOUT = {
  id: isText,
  place: may(fields({ client: isText, host: isText })),
  source: isIn(SOURCES),
  game: isGame,
  names: list(isText),
  date: may(isDate),
  changed: isText,
  me: may(isSeat),
  scores: may(list(isNumber)),
  origin: may(isText),
  prints: may(list(isText)),
  unread: may(list(isNumber)),
} satisfies Readonly<Record<Exclude<keyof KeptGame, 'hands'>, Test>>;

const isAbout = fields(ABOUT);
const hasHands = fields({ hands: list(isLine) });

export const isRow = (value: unknown): value is KeptGame => isAbout(value) && hasHands(value);

const shownDate = (value: unknown): string | undefined =>
  typeof value === 'string' && isMoment(value) ? value : undefined;

/** What can still be told of it. */
export const damagedRow = (row: unknown): DamagedRow => {
  const { place, date, changed } = isFields(row) ? row : {};
  const client = isFields(place) && typeof place.client === 'string' ? place.client : undefined;
  const when = shownDate(date) ?? shownDate(changed);
  return {
    ...(client === undefined ? {} : { client }),
    ...(when === undefined ? {} : { date: when }),
    parts: [
      ...(isAbout(row) ? [] : (['about'] as const)),
      ...(hasHands(row) ? [] : (['hands'] as const)),
      ...(isRow(row) && isUnreadable(row) ? (['events'] as const) : []),
    ],
  };
};

export const areEvents = (value: unknown): value is readonly TableEvent[] =>
  Array.isArray(value) && value.every(isEvent);

/** Moments are text that sorts; comparing it as words of a language takes ten times as long. */
const later = (a: string, b: string): number => (a === b ? 0 : a < b ? 1 : -1);

const byDate = (a: KeptGame, b: KeptGame): number =>
  later(a.date ?? a.changed, b.date ?? b.changed) || later(a.changed, b.changed);

interface Rows {
  readonly games: readonly KeptGame[];
  /** They are no games. */
  readonly others: readonly unknown[];
}

/** Each row is looked at once: that is what takes its time. */
const apart = (rows: readonly unknown[]): Rows => {
  const games = rows.filter(isRow);
  const good = new Set<unknown>(games);
  return { games, others: rows.filter((row) => !good.has(row)) };
};

/** The games among these rows, the newest first. */
export const gamesAmong = (rows: readonly unknown[]): readonly KeptGame[] => rows.filter(isRow).sort(byDate);

/** It is no game, or none of its hands can be read. */
export const isLost = (row: unknown, kept: HandsKept): boolean =>
  !isRow(row) || isUnreadable(compared(row, kept));

/** The hands that no row has; one that is no game may have any. */
const looseBeside = ({ games, others }: Rows, keys: readonly HandKey[]): readonly HandKey[] =>
  looseAmong(
    keys,
    new Map<unknown, number>([
      ...games.map(({ id, hands }) => [id, hands.length] as const),
      ...others.map((row) => [isFields(row) && row.id, Infinity] as const),
    ]),
  );

export const looseIn = (rows: readonly unknown[], keys: readonly HandKey[]): readonly HandKey[] =>
  looseBeside(apart(rows), keys);

/** Of all rows of games, and the keys of all hands. */
export const listed = (rows: readonly unknown[], keys: readonly HandKey[]): Listed => {
  const kept = handsKept(keys);
  const all = apart(rows);
  return {
    games: [...all.games].sort(byDate).map((game) => compared(game, kept)),
    damaged: all.others.map(damagedRow),
    loose: looseBeside(all, keys).length,
  };
};
