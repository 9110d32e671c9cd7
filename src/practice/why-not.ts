// Why the person was not offered a thing, by name. A claim is about a tile that another has shown since the person last had a
// choice, as the hand lay at that moment: the question may come after the table has gone on. What the own turn allows is about now.

import type { Hand } from '../game/hand.ts';
import { playerAt } from '../game/hand.ts';
import type { Claimable } from '../table/table.ts';
import { mySeat, type Session } from './session.ts';
import type { Asked, Why, WhyId } from './why.ts';
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

/** What is plain to see of any tile, or no reason at all: asked about several tiles, nobody means these. */
const PLAIN: ReadonlySet<WhyId> = new Set([
  'offered',
  'notTenpai',
  'notThisTile',
  'notNext',
  'noRun',
  'fewCopies',
  'notADiscard',
  'notYourTurn',
]);

/** Of one tile that was shown; `asked` as if the person were the only one who could answer. */
const ofOne = (session: Session, what: What, why: (asked: Asked) => Why, shown: Hand): readonly WhyNot[] => {
  const { claimable } = shown;
  if (!claimable) return [];
  const seat = mySeat(session);
  const hand: Hand = { ...shown, asked: [seat] };
  return [{ what, why: why({ rules: session.setup.rules, hand, seat }), shown: claimable }];
};

/** The newest tile that has more to tell than what is plain, else the newest. */
const ofShown = (session: Session, what: What, why: (asked: Asked) => Why): WhyNot => {
  const answers = (session.shown ?? []).flatMap((shown) => ofOne(session, what, why, shown));
  const telling = answers.filter((answer) => !PLAIN.has(answer.why.id));
  return telling.at(-1) ?? answers.at(-1) ?? { what, why: { id: 'nothingShown' } };
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
