// Mahjong Soul's match socket: frames in, events out. Pure: the next state of reading and the reports follow from the
// state and one frame. The lobby's socket is read by the same eyes; nothing of it has a name that is known here.

import type { TableEvent } from '../../table/event.ts';
import type { Decode, Report } from '../client.ts';
import { type Action, act, modeShown, readAction, viewerSeat } from './act.ts';
import { deal } from './deal.ts';
import { mask, type Packet, readFrame } from './frame.ts';
import { type Game, readGame, unknownGame } from './game.ts';
import type { Hand, Step } from './hand.ts';
import { ActionPrototype, ReqAuthGame, ResAuthGame, ResSyncGame } from './messages.ts';
import { inOrder, type Order, type Ordered, restored, type Sent, UNORDERED } from './order.ts';
import { readMessage } from './protobuf.ts';
import { readPlayers } from './read.ts';
import { picture } from './snapshot.ts';

interface Asked {
  readonly socket: number;
  readonly id: number;
  readonly name: string;
}

interface Reading {
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

type Next = readonly [Reading, readonly Report[]];

const START: Reading = {
  asked: [],
  account: 0,
  uuid: '',
  order: UNORDERED,
  untold: [],
  foreign: false,
  named: [],
  watching: false,
};

const MOST_ASKED = 256;
/** A whole hand's actions. */
const MOST_UNTOLD = 400;

const eventsReport = (events: readonly TableEvent[]): readonly Report[] =>
  events.length === 0 ? [] : [{ type: 'events', events }];

const withoutHand = ({ hand: _, ...reading }: Reading): Reading => ({
  ...reading,
  untold: [],
  foreign: false,
});

/** The thread is lost until the next deal. */
const miss = (reading: Reading, detail: string): Next => {
  const events: readonly TableEvent[] = reading.hand ? [{ type: 'missed', detail }] : [];
  return [{ ...withoutHand(reading), order: UNORDERED }, eventsReport(events)];
};

/** A mode that is not known is named once; its hand gives nothing. */
const refuse = (reading: Reading, mode: string): Next => {
  const after = { ...withoutHand(reading), foreign: true };
  const missed: readonly TableEvent[] = reading.hand ? [{ type: 'missed', detail: mode }] : [];
  if (reading.named.includes(mode)) return [after, eventsReport(missed)];
  return [
    { ...after, named: [...reading.named, mode].slice(-16) },
    [...eventsReport(missed), { type: 'notice', notice: { type: 'unsupported', mode } }],
  ];
};

const watch = (reading: Reading): Next =>
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

const passOn = (reading: Reading, { order, ready, lost }: Ordered): Next => {
  const ordered = { ...reading, order };
  return lost ? miss(ordered, 'steps of the hand are missing') : each(ordered, ready, play);
};

const onAction = (reading: Reading, data: Uint8Array): Next => {
  const proto = readMessage(ActionPrototype, data);
  if (proto === undefined) return [reading, []];
  return passOn(reading, inOrder(reading.order, { ...proto, data: mask(proto.data) }));
};

/** A new match, or the same one entered again: then the hand is sent whole soon after. */
const onAuth = (reading: Reading, data: Uint8Array): Next => {
  const message = readMessage(ResAuthGame, data);
  // An answer that refuses names nobody.
  if (message === undefined || message.seat_list.length === 0) return [reading, []];
  const game = readGame(message, reading.account);
  const again = reading.entered === reading.uuid && reading.uuid !== '' && reading.game !== undefined;
  const base = again ? reading : { ...withoutHand(reading), order: UNORDERED, named: [] };
  const entered = { ...base, game, entered: reading.uuid, watching: false };
  if (game.mode !== undefined) return refuse(entered, game.mode);
  return [entered, again && !reading.watching ? [] : eventsReport([game.event])];
};

const onRestore = (reading: Reading, data: Uint8Array): Next => {
  const message = readMessage(ResSyncGame, data);
  const restore = message?.game_restore;
  if (restore === undefined || message?.is_end) return [reading, []];
  const { snapshot, actions } = restore;
  const { game } = reading;
  const ordered = restored(reading.order, actions);
  if (snapshot === undefined || game?.me === undefined || game.mode !== undefined || reading.watching)
    return passOn(reading, ordered);
  const step = picture(snapshot, game, game.me);
  if (step === undefined) return passOn(reading, ordered);
  // Actions behind a picture follow on it; without any, the next live one does.
  const joined = { ...withoutHand(reading), hand: step.hand };
  const [after, said] = passOn(
    joined,
    actions.length > 0 ? ordered : afterPicture(reading.order, message?.step ?? 0),
  );
  return [after, [...eventsReport(step.events), ...said]];
};

const afterPicture = (order: Order, step: number): Ordered => ({
  order: { ...order, state: 'running', next: step, early: new Map() },
  ready: [],
});

const ANSWERS: Readonly<Record<string, (reading: Reading, data: Uint8Array) => Next>> = {
  '.lq.FastTest.authGame': onAuth,
  '.lq.FastTest.enterGame': onRestore,
  '.lq.FastTest.syncGame': onRestore,
};

const onTerminate = (reading: Reading): Next => {
  const { hand } = reading;
  const playing = hand !== undefined && hand.ended === undefined;
  return [
    { ...withoutHand(reading), order: UNORDERED },
    eventsReport(playing ? [{ type: 'end', ending: 'unknown', last: true }] : []),
  ];
};

const NOTICES: Readonly<Record<string, (reading: Reading, data: Uint8Array) => Next>> = {
  '.lq.ActionPrototype': onAction,
  '.lq.NotifyGameTerminate': onTerminate,
  '.lq.NotifyObserveData': watch,
};

const WATCHES = ['.lq.FastTest.authObserve', '.lq.FastTest.startObserve'];

const onRequest = (
  reading: Reading,
  { id, name, data }: Extract<Packet, { type: 'request' }>,
  socket: number,
): Next => {
  if (WATCHES.includes(name)) return watch(reading);
  if (!Object.hasOwn(ANSWERS, name)) return [reading, []];
  const others = reading.asked.filter((a) => a.id !== id || a.socket !== socket);
  const after = { ...reading, asked: [...others, { socket, id, name }].slice(-MOST_ASKED) };
  const auth = name === '.lq.FastTest.authGame' ? readMessage(ReqAuthGame, data) : undefined;
  return [auth ? { ...after, account: auth.account_id, uuid: auth.game_uuid } : after, []];
};

const onResponse = (
  reading: Reading,
  { id, data }: Extract<Packet, { type: 'response' }>,
  socket: number,
): Next => {
  const asked = reading.asked.find((a) => a.id === id && a.socket === socket);
  if (asked === undefined) return [reading, []];
  const after = { ...reading, asked: reading.asked.filter((a) => a !== asked) };
  return ANSWERS[asked.name]?.(after, data) ?? [after, []];
};

const read = (reading: Reading, packet: Packet, socket: number): Next => {
  switch (packet.type) {
    case 'request':
      return onRequest(reading, packet, socket);
    case 'response':
      return onResponse(reading, packet, socket);
    case 'notify': {
      const known = Object.hasOwn(NOTICES, packet.name) ? NOTICES[packet.name] : undefined;
      return known?.(reading, packet.data) ?? [reading, []];
    }
  }
};

/** A fresh reader of one page visit. */
export const decoder = (): Decode => {
  let reading = START;
  return (message, way) => {
    const packet = readFrame(message);
    if (packet === undefined) return [];
    const [after, reports] = read(reading, packet, way?.socket ?? 0);
    reading = after;
    return reports;
  };
};
