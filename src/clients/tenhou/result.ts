// AGARI and RYUUKYOKU as events.

import type { StatedScore, TableEvent } from '../../table/event.ts';
import type { Message, Worth } from './message.ts';
import { bySeat, type Ring, seatOf } from './ring.ts';
import { tileOf, tilesOfIds } from './tiles.ts';
import { yakuOf } from './yaku.ts';

type Of<T extends Message['type']> = Extract<Message, { type: T }>;

const yakuLines = (yaku: Worth['yaku']) =>
  yaku.filter(([, han]) => han > 0).map(([id, han]) => ({ id: yakuOf(id), han }));

const statedOf = (worth: Worth, ring: Ring, reds: boolean): StatedScore => {
  const liable = worth.liable === undefined ? undefined : seatOf(ring, worth.liable);
  const yaku = yakuLines(worth.yaku);
  return {
    fu: worth.fu,
    points: worth.points,
    ...(worth.yakuman.length > 0
      ? { yakuman: worth.yakuman.map(yakuOf) }
      : { yaku, han: yaku.reduce((sum, y) => sum + y.han, 0) }),
    ...(worth.ura.length > 0 ? { ura: tilesOfIds(worth.ura, reds) } : {}),
    ...(liable === undefined ? {} : { liable }),
  };
};

export const winEvent = (message: Of<'win'>, ring: Ring, reds: boolean): TableEvent | undefined => {
  const [seat, from] = [seatOf(ring, message.place), seatOf(ring, message.from)];
  if (seat === undefined || from === undefined) return undefined;
  return {
    type: 'win',
    seat,
    tile: tileOf(message.tile, reds),
    ...(from === seat ? {} : { from }),
    hand: tilesOfIds(message.hand, reds),
    stated: statedOf(message.worth, ring, reds),
    ...(message.payments ? { payments: bySeat(ring, message.payments) } : {}),
  };
};

export const endEvent = (message: Of<'drawn'>, ring: Ring, reds: boolean): TableEvent => ({
  type: 'end',
  ending: message.ending,
  ...(message.payments ? { payments: bySeat(ring, message.payments) } : {}),
  hands: bySeat(
    ring,
    message.hands.map((hand) => hand && tilesOfIds(hand, reds)),
  ),
  ...(message.last ? { last: true } : {}),
});
