// One file into the history: read, named by what is in it, kept.

import type { Added } from '../../src/history/adding.ts';
import { isArchive, piecesOf } from '../../src/history/archive.ts';
import { wholeOfLog } from '../../src/history/from-log.ts';
import type { Store } from '../../src/history/store.ts';
import type { LogError, LogErrorCode, LogResult } from '../../src/logs/log.ts';
import { MOST_BYTES } from '../../src/logs/open.ts';
import { readLog } from '../../src/logs/read.ts';
import type { Given, Taken } from '../../src/ui/review/host.ts';
import { idOf } from '../shared/log-id.ts';
import { bytesOf, openZip, unpackFrom } from './zip-file.ts';

const now = (): string => new Date().toISOString();

type Keep = (result: LogResult) => Promise<Taken>;

const keepIn =
  (store: Store, names: boolean): Keep =>
  async ({ format, games, error }) => {
    const whole = await Promise.all(
      games.map(async (game) => wholeOfLog(game, { id: await idOf(game), changed: now(), names })),
    );
    return {
      ...(format && { format }),
      games: games.length,
      hands: whole.reduce((sum, { hands }) => sum + hands.length, 0),
      kept: await store.add(whole),
      ...(error && { error }),
    };
  };

const sum = (a: Added, b: Added): Added => ({
  added: a.added + b.added,
  grown: a.grown + b.grown,
  joined: a.joined + b.joined,
  known: a.known + b.known,
});

const moved = (error: LogError, games: number, lines: number): LogError => ({
  ...error,
  ...(error.game === undefined ? {} : { game: error.game + games }),
  ...(error.line === undefined ? {} : { line: error.line + lines }),
});

const NOTHING: Taken = { games: 0, hands: 0, kept: { added: 0, grown: 0, joined: 0, known: 0 } };

const refused = ({ code, detail }: { code: LogErrorCode; detail: string }): Taken => ({
  ...NOTHING,
  error: { code, detail },
});

/** What follows a fault is read, too: each line stands by itself. */
const together = (all: Taken, one: Taken, lines: number): Taken => {
  const format = all.format ?? one.format;
  const error = all.error ?? (one.error && moved(one.error, all.games, lines));
  return {
    games: all.games + one.games,
    hands: all.hands + one.hands,
    kept: sum(all.kept, one.kept),
    ...(format && { format }),
    ...(error && { error }),
  };
};

async function* textOf(file: File): AsyncGenerator<string> {
  const reader = file.stream().pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
}

const takeArchive = async (file: File, keep: Keep): Promise<Taken> => {
  let all = NOTHING;
  for await (const { text, lines } of piecesOf(textOf(file)))
    all = together(all, await keep(readLog(file.name, text)), lines);
  return all;
};

/** Nothing but an archive is as large, and a larger file is not taken in whole. */
const WHOLE = 16_000_000;

const isLargeArchive = async (file: File): Promise<boolean> =>
  file.size > WHOLE && isArchive(await file.slice(0, 64).text());

/** A file into games. */
const takeFile = async (file: File, keep: Keep): Promise<Taken> => {
  const within = await openZip(file);
  if (within) return within.ok ? { ...NOTHING, within: within.value } : refused(within);
  if (await isLargeArchive(file)) return takeArchive(file, keep);
  // Before it is in memory.
  if (file.size > MOST_BYTES) return refused({ code: 'tooLarge', detail: `${file.size} bytes` });
  return keep(readLog(file.name, await bytesOf(file)));
};

export const takeIn = async (
  store: Store,
  name: string,
  data: Given['data'],
  names: boolean,
): Promise<Taken> => {
  const keep = keepIn(store, names);
  if (typeof data === 'string') return keep(readLog(name, data));
  if (data instanceof File) return takeFile(data, keep);
  const bytes = await unpackFrom(data);
  return bytes.ok ? keep(readLog(name, bytes.value)) : refused(bytes);
};
