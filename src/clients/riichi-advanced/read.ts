// One look at a Riichi Advanced table: DOM in, plain data out. What cannot be read is named, never guessed.

import type { Meld } from '../../tiles/meld.ts';
import type { Players, Seat } from '../../tiles/seat.ts';
import { seatsOf } from '../../tiles/seat.ts';
import type { Tile, Wind } from '../../tiles/tile.ts';
import { find, findAll, type Part } from '../board/part.ts';
import { heldCount, type SeatReading } from '../board/reading.ts';
import { parseWind } from '../board/winds.ts';
import { type Compass, type Direction, parseNumber, readDirections } from './read-compass.ts';
import { type Reds, readMeld } from './read-meld.ts';
import { readScreen } from './read-screen.ts';
import type { Look, Reading } from './reading.ts';
import { RELATIVE, type RelativeSeat, SELECTORS, seatSelector } from './selectors.ts';
import { type Face, type Family, faceOf, inPlace, isTile, ownFaceOf } from './tile.ts';

/** What the page is known to be before it is read. */
export interface Place {
  readonly players: Players;
  readonly reds: Reds;
  readonly family: Family;
}

interface Under {
  readonly root: Part;
  readonly me: Seat;
  readonly place: Place;
  readonly flaws: string[];
}

/** The four seats of the page are a circle, whether or not somebody sits on each. */
const relativeOf = (me: Seat, seat: Seat): RelativeSeat => RELATIVE[(seat - me + 4) % 4] as RelativeSeat;

const tilesIn = (look: Under, faces: readonly Face[], where: string): readonly Tile[] => {
  const tiles = faces.filter(isTile);
  if (tiles.length !== faces.length) look.flaws.push(`${where}: a tile that cannot be read`);
  return tiles;
};

const inHand = (look: Under, name: 'concealed' | 'drawn', seat: RelativeSeat): readonly Part[] =>
  inPlace(findAll(look.root, seatSelector(name, seat)));

/** One tile is drawn at a time; were there more, the last is the newest. */
const splitDraw = (
  tiles: readonly Tile[],
  drawn: readonly Tile[],
): Pick<SeatReading, 'concealed' | 'drawn'> => {
  const last = drawn.at(-1);
  if (last === undefined) return { concealed: tiles };
  return { concealed: [...tiles, ...drawn.slice(0, -1)], drawn: last };
};

const ownHand = (look: Under): Pick<SeatReading, 'concealed' | 'drawn'> => {
  const faces = (name: 'concealed' | 'drawn') => inHand(look, name, 'self').map(ownFaceOf(look.place.family));
  return splitDraw(tilesIn(look, faces('concealed'), 'own hand'), tilesIn(look, faces('drawn'), 'own draw'));
};

/** Faces of others are seen only when hands are laid open, and say nothing about the hand in play. */
const othersHand = (look: Under, rel: RelativeSeat): Pick<SeatReading, 'concealed' | 'drawn'> => {
  const drawn = inHand(look, 'drawn', rel).length;
  const concealed = inHand(look, 'concealed', rel).length;
  return drawn === 0 ? { concealed } : { concealed: concealed + drawn - 1, drawn: 'hidden' };
};

const readMelds = (look: Under, seat: Seat, rel: RelativeSeat): readonly Meld[] =>
  findAll(look.root, seatSelector('calls', rel)).flatMap((group) => {
    if (group.classList.contains('aside') || findAll(group, SELECTORS.tile).length === 0) return [];
    const meld = readMeld(group, { ...look.place, caller: seat, mine: seat === look.me });
    if (meld === undefined) look.flaws.push(`${rel}: a call that cannot be read`);
    return meld ?? [];
  });

const pondParts = (root: Part, rel: RelativeSeat): readonly Part[] => [
  ...new Set([
    ...findAll(root, seatSelector('ponds', rel)),
    ...findAll(root, seatSelector('secondPond', rel)),
  ]),
];

/** The last tile of whoever is on turn and holds no tile too many has just been thrown. */
const readRiver = (look: Under, rel: RelativeSeat, hasThrown: boolean): SeatReading['river'] => {
  const parts = inPlace(pondParts(look.root, rel));
  const tiles = tilesIn(look, parts.map(faceOf(look.place.family)), `${rel} pond`);
  if (tiles.length !== parts.length) return [];
  return tiles.map((tile, i) => ({
    tile,
    sideways: parts[i]!.classList.contains('sideways'),
    newest: hasThrown && i === tiles.length - 1,
  }));
};

const readSeat = (look: Under, direction: Direction): SeatReading => {
  const { seat, score, stick, turn } = direction;
  const rel = relativeOf(look.me, seat);
  const hand = seat === look.me ? ownHand(look) : othersHand(look, rel);
  const melds = readMelds(look, seat, rel);
  const aside = tilesIn(
    look,
    inPlace(findAll(look.root, seatSelector('asides', rel))).map(faceOf(look.place.family)),
    `${rel} set aside`,
  );
  const rests = heldCount({ ...hand, melds, river: [], stick }) % 3 === 1;
  // Flowers are replaced at once by the service itself; a north and a kan wait for their player.
  const north = aside.length > 0 && look.place.family === 'riichi';
  const kan = north || melds.some((m) => m.type !== 'chi' && m.type !== 'pon');
  return {
    ...(score !== undefined && { score }),
    ...hand,
    melds,
    river: readRiver(look, rel, turn && rests && !kan),
    aside,
    stick,
  };
};

const readWind = (root: Part): Wind | undefined =>
  parseWind(find(root, SELECTORS.roundWind)?.textContent ?? '');

/** Backs stand for those not turned yet. */
const readIndicators = (look: Under): readonly Tile[] =>
  tilesIn(
    look,
    inPlace(findAll(look.root, SELECTORS.indicators))
      .map(faceOf(look.place.family))
      .filter((f) => f !== 'back'),
    'indicators',
  );

const isSpectating = (root: Part, { family }: Place): boolean => {
  const own = inPlace(findAll(root, seatSelector('concealed', 'self'))).map(ownFaceOf(family));
  return own.length > 0 && own.every((f) => f === 'back');
};

/** More than any table has. */
const MOST = {
  riichi: { wall: 70, sticks: 99, honba: 99 },
  mcr: { wall: 144, sticks: 99, honba: 99 },
} as const;

const numberIn = (look: Under, name: 'wall' | 'sticks' | 'honba', absent?: number): number => {
  const text = find(look.root, SELECTORS[name])?.textContent ?? undefined;
  const number = text === undefined ? absent : parseNumber(text);
  if (number === undefined || number < 0 || number > MOST[look.place.family][name])
    look.flaws.push(`${name} cannot be read`);
  return number ?? 0;
};

/** A compass and tiles of one's own; the page of a room has neither. */
const hasTable = (root: Part): boolean =>
  find(root, SELECTORS.compass) !== undefined && findAll(root, seatSelector('concealed', 'self')).length > 0;

/** Undefined as long as no hand is on the table. */
export const read = (root: Part, place: Place): Look => {
  if (!hasTable(root)) return undefined;
  const compass = readDirections(root, place.players);
  const wind = readWind(root);
  if (!compass) return { unread: 'seats and their winds cannot be read' };
  return wind === undefined ? { unread: 'the round cannot be read' } : readAt(root, place, compass, wind);
};

const readAt = (root: Part, place: Place, compass: Compass, wind: Wind): Reading => {
  const { me, dealer, directions } = compass;
  const look: Under = { root, me, place, flaws: [...compass.flaws] };
  const turn = directions.find((d) => d.turn)?.seat;
  const screen = readScreen(
    root,
    seatsOf(place.players).map((s) => relativeOf(me, s)),
  );
  return {
    family: place.family,
    wind,
    dealer,
    honba: numberIn(look, 'honba', 0),
    sticks: numberIn(look, 'sticks', 0),
    wall: numberIn(look, 'wall'),
    me,
    ...(turn !== undefined && { turn }),
    indicators: readIndicators(look),
    seats: directions.map((d) => readSeat(look, d)),
    bots: directions.every((d) => d.seat === me || d.bot),
    spectating: isSpectating(root, place),
    ...(screen && { screen }),
    flaws: look.flaws,
  };
};
