// Actions carry the number of their step in the hand. They may come twice or out of turn; here they are put in order.
// A gap is said at once: what follows on it may be far from what was told. Once it is filled the hand is passed on
// again from its deal. The service's own client, too, asks for the whole hand again. The first step of a hand is its
// deal, whatever its number.

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
  /** From here on a step is missing. */
  readonly gap?: true;
}

/** So many actions behind a gap, and it will not be filled. */
const PATIENCE = 32;
/** No hand has as many steps. */
const MOST_STEPS = 1000;

export const UNORDERED: Order = { state: 'idle', next: 0, early: new Map(), seen: new Map() };

const isDeal = ({ name }: Sent): boolean => name === 'ActionNewRound';

const isSame = (a: Sent, b: Sent | undefined): boolean =>
  b !== undefined &&
  a.name === b.name &&
  a.data.length === b.data.length &&
  a.data.every((byte, i) => byte === b.data[i]);

/** What follows without a gap from `first` on, to the end of the hand at most. */
const stretch = (early: Order['early'], first: Sent): readonly Sent[] => {
  const ready = [first];
  for (let s = early.get(first.step + 1); s && !isEnd(ready.at(-1)!.name); s = early.get(s.step + 1))
    ready.push(s);
  return ready;
};

const bySteps = (sent: Iterable<Sent>): ReadonlyMap<number, Sent> =>
  new Map([...sent].map((s) => [s.step, s]));

const inSteps = (seen: Order['seen']): readonly Sent[] => [...seen.values()].sort((a, b) => a.step - b.step);

/** Passes on what follows; behind a gap that was said, the hand from its deal. */
const advance = (order: Order, first: Sent): Ordered => {
  const fresh = stretch(order.early, first);
  const last = fresh.at(-1)!;
  const over = isEnd(last.name);
  const seen = bySteps([...order.seen.values(), ...fresh]);
  const early = bySteps(over ? [] : [...order.early.values()].filter(({ step }) => step > last.step));
  const again = order.state === 'running' && order.early.size > 0;
  return {
    order: { state: over ? 'over' : 'running', next: last.step + 1, early, seen },
    // Behind one more gap all of it waits on.
    ready: !again ? fresh : early.size > 0 ? [] : inSteps(seen),
    ...(early.size > 0 && { gap: true }),
  };
};

/** What came early between two hands belongs to the new one; what waited behind a gap of the old one does not. */
const begin = (order: Order, sent: Sent): Ordered =>
  advance(
    { ...order, state: 'idle', early: order.state === 'running' ? new Map() : order.early, seen: new Map() },
    sent,
  );

const wait = (order: Order, sent: Sent): Ordered => {
  const early = bySteps([...order.early.values(), sent]);
  if (early.size > PATIENCE && order.state === 'running') return { order: UNORDERED, ready: [], gap: true };
  const kept = bySteps([...early.values()].slice(-PATIENCE));
  return { order: { ...order, early: kept }, ready: [], ...(order.state === 'running' && { gap: true }) };
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
