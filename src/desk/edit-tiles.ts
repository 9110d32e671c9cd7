// Tiles put, taken away and exchanged, and melds made.

import { type Meld, tilesOf } from '../tiles/meld.ts';
import { isFlower, type Tile } from '../tiles/tile.ts';
import type { Said } from './change.ts';
import { MOST, settled, withAt, withMore, withoutAt, withSeat, withTaken } from './lists.ts';
import { handSize, type Position } from './position.ts';

export const hold = (p: Position, { tile }: Said['hold']): Position => {
  if (isFlower(tile)) return put(p, { list: { field: 'aside', seat: p.me }, tile });
  if (p.concealed.length >= handSize(p) && p.taken === undefined) return withTaken(p, tile, p.from);
  return settled({ ...p, concealed: withMore(p.concealed, tile) });
};

export const put = (p: Position, { list, tile }: Said['put']): Position => {
  switch (list.field) {
    case 'concealed':
      return hold(p, { tile });
    case 'indicators':
    case 'ura':
      return { ...p, [list.field]: withMore(p[list.field], tile) };
    case 'aside':
      return withSeat(p, list.seat, (s) => ({ ...s, aside: withMore(s.aside, tile) }));
    case 'river':
      return withSeat(p, list.seat, (s) => ({ ...s, river: withMore(s.river, { tile }) }));
  }
};

export const remove = (p: Position, { place }: Said['remove']): Position => {
  switch (place.field) {
    case 'taken':
      return withTaken(p, undefined, p.from);
    case 'concealed':
      return settled({ ...p, concealed: withoutAt(p.concealed, place.index) });
    case 'indicators':
    case 'ura':
      return { ...p, [place.field]: withoutAt(p[place.field], place.index) };
    case 'melds':
      return settled(withSeat(p, place.seat, (s) => ({ ...s, melds: withoutAt(s.melds, place.index) })));
    case 'aside':
      return withSeat(p, place.seat, (s) => ({ ...s, aside: withoutAt(s.aside, place.index) }));
    case 'river':
      return withSeat(p, place.seat, (s) => ({ ...s, river: withoutAt(s.river, place.index) }));
  }
};

export const swap = (p: Position, { place, tile }: Said['swap']): Position => {
  switch (place.field) {
    case 'taken':
      return p.taken === undefined ? p : { ...p, taken: tile };
    case 'melds':
      return p;
    case 'concealed':
    case 'indicators':
    case 'ura':
      return { ...p, [place.field]: withAt(p[place.field], place.index, tile) };
    case 'aside':
      return withSeat(p, place.seat, (s) => ({ ...s, aside: withAt(s.aside, place.index, tile) }));
    case 'river':
      return withSeat(p, place.seat, (s) => ({
        ...s,
        river: s.river.map((d, i) => (i === place.index ? { ...d, tile } : d)),
      }));
  }
};

export const hand = (p: Position, { tiles, melds, aside }: Said['hand']): Position => {
  const own = withSeat(p, p.me, (s) => ({
    ...s,
    ...(melds ? { melds: melds.slice(0, MOST) } : {}),
    ...(aside ? { aside: [...s.aside.filter((t) => !isFlower(t)), ...aside.slice(0, MOST)] } : {}),
  }));
  return settled({ ...withTaken(own, undefined, p.from), concealed: tiles.slice(0, MOST) });
};

const takeAway = (tiles: readonly Tile[], gone: readonly Tile[]): readonly Tile[] => {
  const left = [...tiles];
  for (const tile of gone) {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
};

/** The taken tile goes into the meld only where the hand itself has it not. */
const withoutOwn = (p: Position, meld: Meld): Position => {
  const all = p.taken === undefined ? p.concealed : [...p.concealed, p.taken];
  const left = takeAway(all, tilesOf(meld));
  const isTakenLeft = p.taken !== undefined && left.at(-1) === p.taken && left.length > 0;
  if (p.taken === undefined || !isTakenLeft) return { ...withTaken(p, undefined), concealed: left };
  return { ...p, concealed: left.slice(0, -1) };
};

export const meld = (p: Position, { seat, meld: group, fromHand }: Said['meld']): Position => {
  const before = fromHand && seat === p.me ? withoutOwn(p, group) : p;
  return settled(withSeat(before, seat, (s) => ({ ...s, melds: withMore(s.melds, group) })));
};
