// A hand in one line of text, for pictures and tests: from the dealer on, each turn's tile; `draw>discard` for the
// viewer, `>>` and a trailing `!` for riichi, `pon55z` and `chi46p` for the viewer's calls, `kita` for a north set aside.

import type { TableEvent } from '../../src/table/event.ts';
import type { Meld } from '../../src/tiles/meld.ts';
import { parseTile, parseTiles } from '../../src/tiles/notation.ts';
import { type Players, type Seat, seatAfter, seatsOf } from '../../src/tiles/seat.ts';
import type { Tile, Wind } from '../../src/tiles/tile.ts';

export interface Deal {
  readonly hand: string;
  readonly me: Seat;
  readonly turns: string;
  readonly players?: Players;
  readonly wind?: Wind;
  readonly number?: number;
  readonly honba?: number;
  readonly indicator?: string;
}

const tiles = (text: string): readonly Tile[] => {
  const read = parseTiles(text);
  if (!read.ok) throw new Error(read.detail);
  return read.value;
};
const tile = (text: string): Tile => {
  const read = parseTile(text);
  if (!read.ok) throw new Error(read.detail);
  return read.value;
};

const START = 25_000;

const deal = ({
  hand,
  me,
  players = 4,
  wind = 'east',
  number = 0,
  honba = 0,
  indicator = '2m',
}: Deal): TableEvent => {
  const seats = seatsOf(players);
  const dealer = seats[number % players]!;
  return {
    type: 'deal',
    round: {
      players,
      wind,
      number,
      dealer,
      honba,
      riichiSticks: 0,
      scores: seats.map(() => START),
      wall: players === 3 ? 55 : 70,
    },
    me,
    hands: seats.map((s) => (s === me ? tiles(hand) : 13)),
    indicator: tile(indicator),
  };
};

const thrown = (seat: Seat, text: string): TableEvent[] => {
  const riichi = text.endsWith('!');
  const discard = { type: 'discard' as const, seat, tile: tile(text.replace('!', '')) };
  return riichi
    ? [
        { type: 'declare', seat },
        { ...discard, riichi: true },
        { type: 'riichi', seat },
      ]
    : [discard];
};

const own = (me: Seat, token: string): TableEvent[] => {
  const [drawn, out] = token.replace('>>', '>').split('>') as [string, string | undefined];
  const draw: TableEvent[] = drawn === '' ? [] : [{ type: 'draw', seat: me, tile: tile(drawn) }];
  if (out === undefined) return draw;
  return [...draw, ...thrown(me, token.includes('>>') ? `${out}!` : out)];
};

const meldOf = (token: string, called: Tile, from: Seat): Meld => ({
  type: token.startsWith('pon') ? 'pon' : 'chi',
  own: tiles(token.slice(3)),
  called,
  from,
});

const lastDiscard = (events: readonly TableEvent[]) =>
  events.findLast((e): e is Extract<TableEvent, { type: 'discard' }> => e.type === 'discard')!;

/** The events of a hand. A riichi of the last discard is left open where `open` says so. */
export const eventsOf = (script: Deal): readonly TableEvent[] => {
  const { me, players = 4 } = script;
  const first = deal(script);
  let events: TableEvent[] = [first];
  let seat = first.type === 'deal' ? first.round.dealer : 0;
  for (const token of script.turns.split(' ').filter(Boolean)) {
    if (/^(pon|chi)/.test(token)) {
      const last = lastDiscard(events);
      events.push({ type: 'meld', seat: me, meld: meldOf(token, last.tile, last.seat) });
      seat = me;
      continue;
    }
    events =
      seat === me
        ? [...events, ...own(me, token)]
        : [...events, { type: 'draw', seat }, ...thrown(seat, token)];
    seat = seatAfter(seat, 1, players);
  }
  return events;
};
