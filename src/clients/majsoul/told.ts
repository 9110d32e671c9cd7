// What the service tells its own player: what may be done, which waits a hand has and what they are worth, and whether
// ron is barred. It is compared with our answer, never used as it.

import type { Offer, Told, ToldDiscard, ToldWait } from '../../table/event.ts';
import type { OptionalOperationList, TingPaiDiscardInfo, TingPaiInfo } from './messages.ts';
import type { Read } from './protobuf.ts';
import { readTile } from './read.ts';

type Wait = Read<typeof TingPaiInfo>;
type Operations = Read<typeof OptionalOperationList>;

const DISCARD = 1;
const RON = 9;

const OFFERS: Readonly<Record<number, Offer>> = {
  2: 'chi',
  3: 'pon',
  4: 'kan',
  5: 'kan',
  6: 'kan',
  7: 'riichi',
  8: 'tsumo',
  9: 'ron',
  10: 'nineTerminals',
  11: 'north',
};

/** What may be done besides discarding, in the service's order, each once. */
export const offersOf = (operations: Operations | undefined): readonly Offer[] => {
  const offers = (operations?.operation_list ?? []).map(({ type }) => OFFERS[type]);
  return [...new Set(offers.filter((o) => o !== undefined))];
};

export const offersRon = (operations: Operations | undefined): boolean =>
  operations?.operation_list.some(({ type }) => type === RON) ?? false;

/** A choice that only event modes know: swapping tiles, naming a suit. */
export const foreignChoice = (operations: Operations | undefined): number | undefined =>
  operations?.operation_list.find(({ type }) => type !== DISCARD && !(type in OFFERS))?.type;

const worth = (yakuman: boolean, han: number, fu: number): ToldWait['ron'] => (yakuman ? {} : { han, fu });

const toldWait = (w: Wait): ToldWait[] => {
  const tile = readTile(w.tile);
  if (tile === undefined) return [];
  return [
    {
      tile,
      hasYaku: w.haveyi,
      ron: worth(w.yiman, w.count, w.fu),
      tsumo: worth(w.yiman_zimo, w.count_zimo, w.fu_zimo),
      dora: w.biao_dora_count,
    },
  ];
};

export const toldWaits = (waits: readonly Wait[]): readonly ToldWait[] => waits.flatMap(toldWait);

export const toldDiscards = (discards: readonly Read<typeof TingPaiDiscardInfo>[]): readonly ToldDiscard[] =>
  discards.flatMap(({ tile: text, zhenting, infos }) => {
    const tile = readTile(text);
    return tile === undefined ? [] : [{ tile, furiten: zhenting, waits: toldWaits(infos) }];
  });

/**
 * The event, or nothing to tell. Whether the mark of furiten already counts a tile that may just now be won on is not
 * known, so at that moment it is left out.
 */
export const told = (operations: Operations | undefined, furiten: boolean, rest: Told = {}) => ({
  type: 'told' as const,
  ...(offersRon(operations) ? {} : { furiten }),
  offers: offersOf(operations),
  ownKans: true as const,
  ...rest,
});
