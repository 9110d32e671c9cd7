// One look at a Majiang board: DOM in, plain data out. Seats are counted from East of the first hand, which the page
// does not show; the number of the hand and the seat winds give them. A look of which any part cannot be read is none: a
// table with a tile, a score or a number left out would look whole.

import type { Offer } from '../../table/event.ts';
import type { Meld } from '../../tiles/meld.ts';
import { type Seat, seatAfter, turnsBetween } from '../../tiles/seat.ts';
import { type Tile, WINDS, type Wind } from '../../tiles/tile.ts';
import { find, findAll, isShown, type Part, textOf } from '../board/part.ts';
import type { RiverTile } from '../board/reading.ts';
import { parseWind } from '../board/winds.ts';
import { OFFER_CLASSES, parseRound } from './names.ts';
import { readMeld } from './read-meld.ts';
import { parseAmount, readOutcome } from './read-outcome.ts';
import type { Look, Reading, SeatReading } from './reading.ts';
import { SEATS, SELECTORS, type SeatClass, seatSelector } from './selectors.ts';
import { isBack, tileOf, tilesIn } from './tile.ts';

type Round = { readonly wind: Wind; readonly number: number };

const ALL: readonly Seat[] = [0, 1, 2, 3];

/** One look under way: what cannot be read is named, never left out in silence. */
interface Under {
  readonly board: Part;
  readonly flaws: string[];
}

/** `南: 25,000`: the seat wind as turns after the dealer, and the score. */
interface SeatScore {
  readonly turns?: number;
  readonly score?: number;
}

const SEAT_SCORE = /^(.*?)\s*[:：]\s*(-?\d+(?:,\d{3})*)$/;

const parseSeatScore = (text: string): SeatScore => {
  const [, sign, amount] = SEAT_SCORE.exec(text) ?? [];
  if (amount === undefined) return {};
  const wind = parseWind(sign!);
  return { ...(wind && { turns: WINDS.indexOf(wind) }), score: parseAmount(amount) };
};

/** Turns of the own seat after the dealer: each wind that can be read tells it, and all must tell the same. */
const ownTurns = (scores: readonly SeatScore[]): number | undefined => {
  const told = scores.flatMap(({ turns }, i) => (turns === undefined ? [] : [(turns - i + 4) % 4]));
  return new Set(told).size === 1 ? told[0] : undefined;
};

/** Faces; `backs` where some may lie face down. */
const faces = (
  { flaws }: Under,
  images: readonly Part[],
  where: string,
  backs: boolean,
): readonly (Tile | undefined)[] => {
  const tiles = images.map(tileOf);
  if (!images.every((image, i) => tiles[i] !== undefined || (backs && isBack(image))))
    flaws.push(`${where}: a tile`);
  return tiles;
};

const readRiver = (under: Under, seat: SeatClass): readonly RiverTile[] => {
  const sideways = new Set(findAll(under.board, seatSelector('sideways', seat)));
  const images = findAll(under.board, seatSelector('river', seat));
  return faces(under, images, `river of ${seat}`, false).flatMap((tile, i) => {
    if (tile === undefined) return [];
    const image = images[i]!;
    const newest = image.classList.contains('dapai');
    const drawn = image.classList.contains('mopai');
    return [{ tile, sideways: sideways.has(image), newest, drawn }];
  });
};

const isInHand = (image: Part): boolean => !image.classList.contains('deleted');

const readHand = (under: Under, seat: SeatClass): Pick<SeatReading, 'concealed' | 'drawn' | 'shown'> => {
  const images = findAll(under.board, seatSelector('concealed', seat)).filter(isInHand);
  const drawn = findAll(under.board, seatSelector('drawn', seat)).filter(isInHand)[0];
  const held = drawn ? [...images, drawn] : images;
  const seen = faces(under, held, `hand of ${seat}`, true).filter((t) => t !== undefined);
  const open = seen.length > 0 && seen.length === held.length;
  const own = open && seat === 'main';
  return {
    concealed: own ? tilesIn(images) : images.length,
    ...(drawn && { drawn: (own ? tileOf(drawn) : undefined) ?? 'hidden' }),
    ...(open && { shown: seen }),
  };
};

const readMelds = (under: Under, seat: Seat, name: SeatClass): readonly Meld[] =>
  findAll(under.board, seatSelector('melds', name)).flatMap((group) => {
    const closed = find(group, SELECTORS.rotated) === undefined;
    faces(under, findAll(group, SELECTORS.tile), `meld of ${name}`, closed);
    const meld = readMeld(group, seat);
    if (!meld) under.flaws.push(`meld of ${name}`);
    return meld ?? [];
  });

const readSeat = (under: Under, seat: Seat, name: SeatClass, { score }: SeatScore): SeatReading => {
  const stick = find(under.board, seatSelector('stick', name));
  if (score === undefined) under.flaws.push(`score of ${name}`);
  return {
    score: score ?? 0,
    ...readHand(under, name),
    melds: readMelds(under, seat, name),
    river: readRiver(under, name),
    stick: stick !== undefined && isShown(stick),
  };
};

const readOffers = (board: Part): readonly Offer[] => {
  const bar = find(board, SELECTORS.buttons);
  if (!bar || !isShown(bar)) return [];
  const shown = findAll(bar, SELECTORS.button).filter(isShown);
  return Object.entries(OFFER_CLASSES).flatMap(([name, offer]) =>
    shown.some((b) => b.classList.contains(name)) ? [offer] : [],
  );
};

const isVisible = (board: Part, selector: string): boolean => {
  const part = find(board, selector);
  return part !== undefined && isShown(part);
};

/** Nothing on the table is counted in more than three digits, or below nothing. */
const readCount = ({ board, flaws }: Under, name: 'honba' | 'sticks' | 'wall'): number => {
  const text = textOf(board, SELECTORS[name]);
  if (!/^\d{1,3}$/.test(text)) flaws.push(`${name} "${text.slice(0, 20)}"`);
  return Number(text);
};

const readIndicators = (under: Under): readonly Tile[] => {
  const images = findAll(under.board, SELECTORS.indicators);
  const tiles = faces(under, images, 'indicators', true).filter((t) => t !== undefined);
  if (tiles.length === 0) under.flaws.push('no indicator');
  return tiles;
};

/** Whoever is marked as on turn; while a hand is played that is one seat. */
const readTurn = ({ board, flaws }: Under, classOf: (seat: Seat) => SeatClass, inPlay: boolean) => {
  const marked = ALL.filter((s) =>
    find(board, seatSelector('seatScore', classOf(s)))?.classList.contains('lunban'),
  );
  if (inPlay && marked.length !== 1) flaws.push(`${marked.length} seats on turn`);
  return marked[0];
};

/** All but who sits where. */
const readFor = (under: Under, round: Round, scores: readonly SeatScore[], me: Seat): Reading => {
  const { board } = under;
  const classOf = (seat: Seat): SeatClass => SEATS[turnsBetween(me, seat, 4)] as SeatClass;
  const outcome = readOutcome(board, classOf);
  const summary = isVisible(board, SELECTORS.summary);
  const turn = readTurn(under, classOf, !outcome && !summary);
  return {
    ...round,
    me,
    honba: readCount(under, 'honba'),
    sticks: readCount(under, 'sticks'),
    wall: readCount(under, 'wall'),
    ...(turn !== undefined && { turn }),
    indicators: readIndicators(under),
    seats: ALL.map((s) => readSeat(under, s, classOf(s), scores[turnsBetween(me, s, 4)]!)),
    offers: readOffers(board),
    names: ALL.map((s) => textOf(board, seatSelector('player', classOf(s)))),
    ...(outcome && { outcome }),
    summary,
  };
};

/** Undefined as long as no hand is on the table. */
export const read = (board: Part): Look => {
  if (!isVisible(board, SELECTORS.score)) return undefined;
  const text = textOf(board, SELECTORS.round);
  const round = parseRound(text);
  if (!round) return { unread: `round "${text.slice(0, 20)}"` };
  const scores = SEATS.map((s) => parseSeatScore(textOf(board, seatSelector('seatScore', s))));
  const turns = ownTurns(scores);
  if (turns === undefined) return { unread: 'seat winds' };
  const under: Under = { board, flaws: [] };
  const reading = readFor(under, round, scores, seatAfter(round.number as Seat, turns, 4));
  const [flaw] = under.flaws;
  return flaw === undefined ? reading : { unread: flaw };
};
