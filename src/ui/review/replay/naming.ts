// How one seat names the others and what they do, by the rules that are played.

import type { Words } from '../../../i18n/i18n.ts';
import type { RulesId } from '../../../rules/rules.ts';
import type { Table } from '../../../table/table.ts';
import { type Seat, seatWindOf } from '../../../tiles/seat.ts';
import { type BoardWords, sideOf, whoIs } from '../../board/words.ts';

export const CALL_NAMES = { riichi: 'call', mcr: 'mcrCall', korean: 'koreanCall' } as const;

export const familyOf = ({ rules }: Pick<Table, 'rules'>): RulesId => rules?.family ?? 'riichi';

/** «South (right)»: the wind of the hand, and where it is seen from `from`. */
export const seatNamed = (
  words: Words,
  board: BoardWords,
  { round: { dealer, players } }: Pick<Table, 'round'>,
  from: Seat,
): ((seat: Seat) => string) => {
  const windOf = (seat: Seat) => words.name('wind', seatWindOf(seat, dealer, players));
  return (seat) =>
    board.text('seat', { wind: windOf(seat), who: whoIs(words, board, sideOf(seat, from, players)) });
};

export const declaredWord = (words: Words, family: RulesId): string =>
  family === 'korean' ? words.name('koreanCall', 'upeo') : words.name('call', 'riichi');
