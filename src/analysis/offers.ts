// What the rules offer the viewer at this moment, as a service would light its buttons.

import type { RiichiOptions } from '../rules/riichi/options.ts';
import { isRefused, score } from '../rules/riichi/score.ts';
import type { Win } from '../rules/rules.ts';
import type { Offer } from '../table/event.ts';
import type { Claimable, Table } from '../table/table.ts';
import type { Tile } from '../tiles/tile.ts';
import { OFFER_OF } from './claims.ts';
import { type Facts, factsOf } from './facts.ts';
import { claimOf } from './furiten.ts';
import { viewsOfDiscards } from './hand.ts';
import { mayRiichi, meldsAllowed, nineTerminalsAllowed, northAllowed, ownKansAllowed } from './permits.ts';
import { claimWin, drawnOf, drawWin, type Held, heldOf, situationOf } from './situation.ts';

const wins = ({ table, options }: Facts, held: Held, win: Win): boolean =>
  !isRefused(score(situationOf(table, held), win, options));

const offered = (...offers: readonly (readonly [Offer, boolean])[]): readonly Offer[] =>
  offers.filter(([, is]) => is).map(([offer]) => offer);

const onClaim = (facts: Facts, held: Held, claim: Claimable): readonly Offer[] => [
  ...new Set(meldsAllowed(facts, held, claim).map((m) => OFFER_OF[m.type])),
  ...offered(['ron', wins(facts, held, claimWin(facts.table, claim))]),
];

/** Riichi needs a discard that leaves the hand ready. */
const canRiichi = (facts: Facts, held: Held, drawn: Tile): boolean =>
  mayRiichi(facts, held, 0) &&
  [...viewsOfDiscards({ ...held, concealed: [...held.concealed, drawn] }, facts.sight).values()].some(
    (view) => view.shanten === 0,
  );

const onDraw = (facts: Facts, held: Held, drawn: Tile): readonly Offer[] =>
  offered(
    ['kan', ownKansAllowed(facts).length > 0],
    ['tsumo', wins(facts, held, drawWin(facts.table, drawn))],
    ['riichi', canRiichi(facts, held, drawn)],
    ['nineTerminals', nineTerminalsAllowed(facts)],
    ['north', northAllowed(facts) !== undefined],
  );

export const offersNow = (facts: Facts): readonly Offer[] => {
  const { table } = facts;
  const held = heldOf(table);
  if (!held) return [];
  const claim = claimOf(table);
  if (claim) return onClaim(facts, held, claim);
  const drawn = drawnOf(table);
  const isMine = table.phase === 'discard' && table.turn === table.me;
  return isMine && drawn !== undefined ? onDraw(facts, held, drawn) : [];
};

export const offersOf = (table: Table, options: RiichiOptions): readonly Offer[] =>
  offersNow(factsOf(table, options));
