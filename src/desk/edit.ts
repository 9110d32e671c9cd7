// The position after a change. Nothing is refused but what has no place to go: impossible positions are named by
// `faults.ts`, not prevented, because between two possible ones there often is none.

import type { Discard } from '../table/table.ts';
import { seatAfter } from '../tiles/seat.ts';
import { compareTiles, WINDS } from '../tiles/tile.ts';
import type { Change, ChangeType, Said } from './change.ts';
import { option, toFamily, withPlayers } from './edit-rules.ts';
import { hand, hold, meld, put, remove, swap } from './edit-tiles.ts';
import { MOST_PASSED, within, withSeat, withTaken } from './lists.ts';
import { type Declared, emptyPosition, ownSeat, type Position } from './position.ts';
import { presetsOf } from './rules.ts';

const MOST_COUNTERS = 200;
const MOST_WALL = 144;
const MOST_SCORE = 1_000_000;

const discard = (p: Position, { seat, index, riichi, calledBy }: Said['discard']): Position =>
  withSeat(p, seat, (s) => ({
    ...s,
    river: s.river.map((d, i): Discard => {
      if (i !== index) return riichi && d.riichi ? withoutRiichi(d) : d;
      return { tile: d.tile, ...(riichi && { riichi }), ...(calledBy === undefined ? {} : { calledBy }) };
    }),
  }));

/** A seat declares once. */
const withoutRiichi = ({ riichi: _, ...d }: Discard): Discard => d;

const mark = (p: Position, { mark: name, on }: Said['mark']): Position => {
  const rest = p.marks.filter((m) => m !== name);
  return { ...p, marks: on ? [...rest, name] : rest };
};

const wall = (p: Position, { value }: Said['wall']): Position => {
  const { wall: _, ...rest } = p;
  return value === undefined ? rest : { ...rest, wall: within(value, 0, MOST_WALL) };
};

export const clear = ({ family: id, players, preset, options, me }: Position): Position => ({
  ...emptyPosition(id, players),
  preset,
  options,
  me,
});

/** Who declares lays a stick; who takes it back has not. */
const sticksAfter = (p: Position, before: Declared, after: Declared): number => {
  if (p.family !== 'riichi') return p.sticks;
  const laid = Number(after !== 'none') - Number(before !== 'none');
  return within(p.sticks + laid, 0, MOST_COUNTERS);
};

const riichi = (p: Position, { seat, riichi: said, open }: Said['riichi']): Position => {
  const before = p.seats[seat];
  if (!before) return p;
  return withSeat({ ...p, sticks: sticksAfter(p, before.riichi, said) }, seat, (s) => ({
    ...s,
    riichi: said,
    open: said === 'none' ? false : (open ?? s.open),
  }));
};

const EDITS: { readonly [T in ChangeType]: (p: Position, said: Said[T]) => Position } = {
  set: (_, { position }) => position,
  clear,
  family: toFamily,
  preset: (p, { preset }) => (presetsOf(p.family).includes(preset) ? { ...p, preset, options: {} } : p),
  option,
  players: (p, { players }) => withPlayers(p, players),
  hold,
  put,
  remove,
  swap,
  hand,
  sort: (p) => ({ ...p, concealed: [...p.concealed].sort(compareTiles) }),
  take: (p, { tile, from }) => withTaken(p, tile, from),
  from: (p, { from }) => withTaken(p, p.taken, from),
  meld,
  discard,
  roundWind: (p, { wind }) => ({ ...p, roundWind: wind }),
  seatWind: (p, { wind }) => ({ ...p, dealer: seatAfter(p.me, -WINDS.indexOf(wind), p.players) }),
  dealer: (p, { dealer }) => (dealer < p.players ? { ...p, dealer } : p),
  honba: (p, { value }) => ({ ...p, honba: within(value, 0, MOST_COUNTERS) }),
  sticks: (p, { value }) => ({ ...p, sticks: within(value, 0, MOST_COUNTERS) }),
  wall,
  score: (p, { seat, value }) =>
    withSeat(p, seat, (s) => ({ ...s, score: within(value, -MOST_SCORE, MOST_SCORE) })),
  riichi,
  mark,
  passed: (p, { passed, inRiichi }) => ({
    ...p,
    passed: passed.slice(0, MOST_PASSED),
    passedInRiichi: inRiichi.slice(0, MOST_PASSED),
  }),
};

const inOrder = ({ concealed, taken, from }: Position): string =>
  [...[...concealed].sort(compareTiles), taken, from].join();

const isSameHand = (a: Position, b: Position): boolean =>
  inOrder(a) === inOrder(b) && ownSeat(a).melds === ownSeat(b).melds && a.family === b.family;

/** A call was just now as long as the hand stays as it left it. */
const withCall = (before: Position, after: Position): Position => {
  if (!after.called || isSameHand(before, after)) return after;
  const { called: _, ...rest } = after;
  return rest;
};

/** The position after a change. */
export const edit = <T extends ChangeType>(p: Position, change: Change<T>): Position => {
  const after = EDITS[change.type](p, change);
  return change.type === 'set' ? after : withCall(p, after);
};
