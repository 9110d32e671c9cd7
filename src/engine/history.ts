// What has to be told to whoever comes new to the table, be it a restarted worker or a remounted overlay: the events of
// the hand at play, and the game's own event before them.

import type { Notice, Said } from '../clients/client.ts';
import type { TableEvent } from '../table/event.ts';

export type GameEvent = Extract<TableEvent, { type: 'game' }>;

export interface History {
  /** All events read on this page visit; grows by one with each. */
  readonly seq: number;
  readonly game?: GameEvent;
  /** From the last `deal` or `snapshot` on. */
  readonly hand: readonly TableEvent[];
}

export const NO_HISTORY: History = { seq: 0, hand: [] };

/** The longest real hand has about 250 events; a page that feeds more than this does not play mahjong. */
const LIMIT = 1000;

/** A match that was under way tells nothing of its room: that hints are off there stays known. */
const seenAgain = ({ game }: History, event: GameEvent): GameEvent =>
  event.joined && game?.hintsOff ? { ...event, hintsOff: true } : event;

const TOO_LONG: TableEvent = { type: 'missed', detail: 'more events than a hand has' };

const isStart = ({ type }: TableEvent): boolean => type === 'deal' || type === 'snapshot';

/** Once something was missed, nothing of the hand can be used: it stays lost, however much follows. */
const further = (hand: readonly TableEvent[], event: TableEvent): readonly TableEvent[] => {
  if (hand.at(-1)?.type === 'missed') return hand;
  if (hand.length < LIMIT) return [...hand, event];
  return [...hand.slice(0, 1).filter(isStart), TOO_LONG];
};

const next = (history: History, event: TableEvent): History => {
  const seq = history.seq + 1;
  if (event.type === 'game') return { seq, game: seenAgain(history, event), hand: [] };
  return { ...history, seq, hand: isStart(event) ? [event] : further(history.hand, event) };
};

export const remember = (history: History, events: readonly TableEvent[]): History =>
  events.reduce(next, history);

export const eventsOf = ({ game, hand }: History): readonly TableEvent[] => (game ? [game, ...hand] : hand);

/** Whether people sit opposite; not known counts as yes. */
export const humansOf = ({ game, hand }: History): boolean => {
  const [first] = hand;
  return first?.type === 'snapshot' ? first.table.humans : (game?.humans ?? true);
};

/** The service shows no hints at this table. */
export const hintsOffOf = ({ game }: History): boolean => game?.hintsOff === true;

/** A new table ends what was said of the one before; a client that has stopped stays stopped. */
export const noticeAfter = (notice: Notice | undefined, report: Said): Notice | undefined => {
  if (report.type === 'notice') return report.notice;
  if (report.type === 'unread') return notice;
  const begins = report.events.some(({ type }) => type === 'game' || type === 'deal' || type === 'snapshot');
  return begins && notice?.type !== 'stopped' ? undefined : notice;
};
