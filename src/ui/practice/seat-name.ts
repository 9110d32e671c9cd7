// What a seat is called at this table: «West (left)».

import { mySeat, type Session } from '../../practice/session.ts';
import { type Seat, seatWindOf } from '../../tiles/seat.ts';
import { sideOf, useBoardWords, whoIs } from '../board/words.ts';
import { useWords } from '../parts/words.tsx';

export const useSeatName = (session: Session): ((seat: Seat) => string) => {
  const words = useWords();
  const board = useBoardWords();
  const { players, dealer } = session.game.hand.round;
  const me = mySeat(session);
  return (seat) =>
    board.text('seat', {
      wind: words.name('wind', seatWindOf(seat, dealer, players)),
      who: whoIs(words, board, sideOf(seat, me, players)),
    });
};
