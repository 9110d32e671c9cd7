// As by value, less what each discard risks. What is expected of a win shrinks where others are likely to wait: more will have to be
// risked for it.

import { type Danger, dangersOf } from '../../analysis/danger/danger.ts';
import type { Act } from '../../game/act.ts';
import type { Table } from '../../table/table.ts';
import type { Ask } from '../ask.ts';
import { afterCall } from './after-call.ts';
import { byShape, shantenOf } from './shape.ts';
import { best, type Judgement, type Of, PASS, type Thinking } from './think.ts';
import { pointsOf, worths } from './worth.ts';

const REACH = 2;

/** How much of a win's worth is left when somebody surely waits. */
const LEFT = 0.6;

/** What a hand too far for the search may still be worth, by steps before tenpai beyond its reach. */
const FAR = [250, 120, 60, 30] as const;

const dangers = ({ rules, table }: Ask): readonly Danger[] =>
  rules.family === 'riichi' ? dangersOf(table, rules.options) : [];

const waitingOf = (all: readonly Danger[]): number =>
  1 - (all[0]?.byOpponent ?? []).reduce((none, { tenpai }) => none * (1 - tenpai), 1);

const riskOf = (all: readonly Danger[], { tile }: Of<'discard'>): Danger | undefined =>
  all.find((d) => d.tile === tile);

/** What a discard brings and risks. */
const net = (all: readonly Danger[], act: Of<'discard'>, points: number): number => {
  const risk = riskOf(all, act);
  const left = 1 - (1 - LEFT) * waitingOf(all);
  return points * left * (1 - (risk?.chance ?? 0)) - (risk?.expectedLoss ?? 0);
};

/** Points of a discard that the search does not reach: those of the hand, if it is what shape would throw. */
const farPoints = (
  table: Table,
  discards: readonly Of<'discard'>[],
  shanten: number,
): ((act: Act) => number) => {
  const chosen = byShape(table, discards);
  const worth = FAR[Math.min(shanten - REACH - 1, FAR.length - 1)] ?? 0;
  return (act) => (act === chosen ? worth : worth / 4);
};

const discard = function* (ask: Ask, discards: readonly Of<'discard'>[]): Thinking<Act> {
  const { rules, table } = ask;
  const shanten = shantenOf(table);
  const values = shanten > REACH ? undefined : yield* worths(rules, table, shanten);
  const all = dangers(ask);
  const isKnown = values && values.discards.length > 0;
  const points = isKnown
    ? (act: Of<'discard'>) => pointsOf(values, act)
    : farPoints(table, discards, Math.max(shanten, REACH + 1));
  return best(discards, (act) => net(all, act, points(act)))!;
};

const call = function* (ask: Ask, calls: readonly Of<'meld'>[]): Thinking<Act> {
  const { rules, table } = ask;
  const shanten = shantenOf(table);
  const isThreatened = waitingOf(dangers(ask)) > 0.5;
  const now = shanten > REACH ? undefined : yield* worths(rules, table, shanten);
  if (!now?.now?.best) return isThreatened ? PASS : byShape(table, [...calls, PASS]);
  let top: { readonly act: Act; readonly points: number } = { act: PASS, points: now.now.best.points };
  for (const act of calls.filter(({ meld }) => meld.type !== 'openKan')) {
    const after = afterCall(table, act.meld);
    const values = yield* worths(rules, after, shantenOf(after));
    const all = dangers({ ...ask, table: after });
    const points = Math.max(
      ...(values?.discards ?? []).map(({ tile, best: worth }) =>
        net(all, { type: 'discard', tile, drawn: false }, worth?.points ?? 0),
      ),
    );
    if (points > top.points) top = { act, points };
  }
  return top.act;
};

export const VALUE_AND_DANGER: Judgement = {
  discard,
  call,
  mayKan: (ask) => waitingOf(dangers(ask)) < 0.5,
};
