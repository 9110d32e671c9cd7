// The one gate for logs: a file or a pasted text in, games of hands of events out. The format is known by the content; what
// was valid is kept, and the first error says where it is. It never throws, whatever it is given.

import { accepted, type Found, failed } from './accepted.ts';
import { JSON_FORMATS, type JsonFormat, STREAM_FORMATS } from './formats.ts';
import type { JsonBreak, JsonPart } from './json-text.ts';
import { jsonText } from './json-text.ts';
import { isLinkOnly, withoutLinks } from './link.ts';
import type { LogError, LogErrorCode, LogFormat, LogReading, LogResult } from './log.ts';
import { readMajsoulBytes } from './majsoul-record/majsoul-record.ts';
import { readMjlog } from './mjlog/mjlog.ts';
import { type OpenedLog, openLog } from './open.ts';

const formatOf = (value: unknown): JsonFormat | undefined => JSON_FORMATS.find((f) => f.isIts(value));

/** The games of all in order; the first error is told of the game it is in. */
const together = (all: readonly Found[]): Found => {
  const games = all.flatMap((one) => one.games);
  const at = all.findIndex((one) => one.error !== undefined);
  const before = all.slice(0, at).reduce((sum, one) => sum + one.games.length, 0);
  const error = all[at]?.error;
  const format = all.find((one) => one.format !== undefined)?.format;
  return {
    games,
    ...(format ? { format } : {}),
    ...(error ? { error: { ...error, game: before + (error.game ?? 0) } } : {}),
  };
};

const acceptedAll = (format: LogFormat, readings: readonly LogReading[]): Found => ({
  ...together(readings.map((reading) => accepted(format, reading))),
  format,
});

const readPart = ({ value, line }: JsonPart): Found => {
  const format = formatOf(value);
  if (format) return acceptedAll(format.format, format.read(value));
  // A list of whole games.
  if (Array.isArray(value) && value.some(formatOf)) return readParts(value.map((v) => ({ value: v })));
  const { games, error } = failed('unknownFormat', 'JSON of no format that is known');
  return { games, error: { ...error!, ...(line === undefined ? {} : { line }) } };
};

const readParts = (parts: readonly JsonPart[]): Found => {
  const stream = STREAM_FORMATS.find((format) => format.isIts(parts[0]?.value));
  return stream ? acceptedAll(stream.format, stream.read(parts)) : together(parts.map(readPart));
};

/** Where the text breaks is what is wrong, and not what a reader then missed. */
const withBreak = (found: Found, broken: JsonBreak | undefined): Found => {
  if (broken === undefined || found.format === undefined) return found;
  const { cut, offset, line } = broken;
  const error: LogError = {
    code: cut ? 'cutShort' : 'damaged',
    detail: cut ? `the text breaks off at ${offset}` : `no JSON at ${offset}`,
    offset,
    ...(line === undefined ? {} : { line }),
    ...(found.games.length > 0 ? { game: found.games.length - 1 } : {}),
  };
  return { ...found, error };
};

const readJson = (text: string): Found => {
  const { parts, broken } = jsonText(text);
  if (parts.length === 0) return failed('unknownFormat', 'neither JSON nor XML of a log');
  return withBreak(readParts(parts), broken);
};

const readText = (text: string): Found => {
  if (/^\s*<\?xml|^\s*<[A-Z]|^\s*<mjloggm/.test(text)) return accepted('mjlog', readMjlog(text));
  const plain = withoutLinks(text);
  if (isLinkOnly(plain)) return failed('linkOnly', 'a link names a game, and does not hold it');
  return readJson(plain);
};

const UNKNOWN: readonly LogErrorCode[] = ['unknownFormat', 'notThisLog', 'damaged'];

/** What does not read and is no whole text either is told as what it is. */
const asEncoded = (found: Found, { malformed, cut }: OpenedLog): Found => {
  const { error } = found;
  if (cut) return { ...found, error: { code: 'cutShort', detail: 'the packed data ends too early' } };
  if (!malformed || error === undefined || !UNKNOWN.includes(error.code)) return found;
  return { ...found, error: { ...error, code: 'notText', detail: `not UTF-8: ${error.detail}` } };
};

const read = (given: Uint8Array | string): Found => {
  const opened = openLog(given);
  if (!opened.ok) return failed(opened.code, opened.detail);
  const { bytes, text } = opened.value;
  const record = bytes && readMajsoulBytes(bytes);
  return asEncoded(record ? accepted('majsoulRecord', record) : readText(text), opened.value);
};

export const readLog = (name: string, given: Uint8Array | string): LogResult => ({ name, ...read(given) });
