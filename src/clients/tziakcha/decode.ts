// tziakcha: frames of its game socket in, events out. Nothing is reported of a hand whose start was not seen. Chairs are those
// of the hand: East is always seat 0.

import type { Offer, TableEvent } from '../../table/event.ts';
import type { Seat } from '../../tiles/seat.ts';
import type { Decode, Report } from '../client.ts';
import { addByFirst, dealEvents, inHand, mcrRules, NO_SCORES, roundOf, SEATS } from '../mcr-deal.ts';
import { counter } from '../unread.ts';
import { heardOf } from './message.ts';
import { type Placed, place } from './place.ts';
import { call, discard, draw, flower } from './play.ts';
import type { Hand, Reading, Step } from './reading.ts';
import type { Message, Options } from './said.ts';
import { handOf, tableOf } from './standing.ts';
import { isFlowerId, tileOf } from './tiles.ts';
import { heldOf, type Outcome } from './win.ts';

type Of<T extends Message['type']> = Extract<Message, { type: T }>;
type Heard = readonly [Reading, readonly TableEvent[]];

const START: Reading = { inGame: false, scores: NO_SCORES };

const withoutHand = ({ hand: _, ...reading }: Reading): Reading => reading;

/** Who sits there is not told: people, as far as anyone knows. */
const GAME: TableEvent = { type: 'game', players: 4, humans: true, rules: mcrRules() };

const entered = (reading: Reading): readonly TableEvent[] => (reading.inGame ? [] : [GAME]);

const DEALT = 14;

/** The viewer's seat was told before; whoever was dealt 14 tiles is the dealer. */
const seatOf = (reading: Reading, { ids }: Of<'deal'>): Seat | undefined =>
  ids.length === DEALT ? 0 : reading.seat;

const begin = (reading: Reading, message: Of<'deal'>): Heard | undefined => {
  const me = seatOf(reading, message);
  if (me === undefined) return undefined;
  const { ids, hand } = message;
  const first = hand === 0 ? NO_SCORES : reading.scores;
  const hands = SEATS.map((seat) => (seat === me ? ids.map(tileOf) : seat === 0 ? DEALT : 13));
  const events = dealEvents(roundOf(hand, inHand(hand, first)), me, hands);
  const next: Hand = {
    me,
    number: hand,
    begun: false,
    flowers: ids.filter(isFlowerId).map((id) => ({ id, tile: tileOf(id) })),
    out: [],
    replacement: false,
    ...(events.length > 1 ? { drawn: { seat: 0 } } : {}),
  };
  return [
    { ...reading, seat: me, hand: next, inGame: true, scores: first },
    [...entered(reading), ...events],
  ];
};

const join = (reading: Reading, { standing }: Of<'standing'>): Heard => {
  const table = tableOf(standing, inHand(standing.hand, reading.scores));
  const next = { ...reading, seat: standing.seat, hand: handOf(standing, table), inGame: true };
  return [next, [...entered(reading), { type: 'snapshot', table }]];
};

const ON_DISCARD: readonly (readonly [number, Offer])[] = [
  [3, 'chi'],
  [4, 'pon'],
  [5, 'kan'],
  [6, 'ron'],
];
const IN_TURN: readonly (readonly [number, Offer])[] = [
  [5, 'kan'],
  [6, 'tsumo'],
];

const told = (hand: Hand, options: Options): readonly TableEvent[] => {
  if (options.size === 0) return [];
  const inTurn = hand.drawn?.seat === hand.me;
  const table = inTurn ? IN_TURN : ON_DISCARD;
  const offers = table.filter(([code]) => options.has(code)).map(([, offer]) => offer);
  return [{ type: 'told', offers, ...(inTurn ? { ownKans: true } : {}) }];
};

type Played = Of<'asked' | 'flower' | 'draw' | 'discard' | 'call'>;

const played = (hand: Hand, message: Played): Step | undefined => {
  switch (message.type) {
    case 'asked':
      return [hand, []];
    case 'flower':
      return flower(hand, message);
    case 'draw':
      return draw(hand, message);
    case 'discard':
      return discard(hand, message);
    case 'call':
      return call(hand, message);
  }
};

/** A thing that cannot be read is missing from the hand: what follows would be a guess. */
const missed = (reading: Reading, { type, seat }: Played): Heard => [
  withoutHand(reading),
  [{ type: 'missed', detail: `${type} of seat ${seat} could not be read` }],
];

const placedEvents = ({ table }: Placed): readonly TableEvent[] =>
  table ? [{ type: 'snapshot', table }] : [];

const moved = (reading: Reading, message: Played): Heard => {
  if (reading.hand === undefined) return [reading, []];
  const found = message.type === 'asked' ? { hand: reading.hand } : place(reading.hand, message);
  const step = played(found.hand, message);
  if (step === undefined) return missed(reading, message);
  const [hand, events] = step;
  return [{ ...reading, hand }, [...placedEvents(found), ...events, ...told(hand, message.options)]];
};

const wonTile = ({ from, hand: shown }: Outcome, { drawn, thrown }: Hand) => {
  if (from !== undefined) return thrown?.tile;
  const id = drawn?.id ?? shown?.at(-1);
  return id === undefined ? undefined : tileOf(id);
};

const winOf = (outcome: Outcome, hand: Hand): readonly TableEvent[] => {
  const { winner, from, stated, payments } = outcome;
  const tile = wonTile(outcome, hand);
  if (winner === undefined || tile === undefined) return [];
  return [
    {
      type: 'win',
      seat: winner,
      tile,
      ...(from === undefined ? {} : { from }),
      ...heldOf(outcome, tile),
      ...(stated ? { stated } : {}),
      ...(payments ? { payments } : {}),
    },
  ];
};

const end = (reading: Reading, message: Of<'won' | 'ranOut'>): Heard => {
  if (reading.hand === undefined) return [reading, []];
  const found = place(reading.hand, message);
  const { hand } = found;
  const { payments, winner } = message.outcome;
  const paid = payments ? { payments } : {};
  const ranOut = message.type === 'ranOut' && message.left === 0;
  const ending = winner !== undefined ? 'win' : ranOut ? 'exhaustive' : 'unknown';
  const scores = addByFirst(hand.number, reading.scores, payments ?? NO_SCORES);
  return [
    { ...withoutHand(reading), scores },
    [...placedEvents(found), ...winOf(message.outcome, hand), { type: 'end', ending, ...paid }],
  ];
};

/** Undefined: it cannot be placed. */
const hear = (reading: Reading, message: Message): Heard | undefined => {
  switch (message.type) {
    case 'seat':
      return [{ ...withoutHand(reading), seat: message.seat }, []];
    case 'deal':
      return begin(reading, message);
    case 'standing':
      return join(reading, message);
    case 'won':
    case 'ranOut':
      return end(reading, message);
    case 'over':
      return [START, []];
    case 'silent':
      return [reading, []];
    default:
      return moved(reading, message);
  }
};

export const decoder = (): Decode => {
  let reading = START;
  const unread = counter();
  const decode = (frame: unknown): readonly Report[] => {
    const heard = heardOf(frame);
    const after = heard?.message && hear(reading, heard.message);
    if (after === undefined) {
      unread.count(heard?.name ?? 'no message');
      return [];
    }
    reading = after[0];
    return after[1].length > 0 ? [{ type: 'events', events: after[1] }] : [];
  };
  return Object.assign(decode, { unread: unread.counts });
};
