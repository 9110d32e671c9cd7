// A riichi game as tenhou.net/6 JSON: for each seat what it was dealt, what it took and what it gave. The order between the
// seats is not written; it follows, or, where a call could have been made later, is taken as early as it can be.

import type { Round, RuleHint, TableEvent } from '../../table/event.ts';
import type { BySeat, Seat } from '../../tiles/seat.ts';
import { seatsOf } from '../../tiles/seat.ts';
import { isFlower, type Tile, WINDS } from '../../tiles/tile.ts';
import type { LogGame, LoggedHand } from '../log.ts';
import { withDrawn } from '../thrown.ts';
import { JUST_DRAWN } from './calls.ts';
import { callString, codeOf } from './write-calls.ts';
import { resultOf } from './write-result.ts';

type Of<T extends TableEvent['type']> = Extract<TableEvent, { type: T }>;
type Item = number | string;

interface Lists {
  readonly taken: readonly Item[];
  readonly given: readonly Item[];
}

const EMPTY: Lists = { taken: [], given: [] };

const takes = (lists: Lists, item: Item): Lists => ({ ...lists, taken: [...lists.taken, item] });
const gives = (lists: Lists, item: Item): Lists => ({ ...lists, given: [...lists.given, item] });

const discardItem = ({ tile, drawn, riichi }: Of<'discard'>): Item => {
  const item = drawn ? JUST_DRAWN : codeOf(tile);
  return riichi ? `r${item}` : item;
};

/** The discard of an open kan comes later: nothing stands in its place. */
const NO_DISCARD = 0;

const meldItems = (lists: Lists, { seat, meld }: Of<'meld'>): Lists => {
  const call = callString(seat, meld);
  if (meld.type === 'addedKan' || meld.type === 'closedKan') return gives(lists, call);
  return meld.type === 'openKan' ? gives(takes(lists, call), NO_DISCARD) : takes(lists, call);
};

type Move = Of<'draw' | 'discard' | 'meld' | 'aside'>;

const isMove = (event: TableEvent): event is Move =>
  event.type === 'draw' || event.type === 'discard' || event.type === 'meld' || event.type === 'aside';

const withMove = (lists: Lists, move: Move): Lists => {
  switch (move.type) {
    case 'draw':
      return move.tile === undefined ? lists : takes(lists, codeOf(move.tile));
    case 'discard':
      return gives(lists, discardItem(move));
    case 'meld':
      return meldItems(lists, move);
    case 'aside':
      return gives(lists, `f${codeOf(move.tile)}`);
  }
};

const listsOf = (events: readonly TableEvent[], seat: Seat): Lists =>
  withDrawn(events)
    .filter(isMove)
    .filter((move) => move.seat === seat)
    .reduce(withMove, EMPTY);

const codesOf = (tiles: readonly Tile[] | number): readonly number[] =>
  typeof tiles === 'number' ? [] : tiles.map(codeOf);

const seatItems = ({ events }: LoggedHand, { hands }: Of<'deal'>): readonly unknown[] =>
  [0, 1, 2, 3].flatMap((seat) => {
    const { taken, given } = listsOf(events, seat as Seat);
    return [codesOf(hands[seat] ?? []), taken, given];
  });

const dealIn = ({ events }: LoggedHand): Of<'deal'> | undefined =>
  events[0]?.type === 'deal' ? events[0] : undefined;

const uraOf = (events: readonly TableEvent[]): readonly Tile[] =>
  events.flatMap((event) => (event.type === 'win' && event.stated?.ura ? [event.stated.ura] : []))[0] ?? [];

const indicatorsOf = ({ events }: LoggedHand, { indicator }: Of<'deal'>): readonly Tile[] => [
  ...(indicator === undefined ? [] : [indicator]),
  ...events.flatMap((event) => (event.type === 'indicator' ? [event.tile] : [])),
];

/** Lists are of four also where three play. */
const scoresOf = ({ scores }: Round): readonly number[] => [...scores, 0].slice(0, 4);

const handItems = (hand: LoggedHand, deal: Of<'deal'>): readonly unknown[] => {
  const { round } = deal;
  const result = resultOf(round, hand.events);
  return [
    [WINDS.indexOf(round.wind) * 4 + round.number, round.honba, round.riichiSticks],
    scoresOf(round),
    indicatorsOf(hand, deal).map(codeOf),
    uraOf(hand.events).map(codeOf),
    ...seatItems(hand, deal),
    ...(result ? [result] : []),
  ];
};

const isOpenDraw = (event: TableEvent): boolean => event.type !== 'draw' || event.tile !== undefined;
const isOpenMeld = (event: TableEvent): boolean =>
  event.type !== 'meld' || event.meld.type !== 'closedKan' || event.meld.own.length > 0;
const hasFlower = (event: TableEvent): boolean => event.type === 'aside' && isFlower(event.tile);

/** Every tile must lie open, and a hand that was won must say by whom. */
export const isWritten = (hand: LoggedHand): boolean => {
  const deal = dealIn(hand);
  const { events } = hand;
  if (deal?.indicator === undefined || deal.hands.some((one) => typeof one === 'number')) return false;
  const isWon = events.some(({ type }) => type === 'win');
  return (
    events.every(isOpenDraw) &&
    events.every(isOpenMeld) &&
    !events.some(hasFlower) &&
    (isWon || !events.some((event) => event.type === 'end' && event.ending === 'win'))
  );
};

const redsOf = (reds: RuleHint['reds']): Readonly<Record<string, number>> => {
  if (reds === undefined) return {};
  if (reds.every((n) => n === reds[0]) && reds[0] <= 1) return { aka: reds[0] };
  return { aka51: reds[0], aka52: reds[1], aka53: reds[2] };
};

/** Tenhou names its rooms: three players' mark, length, open tanyao, red fives. */
const roomName = ({ game: { players, rules } }: LogGame): string => {
  if (rules?.preset !== 'tenhou') return '';
  const { options = {}, reds } = rules;
  const length = { tonpuu: '東', hanchan: '南' }[String(options.gameLength)];
  if (length === undefined) return '';
  const hasReds = reds === undefined || reds.some((n) => n > 0);
  return `${players === 3 ? '三' : ''}般${length}${options.kuitan === false ? '' : '喰'}${hasReds ? '赤' : ''}`;
};

const paddedNames = (names: BySeat<string>): readonly string[] => seatsOf(4).map((seat) => names[seat] ?? '');

const handLists = (game: LogGame): readonly unknown[] =>
  game.hands.filter(isWritten).flatMap((hand) => {
    const deal = dealIn(hand);
    return deal ? [handItems(hand, deal)] : [];
  });

export const writeTenhou6 = (game: LogGame): string =>
  JSON.stringify({
    title: ['', game.date ?? ''],
    name: paddedNames(game.names),
    rule: { disp: roomName(game), ...redsOf(game.game.rules?.reds) },
    log: handLists(game),
    ...(game.id === undefined ? {} : { ref: game.id }),
  });
