// A hand's line in a list: what its events say of it, and nothing else.

import type { TableEvent } from '../table/event.ts';
import { type Replay, replay } from '../table/replay.ts';
import type { Table } from '../table/table.ts';
import type { BySeat, Seat } from '../tiles/seat.ts';
import type { GameEvent, HandLine, Mark } from './kept.ts';

type Of<T extends TableEvent['type']> = Extract<TableEvent, { type: T }>;

const endOf = (events: readonly TableEvent[]): Of<'end'> | undefined => events.find((e) => e.type === 'end');

const marksOf = (events: readonly TableEvent[], { error }: Replay, isOver: boolean): readonly Mark[] => {
  const isLost = error !== undefined || events.some((e) => e.type === 'missed');
  const found: Readonly<Record<Mark, boolean>> = {
    joined: events[0]?.type === 'snapshot',
    lost: isLost,
    unfinished: !isOver && !isLost,
  };
  return (['joined', 'lost', 'unfinished'] as const).filter((mark) => found[mark]);
};

/** Sticks were taken off when they were laid. */
const scoresAfter = ({ seats, result }: Table): BySeat<number> | undefined =>
  result?.payments && seats.map(({ score }, seat) => score + result.payments![seat]!);

const wonBy = (events: readonly TableEvent[]): readonly Of<'win'>[] => events.filter((e) => e.type === 'win');

const whoWon = (events: readonly TableEvent[]): { winners: readonly Seat[]; from?: Seat } => {
  const wins = wonBy(events);
  const from = wins.find((win) => win.from !== undefined)?.from;
  return { winners: wins.map(({ seat }) => seat), ...(from === undefined ? {} : { from }) };
};

/** How large it is as text. */
const sizeOf = (events: readonly TableEvent[]): number => JSON.stringify(events).length;

/** Undefined: no hand was dealt or joined. */
export const handLine = (events: readonly TableEvent[], game?: GameEvent): HandLine | undefined => {
  const story = replay(events, game);
  const [first, last] = [story.tables[0], story.tables.at(-1)];
  if (!first || !last) return undefined;
  const { wind, number, dealer, honba, scores } = first.round;
  const isOver = last.phase === 'over' && !story.error && last.result?.ending !== 'unknown';
  const after = isOver ? scoresAfter(last) : undefined;
  return {
    round: { wind, number, dealer, honba },
    before: scores,
    ...(after && { after }),
    ...(isOver && last.result && { ending: last.result.ending }),
    ...whoWon(events),
    ...(endOf(events)?.last && { last: true }),
    marks: marksOf(events, story, isOver),
    events: events.length,
    bytes: sizeOf(events),
  };
};

export const isComplete = ({ ending, marks }: HandLine): boolean =>
  ending !== undefined && !marks.includes('lost');
