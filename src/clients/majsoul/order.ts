// Actions carry the number of their step in the hand. They may come twice or out of turn; here they are put in order.
// A gap is waited for a while: the service's own client asks for the whole hand again, and then all is found. The first
// step of a hand is its deal, whatever its number.

import { isEnd } from './act.ts';

export interface Sent {
  readonly step: number;
  readonly name: string;
  readonly data: Uint8Array;
}

export interface Order {
  /** `idle`: before the first deal, or after a loss; `over`: the hand has ended, another may begin. */
  readonly state: 'idle' | 'running' | 'over';
  /** The step that is to come. */
  readonly next: number;
  /** Came too early. */
  readonly early: ReadonlyMap<number, Sent>;
  /** Passed on in this hand: what comes again is known by its bytes. */
  readonly seen: ReadonlyMap<number, Sent>;
}

export interface Ordered {
  readonly order: Order;
  /** May be passed on now, in order. */
  readonly ready: readonly Sent[];
  /** A gap has been there for too long. */
  readonly lost?: true;
}

/** So many actions behind a gap, and it will not be filled. */
const PATIENCE = 8;
/** No hand has as many steps. */
const MOST_STEPS = 1000;

export const UNORDERED: Order = { state: 'idle', next: 0, early: new Map(), seen: new Map() };

const isDeal = ({ name }: Sent): boolean => name === 'ActionNewRound';

const isSame = (a: Sent, b: Sent | undefined): boolean =>
  b !== undefined &&
  a.name === b.name &&
  a.data.length === b.data.length &&
  a.data.every((byte, i) => byte === b.data[i]);

/** Passes on what follows without a gap. */
const advance = (order: Order, first: Sent): Ordered => {
  const ready = [first];
  for (let s = order.early.get(first.step + 1); s && !isEnd(ready.at(-1)!.name); ) {
    ready.push(s);
    s = order.early.get(s.step + 1);
  }
  const last = ready.at(-1)!;
  const over = isEnd(last.name);
  return {
    order: {
      state: over ? 'over' : 'running',
      next: last.step + 1,
      early: over ? new Map() : new Map([...order.early].filter(([step]) => step > last.step)),
      seen: new Map([...order.seen, ...ready.map((s) => [s.step, s] as const)]),
    },
    ready,
  };
};

/** What came early between two hands belongs to the new one; what waited behind a gap of the old one does not. */
const begin = (order: Order, sent: Sent): Ordered =>
  advance({ ...order, early: order.state === 'running' ? new Map() : order.early, seen: new Map() }, sent);

const wait = (order: Order, sent: Sent): Ordered => {
  const early = new Map(order.early).set(sent.step, sent);
  if (early.size <= PATIENCE) return { order: { ...order, early }, ready: [] };
  return order.state === 'running'
    ? { order: UNORDERED, ready: [], lost: true }
    : { order: { ...order, early: new Map([...early].slice(-PATIENCE)) }, ready: [] };
};

export const inOrder = (order: Order, sent: Sent): Ordered => {
  if (isSame(sent, order.seen.get(sent.step)) || sent.step > MOST_STEPS) return { order, ready: [] };
  if (isDeal(sent)) return begin(order, sent);
  if (order.state !== 'running') return wait(order, sent);
  if (sent.step === order.next) return advance(order, sent);
  // An older step with other bytes: of a hand that is gone.
  return sent.step < order.next ? { order, ready: [] } : wait(order, sent);
};

/** After the whole hand so far was sent again; what came early since then follows on it. */
export const restored = (order: Order, actions: readonly Sent[]): Ordered => {
  const sorted = [...actions].sort((a, b) => a.step - b.step).slice(0, MOST_STEPS);
  const from = sorted.findLastIndex(isDeal);
  const hand = sorted.slice(Math.max(from, 0));
  const [first] = hand;
  if (first === undefined) return { order, ready: [] };
  const isOther = order.state === 'running' && !isSame(first, [...order.seen.values()].find(isDeal));
  const early = new Map([...(isOther ? [] : order.early), ...hand.map((s) => [s.step, s] as const)]);
  return advance({ state: 'idle', next: 0, early, seen: new Map() }, first);
};
