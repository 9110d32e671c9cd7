// The board's words, and who sits where, seen from one seat.

import { type BoardKey, CATALOGUES } from '../../i18n/board/board.ts';
import type { Sentences, Words } from '../../i18n/i18n.ts';
import { type Seat, turnsBetween } from '../../tiles/seat.ts';
import { seatName } from '../parts/laid.ts';
import { speaking } from '../parts/words.tsx';

export const { use: useBoardWords, Say } = speaking(CATALOGUES);
export type BoardWords = ReturnType<typeof useBoardWords>;

/** Where a seat is for one who sits on another. */
export type Side = ReturnType<typeof seatName>;

export const sideOf = (seat: Seat, from: Seat, players: 3 | 4): Side =>
  seatName(turnsBetween(from, seat, players), players);

/** «left», as the panel names the neighbours. */
export const whoIs = (words: Words, board: Sentences<BoardKey>, side: Side): string =>
  side === 'me' ? board.text('me') : words.name('seat', side);

/** Points below nothing with a minus that is as wide as a figure. */
export const pointsText = (points: number, { number }: Words): string =>
  points < 0 ? `−${number(-points)}` : number(points);
