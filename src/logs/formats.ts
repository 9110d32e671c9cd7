// The formats in JSON, each known by what its values look like: nothing is guessed from a file's name.

import { type Fields, fieldsOf, isFields, listOf } from '../clients/json.ts';
import { readBotzone } from './botzone/botzone.ts';
import type { JsonPart } from './json-text.ts';
import type { LogFormat, LogReading } from './log.ts';
import { readMajsoulLines, readMajsoulRecord } from './majsoul-record/majsoul-record.ts';
import { isRecord, isRecordLine } from './majsoul-record/record.ts';
import { isMjai, readMjai } from './mjai/mjai.ts';
import { isOwn, readOwn } from './own/own.ts';
import { isMessages, isPaipu, readMessages, readPaipu } from './paipu/paipu.ts';
import { readSalasasa } from './salasasa/salasasa.ts';
import { readTenhou6 } from './tenhou6/tenhou6.ts';
import { readTziakcha } from './tziakcha/tziakcha.ts';

export interface JsonFormat {
  readonly format: LogFormat;
  readonly isIts: (value: unknown) => boolean;
  readonly read: (value: unknown) => readonly LogReading[];
}

const one =
  (read: (value: unknown) => LogReading) =>
  (value: unknown): readonly LogReading[] => [read(value)];

const has = (value: unknown, ...names: readonly string[]): value is Fields =>
  isFields(value) && names.every((name) => value[name] !== undefined);

/** A hand of tenhou.net/6: a list that begins with the round's three numbers. */
const isTenhou6Hand = (hand: unknown): boolean => {
  const [round] = listOf(hand);
  return Array.isArray(round) && round.length >= 3 && round.every((n) => typeof n === 'number');
};

const isTenhou6 = (value: unknown): boolean => {
  const hands = listOf(isFields(value) ? value.log : value);
  return hands.length > 0 ? isTenhou6Hand(hands[0]) : has(value, 'log', 'rule') && !has(value, 'player');
};

const isBotzone = (value: unknown): boolean => {
  const items = listOf(isFields(value) ? value.logs : value);
  return items.slice(0, 2).some((item) => has(fieldsOf(item).output, 'display'));
};

const isTziakchaRecord = (value: unknown): boolean =>
  has(value, 'script') || (has(value, 'step') && isFields(value.step)) || has(value, 'a', 'p');

const isTziakcha = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 && isTziakchaRecord(value[0]) : isTziakchaRecord(value);

const isSalasasa = (value: unknown): boolean => has(value, 'game_title') || has(value, 'game_round');

export const JSON_FORMATS: readonly JsonFormat[] = [
  { format: 'own', isIts: isOwn, read: readOwn },
  { format: 'majsoulRecord', isIts: isRecord, read: one(readMajsoulRecord) },
  { format: 'paipu', isIts: isPaipu, read: one(readPaipu) },
  { format: 'tenhou6', isIts: isTenhou6, read: one(readTenhou6) },
  { format: 'botzone', isIts: isBotzone, read: one(readBotzone) },
  { format: 'tziakcha', isIts: isTziakcha, read: one(readTziakcha) },
  { format: 'salasasa', isIts: isSalasasa, read: one(readSalasasa) },
];

/** Formats whose games lie in many values, one after the other. */
export interface StreamFormat {
  readonly format: LogFormat;
  /** Of the first value. */
  readonly isIts: (value: unknown) => boolean;
  readonly read: (parts: readonly JsonPart[]) => readonly LogReading[];
}

export const STREAM_FORMATS: readonly StreamFormat[] = [
  { format: 'mjai', isIts: isMjai, read: readMjai },
  { format: 'majsoulRecord', isIts: isRecordLine, read: readMajsoulLines },
  { format: 'paipu', isIts: isMessages, read: readMessages },
];
