// MCR tables for tests, in the words of the riichi script: no indicator, a wall of 92, and flowers by `0~1f`.

import { DEFAULTS, type McrOptions } from '../../rules/mcr/options.ts';
import type { Round, TableEvent } from '../../table/event.ts';
import type { Table } from '../../table/table.ts';
import { followAll } from '../../table/thread.ts';
import { formatTile } from '../../tiles/notation.ts';
import { plainTile } from '../../tiles/tile.ts';
import { type Setting, scriptEvents } from '../script.test-kit.ts';
import { analyseMcr } from './analyse.ts';
import type { McrAnalysis, McrDiscard, McrTenpai, Plans } from './analysis.ts';

const WALL: Partial<Round> = { wall: 92 };

const withoutIndicator = (event: TableEvent): TableEvent => {
  if (event.type !== 'deal') return event;
  const { indicator: _, ...deal } = event;
  return deal;
};

export const RULES = { family: 'mcr', preset: 'cn', source: 'client' } as const;

export const mcrTable = (hand: string, script: string, setting: Setting = {}): Table => {
  const events = scriptEvents(hand, script, { ...setting, round: { ...WALL, ...setting.round } });
  const thread = followAll(events.map(withoutIndicator));
  if (thread.state === 'reading') return thread.table;
  throw new Error(thread.state === 'lost' ? `${thread.code}: ${thread.detail}` : 'no deal');
};

export const analysed = (
  hand: string,
  script: string,
  setting: Setting = {},
  options: McrOptions = DEFAULTS,
): McrAnalysis => analyseMcr(mcrTable(hand, script, setting), options, RULES)!;

/** `5s 8/12 short 0,0 live 3 bars`. */
export const waitsText = (tenpai: McrTenpai | undefined): readonly string[] =>
  tenpai?.waits.map(({ kind, live, byDiscard, bySelfDraw, bars }) =>
    [formatTile(plainTile(kind)), `${byDiscard.basic}/${bySelfDraw?.basic ?? '-'}`, live, ...bars].join(' '),
  ) ?? [];

/** `mixedStraight 2 10/12`: fan, distance, by discard and by self-draw. */
export const plansText = ({ plans }: Plans): readonly string[] =>
  plans.map(
    ({ fan, away, byDiscard, bySelfDraw }) =>
      `${fan} ${away} ${byDiscard?.basic ?? '-'}/${bySelfDraw?.basic ?? '-'}`,
  );

export const discardOf = ({ discards }: McrAnalysis, text: string): McrDiscard =>
  discards.find((d) => formatTile(d.tile) === text)!;
