// What a format could not keep: a game as it was beside the same game written and read again. Nothing is lost in silence:
// each part of a game is compared, and what differs is named.

import type { StatedScore, TableEvent } from '../table/event.ts';
import { type Meld, tilesOf } from '../tiles/meld.ts';
import type { LogGame, LoggedHand } from './log.ts';
import { withDrawn } from './thrown.ts';

export const LOG_LOSSES = [
  /** Hands that are left out: joined under way, lost on the way, or broken off. */
  'hands',
  /** What was drawn, thrown and called, or in which order. */
  'moves',
  /** Whether a tile was thrown as drawn. */
  'drawn',
  /** When a dora indicator was turned. */
  'indicators',
  /** Hands shown of seats whose tiles are hidden. */
  'shownHands',
  /** Waits that were laid open. */
  'openWaits',
  /** Names of yaku, han, points, who was liable. */
  'worth',
  /** Fu, which do not count from a mangan on. */
  'fu',
  /** The ura indicators. */
  'ura',
  /** How the hand ended. */
  'ending',
  /** What was paid. */
  'payments',
  /** Who paid what for which of several wins. */
  'shares',
  /** That the game was over. */
  'last',
  /** The rules, or some of them. */
  'rules',
  'names',
  'date',
  'id',
  'scores',
  /** Whose eyes it was seen with. */
  'viewer',
  /** What the service told its own player. */
  'told',
] as const;
export type LogLoss = (typeof LOG_LOSSES)[number];

type Of<T extends TableEvent['type']> = Extract<TableEvent, { type: T }>;

const pick = <T extends TableEvent['type']>(
  { events }: LoggedHand,
  ...types: readonly T[]
): readonly Of<T>[] => events.filter((event): event is Of<T> => types.some((type) => type === event.type));

const meldOf = (meld: Meld): unknown => [
  meld.type,
  tilesOf(meld).toSorted((a, b) => a - b),
  'called' in meld && meld.type !== 'addedKan' ? [meld.called, meld.from] : [],
];

const sorted = (hand: readonly number[] | number): unknown =>
  typeof hand === 'number' ? hand : hand.toSorted((a, b) => a - b);

const moveOf = (event: TableEvent): unknown => {
  switch (event.type) {
    case 'deal':
      return [ordered(event.round), event.hands.map(sorted), event.indicator];
    case 'draw':
      return ['draw', event.seat, event.tile, event.replacement === true];
    case 'discard':
      return ['discard', event.seat, event.tile, event.riichi === true];
    case 'meld':
      return ['meld', event.seat, meldOf(event.meld)];
    case 'aside':
      return ['aside', event.seat, event.tile, event.dealt];
    case 'riichi':
      return ['riichi', event.seat];
    default:
      return undefined;
  }
};

const MOVES = ['deal', 'draw', 'discard', 'meld', 'aside', 'riichi'] as const;

const drawnOf = ({ events, complete }: LoggedHand): unknown =>
  pick({ events: withDrawn(events), complete }, 'discard').map(({ drawn }) => drawn);

/** An indicator stands behind a move: which one. */
const indicatorsOf = ({ events }: LoggedHand): unknown => {
  let moves = 0;
  return events.flatMap((event) => {
    if (MOVES.some((type) => type === event.type) && event.type !== 'riichi') moves++;
    return event.type === 'indicator' ? [[moves, event.tile]] : [];
  });
};

/** A hand that lies open shows nothing new at its end. */
const isHidden = (hand: LoggedHand): boolean =>
  pick(hand, 'deal', 'snapshot').some(
    (e) => e.type !== 'deal' || e.hands.some((one) => typeof one === 'number'),
  );

const shownHands = (hand: LoggedHand): unknown =>
  isHidden(hand)
    ? pick(hand, 'win', 'end').map((e) =>
        e.type === 'win' ? e.hand && sorted(e.hand) : e.hands?.map((one) => one && sorted(one)),
      )
    : [];

/** In whatever order the log lists them; a list of none says nothing. */
const listed = <T>(items: readonly T[] = [], of: (item: T) => string): readonly string[] =>
  items.map(of).toSorted();

const isYakuman = (stated: StatedScore | undefined): boolean => (stated?.yakuman?.length ?? 0) > 0;

const worthOf = (hand: LoggedHand): unknown =>
  pick(hand, 'win').map(({ seat, stated }) => [
    seat,
    isYakuman(stated) ? undefined : stated?.han,
    stated?.points,
    listed(stated?.yaku, ({ id, han }) => `${id} ${han}`),
    listed(stated?.yakuman, (id) => id),
    listed(stated?.fans, ({ id, times }) => `${id} ${times}`),
    stated?.fan,
    stated?.liable,
  ]);

const sum = (lists: readonly (readonly number[])[]): readonly number[] =>
  lists.reduce<number[]>((all, list) => list.map((n, i) => n + (all[i] ?? 0)), []);

/** An end states the whole, or its wins do. */
const paidOf = (hand: LoggedHand): unknown => {
  const end = pick(hand, 'end').at(-1)?.payments;
  const wins = pick(hand, 'win').flatMap(({ payments }) => (payments ? [payments] : []));
  const paid = end ?? sum(wins);
  return paid.some((n) => n !== 0) ? paid : [];
};

/** One win's share is the whole. */
const sharesOf = (hand: LoggedHand): unknown => {
  const wins = pick(hand, 'win');
  return wins.length > 1 ? wins.map(({ payments }) => payments) : [];
};

const endingOf = (hand: LoggedHand): unknown => [
  pick(hand, 'end').map(({ ending }) => ending),
  pick(hand, 'win').map(({ seat, tile, from }) => [seat, tile, from]),
];

const shown = (ids: readonly string[]): readonly string[] => (ids.some((id) => id !== '') ? ids : []);

/** Each part of a game, of a hand or of the whole, as something to compare. */
const OF_HAND: readonly (readonly [LogLoss, (hand: LoggedHand) => unknown])[] = [
  ['moves', ({ events }) => events.map(moveOf).filter((move) => move !== undefined)],
  ['drawn', drawnOf],
  ['indicators', indicatorsOf],
  ['shownHands', shownHands],
  ['openWaits', (hand) => pick(hand, 'open')],
  ['worth', worthOf],
  ['fu', (hand) => pick(hand, 'win').map(({ stated }) => (isYakuman(stated) ? undefined : stated?.fu))],
  ['ura', (hand) => pick(hand, 'win').map(({ stated }) => stated?.ura ?? [])],
  ['ending', endingOf],
  ['payments', paidOf],
  ['shares', sharesOf],
  ['told', (hand) => pick(hand, 'told')],
];

const OF_GAME: readonly (readonly [LogLoss, (game: LogGame) => unknown])[] = [
  ['hands', ({ hands }) => hands.map(({ complete }) => complete)],
  ['rules', ({ game: { players, rules, hintsOff, joined } }) => [players, ordered(rules), hintsOff, joined]],
  ['names', ({ names }) => shown(names)],
  ['date', ({ date }) => date],
  ['id', ({ id }) => id],
  ['scores', ({ scores }) => scores],
  ['viewer', ({ me }) => me],
];

/** A format that ends with its game says of every last hand that it was the last. */
const isLast = ({ hands }: LogGame): boolean =>
  hands.some((hand) => pick(hand, 'end').some(({ last }) => last === true));

/** Names of options in one order. */
const ordered = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, item]) => [name, ordered(item)]);
};

const isSame = <T>(of: (value: T) => unknown, a: T, b: T): boolean =>
  JSON.stringify(of(a)) === JSON.stringify(of(b));

const areSame = (of: (hand: LoggedHand) => unknown, before: LogGame, after: LogGame): boolean =>
  after.hands.length === before.hands.length &&
  before.hands.every((hand, i) => isSame(of, hand, after.hands[i]!));

/** What the game read again is without. Hands that were left out on purpose are not among those before. */
export const lossesBetween = (before: LogGame, after: LogGame): readonly LogLoss[] => {
  const game = OF_GAME.filter(([, of]) => !isSame(of, before, after)).map(([loss]) => loss);
  const hands = OF_HAND.filter(([, of]) => !areSame(of, before, after)).map(([loss]) => loss);
  const last = isLast(before) && !isLast(after) ? (['last'] as const) : [];
  const lost: readonly LogLoss[] = [...game, ...hands, ...last];
  return LOG_LOSSES.filter((loss) => lost.includes(loss));
};
