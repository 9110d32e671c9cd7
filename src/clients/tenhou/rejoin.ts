// REINIT: the table after a reconnect. Its river lists leave out what was called away, but every call names the tile
// and whom it was taken from, so the rivers come back whole, if not in order. What no list tells is named: whose turn
// it is, what I let pass, kan dora turned meanwhile, whether ippatsu still holds.

import type { Discard, SeatState, Table, Unknown } from '../../table/table.ts';
import type { Meld } from '../../tiles/meld.ts';
import { type Seat, seatsOf } from '../../tiles/seat.ts';
import type { Message } from './message.ts';
import { bySeat, type Ring, roundOf } from './ring.ts';
import type { Room } from './room.ts';
import { type Call, meldOf, tileOf, tilesOfIds } from './tiles.ts';

type Reinit = Extract<Message, { type: 'reinit' }>;
type North = Extract<Call, { type: 'north' }>;

interface Rejoined {
  readonly reinit: Reinit;
  readonly ring: Ring;
  readonly room: Room;
}

const isNorth = (call: Call): call is North => call.type === 'north';

const meldsOf = ({ reinit, ring, room }: Rejoined): readonly (readonly Meld[])[] =>
  bySeat(ring, reinit.calls).map((calls, seat) =>
    calls.flatMap((call) => (isNorth(call) ? [] : [meldOf(call, seat, room.reds)])),
  );

/** A seat's discards that lie in others' melds. */
const calledAway = (melds: readonly (readonly Meld[])[], seat: Seat): readonly Discard[] =>
  melds.flatMap((list, caller) =>
    list.flatMap((meld) =>
      'from' in meld && meld.from === seat ? [{ tile: meld.called, calledBy: caller as Seat }] : [],
    ),
  );

const inRiver = (river: Reinit['rivers'][number], reds: boolean): readonly Discard[] =>
  river.ids.map((id, i) =>
    i === river.riichi ? { tile: tileOf(id, reds), riichi: true } : { tile: tileOf(id, reds) },
  );

/** My hand may hold the tile just drawn; which one it is, the message does not say: any may be taken for it. */
const heldBy = ({ reinit, ring, room }: Rejoined, seat: Seat, melds: number) => {
  const size = 13 - 3 * melds;
  if (seat !== ring.me) return { concealed: size };
  const hand = tilesOfIds(reinit.hand, room.reds);
  if (hand.length <= size) return { concealed: hand };
  return { concealed: hand.slice(0, size), drawn: hand[size]!, drawnFrom: 'wall' as const };
};

const seatStates = (rejoined: Rejoined): readonly SeatState[] => {
  const { reinit, ring, room } = rejoined;
  const melds = meldsOf(rejoined);
  const rivers = bySeat(ring, reinit.rivers);
  const norths = bySeat(ring, reinit.calls).map((calls) => calls.filter(isNorth).map((c) => c.tile));
  const scores = bySeat(ring, reinit.start.scores);
  return seatsOf(ring.players).map((seat) => ({
    ...heldBy(rejoined, seat, melds[seat]!.length),
    melds: melds[seat]!,
    river: [...calledAway(melds, seat), ...inRiver(rivers[seat]!, room.reds)],
    aside: tilesOfIds(norths[seat]!, room.reds),
    riichi: rivers[seat]!.riichi === undefined ? 'none' : 'accepted',
    doubleRiichi: false,
    ippatsu: false,
    score: scores[seat]!,
  }));
};

/** A seat has drawn what it threw, set aside and added to kans, less what it took from others. */
const drawsOf = ({ river, melds, aside, drawn }: SeatState): number => {
  const kans = melds.filter((m) => m.type.endsWith('Kan')).length;
  const taken = melds.filter((m) => m.type !== 'closedKan').length;
  return river.length + kans + aside.length - taken + (drawn === undefined ? 0 : 1);
};

const unknownOf = (seats: readonly SeatState[], me: Seat): readonly Unknown[] => {
  const holding = seats[me]!.drawn !== undefined;
  const kans = seats.some((s) => s.melds.some((m) => m.type.endsWith('Kan')));
  const riichi = seats.some((s) => s.riichi !== 'none');
  return [
    'passed',
    ...(seats[me]!.riichi === 'none' ? [] : (['passedInRiichi'] as const)),
    ...(kans ? (['indicators'] as const) : []),
    ...(riichi || holding ? (['timing'] as const) : []),
    ...(holding ? [] : (['wall', 'turn'] as const)),
  ];
};

export const tableOf = (rejoined: Rejoined): Table => {
  const { reinit, ring, room } = rejoined;
  const seats = seatStates(rejoined);
  const round = roundOf(ring, reinit.start);
  const drawn = seats.reduce((sum, state) => sum + drawsOf(state), 0);
  return {
    seq: 0,
    round,
    rules: room.rules,
    humans: room.humans,
    me: ring.me,
    seats,
    indicators: [tileOf(reinit.start.indicator, room.reds)],
    wall: Math.max(0, round.wall - drawn),
    riichiSticks: reinit.start.sticks,
    turn: ring.me,
    phase: seats[ring.me]!.drawn === undefined ? 'draw' : 'discard',
    untouched: seats.every((s) => s.melds.length + s.aside.length === 0),
    passed: [],
    passedInRiichi: [],
    unknown: unknownOf(seats, ring.me),
    told: {},
  };
};
