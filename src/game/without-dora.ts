// What Korean and Chinese official games have in common: flowers, no dead wall, no sticks; sixteen hands, in which the
// deal goes round; the last discard may only be won on, and a kong needs a tile to replace it.

import type { StatedScore } from '../table/event.ts';
import { type BySeat, type Seat, seatAfter } from '../tiles/seat.ts';
import type { Kind, Tile } from '../tiles/tile.ts';
import { plainTile } from '../tiles/tile.ts';
import type { Act, GameRefusal } from './act.ts';
import { type Hand, wallLeft } from './hand.ts';
import type { Settled, Won } from './outcome.ts';

const FIRST_FLOWER = 37;

export const tilesWithFlowers = (kinds: readonly Kind[], flowers: number): readonly Tile[] => [
  ...kinds.flatMap((kind) => new Array<Tile>(4).fill(plainTile(kind))),
  ...Array.from({ length: flowers }, (_, i) => (FIRST_FLOWER + i) as Tile),
];

/** Calls and kongs that want of tiles forbids, and acts that these games do not have. */
export const forbidsWithoutDora = (hand: Hand, act: Act): GameRefusal | undefined => {
  if (act.type === 'nineTerminals') return 'nineTerminalsNotPlayed';
  if (act.type === 'aside') return 'notSetAside';
  if (act.type !== 'meld' || wallLeft(hand) > 0) return undefined;
  const isOwn = act.meld.type === 'closedKan' || act.meld.type === 'addedKan';
  return isOwn ? 'noReplacement' : 'lastDiscard';
};

const HONBA = 0;

export interface Ended {
  readonly wins: readonly Won[];
  readonly deltas: BySeat<number>;
  readonly dealer: Seat;
  readonly hands?: BySeat<readonly Tile[] | undefined>;
}

export const settled = (hand: Hand, { wins, deltas, dealer, hands }: Ended): Settled => ({
  ending: wins.length > 0 ? 'win' : 'exhaustive',
  wins,
  deltas,
  ...(hands ? { hands } : {}),
  sticks: 0,
  dealer,
  dealerStays: dealer === hand.round.dealer,
  honba: HONBA,
});

export const nextDealerOf = ({ round }: Hand): Seat => seatAfter(round.dealer, 1, round.players);

export const statedItems = (
  points: number,
  items: readonly { readonly id: string; readonly value: number }[],
): StatedScore => ({
  points,
  yaku: items.map(({ id, value }) => ({ id, han: value })),
});

export const noDeltas = ({ seats }: Hand): BySeat<number> => seats.map(() => 0);

export const sumOf = (hand: Hand, wins: readonly Won[]): BySeat<number> =>
  noDeltas(hand).map((_, seat) => wins.reduce((sum, { deltas }) => sum + deltas[seat]!, 0));
