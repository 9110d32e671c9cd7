// What Mahjong Soul tells its own player after a message beside our answer to the same: furiten, offers, waits with
// yaku, han and fu, each discard that leaves the hand ready, wins with yaku, han, fu and payments.

import { chosenRules } from '../../src/analysis/chosen-rules.ts';
import { differencesOf } from '../../src/analysis/differences.ts';
import { type Facts, factsOf } from '../../src/analysis/facts.ts';
import { ownFuriten } from '../../src/analysis/furiten.ts';
import { offersNow } from '../../src/analysis/offers.ts';
import {
  afterDiscard,
  claimWin,
  drawnOf,
  drawWin,
  heldOf,
  situationOf,
  without,
} from '../../src/analysis/situation.ts';
import { furiten } from '../../src/rules/riichi/furiten.ts';
import type { RiichiOptions } from '../../src/rules/riichi/options.ts';
import { isRefused, type RiichiScore, valueOfHand } from '../../src/rules/riichi/score.ts';
import { waitsOf } from '../../src/rules/riichi/waits.ts';
import type { Situation, Win } from '../../src/rules/rules.ts';
import type { TableEvent, Told, ToldDiscard, ToldWait } from '../../src/table/event.ts';
import type { Table } from '../../src/table/table.ts';
import { formatTile } from '../../src/tiles/notation.ts';
import { compareTiles, type Kind, plainTile, type Tile } from '../../src/tiles/tile.ts';
import type { Verdict } from './suite.ts';

const verdict = (id: string, expected: unknown, got: unknown): Verdict =>
  JSON.stringify(expected) === JSON.stringify(got) ? { id } : { id, differs: { expected, got } };

const optionsOf = (table: Table): RiichiOptions => chosenRules(table.rules, {}).options;

/** The value of a win without a yaku, too: a last tile lends it one that no fu depend on. */
const valueAnyway = (s: Situation, win: Win, options: RiichiOptions): RiichiScore | undefined => {
  const lent = valueOfHand(s, { ...win, last: true }, options);
  return isRefused(lent) ? undefined : lent;
};

const DORA = ['dora', 'aka', 'north'];

const doraOf = (score: RiichiScore | undefined): number =>
  (score?.yaku ?? []).filter(({ id }) => DORA.includes(id)).reduce((sum, { han }) => sum + han, 0);

/** Han without any dora: those are told apart. */
const worth = (s: Situation, win: Win, options: RiichiOptions, hasYaku: boolean): ToldWait['ron'] => {
  const value = hasYaku ? valueOfHand(s, win, options) : valueAnyway(s, win, options);
  if (value === undefined || isRefused(value)) return {};
  if (value.han === undefined) return {};
  return { han: hasYaku ? value.han - doraOf(value) : 0, fu: value.fu ?? 0 };
};

const someoneElse = ({ seat, players }: Situation) => ((seat + 1) % players) as Situation['seat'];

const waitOf = (s: Situation, kind: Kind, options: RiichiOptions): ToldWait => {
  const tile = plainTile(kind);
  const ron: Win = { tile, from: someoneElse(s), by: 'discard', last: false };
  const tsumo: Win = { tile, by: 'wall', last: false };
  const hasYaku = !isRefused(valueOfHand(s, ron, options));
  const full = valueAnyway(s, ron, options);
  return {
    tile,
    hasYaku,
    ron: worth(s, ron, options, hasYaku),
    tsumo: worth(s, tsumo, options, hasYaku),
    dora: doraOf(full),
  };
};

/** The waits of a hand at rest, as the service would tell them. */
const ourWaits = (s: Situation, options: RiichiOptions): readonly ToldWait[] =>
  waitsOf(s).map((kind) => waitOf({ ...s, ippatsu: false, firstTurn: false }, kind, options));

const inOrder = <T extends { readonly tile: Tile }>(items: readonly T[]): readonly T[] =>
  [...items].sort((a, b) => compareTiles(a.tile, b.tile));

const shownWaits = (waits: readonly ToldWait[]): readonly unknown[] =>
  inOrder(waits).map((w) => ({ ...w, tile: formatTile(w.tile) }));

const shownDiscards = (discards: readonly ToldDiscard[]): readonly unknown[] =>
  inOrder(discards).map((d) => ({ ...d, tile: formatTile(d.tile), waits: shownWaits(d.waits) }));

const wholeHand = (table: Table): readonly Tile[] => {
  const [held, drawn] = [heldOf(table), drawnOf(table)];
  return [...(held?.concealed ?? []), ...(drawn === undefined ? [] : [drawn])];
};

const ourDiscard = (s: Situation, tile: Tile, options: RiichiOptions): readonly ToldDiscard[] => {
  const after = afterDiscard(s, without(s.concealed, tile), tile);
  const waits = waitsOf(after);
  return waits.length === 0
    ? []
    : [{ tile, furiten: furiten(after, waits, options).length > 0, waits: ourWaits(after, options) }];
};

/** One entry a tile as printed: of a red and a plain five both. */
const ourDiscards = (table: Table, options: RiichiOptions): readonly ToldDiscard[] => {
  const concealed = wholeHand(table);
  const s = { ...situationOf(table, { concealed, melds: heldOf(table)!.melds }), concealed };
  return [...new Set(concealed)].flatMap((tile) => ourDiscard(s, tile, options));
};

const sorted = (words: readonly string[]): string => [...words].sort().join(' ');

function* compareOffers(id: string, told: Told, facts: Facts): Generator<Verdict> {
  if (told.offers) yield verdict(`${id} offers`, sorted(told.offers), sorted(offersNow(facts)));
}

function* compareWaits(id: string, told: Told, facts: Facts): Generator<Verdict> {
  const { table, options } = facts;
  if (told.waits) {
    const s = situationOf(table, heldOf(table)!);
    // Riichi counts from its discard on, before it stands.
    yield verdict(`${id} waits`, shownWaits(told.waits), shownWaits(ourWaits(s, options)));
  }
  if (told.discards)
    yield verdict(`${id} discards`, shownDiscards(told.discards), shownDiscards(ourDiscards(table, options)));
}

/** Differences between what was told with a message and what we answer to the table after it. */
export function* compareTold(id: string, told: Told, table: Table): Generator<Verdict> {
  if (table.phase === 'over') return;
  const facts = factsOf(table, optionsOf(table));
  if (told.furiten !== undefined) yield verdict(`${id} furiten`, told.furiten, ownFuriten(facts).length > 0);
  yield* compareOffers(id, told, facts);
  yield* compareWaits(id, told, facts);
  // What the product itself would show as differing.
  yield verdict(`${id} differences`, [], differencesOf(facts));
}

type WinEvent = Extract<TableEvent, { type: 'win' }>;

/** The table as the winner sees it: a hidden hand is the one that was laid open. */
const winnersTable = (table: Table, { seat, hand }: WinEvent): Table => ({
  ...table,
  me: seat,
  seats: table.seats.map((s, i) => (i === seat && hand ? { ...s, concealed: hand } : s)),
});

const winOf = (table: Table, { tile, from }: WinEvent): Win =>
  from === undefined || table.claimable === undefined
    ? drawWin(table, tile)
    : claimWin(table, table.claimable);

const byId = (items: readonly { readonly id: string }[]): readonly unknown[] =>
  [...items].sort((a, b) => (a.id < b.id ? -1 : 1));

/** A win as the server states it beside the same win scored by us. `table`: just before it. */
export const compareWin = (id: string, table: Table, event: WinEvent): Verdict => {
  const seen = winnersTable(table, event);
  const ura = event.stated?.ura;
  const s = { ...situationOf(seen, heldOf(seen)!), ...(ura && { ura }) };
  const ours = valueOfHand(s, winOf(seen, event), optionsOf(table));
  if (isRefused(ours)) return { id, differs: { expected: event.stated, got: ours } };
  const { stated, payments } = event;
  const expected = {
    han: stated?.han,
    fu: stated?.fu,
    points: stated?.points,
    yaku: byId(stated?.yaku ?? []),
    yakuman: [...(stated?.yakuman ?? [])].sort(),
    payments,
  };
  const got = {
    han: ours.han,
    fu: ours.fu,
    points: ours.points,
    yaku: byId(ours.yaku),
    yakuman: ours.yakuman.map((y) => y.id).sort(),
    payments: payments && ours.deltas,
  };
  return verdict(id, expected, got);
};
