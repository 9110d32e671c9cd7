// Hands and melds: too many tiles, groups that are none, and calls that do not agree with the rivers.

import { isGroup } from '../table/call.ts';
import type { Discard } from '../table/table.ts';
import { isKan, type Meld } from '../tiles/meld.ts';
import { type Seat, seatAfter } from '../tiles/seat.ts';
import type { Tile } from '../tiles/tile.ts';
import type { Fault, FaultCode } from './fault.ts';
import { isSameKind } from './lists.ts';
import { missingTiles, type Position } from './position.ts';

const MOST_MELDS = 4;
const MOST_KANS = 4;

type Called = Exclude<Meld, { type: 'closedKan' }>;

const isCalled = (meld: Meld): meld is Called => meld.type !== 'closedKan';

/** A meld and where it lies. */
interface Laid {
  readonly meld: Meld;
  readonly seat: Seat;
  readonly index: number;
}

const laidIn = ({ seats }: Position): readonly Laid[] =>
  seats.flatMap(({ melds }, seat) => melds.map((meld, index) => ({ meld, seat: seat as Seat, index })));

const OWN_TILES: Readonly<Record<Meld['type'], number>> = {
  chi: 2,
  pon: 2,
  openKan: 3,
  addedKan: 2,
  closedKan: 4,
};

const isWhole = (meld: Meld): boolean =>
  meld.own.length === OWN_TILES[meld.type] || (meld.type === 'closedKan' && meld.own.length === 0);

/** MCR lays concealed kongs face down; one's own are known. */
const isShape = ({ meld, seat }: Laid, { me }: Position): boolean =>
  isWhole(meld) && isGroup(meld) && (meld.own.length > 0 || seat !== me);

const mayChow = ({ family, players }: Position): boolean =>
  family === 'mcr' || (family === 'riichi' && players === 4);

const isLeft = (meld: Called, seat: Seat, { players }: Position): boolean =>
  meld.from === seatAfter(seat, -1, players);

/** The first thing that is wrong with a meld by itself. */
const faultOfMeld = (laid: Laid, p: Position): FaultCode | undefined => {
  const { meld, seat } = laid;
  if (!isShape(laid, p)) return 'badMeld';
  if (!isCalled(meld)) return undefined;
  if (meld.from === seat || meld.from >= p.players) return 'badSource';
  if (meld.type !== 'chi') return undefined;
  return mayChow(p) && isLeft(meld, seat, p) ? undefined : 'chowNotAllowed';
};

const meldFaults = (p: Position): readonly Fault[] =>
  laidIn(p).flatMap((laid): Fault[] => {
    const code = faultOfMeld(laid, p);
    const { seat, index } = laid;
    return code ? [{ code, place: { field: 'melds', seat, index } }] : [];
  });

/** Melds beyond the fourth of a seat, kans beyond the fourth of the table. */
const tooMany = (p: Position): readonly Fault[] => {
  const laid = laidIn(p);
  const at =
    (code: FaultCode, most: number) =>
    (l: Laid): Fault => ({
      code,
      place: { field: 'melds', seat: l.seat, index: l.index },
      most,
    });
  return [
    ...laid.filter(({ index }) => index >= MOST_MELDS).map(at('tooManyMelds', MOST_MELDS)),
    ...laid
      .filter(({ meld }) => isKan(meld))
      .slice(MOST_KANS)
      .filter(() => p.family === 'riichi')
      .map(at('tooManyKans', MOST_KANS)),
  ];
};

const isSame = (a: Tile, b: Tile): boolean => a === b;

const isCallOf = (d: Discard, by: Seat, tile: Tile): boolean => d.calledBy === by && isSame(d.tile, tile);

/** In a river that was entered, every called tile lies there, marked with its caller. */
const missingFrom = ({ meld, seat, index }: Laid, p: Position): readonly Fault[] => {
  if (!isCalled(meld) || meld.from === seat) return [];
  const river = p.seats[meld.from]?.river ?? [];
  if (river.length === 0) return [];
  const wanted = laidIn(p).filter(
    (l) =>
      l.seat === seat && isCalled(l.meld) && l.meld.from === meld.from && isSame(l.meld.called, meld.called),
  );
  const nth = wanted.findIndex((l) => l.index === index);
  if (river.filter((d) => isCallOf(d, seat, meld.called)).length > nth) return [];
  const isUnmarked = river.some((d) => d.calledBy === undefined && isSameKind(d.tile, meld.called));
  return [
    {
      code: 'calledTileMissing',
      place: { field: 'melds', seat, index },
      tile: meld.called,
      because: isUnmarked ? 'unmarked' : 'notThere',
    },
  ];
};

const hasCall = (p: Position, by: Seat, from: Seat, tile: Tile): boolean =>
  p.seats[by]?.melds.some((m) => isCalled(m) && m.from === from && isSame(m.called, tile)) === true;

/** A tile said to be called away that nobody's meld has. */
const unclaimed = (p: Position): readonly Fault[] =>
  p.seats.flatMap(({ river }, i) => {
    const seat = i as Seat;
    return river.flatMap(({ tile, calledBy }, index): Fault[] =>
      calledBy === undefined || hasCall(p, calledBy, seat, tile)
        ? []
        : [{ code: 'noSuchCall', place: { field: 'river', seat, index }, tile }],
    );
  });

const handFaults = (p: Position): readonly Fault[] => {
  const missing = missingTiles(p);
  const isOver = missing < 0 && p.seats[p.me]!.melds.length <= MOST_MELDS;
  const size = p.concealed.length + missing;
  return isOver
    ? [{ code: 'tooManyTiles', place: { field: 'hand' }, count: p.concealed.length, most: size }]
    : [];
};

const takenFaults = ({ from, me, players }: Position): readonly Fault[] =>
  from !== undefined && (from === me || from >= players)
    ? [{ code: 'badTaken', place: { field: 'from' } }]
    : [];

export const groupFaults = (p: Position): readonly Fault[] => [
  ...handFaults(p),
  ...takenFaults(p),
  ...meldFaults(p),
  ...tooMany(p),
  ...laidIn(p).flatMap((laid) => missingFrom(laid, p)),
  ...unclaimed(p),
];
