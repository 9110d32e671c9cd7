// What pays most: each way of going on is worth the points the hand wins on average from there, by the search. Far from a win,
// where no points are known yet, the quickest shape.

import type { Act } from '../../game/act.ts';
import type { Ask } from '../ask.ts';
import { afterCall } from './after-call.ts';
import { byShape, shantenOf } from './shape.ts';
import { best, type Judgement, type Of, PASS, type Thinking } from './think.ts';
import { pointsOf, worths } from './worth.ts';

/** Beyond, straight ways are too few to tell anything. */
const REACH = 2;

const discard = function* (ask: Ask, discards: readonly Of<'discard'>[]): Thinking<Act> {
  const { rules, table } = ask;
  const shanten = shantenOf(table);
  const values = shanten > REACH ? undefined : yield* worths(rules, table, shanten);
  if (!values || values.discards.length === 0) return byShape(table, discards);
  return best(discards, (act) => pointsOf(values, act))!;
};

const call = function* (ask: Ask, calls: readonly Of<'meld'>[]): Thinking<Act> {
  const { rules, table } = ask;
  const shanten = shantenOf(table);
  const now = shanten > REACH ? undefined : yield* worths(rules, table, shanten);
  if (!now?.now?.best) return byShape(table, [...calls, PASS]);
  let top: { readonly act: Act; readonly points: number } = { act: PASS, points: now.now.best.points };
  for (const act of calls.filter(({ meld }) => meld.type !== 'openKan')) {
    const after = afterCall(table, act.meld);
    const values = yield* worths(rules, after, shantenOf(after));
    const points = values?.discards[0]?.best?.points ?? 0;
    if (points > top.points) top = { act, points };
  }
  return top.act;
};

export const VALUE: Judgement = { discard, call, mayKan: () => true };
