// This product's own export: games as they were read, event by event, so that nothing is lost. Every file says which version
// wrote it; an older one is brought up to date step by step before it is read, a newer one is not guessed at.

import { type Fields, fieldsOf, isFields, listOf } from '../../clients/json.ts';
import { withGaps } from '../../table/gaps.ts';
import {
  LOG_FORMATS,
  type LogError,
  type LogGame,
  type LoggedHand,
  type LogReading,
  MOST_EVENTS,
  type Place,
} from '../log.ts';
import { isGame, isTableEvent } from './event-shape.ts';
import { isPoints, isSeat } from './parts.ts';
import { isFlag, isList, isObject, isOneOf, isText, may, must } from './shape.ts';

/** What stands in the file's `tehai`. */
const MARK = 'games';

export const VERSION = 1;

/** From each version to the next. */
export type Migrations = Readonly<Record<number, (file: Fields) => Fields>>;
const MIGRATIONS: Migrations = {};

export type Upgraded =
  | { readonly ok: true; readonly file: Fields }
  | { readonly ok: false; readonly code: 'newerVersion' | 'damaged'; readonly detail: string };

/** The file as this version would have written it. */
export const upgraded = (file: Fields, version: number, migrations: Migrations): Upgraded => {
  const written = file.version;
  if (typeof written !== 'number' || !Number.isInteger(written) || written < 1)
    return { ok: false, code: 'damaged', detail: 'no version is stated' };
  if (written > version)
    return {
      ok: false,
      code: 'newerVersion',
      detail: `version ${written}, and ${version} is the newest known`,
    };
  let now = file;
  for (let v = written; v < version; v++) {
    const step = migrations[v];
    if (step === undefined) return { ok: false, code: 'damaged', detail: `version ${v} is not known` };
    now = { ...step(now), version: v + 1 };
  }
  return { ok: true, file: now };
};

type Head = Omit<LogGame, 'hands'>;

const isPlace = isObject<Place>({ client: must(isText), host: must(isText) });

const isHead = isObject<Head>({
  source: must(isOneOf(LOG_FORMATS)),
  game: must(isGame),
  names: must(isList(isText, 4)),
  id: may(isText),
  date: may(isText),
  scores: may(isPoints),
  me: may(isSeat),
  place: may(isPlace),
});

const isHandHead = isObject<Pick<LoggedHand, 'complete'>>({ complete: must(isFlag) });

interface Told {
  readonly hand: LoggedHand;
  readonly error?: Omit<LogError, 'hand'>;
}

const handOf = (value: unknown): Told => {
  const { events, ...head } = fieldsOf(value);
  const list = listOf(events).slice(0, MOST_EVENTS);
  const wrong = list.findIndex((event) => !isTableEvent(event));
  const good = (wrong < 0 ? list : list.slice(0, wrong)).filter(isTableEvent).map(withGaps);
  const whole = wrong < 0 && isHandHead(head);
  return {
    hand: { events: good, complete: whole && head.complete },
    ...(whole ? {} : { error: { code: 'damaged', detail: 'no event of a hand', event: Math.max(0, wrong) } }),
  };
};

export interface OwnReading extends LogReading {
  readonly game: LogGame;
}

const NO_GAME: LogGame = {
  source: 'own',
  game: { type: 'game', players: 4, humans: false },
  names: [],
  hands: [],
};

const gameOf = (value: unknown): OwnReading => {
  const { hands, ...head } = fieldsOf(value);
  if (!isHead(head)) return { game: NO_GAME, error: { code: 'damaged', detail: 'no game: its head' } };
  const told = listOf(hands).map(handOf);
  const wrong = told.findIndex(({ error }) => error !== undefined);
  return {
    game: { ...head, hands: told.map(({ hand }) => hand) },
    ...(wrong < 0 ? {} : { error: { ...told[wrong]!.error!, hand: wrong } }),
  };
};

export const isOwn = (value: unknown): boolean => isFields(value) && value.tehai === MARK;

/** A file as parsed JSON. */
export const readOwn = (value: unknown): readonly OwnReading[] => {
  const up = upgraded(fieldsOf(value), VERSION, MIGRATIONS);
  if (!up.ok) return [{ game: NO_GAME, error: { code: up.code, detail: up.detail } }];
  return listOf(up.file.games).map(gameOf);
};

/** Every game in one file, a hand a line: large files stay readable, and a file that was cut keeps its first hands. */
export const writeOwn = (games: readonly LogGame[]): string => {
  const written = games.map(({ hands, ...head }) => {
    const lines = hands.map((hand) => JSON.stringify({ complete: hand.complete, events: hand.events }));
    return `${JSON.stringify(head).slice(0, -1)},"hands":[\n${lines.join(',\n')}\n]}`;
  });
  return `{"tehai":${JSON.stringify(MARK)},"version":${VERSION},"games":[\n${written.join(',\n')}\n]}\n`;
};
