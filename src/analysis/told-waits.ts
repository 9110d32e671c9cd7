// Waits as a service tells them to its own player, worked out by us: which, whether a ron has a yaku, han and fu both
// ways without any dora, dora apart; and each discard that leaves the hand ready, whether it leaves it furiten.

import { furiten } from '../rules/riichi/furiten.ts';
import type { RiichiOptions } from '../rules/riichi/options.ts';
import { isRefused, type RiichiScore, valueOfHand } from '../rules/riichi/score.ts';
import { waitsOf } from '../rules/riichi/waits.ts';
import type { Situation, Win } from '../rules/rules.ts';
import type { ToldDiscard, ToldWait, ToldWorth } from '../table/event.ts';
import { type Seat, seatAfter } from '../tiles/seat.ts';
import { compareTiles, type Kind, plainTile, type Tile } from '../tiles/tile.ts';
import { formatTile } from '../tiles/tile-notation.ts';
import type { Facts } from './facts.ts';
import { afterDiscard, drawnOf, heldOf, situationOf, without } from './situation.ts';

/** The value of a win without a yaku, too: a last tile lends it one that no fu depend on. */
const valueAnyway = (s: Situation, win: Win, options: RiichiOptions): RiichiScore | undefined => {
  const lent = valueOfHand(s, { ...win, last: true }, options);
  return isRefused(lent) ? undefined : lent;
};

const DORA = ['dora', 'aka', 'north'];

const doraOf = (score: RiichiScore | undefined): number =>
  (score?.yaku ?? []).filter(({ id }) => DORA.includes(id)).reduce((sum, { han }) => sum + han, 0);

/** Han without any dora: those are told apart. */
const worthOf = (s: Situation, win: Win, options: RiichiOptions, hasYaku: boolean): ToldWorth => {
  const value = hasYaku ? valueOfHand(s, win, options) : valueAnyway(s, win, options);
  if (value === undefined || isRefused(value) || value.han === undefined) return {};
  return { han: hasYaku ? value.han - doraOf(value) : 0, fu: value.fu ?? 0 };
};

const someoneElse = ({ seat, players }: Situation): Seat => seatAfter(seat, 1, players);

const waitOf = (s: Situation, kind: Kind, options: RiichiOptions): ToldWait => {
  const tile = plainTile(kind);
  const ron: Win = { tile, from: someoneElse(s), by: 'discard', last: false };
  const hasYaku = !isRefused(valueOfHand(s, ron, options));
  return {
    tile,
    hasYaku,
    ron: worthOf(s, ron, options, hasYaku),
    tsumo: worthOf(s, { tile, by: 'wall', last: false }, options, hasYaku),
    dora: doraOf(valueAnyway(s, ron, options)),
  };
};

const waitsIn = (s: Situation, options: RiichiOptions): readonly ToldWait[] =>
  waitsOf(s).map((kind) => waitOf({ ...s, ippatsu: false, firstTurn: false }, kind, options));

/** Of the hand at rest; undefined while its tiles are hidden. Riichi counts from its discard on, before it stands. */
export const ourWaits = ({ table, options }: Facts): readonly ToldWait[] | undefined => {
  const held = heldOf(table);
  return held && waitsIn(situationOf(table, held), options);
};

const discardOf = (s: Situation, tile: Tile, options: RiichiOptions): readonly ToldDiscard[] => {
  const after = afterDiscard(s, without(s.concealed, tile), tile);
  const waits = waitsOf(after);
  return waits.length === 0
    ? []
    : [{ tile, furiten: furiten(after, waits, options).length > 0, waits: waitsIn(after, options) }];
};

/** One entry a tile as printed: of a red and a plain five both. */
export const ourDiscards = ({ table, options }: Facts): readonly ToldDiscard[] | undefined => {
  const [held, drawn] = [heldOf(table), drawnOf(table)];
  if (!held) return undefined;
  const concealed = drawn === undefined ? held.concealed : [...held.concealed, drawn];
  const s = situationOf(table, { ...held, concealed });
  return [...new Set(concealed)].flatMap((tile) => discardOf(s, tile, options));
};

const inOrder = <T extends { readonly tile: Tile }>(items: readonly T[]): readonly T[] =>
  [...items].sort((a, b) => compareTiles(a.tile, b.tile));

const worthText = ({ han, fu }: ToldWorth): string => (han === undefined ? 'yakuman' : `${han}/${fu}`);

const waitText = ({ tile, hasYaku, ron, tsumo, dora }: ToldWait): string =>
  `${formatTile(tile)}${hasYaku ? '' : ' no yaku'} ron ${worthText(ron)} tsumo ${worthText(tsumo)} dora ${dora}`;

/** Sorted, so that equal waits are equal texts. */
export const formatWaits = (waits: readonly ToldWait[]): string => inOrder(waits).map(waitText).join(', ');

export const formatDiscards = (discards: readonly ToldDiscard[]): string =>
  inOrder(discards)
    .map((d) => `${formatTile(d.tile)}${d.furiten ? ' furiten' : ''}: ${formatWaits(d.waits)}`)
    .join('; ');
