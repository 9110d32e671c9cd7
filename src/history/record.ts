// From what a table tells to notes of what to keep. Pure: one state and what is heard give the next state and its notes.
// A note says where in its hand its events belong, so that one told twice, or late, changes nothing.

import type { Place } from '../logs/log.ts';
import type { Round, TableEvent } from '../table/event.ts';
import type { BySeat } from '../tiles/seat.ts';
import { WINDS } from '../tiles/tile.ts';
import type { GameEvent } from './kept.ts';
import { playerNames } from './player-names.ts';

/** A part of one hand. */
export interface Note {
  readonly game: string;
  /** Which hand of the game, from 0. */
  readonly hand: number;
  /** Place of the first event in its hand. */
  readonly from: number;
  readonly events: readonly TableEvent[];
  /** Of the game, with the first events of a hand. */
  readonly about?: About;
}

export interface About {
  readonly place: Place;
  readonly game: GameEvent;
  /** When this hand began. */
  readonly date: string;
  /** The game was under way before: it may be one that is kept already. */
  readonly joined: boolean;
  /** By seat. Absent: not known, or not wanted. */
  readonly names?: BySeat<string>;
}

/** What the players are called; `used`: hands were played under these names. */
interface Named {
  readonly names: BySeat<string>;
  readonly used: boolean;
}

export interface Recording {
  readonly place: Place;
  /** Heard last; a game is kept from its first hand on. */
  readonly said?: GameEvent;
  /** The game at play: absent until its first hand. */
  readonly id?: string;
  /** The hand at play. */
  readonly hand: number;
  readonly length: number;
  readonly round?: Round;
  readonly over: boolean;
  readonly named?: Named;
}

export const beginRecording = (place: Place): Recording => ({ place, hand: -1, length: 0, over: false });

/** What chance and clock give. */
export interface Moment {
  readonly id: string;
  readonly date: string;
}

/** The longest real hand has about 250 events. */
const LONGEST = 1000;

const roundOf = (event: TableEvent): Round | undefined => {
  if (event.type === 'deal') return event.round;
  return event.type === 'snapshot' ? event.table.round : undefined;
};

export const orderOf = ({ wind, number }: Pick<Round, 'wind' | 'number'>): number =>
  WINDS.indexOf(wind) * 4 + number;

/** Nothing came before it. */
const isFirst = (event: TableEvent): boolean =>
  event.type === 'deal' && orderOf(event.round) === 0 && event.round.honba === 0;

/** The same hand again, as it stands after a reconnection. */
const isSame = (a: Round, b: Round): boolean => orderOf(a) === orderOf(b) && a.honba === b.honba;

/** A round that can follow in the same game. A dealer who stays need not be told by honba. */
const canFollow = ({ round, over }: Recording, event: TableEvent, next: Round): boolean => {
  if (!round || round.players !== next.players) return false;
  if (orderOf(next) !== orderOf(round)) return orderOf(next) > orderOf(round);
  if (event.type === 'snapshot') return !over && isSame(round, next);
  return next.honba > round.honba || !isFirst(event);
};

const unsaid = (event: TableEvent, { players }: Round): GameEvent => {
  const table = event.type === 'snapshot' ? event.table : undefined;
  return {
    type: 'game',
    players,
    humans: table?.humans ?? true,
    ...(table?.rules && { rules: table.rules }),
  };
};

/** Names that were told for another game are nobody's in this one. */
const forGame = ({ named, ...rest }: Recording, goesOn: boolean): Recording =>
  named && (goesOn || !named.used) ? { ...rest, named: { ...named, used: true } } : rest;

/** A hand begins, in the game at play or in a new one. */
const start = (before: Recording, event: TableEvent, next: Round, now: Moment): [Recording, Note] => {
  const goesOn = before.id !== undefined && canFollow(before, event, next);
  const state = forGame(before, goesOn);
  const game = state.said ?? unsaid(event, next);
  const names = state.named?.names;
  const [id, hand] = goesOn ? [state.id!, state.hand + 1] : [now.id, 0];
  const about: About = {
    place: state.place,
    game,
    date: now.date,
    joined: !goesOn && !isFirst(event),
    ...(names?.length === game.players && { names }),
  };
  return [
    { ...state, id, hand, length: 1, round: next, over: false },
    { game: id, hand, from: 0, events: [event], about },
  ];
};

const isEnd = ({ type }: TableEvent): boolean => type === 'win' || type === 'end';

const goOn = (state: Recording, event: TableEvent): [Recording, Note] | undefined => {
  const { id, hand, length } = state;
  if (id === undefined || hand < 0 || length >= LONGEST || length === 0) return undefined;
  return [
    { ...state, length: length + 1, over: state.over || isEnd(event) },
    { game: id, hand, from: length, events: [event] },
  ];
};

/** Another game begins with its next hand; one told again while a hand waits is the same. */
const said = (state: Recording, event: GameEvent): Recording => {
  const { id: _, round: __, named, ...rest } = state;
  if (event.joined) return { ...state, said: event };
  const told = named && !named.used ? { named } : {};
  return { ...rest, ...told, said: event, hand: -1, length: 0, over: false };
};

/** Names are told before the hands that are played under them, and before or after the game's own event. */
export const nameIn = (state: Recording, names: BySeat<string>): Recording => ({
  ...state,
  named: { names: playerNames(names), used: false },
});

/** As it goes where no names are wanted. */
export const withoutNames = (note: Note): Note => {
  if (!note.about?.names) return note;
  const { names: _, ...about } = note.about;
  return { ...note, about };
};

const hear = (state: Recording, event: TableEvent, now: Moment): [Recording, Note?] => {
  if (event.type === 'game') return [said(state, event)];
  const round = roundOf(event);
  if (round) return start(state, event, round, now);
  return goOn(state, event) ?? [state];
};

/** Notes of one hand that follow each other are one. */
const joined = (notes: readonly Note[], note: Note): readonly Note[] => {
  const last = notes.at(-1);
  if (!last || last.game !== note.game || last.hand !== note.hand || note.from === 0) return [...notes, note];
  return [...notes.slice(0, -1), { ...last, events: [...last.events, ...note.events] }];
};

/** `next`: a fresh moment for every game that may begin. */
export const record = (
  state: Recording,
  events: readonly TableEvent[],
  next: () => Moment,
): readonly [Recording, readonly Note[]] => {
  let [now, notes]: [Recording, readonly Note[]] = [state, []];
  for (const event of events) {
    const [after, note] = hear(now, event, next());
    now = after;
    if (note) notes = joined(notes, note);
  }
  return [now, notes];
};

/** What was not kept yet, a note the more. */
export const addNote = joined;
