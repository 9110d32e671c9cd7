// One look at a Majiang board: DOM in, plain data out. Seats are counted from East of the first hand, which the page
// does not show; the number of the hand and the seat winds give them.

import type { Offer } from '../../table/event.ts';
import { type Seat, seatAfter, turnsBetween } from '../../tiles/seat.ts';
import { WINDS, type Wind } from '../../tiles/tile.ts';
import { find, findAll, isShown, type Part, textOf } from '../board/part.ts';
import type { RiverTile } from '../board/reading.ts';
import { NUMBER_SIGNS, OFFER_CLASSES, WIND_SIGNS } from './names.ts';
import { readMeld } from './read-meld.ts';
import { parseAmount, readOutcome } from './read-outcome.ts';
import type { Reading, SeatReading } from './reading.ts';
import { SEATS, SELECTORS, type SeatClass, seatSelector } from './selectors.ts';
import { tileOf, tilesIn } from './tile.ts';

const ALL: readonly Seat[] = [0, 1, 2, 3];

const parseRound = (text: string): { readonly wind: Wind; readonly number: number } | undefined => {
  const wind = WINDS[WIND_SIGNS.indexOf(text[0] ?? '?')];
  const number = NUMBER_SIGNS.indexOf(text[1] ?? '?');
  return wind === undefined || number < 0 ? undefined : { wind, number };
};

/** `南: 25,000`: how many turns after the dealer, and the score. */
const parseSeatScore = (text: string): { readonly turns: number; readonly score: number } | undefined => {
  const [, sign, amount] = /^(.)\s*:\s*(-?[\d,]+)$/.exec(text) ?? [];
  const turns = WIND_SIGNS.indexOf(sign ?? '?');
  return amount === undefined || turns < 0 ? undefined : { turns, score: parseAmount(amount) };
};

const readRiver = (board: Part, seat: SeatClass): readonly RiverTile[] => {
  const sideways = new Set(findAll(board, seatSelector('sideways', seat)));
  return findAll(board, seatSelector('river', seat)).flatMap((image) => {
    const tile = tileOf(image);
    if (tile === undefined) return [];
    const newest = image.classList.contains('dapai');
    const drawn = image.classList.contains('mopai');
    return [{ tile, sideways: sideways.has(image), newest, drawn }];
  });
};

const isInHand = (image: Part): boolean => !image.classList.contains('deleted');

const readHand = (board: Part, seat: SeatClass): Pick<SeatReading, 'concealed' | 'drawn' | 'shown'> => {
  const images = findAll(board, seatSelector('concealed', seat)).filter(isInHand);
  const drawn = findAll(board, seatSelector('drawn', seat)).filter(isInHand)[0];
  const faces = tilesIn(drawn ? [...images, drawn] : images);
  const open = faces.length > 0 && faces.length === images.length + (drawn ? 1 : 0);
  const own = open && seat === 'main';
  return {
    concealed: own ? tilesIn(images) : images.length,
    ...(drawn && { drawn: (own ? tileOf(drawn) : undefined) ?? 'hidden' }),
    ...(open && { shown: faces }),
  };
};

const readSeat = (board: Part, seat: Seat, name: SeatClass, score: number): SeatReading => {
  const melds = findAll(board, seatSelector('melds', name)).map((m) => readMeld(m, seat));
  const stick = find(board, seatSelector('stick', name));
  return {
    score,
    ...readHand(board, name),
    melds: melds.filter((m) => m !== undefined),
    river: readRiver(board, name),
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

/** Undefined as long as no hand is on the table. */
export const read = (board: Part): Reading | undefined => {
  const round = parseRound(textOf(board, SELECTORS.round));
  const scores = SEATS.map((s) => parseSeatScore(textOf(board, seatSelector('seatScore', s))));
  const own = scores[0];
  if (!round || !own || !isVisible(board, SELECTORS.score)) return undefined;
  const me = seatAfter(round.number as Seat, own.turns, 4);
  const classOf = (seat: Seat): SeatClass => SEATS[turnsBetween(me, seat, 4)] as SeatClass;
  const turn = ALL.find((s) =>
    find(board, seatSelector('seatScore', classOf(s)))?.classList.contains('lunban'),
  );
  const outcome = readOutcome(board, classOf);
  return {
    ...round,
    me,
    honba: parseAmount(textOf(board, SELECTORS.honba)),
    sticks: parseAmount(textOf(board, SELECTORS.sticks)),
    wall: parseAmount(textOf(board, SELECTORS.wall)),
    ...(turn !== undefined && { turn }),
    indicators: tilesIn(findAll(board, SELECTORS.indicators)),
    seats: ALL.map((s) => readSeat(board, s, classOf(s), scores[turnsBetween(me, s, 4)]?.score ?? 0)),
    offers: readOffers(board),
    ...(outcome && { outcome }),
    summary: isVisible(board, SELECTORS.summary),
  };
};
