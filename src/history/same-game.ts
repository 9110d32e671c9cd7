// Whether two kept games are one that was played once: read live and given as a log later, or given in two formats. What lies
// open to everybody tells: how a hand began, and what was thrown in it. Then they become one, and nothing of either is lost
// that the other does not tell.

import type { LoggedHand } from '../logs/log.ts';
import type { TableEvent } from '../table/event.ts';
import { isComplete } from './hand-line.ts';
import type { HandLine, KeptGame, WholeGame } from './kept.ts';
import { orderOf } from './record.ts';
import { standingOf } from './standing.ts';

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
const isPlayedAnew = ({ place }: KeptGame): boolean => place?.client === 'practice';

/** Of all its hands that can be told. */
export const printsOf = (game: KeptGame, hands: readonly LoggedHand[]): readonly string[] =>
  isPlayedAnew(game) ? [] : [...new Set(hands.flatMap(({ events }) => printOf(events) ?? []))];

/** The same as far as both go; to the end where both have it. */
const isSameHand = (a: LoggedHand, b: LoggedHand): boolean => {
  const [one, other] = [thrownIn(a.events), thrownIn(b.events)];
  const length = Math.min(one.length, other.length);
  if (a.complete && b.complete && one.length !== other.length) return false;
  return one.slice(0, length).join() === other.slice(0, length).join();
};

/** A service never gives two games one id, nor one game two. */
const areTwo = (a: KeptGame, b: KeptGame): boolean =>
  (a.source === b.source && a.origin !== undefined && b.origin !== undefined && a.origin !== b.origin) ||
  a.game.players !== b.game.players ||
  a.game.rules?.family !== b.game.rules?.family;

export const isSameGame = (a: WholeGame, b: WholeGame): boolean => {
  if (areTwo(a.row, b.row) || isPlayedAnew(a.row) || isPlayedAnew(b.row)) return false;
  const printed = new Map(a.hands.map((hand) => [printOf(hand.events), hand]));
  const pairs = b.hands.flatMap((hand) => {
    const print = printOf(hand.events);
    const other = print === undefined ? undefined : printed.get(print);
    return other ? [[hand, other] as const] : [];
  });
  return pairs.length > 0 && pairs.every(([one, other]) => isSameHand(one, other));
};

interface Hand {
  readonly hand: LoggedHand;
  readonly line: HandLine;
}

const handsIn = ({ row, hands }: WholeGame): readonly Hand[] =>
  hands.map((hand, i) => ({ hand, line: row.hands[i]! }));

/** Which hand of its game it is: scores and round stay what they were when it began. */
const keyOf = ({ line: { round, before } }: Hand): string =>
  [round.wind, round.number, round.honba, ...before].join(' ');

/** How many hands lie open from the deal on. */
const openIn = ({ hand: { events } }: Hand): number => {
  const [first] = events;
  return first?.type === 'deal' ? first.hands.filter((tiles) => typeof tiles !== 'number').length : 0;
};

/** The one that is told to its end, then the one that shows more; else what is kept stays. */
const fuller = (kept: Hand, given: Hand): Hand => {
  const ends = [kept, given].map(({ line }) => isComplete(line));
  if (ends[0] !== ends[1]) return ends[1] ? given : kept;
  if (openIn(kept) !== openIn(given)) return openIn(given) > openIn(kept) ? given : kept;
  return given.line.events > kept.line.events && !ends[0] ? given : kept;
};

const byRound = (a: Hand, b: Hand): number =>
  orderOf(a.line.round) - orderOf(b.line.round) || a.line.round.honba - b.line.round.honba;

const isNamed = ({ names }: KeptGame): boolean => names.some((name) => name !== '');

/** Both as one, under the name of the kept one. Undefined: what is given tells nothing new. */
export const joinedGame = (kept: WholeGame, given: WholeGame): WholeGame | undefined => {
  const [before, told] = [handsIn(kept), handsIn(given)];
  const after = before.map((hand) => {
    const other = told.find((one) => keyOf(one) === keyOf(hand));
    return other ? fuller(hand, other) : hand;
  });
  const more = told.filter((hand) => !before.some((one) => keyOf(one) === keyOf(hand)));
  const isNews = more.length > 0 || after.some((hand, i) => hand !== before[i]);
  const { scores, changed, names } = given.row;
  const namesMore = isNamed(given.row) && !isNamed(kept.row);
  const scoresMore = scores !== undefined && !standingOf(kept.row)?.final;
  if (!isNews && !namesMore && !scoresMore) return undefined;
  const all = [...after, ...more].sort(byRound);
  return {
    row: {
      ...kept.row,
      changed,
      hands: all.map(({ line }) => line),
      ...(namesMore && { names }),
      ...(scoresMore && { scores }),
    },
    hands: all.map(({ hand }) => hand),
  };
};
