// Korean tables for tests, in the words of the riichi script: no indicator, a wall of 52, flowers by `0~1f`.

import { DEFAULTS, type KoreanOptions, type SomeOptions, withOptions } from '../../rules/korean/options.ts';
import type { Round, TableEvent } from '../../table/event.ts';
import type { Table } from '../../table/table.ts';
import { followAll } from '../../table/thread.ts';
import { formatTile } from '../../tiles/notation.ts';
import { plainTile } from '../../tiles/tile.ts';
import type { RulesInForce } from '../analysis.ts';
import { type Setting, scriptEvents } from '../script.test-kit.ts';
import { analyseKorean } from './analyse.ts';
import type { KoreanAnalysis, KoreanDiscard, KoreanTenpai } from './analysis.ts';

const WALL: Partial<Round> = { wall: 52 };

const GAME: TableEvent = {
  type: 'game',
  players: 4,
  humans: false,
  rules: { family: 'korean', preset: 'seed' },
};

const withoutIndicator = (event: TableEvent): TableEvent => {
  if (event.type !== 'deal') return event;
  const { indicator: _, ...deal } = event;
  return deal;
};

export const tableAfter = (events: readonly TableEvent[]): Table => {
  const thread = followAll([GAME, ...events]);
  if (thread.state === 'reading') return thread.table;
  throw new Error(thread.state === 'lost' ? `${thread.code}: ${thread.detail}` : 'no deal');
};

export const koreanTable = (hand: string, script: string, setting: Setting = {}): Table =>
  tableAfter(
    scriptEvents(hand, script, { ...setting, round: { ...WALL, ...setting.round } }).map(withoutIndicator),
  );

export const SHOWN: RulesInForce = { family: 'korean', preset: 'seed', source: 'client' };

export const answerTo = (table: Table, options: KoreanOptions = DEFAULTS): KoreanAnalysis =>
  analyseKorean(table, options, SHOWN)!;

export const analysed = (
  hand: string,
  script: string,
  setting: Setting = {},
  changes: SomeOptions = {},
): KoreanAnalysis => answerTo(koreanTable(hand, script, setting), withOptions(DEFAULTS, changes));

/** `5p 2/3 4 selfDrawOnly`: base points by discard and by self-draw, live tiles, bars. */
export const waitsText = (tenpai: KoreanTenpai | undefined): readonly string[] =>
  tenpai?.waits.map(({ kind, live, byDiscard, bySelfDraw, bars }) =>
    [formatTile(plainTile(kind)), `${byDiscard.base}/${bySelfDraw?.base ?? '-'}`, live, ...bars].join(' '),
  ) ?? [];

export const discardOf = ({ discards }: KoreanAnalysis, text: string): KoreanDiscard =>
  discards.find((d) => formatTile(d.tile) === text)!;
