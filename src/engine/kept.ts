// What the self-check found, kept for a report: what, where, and the events before it. Nobody is named in it: events
// know seats and tiles alone.

import type { Difference } from '../analysis/analysis.ts';
import type { Round, TableEvent } from '../table/event.ts';
import { formatEvent } from '../table/format-event.ts';
import type { Players } from '../tiles/seat.ts';
import type { Answer } from './protocol.ts';

export interface Kept {
  /** `lost`: the thread, with our code and where it broke. */
  readonly what: Difference['what'] | 'lost';
  readonly ours: string;
  readonly theirs: string;
  /** Absent: no deal was read. */
  readonly round?: Pick<Round, 'wind' | 'number' | 'honba'>;
  /** How many events into the hand. */
  readonly event: number;
  /** From the deal to the one that told it, one line each. */
  readonly events: string;
}

/** One fault repeats itself at every draw: what is kept stays short. */
const MOST_KEPT = 8;

const playersIn = (events: readonly TableEvent[]) =>
  events.find((e) => e.type === 'deal')?.round.players ?? events.find((e) => e.type === 'game')?.players ?? 4;

const roundOf = (events: readonly TableEvent[]): Kept['round'] => {
  const start = events.find((e) => e.type === 'deal' || e.type === 'snapshot');
  const round = start?.type === 'snapshot' ? start.table.round : start?.round;
  return round && { wind: round.wind, number: round.number, honba: round.honba };
};

/** What was read whole is told whole. */
const lineOf = (e: TableEvent, players: Players): string =>
  e.type === 'snapshot' ? `snapshot ${JSON.stringify(e.table)}` : formatEvent(e, players);

const lines = (events: readonly TableEvent[]): string => {
  const players = playersIn(events);
  return events.map((e) => lineOf(e, players)).join('\n');
};

type Fault = Pick<Kept, 'what' | 'ours' | 'theirs'> & { readonly at: number };

const faultsIn = (answer: Answer, events: readonly TableEvent[]): readonly Fault[] => [
  ...(answer.found ?? []),
  ...(answer.state === 'lost'
    ? [{ what: 'lost' as const, ours: answer.code, theirs: answer.detail, at: events.length - 1 }]
    : []),
];

const isSame = (a: Pick<Kept, 'what' | 'ours' | 'theirs'>, b: Fault): boolean =>
  a.what === b.what && a.ours === b.ours && a.theirs === b.theirs;

const keepOne =
  (events: readonly TableEvent[]) =>
  (kept: readonly Kept[], fault: Fault): readonly Kept[] => {
    if (kept.some((k) => isSame(k, fault))) return kept;
    const { what, ours, theirs, at } = fault;
    const before = events.slice(0, at + 1);
    const round = roundOf(before);
    const place = { ...(round && { round }), event: before.length };
    return [...kept, { what, ours, theirs, ...place, events: lines(before) }].slice(-MOST_KEPT);
  };

/** `events`: those the answer is about. The same list if it tells nothing new. */
export const keep = (kept: readonly Kept[], answer: Answer, events: readonly TableEvent[]): readonly Kept[] =>
  faultsIn(answer, events).reduce(keepOne(events), kept);
