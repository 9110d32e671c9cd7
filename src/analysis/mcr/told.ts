// Our own word beside the service's at an MCR table: what it offers its player, and what it says a win is worth. Where several
// lists of fans are worth the same, the service's is to be one of ours.

import type { McrOptions } from '../../rules/mcr/options.ts';
import {
  equalLists,
  type FanLine,
  isRefused,
  type McrScore,
  score,
  valueOfHand,
} from '../../rules/mcr/score.ts';
import type { Win } from '../../rules/rules.ts';
import { OFFERS, type Offer, type StatedScore, type TableEvent } from '../../table/event.ts';
import type { Table } from '../../table/table.ts';
import type { Difference } from '../analysis.ts';
import { mcrRules } from '../chosen-rules.ts';
import { meldsWith, OFFER_OF, ownKans } from '../claims.ts';
import { claimOf } from '../furiten.ts';
import type { Checks } from '../self-check.ts';
import { drawnOf, type Held, heldOf, situationOf } from '../situation.ts';
import { type WinEvent, winnersTable } from '../told-wins.ts';
import { mayCall } from './calls.ts';
import { claimWin, drawWin, factsOf, flowersHeld, type McrFacts, plainHeld } from './facts.ts';

const wins = ({ table, options }: McrFacts, held: Held, win: Win): boolean =>
  !isRefused(score(situationOf(table, held), win, options));

const offersOnClaim = (facts: McrFacts, held: Held): readonly Offer[] => {
  const claim = claimOf(facts.table);
  if (!claim) return [];
  const { me, round } = facts.table;
  const may = claim.by === 'discard' && mayCall(facts.table);
  const melds = may ? meldsWith(held, claim, { me, players: round.players }) : [];
  const ron: readonly Offer[] = wins(facts, held, claimWin(facts, claim)) ? ['ron'] : [];
  return [...melds.map((m) => OFFER_OF[m.type]), ...ron];
};

const offersOnDraw = (facts: McrFacts, held: Held): readonly Offer[] => {
  const drawn = drawnOf(facts.table);
  if (drawn === undefined) return [];
  const whole = { ...held, concealed: [...held.concealed, drawn] };
  const kans = facts.table.told.ownKans && mayCall(facts.table) ? ownKans(whole) : [];
  const tsumo: readonly Offer[] = wins(facts, held, drawWin(facts, drawn)) ? ['tsumo'] : [];
  return [...kans.map((m) => OFFER_OF[m.type]), ...tsumo];
};

/** Undefined where it is no moment to offer anything, or a flower comes first. */
const offersNow = (facts: McrFacts): readonly Offer[] | undefined => {
  const { table } = facts;
  const held = plainHeld(table);
  if (!held || table.unknown.includes('turn') || flowersHeld(table).length > 0) return undefined;
  if (claimOf(table)) return offersOnClaim(facts, held);
  return table.phase === 'discard' && table.turn === table.me ? offersOnDraw(facts, held) : undefined;
};

const textOf = (offers: readonly Offer[]): string => OFFERS.filter((o) => offers.includes(o)).join();

/** Offers that were told beside ours; nothing once the hand is over. */
export const mcrDifferences = (facts: McrFacts): readonly Difference[] => {
  const theirs = facts.table.told.offers;
  const ours = theirs && offersNow(facts);
  if (!theirs || !ours || textOf(theirs) === textOf(ours)) return [];
  return [{ what: 'offers', ours: textOf(ours), theirs: textOf(theirs) }];
};

type Line = Pick<FanLine, 'times'> & { readonly id: string };

const isFan = ({ id }: Line): boolean => id !== 'flowerTiles';

const sheet = (lines: readonly Line[]): string =>
  lines
    .map(({ id, times }) => `${id} ${times}`)
    .sort()
    .join(', ');

interface Worth {
  readonly fan: number | undefined;
  readonly fans: readonly Line[];
  readonly payments: readonly number[] | undefined;
}

/** The parts of it that were stated. */
const worthText = ({ fan, fans, payments }: Worth, stated: Stated): string =>
  [
    stated.fans && sheet(fans),
    stated.fan !== undefined && `${fan} points`,
    stated.payments && `paid ${payments?.join(' ')}`,
  ]
    .filter((part) => typeof part === 'string')
    .join('; ');

type Stated = Pick<StatedScore, 'fan' | 'fans'> & Pick<WinEvent, 'payments'>;

/** Our list, or the service's where it is worth as much. */
const listFor = (
  ours: McrScore,
  equal: readonly (readonly FanLine[])[],
  { fans }: Stated,
): readonly Line[] => {
  const wanted = sheet((fans ?? []).filter(isFan));
  const list = equal.find((lines) => sheet(lines) === wanted) ?? ours.fans.filter(isFan);
  return [...list, ...ours.fans.filter((line) => !isFan(line))];
};

const winOf = (facts: McrFacts, { tile, from }: WinEvent): Win =>
  from === undefined || facts.table.claimable === undefined
    ? drawWin(facts, tile)
    : claimWin(facts, facts.table.claimable);

/** `table`: just before the win. Nothing where it is not wholly known, or the hand stays hidden. */
export const mcrWinDifference = (
  table: Table,
  event: WinEvent,
  options: McrOptions,
): readonly Difference[] => {
  const seen = winnersTable(table, event);
  const held = heldOf(seen);
  if (!held || table.unknown.length > 0 || !event.stated) return [];
  const stated: Stated = { ...event.stated, ...(event.payments && { payments: event.payments }) };
  const [s, win] = [situationOf(seen, held), winOf(factsOf(seen, options), event)];
  const value = valueOfHand(s, win, options);
  const theirs = worthText({ fan: stated.fan, fans: stated.fans ?? [], payments: stated.payments }, stated);
  const ours = isRefused(value)
    ? value
    : worthText(
        {
          fan: value.total,
          fans: listFor(value, equalLists(s, win, options), stated),
          payments: value.deltas,
        },
        stated,
      );
  return ours === theirs ? [] : [{ what: 'win', ours, theirs }];
};

/** A service plays by its own rules, whatever the player wishes to be told. */
const roomOptions = (table: Table): McrOptions => mcrRules(table.rules).options;

export const MCR_CHECKS: Checks = {
  told: (table) => mcrDifferences(factsOf(table, roomOptions(table))),
  win: (before, event: Extract<TableEvent, { type: 'win' }>) =>
    mcrWinDifference(before, event, roomOptions(before)),
  end: () => [],
};
