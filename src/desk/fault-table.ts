// Riichi, rivers, indicators, wall and sticks that cannot be so beside each other.

import { isConcealed } from '../tiles/meld.ts';
import type { Seat } from '../tiles/seat.ts';
import type { Fault } from './fault.ts';
import type { DeskSeat, Position } from './position.ts';
import type { DeskRules } from './rules.ts';
import { wallAtDeal } from './table.ts';

const MOST_INDICATORS = 5;

type OfSeat = (state: DeskSeat, seat: Seat, rules: DeskRules) => readonly Fault[];

/** Korean tables may take a concealed kong for an open hand, but upeo outlives one all the same. */
const openHand: OfSeat = ({ riichi, melds }, seat) =>
  riichi !== 'none' && !isConcealed(melds)
    ? [{ code: 'riichiOpenHand', place: { field: 'riichi', seat } }]
    : [];

const mayDeclare = ({ riichi, open }: DeskSeat, rules: DeskRules): boolean => {
  if (rules.family === 'mcr') return riichi === 'none' && !open;
  return rules.family === 'korean' || !open || rules.options.openRiichi;
};

const notPlayed: OfSeat = (state, seat, rules) =>
  mayDeclare(state, rules) ? [] : [{ code: 'notInRules', place: { field: 'riichi', seat } }];

const openAlone: OfSeat = ({ riichi, open }, seat) =>
  open && riichi === 'none' ? [{ code: 'openWithoutRiichi', place: { field: 'riichi', seat } }] : [];

/** One sideways tile a riichi; which of several is wrong nobody knows, so all but the first are named. */
const sideways: OfSeat = ({ riichi, river }, seat) =>
  river
    .flatMap(({ riichi: isSideways }, index) => (isSideways ? [index] : []))
    .slice(riichi === 'none' ? 0 : 1)
    .map((index): Fault => ({ code: 'riichiTile', place: { field: 'river', seat, index } }));

const seatFaults = (p: Position, rules: DeskRules): readonly Fault[] =>
  p.seats.flatMap((state, seat) =>
    [openHand, notPlayed, openAlone, sideways].flatMap((of) => of(state, seat as Seat, rules)),
  );

const sticks = ({ family, seats, sticks: laid }: Position): readonly Fault[] => {
  const declared = seats.filter((s) => s.riichi !== 'none').length;
  return family === 'riichi' && laid < declared
    ? [{ code: 'tooFewSticks', place: { field: 'sticks' }, count: laid, most: declared }]
    : [];
};

/** Calls that put a tile out without one drawn. */
const callsIn = ({ seats }: Position): number =>
  seats.flatMap((s) => s.melds).filter((m) => m.type === 'chi' || m.type === 'pon' || m.type === 'addedKan')
    .length;

const thrownBy = ({ river }: DeskSeat): number => river.length;

/** At least so many live tiles are gone: each discard was drawn, but for those after a call. */
const leastDrawn = (p: Position): number =>
  Math.max(0, p.seats.reduce((sum, s) => sum + thrownBy(s), 0) - callsIn(p));

const rivers = (p: Position, rules: DeskRules): readonly Fault[] => {
  const most = wallAtDeal(rules, p.players) + callsIn(p);
  const all = p.seats.map(thrownBy);
  const total = all.reduce((sum, n) => sum + n, 0);
  if (total <= most) return [];
  const seat = all.indexOf(Math.max(...all)) as Seat;
  return [{ code: 'riverTooLong', place: { field: 'rivers', seat }, count: total, most }];
};

/** Without calls everyone throws in turn: rivers that were all entered differ by one. Each call skips some. */
const uneven = (p: Position): readonly Fault[] => {
  const all = p.seats.map(thrownBy);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const skips = p.seats.flatMap((s) => s.melds).filter((m) => m.type !== 'closedKan').length;
  if (least === 0 || most - least <= 1 + skips) return [];
  return [
    {
      code: 'riversUneven',
      place: { field: 'rivers', seat: all.indexOf(most) as Seat },
      count: most,
      most: least,
    },
  ];
};

const doraFaults = ({ family, indicators, ura, seats, me }: Position): readonly Fault[] => {
  const faults: Fault[] = [];
  const add = (code: Fault['code'], field: 'indicators' | 'ura', index: number, most: number) =>
    faults.push({ code, place: { field, index }, most });
  if (family !== 'riichi') {
    if (indicators.length > 0) add('noDora', 'indicators', 0, 0);
    if (ura.length > 0) add('noDora', 'ura', 0, 0);
    return faults;
  }
  if (indicators.length > MOST_INDICATORS)
    add('tooManyIndicators', 'indicators', MOST_INDICATORS, MOST_INDICATORS);
  if (ura.length > indicators.length) add('tooManyUra', 'ura', indicators.length, indicators.length);
  if (ura.length > 0 && seats[me]!.riichi === 'none') add('uraWithoutRiichi', 'ura', 0, 0);
  return faults;
};

const wallFaults = (p: Position, rules: DeskRules): readonly Fault[] => {
  const most = Math.max(0, wallAtDeal(rules, p.players) - leastDrawn(p));
  return p.wall !== undefined && p.wall > most
    ? [{ code: 'wallTooLong', place: { field: 'wall' }, count: p.wall, most }]
    : [];
};

export const tableFaults = (p: Position, rules: DeskRules): readonly Fault[] => [
  ...seatFaults(p, rules),
  ...sticks(p),
  ...rivers(p, rules),
  ...uneven(p),
  ...doraFaults(p),
  ...wallFaults(p, rules),
];
