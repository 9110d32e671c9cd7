// The table as it would be after an own call, a tile still to be thrown.

import type { SeatState, Table } from '../../table/table.ts';
import type { Meld } from '../../tiles/meld.ts';
import type { Tile } from '../../tiles/tile.ts';

const without = (tiles: readonly Tile[], gone: readonly Tile[]): readonly Tile[] =>
  gone.reduce<readonly Tile[]>((left, t) => left.toSpliced(left.indexOf(t), 1), tiles);

const caller = (state: SeatState, meld: Meld): SeatState => ({
  ...state,
  concealed: typeof state.concealed === 'number' ? state.concealed : without(state.concealed, meld.own),
  melds: [...state.melds, meld],
});

export const afterCall = (table: Table, meld: Meld): Table => {
  const { claimable, ...rest } = table;
  const { me } = table;
  const seats = table.seats.map((state, seat) => {
    const calm = state.ippatsu ? { ...state, ippatsu: false } : state;
    if (seat === me) return caller(calm, meld);
    if (seat !== claimable?.seat) return calm;
    const { river } = calm;
    return { ...calm, river: [...river.slice(0, -1), { ...river.at(-1)!, calledBy: me }] };
  });
  return { ...rest, seats, phase: 'discard', turn: me, untouched: false, justCalled: meld };
};
