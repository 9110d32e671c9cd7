// The shape of the own hand: how far it is, and which tiles are least use to it.

import type { Act } from '../../game/act.ts';
import { hasPlan, playing } from '../../game/bot.ts';
import { doraOf } from '../../rules/riichi/dora.ts';
import { ukeire, ukeireOfDiscards } from '../../shapes/ukeire.ts';
import type { Table } from '../../table/table.ts';
import { countsOf } from '../../tiles/counts.ts';
import { seatWindOf } from '../../tiles/seat.ts';
import {
  isDragon,
  isHonour,
  isTerminalOrHonour,
  type Kind,
  kindOf,
  type Tile,
  windKind,
} from '../../tiles/tile.ts';

export const handOf = ({ seats, me }: Table): readonly Tile[] => {
  const { concealed, drawn } = seats[me]!;
  const own = typeof concealed === 'number' ? [] : concealed;
  return drawn === undefined || drawn === 'hidden' ? own : [...own, drawn];
};

/** Of a hand between draws, or after its best discard. */
export const shantenOf = (table: Table): number => {
  const tiles = handOf(table);
  const melds = table.seats[table.me]!.melds.length;
  const counts = countsOf(tiles);
  if (tiles.length % 3 === 1) return ukeire(counts, melds).shanten;
  return Math.min(...ukeireOfDiscards(counts, melds).map((u) => u.shanten));
};

const isValue = (kind: Kind, { round, me }: Table): boolean =>
  isDragon(kind) ||
  kind === windKind(round.wind) ||
  kind === windKind(seatWindOf(me, round.dealer, round.players));

/** How many of its copies, or of its neighbours, make a lone tile worth keeping: in live tiles. */
const spareOf = (table: Table): ((kind: Kind) => number) => {
  const dora = table.indicators.map((t) => doraOf(kindOf(t), table.round.players));
  return (kind) => {
    const ofDora = dora.filter((d) => d === kind).length * -6;
    if (isHonour(kind)) return ofDora + (isValue(kind, table) ? 1 : 3);
    return ofDora + (isTerminalOrHonour(kind) ? 2 : 0);
  };
};

/** The quickest hand; of nearly equal discards the one whose tile is least use. */
export const byShape: (table: Table, choices: readonly Act[]) => Act = playing({
  spare: spareOf,
  mayCall: hasPlan,
});
