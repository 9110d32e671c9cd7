// What the first answer of a match says: who sits where, who looks, whether people play, by which rules.

import type { TableEvent } from '../../table/event.ts';
import type { Players, Seat } from '../../tiles/seat.ts';
import type { ResAuthGame } from './messages.ts';
import type { Read } from './protobuf.ts';
import { readPlayers, readSeat } from './read.ts';
import { isStated, modeOf, redFivesOf, ruleHint } from './room.ts';

type GameEvent = Extract<TableEvent, { type: 'game' }>;

export interface Game {
  readonly event: GameEvent;
  /** Undefined until the play shows it. */
  readonly me?: Seat;
  readonly redFives: number;
  /** A mode that we do not know how to play. */
  readonly mode?: string;
}

/** The ranks in which the service gives no hints: the two Throne rooms, and the same with three players. */
const THRONE = [15, 16, 25, 26];

const FIRST_THREE_PLAYER_MODE = 11;
const FIRST_EVENT_ROOM = 33;
const MATCHED = 2;

const playersOf = (m: Read<typeof ResAuthGame>): Players =>
  readPlayers(m.seat_list.length) ?? ((m.game_config?.mode?.mode ?? 0) >= FIRST_THREE_PLAYER_MODE ? 3 : 4);

const hintsOff = (m: Read<typeof ResAuthGame>): boolean => {
  const rule = m.game_config?.mode?.detail_rule;
  const room = m.game_config?.meta?.mode_id ?? 0;
  return THRONE.includes(room) || (rule !== undefined && isStated(rule) && !rule.bianjietishi);
};

/** Matched rooms from this number on are events; which one, their rule names. */
const eventMode = (m: Read<typeof ResAuthGame>): string | undefined => {
  const rule = m.game_config?.mode?.detail_rule;
  const named = rule && modeOf(rule);
  if (named !== undefined) return named;
  const room = m.game_config?.meta?.mode_id ?? 0;
  return m.game_config?.category === MATCHED && room >= FIRST_EVENT_ROOM ? `mode_id ${room}` : undefined;
};

/** Bots have no account: their seats carry a zero. */
const seatOf = (seats: readonly number[], account: number): number =>
  account === 0 ? -1 : seats.indexOf(account);

export const readGame = (m: Read<typeof ResAuthGame>, account: number): Game => {
  const players = playersOf(m);
  const rule = m.game_config?.mode?.detail_rule;
  const me = readSeat(seatOf(m.seat_list, account), players);
  const mode = eventMode(m);
  return {
    event: {
      type: 'game',
      players,
      humans: m.seat_list.some((id) => id !== 0 && id !== account),
      rules: ruleHint(rule, m.game_config?.mode?.mode ?? 0, players),
      ...(hintsOff(m) && { hintsOff: true }),
    },
    ...(me !== undefined && { me }),
    redFives: redFivesOf(rule),
    ...(mode !== undefined && { mode }),
  };
};

/** The match was under way before we listened: its rules are not known, and that people play is assumed. */
export const unknownGame = (players: Players): Game => ({
  event: {
    type: 'game',
    players,
    humans: true,
    rules: { family: 'riichi', preset: 'majsoul' },
    joined: true,
  },
  redFives: redFivesOf(undefined),
});
