// One hand as it is replayed: the table after every event, everything in it that the log knows; and the same as one seat
// saw it. What is no step of its own (a stick laid, an indicator turned) comes with the step before.

import { seenBy } from '../../../game/seen-by.ts';
import type { LoggedGame, LoggedHand } from '../../../logs/log.ts';
import type { TableEvent } from '../../../table/event.ts';
import { type Replay, replay } from '../../../table/replay.ts';
import type { Table } from '../../../table/table.ts';
import type { BySeat, Seat } from '../../../tiles/seat.ts';

export interface Story {
  readonly events: readonly TableEvent[];
  /** Everything that the log knows. */
  readonly open: readonly Table[];
  /** What one seat could know. */
  readonly seen: readonly Table[];
  /** After how many events the replay stops, in order. */
  readonly stops: readonly number[];
  readonly error?: NonNullable<Replay['error']>;
}

/** Comes with what was done before it. */
const WITH_THE_LAST: ReadonlySet<TableEvent['type']> = new Set([
  'riichi',
  'open',
  'indicator',
  'told',
  'missed',
]);

const stopsOf = (events: readonly TableEvent[], count: number): readonly number[] =>
  events
    .slice(0, count)
    .flatMap((_, i) => (i + 1 < count && WITH_THE_LAST.has(events[i + 1]!.type) ? [] : [i + 1]));

/** Closed kans lie face down in MCR alone. */
export const storyOf = ({ game }: LoggedGame, { events }: LoggedHand, seat: Seat): Story => {
  const { type: _, ...told } = game;
  const shows = game.rules?.family !== 'mcr';
  const { tables, error } = replay(events, told);
  const seen = replay(
    events.map((event) => seenBy(event, seat, shows)),
    told,
  ).tables;
  return { events, open: tables, seen, stops: stopsOf(events, tables.length), ...(error ? { error } : {}) };
};

/** The stop at or after so many events; the last where there is none. */
export const stopAt = ({ stops }: Story, at: number): number =>
  stops.find((stop) => stop >= at) ?? stops.at(-1) ?? 0;

export const stopAfter = ({ stops }: Story, at: number): number | undefined =>
  stops.find((stop) => stop > at);

export const stopBefore = ({ stops }: Story, at: number): number | undefined =>
  stops.findLast((stop) => stop < at);

/** Seats whose hand lay open to all by then: winners, and who showed at a draw. */
export const shownBy = ({ events }: Story, at: number): ReadonlySet<Seat> => {
  const shown = new Set<Seat>();
  for (const event of events.slice(0, at)) {
    if (event.type === 'win') shown.add(event.seat);
    if (event.type === 'end')
      for (const [seat, hand] of (event.hands ?? []).entries()) if (hand) shown.add(seat as Seat);
  }
  return shown;
};

/** Whose river ends with the newest tile; it was called away: nobody's. */
export const newestIn = ({ events }: Story, at: number): Seat | 'none' => {
  const last = events
    .slice(0, at)
    .findLast((e) => e.type === 'discard' || (e.type === 'meld' && 'called' in e.meld));
  return last?.type === 'discard' ? last.seat : 'none';
};

/** The table to draw. Others' groups lie as this seat saw them, unless everything is asked for, or their hand was shown. */
export const tableAt = (story: Story, at: number, seat: Seat, everything: boolean): Table => {
  const table = story.open[at - 1]!;
  const known = story.seen[at - 1];
  const shown = shownBy(story, at);
  if (everything || !known) return table;
  const seats: BySeat<Table['seats'][number]> = table.seats.map((state, other) =>
    other === seat || shown.has(other as Seat) ? state : { ...state, melds: known.seats[other]!.melds },
  );
  return { ...table, seats };
};

/** Whether the log knows what this seat held. */
export const isKnownHand = ({ open }: Story, seat: Seat): boolean =>
  typeof open[0]?.seats[seat]?.concealed === 'object';
