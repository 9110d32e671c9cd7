// The hand as tziakcha's server would send it to seat 1: JSON and deflated JSON in turns. Options are told where the viewer has
// some, as a list or as an object.

import {
  frameOf,
  messagesOf,
  standingAt,
  Tiles,
  type Ways,
} from '../../src/clients/tziakcha/server.fixture.ts';
import { DEALT, FAN, ME, PAYMENTS, playedTo, tile, winningHand } from './mcr-hand.ts';
import type { Sendable } from './server.ts';

const WAYS: Ways = { flags: true, faceDown: true };

type Sent = Readonly<Record<string, unknown>>;

/** What the viewer may do at a moment: throw 2, kong 5, win 6, pass 8. */
const OPTIONS: Readonly<Record<string, unknown>> = {
  'ready with the right discard': { 2: [0] },
  'a kong is offered': [2 << 16, (5 << 16) | 8],
  'a kong to rob': { 6: [0], 8: [0] },
};

const withoutOptions = ({ a: _, ...message }: Sent): Sent => message;

const wire = (messages: readonly Sent[]): readonly Sendable[] =>
  messages.map((message, at) => frameOf(message, at) as Sendable);

export const START = wire(messagesOf(DEALT, ME, WAYS));

export const framesOf = (name: string): readonly Sendable[] => {
  const { moments, before } = playedTo(name);
  const told = messagesOf(moments.slice(0, before), ME, WAYS).length;
  const fresh = messagesOf(moments, ME, WAYS).slice(told).map(withoutOptions);
  const options = OPTIONS[name];
  return wire(options === undefined ? fresh : [...fresh.slice(0, -1), { ...fresh.at(-1), a: options }]);
};

/** Robbing the kong, concealed hand, concealed kong, pung of terminals, short straight, no honours, two flowers. */
const FANS = { 49: 8, 64: 2, 69: 2, 73: 1, 75: 1, 78: 1, 83: (1 << 8) | 1 };

const winner = (): Sent => {
  const ids = new Tiles();
  const hand = [...winningHand(), tile('9s')].map((t) => ids.take(0, t));
  return { f: FAN, h: { p: [], s: hand }, t: FANS };
};

export const WON = wire([
  { m: 2, r: 12, b: (1 << ME) | (1 << (4 + 3)), s: PAYMENTS, y: [{}, winner(), {}, {}] },
]);

/** The table as it stood then, as whoever comes back is told. */
export const rejoined = (name: string): readonly Sendable[] =>
  wire([standingAt(playedTo(name).moments.at(-1)!, ME, 'hands')]);

export const STRANGE = wire([{ m: 2, r: 77, v: 1 }]);
