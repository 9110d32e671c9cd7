// What all levels have in common: wins are taken, what costs nothing is done, and the rest is judged.

import type { Act } from '../../game/act.ts';
import { freeKan } from '../../game/bot.ts';
import type { Ask } from '../ask.ts';

export type Of<T extends Act['type']> = Extract<Act, { type: T }>;

/** Yields every few milliseconds, so that whoever asked can stop it. */
export type Thinking<T> = Generator<void, T>;

/** How a level judges what is not plain. */
export interface Judgement {
  /** Of at least two discards, riichi with them among these. */
  readonly discard: (ask: Ask, discards: readonly Of<'discard'>[]) => Thinking<Act>;
  /** Calls of a tile that was shown, or to let it pass. */
  readonly call: (ask: Ask, calls: readonly Of<'meld'>[]) => Thinking<Act>;
  /** Whether a kan that does not slow the hand is made. */
  readonly mayKan: (ask: Ask) => boolean;
}

export const isOf =
  <T extends Act['type']>(type: T) =>
  (act: Act): act is Of<T> =>
    act.type === type;

export const PASS: Act = { type: 'pass' };

/** The item of most worth, the first of equals. */
export const best = <T>(items: readonly T[], worth: (item: T) => number): T | undefined =>
  items.reduce<T | undefined>(
    (top, item) => (top === undefined || worth(item) > worth(top) ? item : top),
    undefined,
  );

const AT_ONCE: readonly Act['type'][] = ['ron', 'tsumo', 'nineTerminals', 'aside'];

const atOnce = ({ choices }: Ask): Act | undefined =>
  choices.length === 1 ? choices[0] : choices.find(({ type }) => AT_ONCE.includes(type));

const claim = function* (ask: Ask, { call }: Judgement): Thinking<Act> {
  const calls = ask.choices.filter(isOf('meld'));
  return calls.length === 0 ? PASS : yield* call(ask, calls);
};

const turn = function* (ask: Ask, { discard, mayKan }: Judgement): Thinking<Act> {
  const kan = mayKan(ask) ? freeKan(ask.table, ask.choices) : undefined;
  if (kan) return kan;
  const discards = ask.choices.filter(isOf('discard')).filter(({ open }) => !open);
  return discards.length === 1 ? discards[0]! : yield* discard(ask, discards);
};

export const thinkBy = (judgement: Judgement) =>
  function* (ask: Ask): Thinking<Act> {
    yield;
    const act = atOnce(ask);
    if (act) return act;
    return yield* ask.choices.some(isOf('pass')) ? claim(ask, judgement) : turn(ask, judgement);
  };
