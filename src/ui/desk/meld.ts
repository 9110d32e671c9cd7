// A meld as its form asks for it: which call, which tile, from whom; and the meld that makes.

import type { Call, Meld } from '../../tiles/meld.ts';
import { type Players, type Seat, seatAfter } from '../../tiles/seat.ts';
import { isHonour, type Kind, kindOf, plainTile, rankOf, redTile, type Tile } from '../../tiles/tile.ts';

export interface MeldDraft {
  readonly call: Call;
  /** How many turns after the caller: 1 right, 2 across, 3 left (the last seat before). */
  readonly turns: number;
  /** Of a run: which of its three tiles was called. */
  readonly called: 0 | 1 | 2;
  /** One of its fives is red. */
  readonly red: boolean;
}

export const FIRST_DRAFT: MeldDraft = { call: 'pon', turns: 3, called: 0, red: false };

const SIZE: Readonly<Record<Call, number>> = { chi: 3, pon: 3, openKan: 4, addedKan: 4, closedKan: 4 };

/** A run begins at the tile that is tapped; 8 and 9 begin none, so the run ends with the suit. */
const kindsFrom = (call: Call, kind: Kind): readonly Kind[] | undefined => {
  if (call !== 'chi') return Array<Kind>(SIZE[call]).fill(kind);
  if (isHonour(kind)) return undefined;
  const first = kind - Math.max(0, rankOf(kind) - 7);
  return [first, first + 1, first + 2].map((k) => k as Kind);
};

/** With a red five where one is wanted and can be. The called tile is the last to be it. */
const faces = (kinds: readonly Kind[], red: boolean, called: number): readonly Tile[] => {
  const order = kinds.map((_, i) => i).sort((a, b) => Number(a === called) - Number(b === called));
  const at = red ? order.find((i) => redTile(kinds[i]!) !== undefined) : undefined;
  return kinds.map((k, i) => (i === at ? redTile(k)! : plainTile(k)));
};

export interface Caller {
  readonly seat: Seat;
  readonly players: Players;
}

/** A run comes from the left, whoever was named. */
const sourceOf = ({ call, turns }: MeldDraft, { seat, players }: Caller): Seat =>
  seatAfter(seat, call === 'chi' ? players - 1 : Math.min(turns, players - 1), players);

/** Undefined: no such meld with this tile. */
export const meldOf = (draft: MeldDraft, tile: Tile, caller: Caller): Meld | undefined => {
  const { call } = draft;
  const kinds = kindsFrom(call, kindOf(tile));
  if (!kinds) return undefined;
  const calledAt = call === 'chi' ? draft.called : 0;
  const tiles = faces(kinds, draft.red || redTile(kindOf(tile)) === tile, calledAt);
  if (call === 'closedKan') return { type: call, own: tiles };
  const from = sourceOf(draft, caller);
  const called = tiles[calledAt]!;
  const own = tiles.filter((_, i) => i !== calledAt);
  if (call !== 'addedKan') return { type: call, own, called, from };
  return { type: call, own: own.slice(0, 2), called, from, added: own[2]! };
};
