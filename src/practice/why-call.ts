// Why a call, a kan or nine terminals was not offered.

import type { Act, Refused } from '../game/act.ts';
import { bookOf } from '../game/game.ts';
import { type Hand, playerAt, wallLeft, wholeOf } from '../game/hand.ts';
import { refusalOf } from '../game/permits.ts';
import { groupsWith, ownGroups } from '../table/groups.ts';
import type { Claimable } from '../table/table.ts';
import type { Meld } from '../tiles/meld.ts';
import { seatAfter } from '../tiles/seat.ts';
import { isFlower, isTerminalOrHonour, kindOf } from '../tiles/tile.ts';
import type { Asked, PlainReason, Why } from './why.ts';

/** The game's words for what it refuses, where the reason says everything. */
const NAMES: Partial<Readonly<Record<Refused, PlainReason>>> = {
  noChi: 'noChi',
  riichiHand: 'riichiHand',
  lastDiscard: 'lastDiscard',
  kuikae: 'kuikae',
  fourKans: 'fourKans',
  noReplacement: 'noReplacement',
  kanInRiichi: 'kanInRiichi',
  justCalled: 'justCalled',
  notYourTurn: 'notYourTurn',
  nineTerminalsNotPlayed: 'noNineTerminals',
  notFirstTurn: 'notFirstTurn',
};

const named = (code: Refused): Why => {
  const id = NAMES[code];
  return id ? { id } : { id: 'refused', code };
};

/** Of several ways to do it: offered if one is allowed. */
const whyNone = ({ rules, hand, seat }: Asked, melds: readonly Meld[]): Why => {
  const book = bookOf(rules);
  const codes = melds.map((meld) => refusalOf(book, hand, seat, { type: 'meld', meld }));
  return codes.includes(undefined) ? { id: 'offered' } : named(codes[0]!);
};

const COPIES = { pon: 2, openKan: 3 } as const;

const fewCopies = ({ hand, seat }: Asked, { tile }: Claimable, needs: number): Why => {
  const { concealed } = playerAt(hand, seat);
  const has = concealed.filter((t) => !isFlower(t) && kindOf(t) === kindOf(tile)).length;
  return { id: 'fewCopies', has, needs };
};

/** What keeps every chi from being offered, whatever the hand holds. */
const noChiAtAll = ({ rules, hand, seat }: Asked, { seat: from }: Claimable): Why | undefined => {
  if (rules.family === 'korean' || rules.players === 3) return { id: 'noChi' };
  return seat === seatAfter(from, 1, hand.round.players) ? undefined : { id: 'notNext', from };
};

/** What keeps every call from being offered. */
const noCallAtAll = ({ hand, seat }: Asked): Why | undefined => {
  if (playerAt(hand, seat).riichi !== 'none') return { id: 'riichiHand' };
  return wallLeft(hand) === 0 ? { id: 'lastDiscard' } : undefined;
};

/** A chi, a pon or an open kan of the tile that lies there to be claimed. */
export const whyNoCall = (asked: Asked, type: 'chi' | 'pon' | 'openKan'): Why => {
  const { hand, seat } = asked;
  const { claimable } = hand;
  if (claimable === undefined) return { id: 'nothingShown' };
  if (claimable.by !== 'discard') return { id: 'notADiscard' };
  const fault = (type === 'chi' ? noChiAtAll(asked, claimable) : undefined) ?? noCallAtAll(asked);
  if (fault) return fault;
  const melds = groupsWith(playerAt(hand, seat).concealed, claimable).filter((m) => m.type === type);
  if (melds.length > 0) return whyNone(asked, melds);
  return type === 'chi' ? { id: 'noRun' } : fewCopies(asked, claimable, COPIES[type]);
};

/** A closed kan, or one added to a pon, in the own turn. */
export const whyNoOwnKan = (asked: Asked): Why => {
  const player = playerAt(asked.hand, asked.seat);
  if (player.drawn === undefined) return { id: 'justCalled' };
  const melds = ownGroups(wholeOf(player), player.melds);
  return melds.length === 0 ? { id: 'noQuad' } : whyNone(asked, melds);
};

const NINE = 9;
const NINE_TERMINALS: Act = { type: 'nineTerminals' };

const terminalsOf = (hand: Hand, seat: Asked['seat']): number =>
  new Set(
    wholeOf(playerAt(hand, seat))
      .filter((t) => !isFlower(t))
      .map(kindOf)
      .filter(isTerminalOrHonour),
  ).size;

export const whyNoNineTerminals = ({ rules, hand, seat }: Asked): Why => {
  const code = refusalOf(bookOf(rules), hand, seat, NINE_TERMINALS);
  if (code === undefined) return { id: 'offered' };
  if (code === 'fewTerminals') return { id: code, has: terminalsOf(hand, seat), needs: NINE };
  return named(code === 'handOver' || code === 'notNow' ? 'notYourTurn' : code);
};
