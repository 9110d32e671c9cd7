// Writes what Tenhou's server sends one seat, in tiles instead of numbers: `hand.draw('9s')` is `{"tag":"T104"}` or
// whichever copy of that tile is still in the wall. Seats are relative, as on the wire: 0 is the viewer, 1 sits right.

export type Frame = Readonly<Record<string, string>>;

const SUITS = 'mpsz';
/** Copies 0 of the fives are the red ones, written `0m 0p 0s`. */
const RED_COPY = 0;

const kindOf = (tile: string): number => {
  const [digit, suit] = [Number(tile[0]) || 5, tile[1]!];
  return SUITS.indexOf(suit) * 9 + digit - 1;
};

const isFive = (tile: string): boolean => /^[05][mps]$/.test(tile);

const copiesOf = (tile: string): readonly number[] => {
  if (tile.startsWith('0')) return [RED_COPY];
  return isFive(tile) ? [1, 2, 3] : [0, 1, 2, 3];
};

/** `234m67s` → `2m 3m 4m 6s 7s` */
export const tilesOf = (text: string): readonly string[] =>
  [...text.matchAll(/(\d+)([mpsz])/g)].flatMap(([, digits, suit]) => [...digits!].map((d) => d + suit));

export interface Deal {
  /** Which hand of the game: 0 East 1, 1 East 2 … */
  readonly number: number;
  readonly honba: number;
  readonly sticks: number;
  readonly dealer: number;
  readonly scores: readonly number[];
  readonly indicator: string;
  readonly tiles: string;
}

const DRAWS = 'TUVW';
const THROWN = 'DEFG';

/** One hand of the viewer; every tile is taken from the same 136. */
export const sitDown = (deal: Deal) => {
  const used = new Set<number>();
  const take = (tile: string): number => {
    const id = copiesOf(tile)
      .map((copy) => kindOf(tile) * 4 + copy)
      .find((n) => !used.has(n));
    if (id === undefined) throw new Error(`no ${tile} left`);
    used.add(id);
    return id;
  };
  const indicator = take(deal.indicator);
  const held = new Map<number, string>(tilesOf(deal.tiles).map((tile) => [take(tile), tile]));
  const letGo = (tile: string): number => {
    const id = [...held].findLast(([, name]) => name === tile)?.[0];
    if (id === undefined) throw new Error(`${tile} is not held`);
    held.delete(id);
    return id;
  };
  const hundreds = (scores: readonly number[]): string => scores.map((score) => score / 100).join(',');
  const start = {
    seed: [deal.number, deal.honba, deal.sticks, 2, 3, indicator].join(','),
    ten: hundreds(deal.scores),
    oya: String(deal.dealer),
  };
  return {
    init: (): Frame => ({ tag: 'INIT', ...start, hai: [...held.keys()].join(',') }),
    /** After a reconnect: rivers as tile texts, by seat. */
    reinit: (rivers: readonly string[]): Frame => ({
      tag: 'REINIT',
      ...start,
      hai: [...held.keys()].join(','),
      ...Object.fromEntries(rivers.map((river, seat) => [`kawa${seat}`, tilesOf(river).map(take).join(',')])),
    }),
    draw: (tile: string, offers?: number): Frame => {
      const id = take(tile);
      held.set(id, tile);
      return { tag: `T${id}`, ...(offers && { t: String(offers) }) };
    },
    discard: (tile: string): Frame => ({ tag: `D${letGo(tile)}` }),
    /** Another seat draws. */
    draws: (seat: number): Frame => ({ tag: DRAWS[seat]! }),
    /** Another seat throws a tile from its hand. */
    throws: (seat: number, tile: string, offers?: number): Frame => ({
      tag: `${THROWN[seat]}${take(tile)}`,
      ...(offers && { t: String(offers) }),
    }),
    /** Ids of what the viewer holds. */
    held: (): readonly number[] => [...held.keys()],
  };
};

export const furiten = (shown: boolean): Frame => ({ tag: 'FURITEN', show: shown ? '1' : '0' });
