// The middle of the table: who sits where, winds, scores, sticks laid, whose turn.

import { type Players, type Seat, seatsOf } from '../../tiles/seat.ts';
import { WINDS } from '../../tiles/tile.ts';
import { find, findAll, type Part } from '../board/part.ts';
import { parseWind } from '../board/winds.ts';
import { ABSOLUTE, SELECTORS } from './selectors.ts';

export interface Direction {
  readonly seat: Seat;
  /** Absent while the page shows it in another way. */
  readonly score?: number;
  readonly unread?: true;
  readonly stick: boolean;
  readonly turn: boolean;
  readonly bot: boolean;
  readonly wind: number;
}

export interface Compass {
  readonly me: Seat;
  readonly dealer: Seat;
  readonly directions: readonly Direction[];
  readonly flaws: readonly string[];
}

/** Undefined for anything but a plain whole number. */
export const parseNumber = (text: string): number | undefined =>
  /^\s*-?\d{1,9}\s*$/.test(text) ? Number(text) : undefined;

/** `unread`: there should be a score, and none can be read. */
const readScore = (direction: Part): Pick<Direction, 'score' | 'unread'> => {
  const counter = find(direction, SELECTORS.score);
  if (counter?.classList.contains('relative')) return {};
  const score = parseNumber(counter?.textContent ?? '');
  return score === undefined ? { unread: true } : { score };
};

const readDirection = (part: Part, seat: Seat): Direction => {
  const tray = find(part, SELECTORS.tray);
  const marker = find(part, SELECTORS.wind);
  const wind = parseWind(marker?.textContent ?? '');
  return {
    seat,
    ...readScore(part),
    stick: tray?.classList.contains('riichi') ?? false,
    turn: tray?.classList.contains('highlighted') ?? false,
    bot: marker?.classList.contains('bot') ?? false,
    wind: wind === undefined ? -1 : WINDS.indexOf(wind),
  };
};

const seatOf = (part: Part): number => ABSOLUTE.findIndex((name) => part.classList.contains(name));

/** Winds go round from the dealer. */
const isRound = (directions: readonly Direction[], dealer: Seat): boolean =>
  directions.every((d) => d.wind === (d.seat - dealer + directions.length) % directions.length);

const flawsOf = (directions: readonly Direction[], dealer: Seat): readonly string[] => [
  ...(isRound(directions, dealer) ? [] : ['seat winds do not go round']),
  ...(directions.some((d) => d.unread) ? ['a score cannot be read'] : []),
  ...(directions.filter((d) => d.turn).length === 1 ? [] : ['not one seat is on turn']),
];

/** Undefined as long as the seats are not all there. */
export const readDirections = (root: Part, players: Players): Compass | undefined => {
  const compass = find(root, SELECTORS.compass);
  const me = compass ? seatOf(compass) : -1;
  const parts = findAll(root, SELECTORS.directions);
  const directions = seatsOf(players).flatMap((seat) => {
    const mine = parts.filter((p) => seatOf(p) === seat);
    return mine.length === 1 ? [readDirection(mine[0]!, seat)] : [];
  });
  const dealer = directions.find((d) => d.wind === 0)?.seat;
  if (me < 0 || me >= players || directions.length !== players || dealer === undefined) return undefined;
  return { me: me as Seat, dealer, directions, flaws: flawsOf(directions, dealer) };
};
