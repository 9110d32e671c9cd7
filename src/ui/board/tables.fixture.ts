// Tables for tests and pictures: whole hands played by the game's own players, everything known.

import { type Bot, byUkeire } from '../../game/bot.ts';
import {
  act,
  bookOf,
  choices,
  type Game,
  type GameRules,
  openGame,
  RIICHI,
  toMove,
} from '../../game/game.ts';
import { seenBy } from '../../game/seen-by.ts';
import type { TableEvent } from '../../table/event.ts';
import type { Table } from '../../table/table.ts';
import { follow, type Thread, WAITING } from '../../table/thread.ts';
import { randomFrom } from '../../tiles/random.ts';
import type { Seat } from '../../tiles/seat.ts';

/** A moment of a hand; `thrower`: who threw last. */
export interface Moment {
  readonly table: Table;
  readonly thrower: Seat | undefined;
}

/** Follows everything that happened, all tiles known or only one seat's. */
const watching = (me: Seat | undefined, shows: boolean) => {
  let thread: Thread = WAITING;
  let thrower: Seat | undefined;
  return (events: readonly TableEvent[]): readonly Moment[] =>
    events.flatMap((event) => {
      thread = follow(thread, me === undefined ? event : seenBy(event, me, shows));
      if (event.type === 'discard') thrower = event.seat;
      if (thread.state === 'lost') throw new Error(`${thread.code}: ${thread.detail}`);
      return thread.state === 'reading' ? [{ table: thread.table, thrower }] : [];
    });
};

const moved = (game: Game, bot: Bot, tables: readonly (Table | undefined)[]) => {
  const seat = toMove(game)[0]!;
  const table = tables[seat];
  if (!table) throw new Error('nothing is seen');
  const step = act(game, seat, bot(table, choices(game, seat)));
  if (!step.ok) throw new Error(step.code);
  return step.value;
};

/** Every moment of one hand under these rules, with all hands open. */
export const playHand = (rules: GameRules, seed: number, bot: Bot = byUkeire): readonly Moment[] => {
  const { showsClosedKans, players } = bookOf(rules);
  const open = watching(undefined, true);
  const eyes = Array.from({ length: players }, (_, seat) => watching(seat as Seat, showsClosedKans));
  const seen: (Table | undefined)[] = eyes.map(() => undefined);
  const all: Moment[] = [];
  let played = openGame(rules, randomFrom(seed));
  for (;;) {
    all.push(...open(played.events));
    for (const [seat, eye] of eyes.entries()) seen[seat] = eye(played.events).at(-1)?.table ?? seen[seat];
    if (toMove(played.game).length === 0) return all;
    played = moved(played.game, bot, seen);
  }
};

export const RIICHI_TABLE = RIICHI;
