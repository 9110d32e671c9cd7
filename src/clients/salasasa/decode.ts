// Salasasa: messages of its sockets in, events out; the 2D client and the Unity one speak alike. Nothing is reported of a hand
// whose start was not seen. Chairs are those of the hand: East is always seat 0.

import type { Offer, TableEvent } from '../../table/event.ts';
import type { Seat } from '../../tiles/seat.ts';
import type { Decode, Report } from '../client.ts';
import { mcrRules, SEATS } from '../mcr-deal.ts';
import { counter } from '../unread.ts';
import { heardOf } from './message.ts';
import { played } from './play.ts';
import type { Hand, Reading, Step } from './reading.ts';
import { ended } from './result.ts';
import type { Act, Message, Shown, Start } from './said.ts';
import { dealOf, hasBegun, isDeal, scoresOf, tableOf } from './snapshot.ts';

const START: Reading = { watching: false };

/** Numbers below ten are the service's own players. */
const FIRST_PERSON = 10;

type Heard = readonly [Reading, readonly Report[]];

const events = (list: readonly TableEvent[]): readonly Report[] =>
  list.length > 0 ? [{ type: 'events', events: list }] : [];

/** The login says who the viewer is; without it, the hand that is shown does. */
const mySeat = ({ user }: Reading, { players }: Start): Seat | undefined => {
  const byUser = SEATS.find((seat) => players[seat]!.user === user);
  const shown = SEATS.filter((seat) => players[seat]!.hand !== undefined);
  return byUser ?? (user === undefined && shown.length === 1 ? shown[0] : undefined);
};

/** Until the next draw it is still the turn of whoever threw last. */
const lastThrown = ({ players, turn }: Start): Pick<Hand, 'thrown'> => {
  const tile = players[turn]!.river.at(-1);
  return tile === undefined ? {} : { thrown: { seat: turn, tile } };
};

const handOf = (start: Start, me: Seat, fresh: boolean): Hand => {
  const mine = start.players[me]!;
  const holds = mine.hand !== undefined && mine.hand.length % 3 === 2;
  return {
    me,
    number: start.hand,
    scores: scoresOf(start),
    begun: hasBegun(start),
    replacement: false,
    ...(fresh ? {} : { joined: true }),
    ...(holds ? { drawn: { seat: me, tile: mine.hand.at(-1)! } } : {}),
    ...lastThrown(start),
  };
};

const spectating = (reading: Reading): Heard => [
  { ...reading, watching: true },
  reading.watching ? [] : [{ type: 'notice', notice: { type: 'spectating' } }],
];

const withoutHand = ({ hand: _, ...reading }: Reading): Reading => reading;
const withoutGame = ({ game: _, ...reading }: Reading): Reading => withoutHand(reading);

const begin = (reading: Reading, start: Start): Heard => {
  const me = mySeat(reading, start);
  if (start.spectated || me === undefined) return spectating(withoutGame(reading));
  const humans = start.players.some(({ user }, seat) => seat !== me && user >= FIRST_PERSON);
  const game: TableEvent = { type: 'game', players: 4, humans, rules: mcrRules(start.minimum) };
  const fresh = isDeal(start);
  const goesOn = start.game !== undefined && start.game === reading.game && !(fresh && start.hand === 0);
  const opening: readonly TableEvent[] = fresh
    ? dealOf(start, me)
    : [{ type: 'snapshot', table: tableOf(start, me, humans) }];
  const next: Reading = {
    ...withoutGame(reading),
    watching: false,
    hand: handOf(start, me, fresh),
    ...(start.game !== undefined && { game: start.game }),
  };
  // Every hand begins with the same message: a game is told once, not at each of its hands.
  return [next, events(goesOn ? opening : [game, ...opening])];
};

const OFFERS: Readonly<Record<string, Offer>> = {
  chi_left: 'chi',
  chi_mid: 'chi',
  chi_right: 'chi',
  peng: 'pon',
  gang: 'kan',
  angang: 'kan',
  jiagang: 'kan',
  hu_self: 'tsumo',
  hu_first: 'ron',
  hu_second: 'ron',
  hu_third: 'ron',
};

const asked = (reading: Reading, { seat, names, own }: Extract<Message, { type: 'asked' }>): Heard => {
  if (seat !== reading.hand?.me) return [reading, []];
  const offers = new Set(names.flatMap((name) => OFFERS[name] ?? []));
  return [reading, events([{ type: 'told', offers: [...offers], ...(own ? { ownKans: true } : {}) }])];
};

const stepped = (reading: Reading, step: Step): Heard => [{ ...reading, hand: step[0] }, events(step[1])];

/** A thing that cannot be read is missing from the hand: what follows would be a guess. */
const missed = (reading: Reading, act: Act): Heard => [
  withoutHand(reading),
  events([{ type: 'missed', detail: `${act.names.join(' ')} could not be read` }]),
];

const acted = (reading: Reading, act: Act): Heard => {
  if (reading.hand === undefined) return [reading, []];
  const step = played(reading.hand, act);
  return step ? stepped(reading, step) : missed(reading, act);
};

const shown = (reading: Reading, result: Shown): Heard =>
  reading.hand === undefined ? [reading, []] : stepped(reading, ended(reading.hand, result));

const hear = (reading: Reading, message: Message): Heard => {
  switch (message.type) {
    case 'user':
      return [{ ...reading, user: message.user }, []];
    case 'start':
      return begin(reading, message.start);
    case 'asked':
      return asked(reading, message);
    case 'act':
      return acted(reading, message.act);
    case 'shown':
      return shown(reading, message.shown);
    case 'over':
      return [withoutGame(reading), []];
    case 'other':
      return [
        withoutGame(reading),
        [{ type: 'notice', notice: { type: 'unsupported', mode: message.rule } }],
      ];
    case 'silent':
      return [reading, []];
  }
};

export const decoder = (): Decode => {
  let reading = START;
  const unread = counter();
  const decode = (frame: unknown): readonly Report[] => {
    const heard = heardOf(frame);
    if (heard?.message === undefined) {
      unread.count(heard?.name ?? 'no message');
      return [];
    }
    const [after, reports] = hear(reading, heard.message);
    reading = after;
    return reports;
  };
  return Object.assign(decode, { unread: unread.counts });
};
