// What is remembered between frames, and what an action of the hand does to it. Pure: the next state of reading and the
// reports follow from the state and one action.

import type { TableEvent } from '../../table/event.ts';
import type { Report } from '../client.ts';
import { type Action, act, modeShown, readAction, viewerSeat } from './act.ts';
import { deal } from './deal.ts';
import { type Game, unknownGame } from './game.ts';
import type { Hand, Step } from './hand.ts';
import { type Order, type Ordered, type Sent, UNORDERED } from './order.ts';
import { readPlayers } from './read.ts';

interface Asked {
  readonly socket: number;
  readonly id: number;
  readonly name: string;
}

export interface Reading {
  /** Requests whose answer is to come, the oldest first. */
  readonly asked: readonly Asked[];
  /** Who asked to play, and in which match. */
  readonly account: number;
  readonly uuid: string;
  /** The match that was entered. */
  readonly entered?: string;
  readonly game?: Game;
  readonly order: Order;
  /** A hand whose viewer has not shown yet. */
  readonly untold: readonly Action[];
  readonly hand?: Hand;
  /** This hand is of a mode that is not known. */
  readonly foreign: boolean;
  /** Named once each. */
  readonly named: readonly string[];
  readonly watching: boolean;
}

export type Next = readonly [Reading, readonly Report[]];

export const START: Reading = {
  asked: [],
  account: 0,
  uuid: '',
  order: UNORDERED,
  untold: [],
  foreign: false,
  named: [],
  watching: false,
};

/** A whole hand's actions. */
const MOST_UNTOLD = 400;

export const eventsReport = (events: readonly TableEvent[]): readonly Report[] =>
  events.length === 0 ? [] : [{ type: 'events', events }];

export const withoutHand = ({ hand: _, ...reading }: Reading): Reading => ({
  ...reading,
  untold: [],
  foreign: false,
});

/** The thread is lost until the hand comes again from its deal. */
const lose = (reading: Reading, detail: string): Next => {
  const events: readonly TableEvent[] = reading.hand ? [{ type: 'missed', detail }] : [];
  return [withoutHand(reading), eventsReport(events)];
};

/** Nothing of this hand will follow any more. */
const miss = (reading: Reading, detail: string): Next => lose({ ...reading, order: UNORDERED }, detail);

/** A mode that is not known is named once; its hand gives nothing. */
export const refuse = (reading: Reading, mode: string): Next => {
  const after = { ...withoutHand(reading), foreign: true };
  const missed: readonly TableEvent[] = reading.hand ? [{ type: 'missed', detail: mode }] : [];
  if (reading.named.includes(mode)) return [after, eventsReport(missed)];
  return [
    { ...after, named: [...reading.named, mode].slice(-16) },
    [...eventsReport(missed), { type: 'notice', notice: { type: 'unsupported', mode } }],
  ];
};

export const watch = (reading: Reading): Next =>
  reading.watching
    ? [reading, []]
    : [{ ...withoutHand(reading), watching: true }, [{ type: 'notice', notice: { type: 'spectating' } }]];

const taken = (reading: Reading, step: Step | undefined, action: Action): Next =>
  step === undefined
    ? miss(reading, `${action.name} does not follow`)
    : [{ ...reading, hand: step.hand }, eventsReport(step.events)];

/** One action of a hand whose viewer is known. */
const follow = (reading: Reading, action: Action): Next => {
  const { game, hand } = reading;
  if (action.name === 'ActionNewRound' && game?.me !== undefined) {
    return taken(reading, deal(action.message, { me: game.me, redFives: game.redFives }), action);
  }
  return hand === undefined ? [reading, []] : taken(reading, act(hand, action), action);
};

/** Steps one after the other. */
const each = <T>(reading: Reading, items: readonly T[], step: (reading: Reading, item: T) => Next): Next => {
  let now = reading;
  const reports: Report[] = [];
  for (const item of items) {
    const [after, said] = step(now, item);
    now = after;
    reports.push(...said);
  }
  return [now, reports];
};

/** Entered unseen: the first deal says at least how many play. */
const announced = (reading: Reading, action: Action): Next => {
  if (reading.game !== undefined || action.name !== 'ActionNewRound') return [reading, []];
  const players = readPlayers(action.message.scores.length);
  if (players === undefined) return [reading, []];
  const game = unknownGame(players);
  return [{ ...reading, game }, eventsReport([game.event])];
};

/** Actions are kept until one of them shows who looks. */
const seen = (before: Reading, action: Action): Next => {
  const [reading, said] = announced(before, action);
  const { game, untold } = reading;
  if (game === undefined) return [reading, said];
  if (game.me !== undefined) {
    const [after, events] = follow(reading, action);
    return [after, [...said, ...events]];
  }
  const waiting = [...untold, action].slice(0, MOST_UNTOLD);
  const me = viewerSeat(action);
  if (me === undefined || me >= game.event.players) return [{ ...reading, untold: waiting }, said];
  const [after, events] = each({ ...reading, game: { ...game, me }, untold: [] }, waiting, follow);
  return [after, [...said, ...events]];
};

const play = (reading: Reading, { name, data }: Sent): Next => {
  const isDeal = name === 'ActionNewRound';
  const before = isDeal ? withoutHand(reading) : reading;
  if (before.foreign || before.watching || before.game?.mode !== undefined) return [before, []];
  const action = readAction(name, data);
  if (action === 'unknown') return refuse(before, name);
  if (action === 'broken') return miss(before, `${name} cannot be read`);
  const mode = modeShown(action);
  return mode === undefined ? seen(before, action) : refuse(before, mode);
};

export const passOn = (reading: Reading, { order, ready, gap }: Ordered): Next => {
  const [after, said] = each({ ...reading, order }, ready, play);
  if (!gap) return [after, said];
  const [lost, missed] = lose(after, 'steps of the hand are missing');
  return [lost, [...said, ...missed]];
};
