// A hand in one line of text, for pictures and tests: from the dealer on, each turn's tile; `draw>discard` for the
// viewer, `>>` and a trailing `!` for riichi, `pon55z` and `chi46p` for the viewer's calls, `1f~9m>2s` for a flower that is
// set aside before what is drawn in its place.

import type { RuleHint, TableEvent } from '../../src/table/event.ts';
import type { Meld } from '../../src/tiles/meld.ts';
import { parseTile, parseTiles } from '../../src/tiles/notation.ts';
import { type Players, type Seat, seatAfter, seatsOf } from '../../src/tiles/seat.ts';
import type { Tile, Wind } from '../../src/tiles/tile.ts';

export interface Deal {
  readonly family?: RuleHint['family'];
  readonly hand: string;
  readonly me: Seat;
  readonly turns: string;
  readonly players?: Players;
  readonly wind?: Wind;
  readonly number?: number;
  readonly honba?: number;
  readonly indicator?: string;
  readonly scores?: readonly number[] | undefined;
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

/** Tiles to draw after the deal; of riichi with four players. */
const WALLS: Readonly<Record<RuleHint['family'], number>> = { riichi: 70, mcr: 92, korean: 52 };
const PRESETS: Readonly<Record<RuleHint['family'], string>> = { riichi: 'seed', mcr: 'cn', korean: 'seed' };

/** What the room plays, where it is not riichi. */
const game = ({ family = 'riichi', players = 4 }: Deal): readonly TableEvent[] =>
  family === 'riichi'
    ? []
    : [{ type: 'game', players, humans: false, rules: { family, preset: PRESETS[family] } }];

const deal = ({
  family = 'riichi',
  hand,
  me,
  players = 4,
  wind = 'east',
  number = 0,
  honba = 0,
  indicator = '2m',
  scores = seatsOf(players).map(() => START),
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
      scores,
      wall: players === 3 ? 55 : WALLS[family],
    },
    me,
    hands: seats.map((s) => (s === me ? tiles(hand) : 13)),
    ...(family === 'riichi' && { indicator: tile(indicator) }),
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
  const flower = /^([^~]+)~(.*)$/.exec(token);
  if (flower) {
    const set = tile(flower[1]!);
    return [
      { type: 'draw', seat: me, tile: set },
      { type: 'aside', seat: me, tile: set },
      ...own(me, flower[2]!),
    ];
  }
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
  let events: TableEvent[] = [...game(script), first];
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
