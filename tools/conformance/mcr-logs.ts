// Logs of Chinese official mahjong: every hand follows to its end, open and from every seat; every win has the fans the
// service stated and is paid as it was, by our own count.

import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { MCR_CHECKS } from '../../src/analysis/mcr/told.ts';
import { checkAll } from '../../src/analysis/self-check.ts';
import { SEATS } from '../../src/clients/mcr-deal.ts';
import { readBotzoneText } from '../../src/logs/botzone/botzone.ts';
import { type LogReading, seenBy } from '../../src/logs/log.ts';
import { readSalasasaText } from '../../src/logs/salasasa/salasasa.ts';
import { readTziakchaText } from '../../src/logs/tziakcha/tziakcha.ts';
import { DEFAULTS, parseOptions } from '../../src/rules/mcr/options.ts';
import { equalLists, type FanLine, score } from '../../src/rules/mcr/score.ts';
import type { Situation, Win } from '../../src/rules/rules.ts';
import type { TableEvent } from '../../src/table/event.ts';
import { replay } from '../../src/table/replay.ts';
import type { Table } from '../../src/table/table.ts';
import { type Meld, tilesOf } from '../../src/tiles/meld.ts';
import { WINDS } from '../../src/tiles/tile.ts';
import { BadInput, readText } from './read.ts';
import type { Suite, Verdict } from './suite.ts';

type WinEvent = Extract<TableEvent, { type: 'win' }>;

/** Open to everyone: rivers and melds that do not lie face down. */
const openTiles = (table: Table): readonly number[] =>
  table.seats.flatMap(({ river, melds }) => [
    ...river.filter((d) => d.calledBy === undefined).map((d) => d.tile),
    ...melds.flatMap((meld: Meld) => (meld.type === 'closedKan' ? [] : tilesOf(meld))),
  ]);

/** The other three copies lie open before the win; the winning tile itself is not counted, nor one that robs a kong. */
const isLastCopy = (before: Table, { tile, from }: WinEvent): boolean => {
  const lies = openTiles(before).filter((one) => one === tile).length;
  if (from === undefined) return lies === 3;
  return before.claimable?.by === 'discard' && lies - 1 === 3;
};

/** Tiles a seat has left in a wall of its own. */
const ownWallLeft = ({ seats, round }: Table, seat: number): number => {
  const { river, melds, drawn } = seats[seat]!;
  const kongs = melds.filter((m) => m.type.endsWith('Kan')).length;
  const claimed = melds.filter((m) => m.type !== 'closedKan').length;
  return round.wall / 4 - (river.length + kongs - claimed + (drawn === undefined ? 0 : 1));
};

/** With walls of their own: the next player has nothing left to draw. */
const isLast = (before: Table, { seat, from }: WinEvent): boolean =>
  before.round.ownWalls ? ownWallLeft(before, ((from ?? seat) + 1) % 4) === 0 : before.wall === 0;

const winOf = (before: Table, event: WinEvent): Win => {
  const { tile, from, seat } = event;
  const by =
    from === undefined ? (before.seats[seat]!.drawnFrom ?? 'wall') : (before.claimable?.by ?? 'discard');
  return {
    tile,
    by,
    ...(from === undefined ? {} : { from }),
    last: by !== 'addedKan' && isLast(before, event),
    ...(isLastCopy(before, event) ? { lastCopy: true as const } : {}),
  };
};

type Facts = Pick<Situation, 'seat' | 'roundWind' | 'seatWind' | 'concealed' | 'melds' | 'aside'>;

/** The hand as it was followed, or as it was shown where it was hidden. */
const situationOf = (before: Table, { seat, hand }: WinEvent): Facts | undefined => {
  const { concealed, melds, aside } = before.seats[seat]!;
  const held = typeof concealed === 'number' ? hand : concealed;
  if (held === undefined) return undefined;
  return { seat, roundWind: before.round.wind, seatWind: WINDS[seat]!, concealed: held, melds, aside };
};

const sheet = (lines: readonly { readonly id: string; readonly times: number }[]): string =>
  lines
    .map(({ id, times }) => `${id}×${times}`)
    .sort()
    .join(' ');

const NO_FLOWERS = (lines: readonly { readonly id: string; readonly times: number }[]) =>
  lines.filter(({ id }) => id !== 'flowerTiles');

/** Several lists may be worth the same: the service's must be one of ours. */
const listOf = (stated: WinEvent['stated'], equal: readonly (readonly FanLine[])[], ours: string): string => {
  const wanted = sheet(NO_FLOWERS(stated?.fans ?? []));
  return equal.some((lines) => sheet(lines) === wanted) ? wanted : ours;
};

const winVerdict = (id: string, before: Table, event: WinEvent, reading: LogReading): Verdict => {
  const situation = situationOf(before, event);
  if (situation === undefined) return { id, differs: { expected: 'a hand', got: 'hidden' } };
  const options = parseOptions(DEFAULTS, reading.game.game.rules?.options);
  const win = winOf(before, event);
  const ours = score(situation, win, options);
  const stated = event.stated?.fans ?? [];
  const expected = [event.stated?.fan, sheet(NO_FLOWERS(stated)), flowers(stated), event.payments];
  if (typeof ours === 'string') return { id, differs: { expected, got: ours } };
  const list = listOf(event.stated, equalLists(situation, win, options), sheet(NO_FLOWERS(ours.fans)));
  const got = [ours.total, list, ours.flowers, ours.deltas];
  return JSON.stringify(expected) === JSON.stringify(got) ? { id } : { id, differs: { expected, got } };
};

const flowers = (lines: readonly { readonly id: string; readonly times: number }[]): number =>
  lines.find(({ id }) => id === 'flowerTiles')?.times ?? 0;

const foldVerdict = (id: string, events: readonly TableEvent[], reading: LogReading): Verdict => {
  const { error, tables } = replay(events, reading.game.game);
  if (error) return { id, differs: { expected: 'no error', got: error } };
  const over = tables.at(-1)?.phase === 'over';
  return over ? { id } : { id, differs: { expected: 'over', got: tables.at(-1)?.phase } };
};

/** What one hand ends with, by its seats, is what the payments make of what it began with: their sum is nought. */
const sumVerdict = (id: string, events: readonly TableEvent[]): Verdict => {
  const end = events.findLast((e) => e.type === 'end');
  const sum = (end?.payments ?? []).reduce((a, b) => a + b, 0);
  return sum === 0 ? { id } : { id, differs: { expected: 0, got: sum } };
};

/** What the extension would have said of the win while it was played, from a seat: nothing, where all is equal. */
const saidVerdict = (id: string, events: readonly TableEvent[], reading: LogReading): Verdict => {
  const { found } = checkAll([reading.game.game, ...events], 0, MCR_CHECKS);
  return found.length === 0 ? { id } : { id, differs: { expected: 'no difference', got: found } };
};

function* checkLog(id: string, reading: LogReading): Generator<Verdict> {
  if (reading.error) yield { id, differs: { expected: 'no error', got: reading.error } };
  for (const [i, { events }] of reading.game.hands.entries()) {
    const name = `${id} hand ${i}`;
    yield foldVerdict(`${name} open`, events, reading);
    for (const seat of SEATS) {
      const seen = seenBy(events, seat);
      yield foldVerdict(`${name} seat ${seat}`, seen, reading);
      yield saidVerdict(`${name} said to ${seat}`, seen, reading);
    }
    yield saidVerdict(`${name} said openly`, events, reading);
    yield sumVerdict(`${name} sum`, events);
    const { tables } = replay(events, reading.game.game);
    const at = events.findIndex((e) => e.type === 'win');
    const [won, before] = [events[at], tables[at - 1]];
    if (won?.type === 'win' && before) yield winVerdict(`${name} win`, before, won, reading);
  }
}

/** The format's own example with comments is no game: its tiles are no deal. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => /\.json(\.gz)?$/.test(name))
    .sort()
    .map((name) => join(folder, name));

const suite = (name: string, folder: string, read: (text: string) => LogReading): Suite => ({
  name,
  paths: [folder],
  *check(path) {
    if (!existsSync(path)) throw new BadInput(`${path}: no such file or folder`);
    const files = statSync(path).isDirectory() ? filesIn(path) : [path];
    if (files.length === 0) throw new BadInput(`${path}: no logs`);
    for (const file of files) yield* checkLog(basename(file), read(readText(file)));
  },
});

export const MCR_LOG_SUITES: readonly Suite[] = [
  suite('botzone-logs', 'clients/botzone', readBotzoneText),
  suite('tziakcha-logs', 'clients/tziakcha', readTziakchaText),
  suite('salasasa-logs', 'clients/salasasa', readSalasasaText),
];
