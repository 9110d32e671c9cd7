// A table and rules become everything the panel shows.

import { barredBy } from '../rules/riichi/moves.ts';
import type { RiichiOptions } from '../rules/riichi/options.ts';
import { waitsOf } from '../rules/riichi/waits.ts';
import type { Table } from '../table/table.ts';
import { seatWindOf } from '../tiles/seat.ts';
import type { Analysis, CallChoice, DiscardChoice, HandView, Tenpai } from './analysis.ts';
import { callChoices } from './calls.ts';
import { roomOptions } from './chosen-rules.ts';
import { differencesOf } from './differences.ts';
import { discardChoices, type Throwing } from './discards.ts';
import { type Facts, factsOf } from './facts.ts';
import { ownFuriten } from './furiten.ts';
import { handView } from './hand.ts';
import { drawsAhead, mayRiichi } from './permits.ts';
import { drawnOf, type Held, heldOf, laterRiichi, mySeat, situationOf } from './situation.ts';
import { tenpaiOf } from './tenpai.ts';
import { warningsOf } from './warnings.ts';

/** The hand holds a tile too many and the viewer is to act. */
const isMyTurn = ({ phase, turn, me }: Table): boolean => phase === 'discard' && turn === me;

const throwingOf = (facts: Facts, held: Held): Throwing => {
  const { table, options } = facts;
  const drawn = drawnOf(table);
  const { riichi } = mySeat(table);
  const concealed = drawn === undefined ? held.concealed : [...held.concealed, drawn];
  return {
    s: situationOf(table, { ...held, concealed }),
    ...(drawn === undefined ? {} : { drawn }),
    mayRiichi: drawn !== undefined && mayRiichi(facts, held, 0),
    declared: riichi === 'declared',
    bound: riichi === 'accepted',
    barred: table.justCalled ? barredBy(table.justCalled, options) : [],
  };
};

interface Now {
  readonly now: HandView;
  readonly tenpai?: Tenpai;
}

const rest = (facts: Facts, held: Held): Now => {
  const s = situationOf(facts.table, held);
  const now = handView(held, facts.sight);
  const riichi = mayRiichi(facts, held, drawsAhead(facts.table)) ? { riichi: laterRiichi(s) } : {};
  const tenpai = tenpaiOf(facts, { s, view: now, ...riichi });
  return { now, ...(tenpai ? { tenpai } : {}) };
};

const afterBest = ({ after, tenpai }: DiscardChoice): Now => ({ now: after, ...(tenpai ? { tenpai } : {}) });

const momentOf = (table: Table, calls: readonly CallChoice[]): Analysis['moment'] => {
  if (table.phase === 'over') return 'over';
  if (isMyTurn(table)) return 'mine';
  return calls.length > 0 ? 'offer' : 'others';
};

const analyseHand = (facts: Facts, held: Held, shown: Analysis['rules']): Analysis => {
  const { table } = facts;
  const { round, me } = table;
  const discards = isMyTurn(table) ? discardChoices(facts, throwingOf(facts, held)) : [];
  const calls = callChoices(facts, discards);
  const best = discards.find((c) => !c.forbidden) ?? discards[0];
  const { now, tenpai } = best ? afterBest(best) : rest(facts, held);
  const warnings = warningsOf({
    facts,
    furiten: ownFuriten(facts),
    tenpai,
    waits: waitsOf(held),
    discards,
    isMine: isMyTurn(table),
  });
  return {
    family: 'riichi',
    seq: table.seq,
    round,
    me,
    seatWind: seatWindOf(me, round.dealer, round.players),
    wall: table.wall,
    indicators: table.indicators,
    moment: momentOf(table, calls),
    now,
    melds: held.melds.length,
    ...(tenpai ? { tenpai } : {}),
    discards,
    calls,
    ...(table.claimable ? { claimable: table.claimable } : {}),
    inRiichi: mySeat(table).riichi !== 'none',
    live: facts.sight.live,
    warnings,
    unknown: table.unknown,
    differences: differencesOf(factsOf(table, roomOptions(table.rules))),
    rules: shown,
  };
};

/** Undefined where the viewer's own tiles are hidden: there is nothing to advise on. */
export const analyse = (
  table: Table,
  options: RiichiOptions,
  shown: Analysis['rules'],
): Analysis | undefined => {
  const held = heldOf(table);
  return held && analyseHand(factsOf(table, options), held, shown);
};
