// A hand of mjai being told: the events so far, and what the next message leaves to be known from them.

import type { Fields } from '../../clients/json.ts';
import { integer, listBy } from '../../clients/json.ts';
import type { TableEvent } from '../../table/event.ts';
import type { Meld } from '../../tiles/meld.ts';
import type { BySeat, Players, Seat } from '../../tiles/seat.ts';

export interface Telling {
  readonly players: Players;
  readonly events: readonly TableEvent[];
  readonly complete: boolean;
  /** The next draw comes from the dead wall. */
  readonly replacement: boolean;
  readonly declared?: Seat;
  /** Its riichi discard lies open, and nothing was said yet of whether it stands. */
  readonly standing?: Seat;
}

export const tell = (t: Telling, ...events: readonly TableEvent[]): Telling => ({
  ...t,
  events: [...t.events, ...events],
});

/** Play went on, so an unanswered riichi stands. */
export const stand = (t: Telling): Telling => {
  const { standing, ...rest } = t;
  return standing === undefined ? t : tell(rest, { type: 'riichi', seat: standing });
};

export const seatIn = ({ players }: { readonly players: Players }, value: unknown): Seat | undefined => {
  const seat = integer(value);
  return seat !== undefined && seat >= 0 && seat < players ? (seat as Seat) : undefined;
};

/** Numbers by seat; three players may be listed as four. */
export const bySeat = (players: Players, value: unknown): BySeat<number> | undefined => {
  const list = listBy(value, integer);
  return list !== undefined && list.length >= players ? list.slice(0, players) : undefined;
};

export const paymentsOf = ({ players }: Telling, { deltas }: Fields): { payments?: BySeat<number> } => {
  const payments = bySeat(players, deltas);
  return payments ? { payments } : {};
};

type ShownEvent = Extract<TableEvent, { type: 'draw' | 'discard' | 'meld' | 'aside' }>;

/** What was drawn, thrown, added or set aside last. */
export const lastShown = ({ events }: Telling): ShownEvent | undefined =>
  events.findLast(
    (e): e is ShownEvent =>
      e.type === 'draw' || e.type === 'discard' || e.type === 'meld' || e.type === 'aside',
  );

export const meldsIn = ({ events }: Telling): readonly Meld[] =>
  events.flatMap((event) => (event.type === 'meld' ? [event.meld] : []));
