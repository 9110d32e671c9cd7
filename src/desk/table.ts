// A position becomes the table that the overlay would have read, so that desk and overlay can never differ. What the
// person has not entered is unknown there, not guessed: the rest of other hands, and the wall unless it is told.

import { waitsOf as koreanWaits } from '../rules/korean/shape.ts';
import { tileCount } from '../rules/korean/tile-set.ts';
import { waitsOf as riichiWaits } from '../rules/riichi/waits.ts';
import type { Round } from '../table/event.ts';
import type { Claimable, SeatState, Table, Unknown } from '../table/table.ts';
import { isKan, type Meld } from '../tiles/meld.ts';
import { type Seat, seatsOf } from '../tiles/seat.ts';
import type { Kind, Tile } from '../tiles/tile.ts';
import { isSameKind } from './lists.ts';
import { type DeskSeat, hasMark, isLast, ownSeat, type Position } from './position.ts';
import { type DeskRules, rulesOf } from './rules.ts';

const RIICHI_WALL = { 3: 55, 4: 70 } as const;
/** Its flowers are in it. */
const MCR_WALL = 92;

/** Live tiles after the deal, the dealer's first draw included. */
export const wallAtDeal = (rules: DeskRules, players: Position['players']): number => {
  switch (rules.family) {
    case 'riichi':
      return RIICHI_WALL[players];
    case 'mcr':
      return MCR_WALL;
    case 'korean':
      return tileCount(rules.options) - 13 * players;
  }
};

/** What the own hand waits for, to be shown by open riichi or open upeo; of other hands nobody can say. */
const shownWaits = (p: Position, rules: DeskRules, seat: Seat): readonly Kind[] => {
  const held = { concealed: p.concealed, melds: p.seats[seat]!.melds };
  if (seat !== p.me) return [];
  return rules.family === 'korean' ? koreanWaits(held, rules.options) : riichiWaits(held);
};

const isAdded = (meld: Meld, tile: Tile): boolean => meld.type === 'pon' && isSameKind(meld.called, tile);

/** A robbed tile lies on the pon of whoever added it, where that was entered. */
const meldsOf = (p: Position, state: DeskSeat, seat: Seat): readonly Meld[] => {
  const { taken, from } = p;
  if (taken === undefined || seat !== from || !hasMark(p, 'robKong')) return state.melds;
  const at = state.melds.findIndex((m) => isAdded(m, taken));
  return state.melds.map((m, i) =>
    i === at && m.type === 'pon' ? { ...m, type: 'addedKan', added: taken } : m,
  );
};

/** How a shown tile came out: thrown, or robbed from a kan or a north set aside. */
export const shownBy = (p: Position): Claimable['by'] => {
  const { taken, from } = p;
  if (taken === undefined || from === undefined || !hasMark(p, 'robKong')) return 'discard';
  const state = p.seats[from];
  const isOwn = (meld: Meld) =>
    meld.type === 'closedKan' && meld.own[0] !== undefined && isSameKind(meld.own[0], taken);
  if (state?.melds.some(isOwn)) return 'closedKan';
  return state?.aside.includes(taken) ? 'north' : 'addedKan';
};

/** A discard lies at the end of its river. */
const riverOf = (p: Position, { river }: DeskSeat, seat: Seat): SeatState['river'] =>
  seat === p.from && p.taken !== undefined && shownBy(p) === 'discard'
    ? [...river, { tile: p.taken }]
    : river;

type Held = Pick<SeatState, 'concealed' | 'drawn' | 'drawnFrom' | 'flowerDraw'>;

const heldBy = (p: Position, seat: Seat): Held => {
  if (seat !== p.me) return { concealed: 13 - 3 * p.seats[seat]!.melds.length };
  const { concealed, taken, from } = p;
  if (taken === undefined || from !== undefined) return { concealed };
  if (p.called) return { concealed: [...concealed, taken] };
  return {
    concealed,
    drawn: taken,
    drawnFrom: hasMark(p, 'replacement') ? 'replacement' : 'wall',
    ...(hasMark(p, 'flowerDraw') ? { flowerDraw: true } : {}),
  };
};

const seatOf = (p: Position, rules: DeskRules, seat: Seat): SeatState => {
  const state = p.seats[seat]!;
  return {
    ...heldBy(p, seat),
    melds: meldsOf(p, state, seat),
    river: riverOf(p, state, seat),
    aside: state.aside,
    riichi: state.riichi === 'none' ? 'none' : 'accepted',
    doubleRiichi: state.riichi === 'double',
    ippatsu: seat === p.me && hasMark(p, 'ippatsu'),
    ...(state.open ? { open: shownWaits(p, rules, seat) } : {}),
    score: state.score,
  };
};

const roundOf = (p: Position, wall: number): Round => ({
  players: p.players,
  wind: p.roundWind,
  number: p.dealer,
  dealer: p.dealer,
  honba: p.honba,
  riichiSticks: p.sticks,
  scores: p.seats.map((s) => s.score),
  wall,
});

/** One indicator is turned up with the deal and one with each kan: more of them tell of kans that were not entered. */
const hasUnseenKans = ({ indicators, seats }: Position): boolean =>
  indicators.length > 1 + seats.flatMap((s) => s.melds).filter(isKan).length;

const unknownIn = (p: Position): readonly Unknown[] => [
  ...(hasUnseenKans(p) ? (['melds'] as const) : []),
  ...(p.wall === undefined && !isLast(p) ? (['wall'] as const) : []),
];

const thrownIn = ({ seats }: Position): number => seats.reduce((sum, s) => sum + s.river.length, 0);

/** Where it is not told, about as many as the rivers leave. */
const wallIn = (p: Position, atDeal: number): number => {
  if (isLast(p)) return 0;
  return p.wall ?? Math.max(1, atDeal - thrownIn(p));
};

/** What may be thrown after a call hangs on the meld. */
const justCalled = (p: Position): Pick<Table, 'justCalled'> => {
  const meld = p.called ? ownSeat(p).melds.at(-1) : undefined;
  return meld ? { justCalled: meld } : {};
};

/** Whose turn it is: with a tile drawn one's own, else that of whoever showed it; at rest one's own to draw. */
const turnOf = (p: Position): Pick<Table, 'turn' | 'phase' | 'claimable' | 'justCalled'> => {
  const { me, taken, from } = p;
  if (taken === undefined) return { turn: me, phase: 'draw' };
  if (from === undefined) return { turn: me, phase: 'discard', ...justCalled(p) };
  return { turn: from, phase: 'claim', claimable: { tile: taken, seat: from, by: shownBy(p) } };
};

/** The table that a position shows. The position has no faults that forbid one: `faults.ts`. */
export const tableOf = (p: Position): Table => {
  const rules = rulesOf(p);
  const atDeal = wallAtDeal(rules, p.players);
  return {
    seq: 0,
    round: roundOf(p, atDeal),
    rules: { family: p.family, preset: p.preset, options: p.options },
    humans: false,
    me: p.me,
    seats: seatsOf(p.players).map((seat) => seatOf(p, rules, seat)),
    indicators: p.indicators,
    wall: wallIn(p, atDeal),
    riichiSticks: p.sticks,
    ...turnOf(p),
    untouched: hasMark(p, 'firstTurn'),
    passed: p.passed,
    passedInRiichi: p.passedInRiichi,
    unknown: unknownIn(p),
    told: {},
  };
};
