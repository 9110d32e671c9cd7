// The worst first: a win that is refused now, waits that fall short, waits that are gone. Each is a fact with its cause;
// the sentence is the view's.

import type { McrSituation } from '../../rules/mcr/hand.ts';
import { isRefused, valueOfHand } from '../../rules/mcr/score.ts';
import type { Win } from '../../rules/rules.ts';
import { claimOf } from '../furiten.ts';
import { drawnOf, type Held, situationOf } from '../situation.ts';
import type { McrBar, McrTenpai, McrWait, McrWarning, Plans } from './analysis.ts';
import { claimWin, drawWin, flowersHeld, type McrFacts } from './facts.ts';

interface Seen {
  readonly facts: McrFacts;
  readonly held: Held;
  readonly tenpai: McrTenpai | undefined;
  readonly plans: Plans;
}

const refusedWin = (s: McrSituation, win: Win, { options }: McrFacts): readonly McrWarning[] => {
  const value = valueOfHand(s, win, options);
  if (isRefused(value) || value.basic >= options.minimum) return [];
  return [{ type: 'winRefusedNow', tile: win.tile, short: options.minimum - value.basic }];
};

/** A win that this moment would bring and that falls short. */
const refused = ({ facts, held }: Seen): readonly McrWarning[] => {
  const { table } = facts;
  const s = situationOf(table, held);
  const claim = claimOf(table);
  if (claim) return claim.by === 'closedKan' ? [] : refusedWin(s, claimWin(facts, claim), facts);
  const drawn = drawnOf(table);
  if (table.phase !== 'discard' || drawn === undefined || flowersHeld(table).length > 0) return [];
  return refusedWin(s, drawWin(facts, drawn), facts);
};

const barred = (tenpai: McrTenpai | undefined, bar: McrBar): readonly McrWait[] =>
  tenpai?.waits.filter((w) => w.bars.includes(bar)) ?? [];

const kindsOf = (waits: readonly McrWait[]) => waits.map((w) => w.kind);

const under = ({ tenpai }: Seen): readonly McrWarning[] => {
  const waits = barred(tenpai, 'underMinimum');
  if (waits.length === 0) return [];
  const least = ({ short }: McrWait) => Math.min(short.byDiscard ?? Infinity, short.bySelfDraw ?? Infinity);
  return [{ type: 'underMinimum', waits: kindsOf(waits), short: Math.min(...waits.map(least)) }];
};

const drawOnly = ({ tenpai }: Seen): readonly McrWarning[] => {
  const waits = barred(tenpai, 'selfDrawOnly');
  if (waits.length === 0) return [];
  const short = Math.min(...waits.map((w) => w.short.byDiscard ?? Infinity));
  return [{ type: 'selfDrawOnly', waits: kindsOf(waits), short }];
};

const dead = ({ tenpai }: Seen): readonly McrWarning[] => {
  const waits = barred(tenpai, 'dead');
  return waits.length === 0 ? [] : [{ type: 'deadWait', waits: kindsOf(waits) }];
};

const planless = ({ plans }: Seen): readonly McrWarning[] =>
  plans.plans.length === 0 ? [{ type: 'noPlan' }] : [];

const unknown = ({ facts }: Seen): readonly McrWarning[] =>
  facts.table.unknown.map((u) => ({ type: 'unknown', unknown: u }));

export const mcrWarnings = (seen: Seen): readonly McrWarning[] =>
  [refused, under, drawOnly, dead, planless, unknown].flatMap((kind) => kind(seen));
