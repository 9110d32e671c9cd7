// Whether two kept games are one that was played once: read live and given as a log later, or given in two formats. What lies
// open to everybody tells: how a hand began, and what was thrown in it.

import type { LoggedHand } from '../logs/log.ts';
import type { TableEvent } from '../table/event.ts';
import type { KeptGame, WholeGame } from './kept.ts';

/** So many discards in a row are thrown once only, from one deal with these scores. */
const ENOUGH = 12;

const thrownIn = (events: readonly TableEvent[]): readonly string[] =>
  events.flatMap((e) => (e.type === 'discard' ? [`${e.seat}:${e.tile}`] : []));

/** How a hand began, in one word: games that share one may be the same. Undefined: too little was seen. */
export const printOf = (events: readonly TableEvent[]): string | undefined => {
  const [first] = events;
  const thrown = thrownIn(events);
  if (first?.type !== 'deal' || thrown.length < ENOUGH) return undefined;
  const { wind, number, honba, scores } = first.round;
  return [wind, number, honba, ...scores, ...thrown.slice(0, ENOUGH)].join(' ');
};

/** Opponents of the practice table throw the same tiles whenever the same wall is played: each time is a game of its own. */
export const isPlayedAnew = ({ place }: KeptGame): boolean => place?.client === 'practice';

/** Of all its hands that can be told. */
export const printsOf = (hands: readonly LoggedHand[]): readonly string[] => [
  ...new Set(hands.flatMap(({ events }) => printOf(events) ?? [])),
];

/** The same as far as both go; to the end where both have it. */
const isSameHand = (a: LoggedHand, b: LoggedHand): boolean => {
  const [one, other] = [thrownIn(a.events), thrownIn(b.events)];
  const length = Math.min(one.length, other.length);
  if (a.complete && b.complete && one.length !== other.length) return false;
  return one.slice(0, length).join() === other.slice(0, length).join();
};

/** From the deal on, and nothing missed. */
const isTold = ({ events }: LoggedHand): boolean =>
  events[0]?.type === 'deal' && !events.some(({ type }) => type === 'missed');

/** Each seat threw the same as far as both go: not every format tells the order between the seats. */
export const agrees = (a: LoggedHand, b: LoggedHand): boolean =>
  !isTold(a) ||
  !isTold(b) ||
  ['0:', '1:', '2:', '3:'].every((seat) => {
    const [one, other] = [a, b].map(({ events }) => thrownIn(events).filter((t) => t.startsWith(seat)));
    return one!.every((tile, i) => i >= other!.length || tile === other![i]);
  });

/** A service never gives two games one id, nor one game two. */
const areTwo = (a: KeptGame, b: KeptGame): boolean =>
  (a.source === b.source && a.origin !== undefined && b.origin !== undefined && a.origin !== b.origin) ||
  a.game.players !== b.game.players ||
  a.game.rules?.family !== b.game.rules?.family;

type Deal = Extract<TableEvent, { type: 'deal' }>;

const dealIn = ({ events: [first] }: LoggedHand): Deal | undefined =>
  first?.type === 'deal' ? first : undefined;

/** Round, scores, indicator and tiles; a hand that one of them hides says nothing. */
const isSameDeal = (a: Deal, b: Deal): boolean => {
  const began = ({ round: { wind, number, honba, scores }, indicator }: Deal): string =>
    [wind, number, honba, ...scores, indicator].join();
  return (
    began(a) === began(b) &&
    a.hands.every((tiles, seat) => {
      const others = b.hands[seat];
      if (typeof tiles === 'number' || typeof others === 'number') return true;
      return [...tiles].sort().join() === [...(others ?? [])].sort().join();
    })
  );
};

/** One wall may have been played often: all that the log tells must have been dealt and thrown in that very game. */
const isLogOf = (played: WholeGame, log: WholeGame): boolean =>
  log.hands.length <= played.hands.length &&
  log.hands.every((hand, i) => {
    const [deal, other] = [dealIn(hand), dealIn(played.hands[i]!)];
    return deal && other && isSameDeal(deal, other) && isSameHand(hand, played.hands[i]!);
  }) &&
  log.hands.some(({ events }) => printOf(events) !== undefined);

/** As far as their rows tell. */
export const mayBeSame = (a: KeptGame, b: KeptGame): boolean =>
  !areTwo(a, b) && !(isPlayedAnew(a) && isPlayedAnew(b));

export const isSameGame = (a: WholeGame, b: WholeGame): boolean => {
  if (!mayBeSame(a.row, b.row)) return false;
  if (isPlayedAnew(a.row)) return isLogOf(a, b);
  if (isPlayedAnew(b.row)) return isLogOf(b, a);
  const printed = new Map(a.hands.map((hand) => [printOf(hand.events), hand]));
  const pairs = b.hands.flatMap((hand) => {
    const print = printOf(hand.events);
    const other = print === undefined ? undefined : printed.get(print);
    return other ? [[hand, other] as const] : [];
  });
  return pairs.length > 0 && pairs.every(([one, other]) => isSameHand(one, other));
};
