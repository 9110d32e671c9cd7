// Calls: what is taken from whom, kans, and tiles set aside.

import { ok } from '../result.ts';
import { type Meld, tilesOf } from '../tiles/meld.ts';
import { formatTile } from '../tiles/notation.ts';
import { type Seat, seatAfter } from '../tiles/seat.ts';
import { EAST, isFlower, type Kind, kindOf, type Tile } from '../tiles/tile.ts';
import { fail, seatName, type TableResult } from './error.ts';
import type { TableEvent } from './event.ts';
import { type Concealed, holding, wholeHand, without, withSeat } from './hand.ts';
import type { Claimable, SeatState, Table } from './table.ts';
import { cutIppatsu, openRiichi, riichiUnsettled, settle, turnError } from './turn.ts';

type Of<T extends TableEvent['type']> = Extract<TableEvent, { type: T }>;
type Claimed = Extract<Meld, { type: 'chi' | 'pon' | 'openKan' }>;
type Added = Extract<Meld, { type: 'addedKan' }>;
type Closed = Extract<Meld, { type: 'closedKan' }>;

const GROUP_SIZES: Readonly<Record<Meld['type'], number>> = {
  chi: 3,
  pon: 3,
  openKan: 4,
  addedKan: 4,
  closedKan: 4,
};

const isRun = (kinds: readonly Kind[]): boolean => {
  const [low, middle, high] = [...kinds].sort((a, b) => a - b) as [Kind, Kind, Kind];
  return middle === low + 1 && high === low + 2 && high < EAST && low % 9 <= 6;
};

const isFaceDown = (meld: Meld): boolean => meld.type === 'closedKan' && meld.own.length === 0;

export const isGroup = (meld: Meld): boolean => {
  const tiles = tilesOf(meld);
  if (isFaceDown(meld)) return true;
  if (tiles.length !== GROUP_SIZES[meld.type] || tiles.some(isFlower)) return false;
  const kinds = tiles.map(kindOf);
  return meld.type === 'chi' ? isRun(kinds) : kinds.every((k) => k === kinds[0]);
};

/** Why this seat may not take this tile now. */
const claimError = (table: Table, seat: Seat, meld: Claimed) => {
  const { claimable, round, phase } = table;
  if (phase === 'over') return fail('handOver', 'a call after the hand ended');
  const name = seatName(round, seat);
  const tile = formatTile(meld.called);
  if (claimable?.by !== 'discard' || claimable.tile !== meld.called || claimable.seat !== meld.from) {
    return fail(
      'notClaimable',
      `${name} called ${tile}, which ${seatName(round, meld.from)} has not just thrown`,
    );
  }
  const isNext = seat === seatAfter(meld.from, 1, round.players);
  if (seat === meld.from || (meld.type === 'chi' && !isNext)) {
    return fail('wrongTurn', `${name} cannot take ${tile} as a ${meld.type} from there`);
  }
  if (table.seats[seat]!.riichi !== 'none') return fail('riichiHand', `${name} called in riichi`);
  const open = openRiichi(table);
  return open === undefined ? undefined : riichiUnsettled(table, open);
};

const takenFrom = (table: Table, { seat }: Claimable, by: Seat): Table => {
  const state = table.seats[seat]!;
  const river = [...state.river];
  river[river.length - 1] = { ...river.at(-1)!, calledBy: by };
  return withSeat(table, seat, { ...state, river });
};

const notHeld = (table: Table, seat: Seat) =>
  fail('notHeld', `${seatName(table.round, seat)} called with tiles not in the hand`);

const claim = (table: Table, seat: Seat, meld: Claimed): TableResult => {
  const barred = claimError(table, seat, meld);
  if (barred) return barred;
  const state = table.seats[seat]!;
  const concealed = without(state.concealed, meld.own);
  if (concealed === undefined) return notHeld(table, seat);
  const taken = cutIppatsu(takenFrom(settle(table), table.claimable!, seat));
  const after = withSeat(taken, seat, {
    ...holding(taken.seats[seat]!, concealed),
    melds: [...state.melds, meld],
  });
  if (meld.type === 'openKan') return ok({ ...after, turn: seat, phase: 'draw', untouched: false });
  return ok({ ...after, turn: seat, phase: 'discard', untouched: false, justCalled: meld });
};

/** What is left after giving tiles from the whole hand, just after a draw. */
const giveAfterDraw = (table: Table, seat: Seat, tiles: readonly Tile[], what: string) => {
  const wrong = turnError(table, seat, what);
  if (wrong) return wrong;
  const state = table.seats[seat]!;
  if (state.drawn === undefined) {
    return fail('notDrawn', `${what} by ${seatName(table.round, seat)} just after a call`);
  }
  const left = without(wholeHand(state), tiles);
  return left === undefined ? notHeld(table, seat) : ok<Concealed>(left);
};

/** A tile shown by a kan or set aside: others may rob it before the replacement. */
const shown = (table: Table, claimable: Claimable): Table => ({
  ...table,
  phase: 'claim',
  claimable,
  untouched: false,
});

/** Four hidden tiles of a hidden hand, shown to nobody: nothing to rob. */
const closedKanFaceDown = (table: Table, seat: Seat, meld: Closed): TableResult => {
  const left = giveAfterDraw(table, seat, [], 'a closed kan');
  if (!left.ok) return left;
  if (typeof left.value !== 'number' || left.value < GROUP_SIZES.closedKan) return notHeld(table, seat);
  const state = table.seats[seat]!;
  const held = holding(state, left.value - GROUP_SIZES.closedKan);
  const after = withSeat(table, seat, { ...held, melds: [...state.melds, meld] });
  return ok({ ...after, phase: 'draw', untouched: false });
};

const closedKan = (table: Table, seat: Seat, meld: Closed): TableResult => {
  if (isFaceDown(meld)) return closedKanFaceDown(table, seat, meld);
  const left = giveAfterDraw(table, seat, meld.own, 'a closed kan');
  if (!left.ok) return left;
  const state = table.seats[seat]!;
  const after = withSeat(table, seat, { ...holding(state, left.value), melds: [...state.melds, meld] });
  return ok(shown(after, { tile: meld.own[0]!, seat, by: 'closedKan' }));
};

const addedKan = (table: Table, seat: Seat, { added }: Added): TableResult => {
  const left = giveAfterDraw(table, seat, [added], 'an added kan');
  if (!left.ok) return left;
  const state = table.seats[seat]!;
  const at = state.melds.findIndex((m) => m.type === 'pon' && kindOf(m.called) === kindOf(added));
  const pon = state.melds[at];
  if (pon?.type !== 'pon') return fail('noPon', `${formatTile(added)} was added to no pon`);
  const melds = [...state.melds];
  melds[at] = { ...pon, type: 'addedKan', added };
  const after = withSeat(table, seat, { ...holding(state, left.value), melds });
  return ok(shown(after, { tile: added, seat, by: 'addedKan' }));
};

export const meld = (table: Table, event: Of<'meld'>): TableResult => {
  const group = event.meld;
  if (!isGroup(group)) {
    return fail('badMeld', `${tilesOf(group).map(formatTile).join(' ')} is no ${group.type}`);
  }
  switch (group.type) {
    case 'closedKan':
      return closedKan(table, event.seat, group);
    case 'addedKan':
      return addedKan(table, event.seat, group);
    case 'chi':
    case 'pon':
    case 'openKan':
      return claim(table, event.seat, group);
  }
};

/** The flower and its replacement change places, in the hand or as the dealer's first draw. */
const exchanged = (state: SeatState, flower: Tile, replacement: Tile | 'hidden'): SeatState | undefined => {
  const { concealed, drawn } = state;
  if (typeof concealed === 'number') return state;
  if (replacement === 'hidden') return undefined;
  const at = concealed.indexOf(flower);
  if (at >= 0) return { ...state, concealed: concealed.with(at, replacement) };
  return drawn === flower ? { ...state, drawn: replacement } : undefined;
};

/** A flower of the deal: whose turn it is stays as it is. */
const asideOfDeal = (
  table: Table,
  { seat, tile }: Of<'aside'>,
  replacement: Tile | 'hidden',
): TableResult => {
  const state = table.seats[seat]!;
  const begun = !table.untouched || table.seats.some((s) => s.river.length > 0);
  if (begun || !isFlower(tile) || table.phase === 'over')
    return fail('wrongStep', `${formatTile(tile)} was no flower of the deal`);
  if (table.wall === 0) return fail('wallEmpty', 'a replacement with no live tile left');
  const after = exchanged(state, tile, replacement);
  if (after === undefined) return notHeld(table, seat);
  const laid = withSeat(table, seat, { ...after, aside: [...state.aside, tile] });
  return ok({ ...laid, wall: table.wall - 1 });
};

export const aside = (table: Table, event: Of<'aside'>): TableResult => {
  const { seat, tile, dealt } = event;
  if (dealt) return asideOfDeal(table, event, dealt.replacement);
  const left = giveAfterDraw(table, seat, [tile], 'a tile set aside');
  if (!left.ok) return left;
  const state = table.seats[seat]!;
  const after = withSeat(table, seat, { ...holding(state, left.value), aside: [...state.aside, tile] });
  return ok(
    isFlower(tile)
      ? { ...after, phase: 'draw', fromWall: 'flower' }
      : shown(after, { tile, seat, by: 'north' }),
  );
};
