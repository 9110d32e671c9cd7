// Why the person was not offered a thing, by name. A claim is about the tile that another showed last, as the hand lay at that
// moment: the question may come after the table has gone on. What the own turn allows is about now.

import type { Hand } from '../game/hand.ts';
import { playerAt } from '../game/hand.ts';
import type { Claimable } from '../table/table.ts';
import { mySeat, type Session } from './session.ts';
import type { Asked, Why } from './why.ts';
import { whyNoCall, whyNoNineTerminals, whyNoOwnKan } from './why-call.ts';
import { whyNoRiichi } from './why-riichi.ts';
import { whyNoWin } from './why-win.ts';

export type { CountedReason, PlainReason, Why, WhyId } from './why.ts';

export const WHATS = ['ron', 'tsumo', 'riichi', 'chi', 'pon', 'kan', 'nineTerminals'] as const;
export type What = (typeof WHATS)[number];

/** The answer, and the tile it is about where it is about one that another showed. */
export interface WhyNot {
  readonly what: What;
  readonly why: Why;
  readonly shown?: Claimable;
}

const isMyTurn = ({ game }: Session, seat: number): boolean =>
  game.hand.phase === 'discard' && game.hand.turn === seat;

const offeredOr = (why: Why | undefined): Why => why ?? { id: 'offered' };

/** Of the tile that was shown; `asked` as if the person were the only one who could answer. */
const ofShown = (session: Session, what: What, why: (asked: Asked) => Why): WhyNot => {
  const { shown, setup } = session;
  if (shown?.claimable === undefined) return { what, why: { id: 'nothingShown' } };
  const seat = mySeat(session);
  const hand: Hand = { ...shown, asked: [seat] };
  return { what, why: why({ rules: setup.rules, hand, seat }), shown: shown.claimable };
};

const ofTurn = (session: Session, what: What, why: (asked: Asked) => Why): WhyNot => {
  const seat = mySeat(session);
  const asked = { rules: session.setup.rules, hand: session.game.hand, seat };
  return { what, why: isMyTurn(session, seat) ? why(asked) : { id: 'notYourTurn' } };
};

const whyNoTsumo = (asked: Asked): Why =>
  playerAt(asked.hand, asked.seat).drawn === undefined ? { id: 'justCalled' } : offeredOr(whyNoWin(asked));

export const whyNot = (session: Session, what: What): WhyNot => {
  switch (what) {
    case 'ron':
      return ofShown(session, what, (asked) => offeredOr(whyNoWin(asked)));
    case 'chi':
    case 'pon':
      return ofShown(session, what, (asked) => whyNoCall(asked, what));
    case 'kan':
      return isMyTurn(session, mySeat(session))
        ? ofTurn(session, what, whyNoOwnKan)
        : ofShown(session, what, (asked) => whyNoCall(asked, 'openKan'));
    case 'tsumo':
      return ofTurn(session, what, whyNoTsumo);
    case 'riichi':
      return ofTurn(session, what, whyNoRiichi);
    case 'nineTerminals':
      return ofTurn(session, what, whyNoNineTerminals);
  }
};
