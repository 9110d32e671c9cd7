// The last action of a hand: a win or several, a draw, an abortion.

import type { Ending, StatedScore, TableEvent } from '../../table/event.ts';
import { seatsOf } from '../../tiles/seat.ts';
import type { Tile } from '../../tiles/tile.ts';
import { type Act, type Hand, moved, riichiEvents } from './hand.ts';
import type { ActionHule, ActionLiuJu, ActionNoTile, HuleInfo } from './messages.ts';
import type { Read } from './protobuf.ts';
import { readSeat, readTile, readTiles } from './read.ts';
import { yakuOf } from './yaku.ts';

type Hule = Read<typeof ActionHule>;
type OneWin = Read<typeof HuleInfo>;

const statedOf = (hand: Hand, hu: OneWin, baopai: number): StatedScore => {
  const lines = hu.fans.map(({ id, val }) => ({ id: yakuOf(id), han: val }));
  const ura = readTiles(hu.li_doras) ?? [];
  const liable = baopai > 0 ? readSeat(baopai - 1, hand.players) : undefined;
  return {
    ...(hu.yiman
      ? { yakuman: lines.map(({ id }) => id) }
      : { han: hu.count, fu: hu.fu, yaku: lines.filter(({ han }) => han > 0) }),
    // Zero is what an older server leaves out.
    ...(hu.dadian > 0 && { points: hu.dadian }),
    ...(ura.length > 0 && { ura }),
    ...(liable !== undefined && { liable }),
  };
};

/** The concealed tiles without the winning one. */
const shownHand = (hand: Hand, hu: OneWin, tile: Tile): readonly Tile[] | undefined => {
  const tiles = readTiles(hu.hand);
  const expected = 13 - 3 * (hand.melds[hu.seat]?.length ?? 0);
  if (tiles?.length === expected) return tiles;
  const at = tiles?.lastIndexOf(tile) ?? -1;
  return tiles?.length === expected + 1 && at >= 0 ? tiles.toSpliced(at, 1) : undefined;
};

const winEvent = (hand: Hand, hu: OneWin, m: Hule): TableEvent | undefined => {
  const seat = readSeat(hu.seat, hand.players);
  const tile = readTile(hu.hu_tile);
  const from = hu.zimo ? undefined : hand.shown?.seat;
  if (seat === undefined || tile === undefined || (!hu.zimo && from === undefined)) return undefined;
  const shown = shownHand(hand, hu, tile);
  const payments = m.hules.length === 1 ? paymentsOf(hand, [m.delta_scores]) : undefined;
  return {
    type: 'win',
    seat,
    tile,
    ...(from !== undefined && { from }),
    ...(shown && { hand: shown }),
    stated: statedOf(hand, hu, m.baopai),
    ...(payments && { payments }),
  };
};

/** The sum of several payments; undefined if one does not name every seat. */
const paymentsOf = (hand: Hand, deltas: readonly (readonly number[])[]): readonly number[] | undefined =>
  deltas.every((d) => d.length === hand.players)
    ? seatsOf(hand.players).map((seat) => deltas.reduce((sum, d) => sum + d[seat]!, 0))
    : undefined;

const isLast = (gameend: { readonly scores: readonly number[] } | undefined): boolean =>
  (gameend?.scores.length ?? 0) > 0;

const over = (hand: Hand, ending: Ending): Hand => moved(hand, { ended: ending });

export const win: Act<Hule> = (hand, m) => {
  const wins = m.hules.map((hu) => winEvent(hand, hu, m));
  if (wins.length === 0 || !wins.every((w) => w !== undefined)) return undefined;
  const payments = paymentsOf(hand, [m.delta_scores]);
  return {
    hand: over(hand, 'win'),
    events: [
      ...wins,
      { type: 'end', ending: 'win', ...(payments && { payments }), ...(isLast(m.gameend) && { last: true }) },
    ],
  };
};

export const exhausted: Act<Read<typeof ActionNoTile>> = (hand, m) => {
  const ending = m.liujumanguan ? 'nagashi' : 'exhaustive';
  const payments = paymentsOf(
    hand,
    m.scores.map((s) => s.delta_scores).filter((d) => d.length > 0),
  );
  const hands = seatsOf(hand.players).map((seat) => {
    const player = m.players[seat];
    return player?.tingpai && player.hand.length > 0 ? readTiles(player.hand) : undefined;
  });
  return {
    hand: over(hand, ending),
    events: [{ type: 'end', ending, ...(payments && { payments }), hands, ...(m.gameend && { last: true }) }],
  };
};

const ABORTIONS: Readonly<Record<number, Ending>> = {
  1: 'nineTerminals',
  2: 'fourWinds',
  3: 'fourKans',
  4: 'fourRiichi',
  5: 'tripleRon',
};

export const aborted: Act<Read<typeof ActionLiuJu>> = (hand, m) => {
  const ending = ABORTIONS[m.type] ?? 'unknown';
  const last = isLast(m.gameend);
  return {
    hand: over(hand, ending),
    events: [...riichiEvents(hand, m.liqi), { type: 'end', ending, ...(last && { last: true }) }],
  };
};
