// Games played bot against bot by a seed, as logs: there is no recorded Korean game to review.

import type { Act } from '../../src/game/act.ts';
import { type Bot, byFlush, byUkeire } from '../../src/game/bot.ts';
import {
  act,
  bookOf,
  choices,
  dealNext,
  type Game,
  type GameRules,
  isOver,
  openGame,
  type Played,
  toMove,
} from '../../src/game/game.ts';
import { seenBy } from '../../src/game/seen-by.ts';
import type { LoggedGame, LoggedHand } from '../../src/logs/log.ts';
import type { Result } from '../../src/result.ts';
import type { TableEvent } from '../../src/table/event.ts';
import { followAll } from '../../src/table/thread.ts';
import { type Random, randomFrom } from '../../src/tiles/random.ts';
import type { Seat } from '../../src/tiles/seat.ts';

/** Eight points are not reached by speed alone. */
const BOTS: Readonly<Record<GameRules['family'], Bot>> = { riichi: byUkeire, korean: byUkeire, mcr: byFlush };

/** How often a bot acts by lot: faults come up then. */
const WILD = 0.1;

const played = (result: Result<Played>): Played => {
  if (!result.ok) throw new Error(`${result.code}: ${result.detail}`);
  return result.value;
};

const move = (game: Game, events: readonly TableEvent[], seat: Seat, random: Random): Act => {
  const offered = choices(game, seat);
  if (random() < WILD) return offered[Math.floor(random() * offered.length)]!;
  const { showsClosedKans } = bookOf(game.rules);
  const thread = followAll(events.map((event) => seenBy(event, seat, showsClosedKans)));
  if (thread.state !== 'reading') throw new Error(`seat ${seat} reads no table`);
  return BOTS[game.rules.family](thread.table, offered);
};

interface PlayedHand {
  readonly game: Game;
  readonly events: readonly TableEvent[];
}

const playHand = (dealt: Played, random: Random): PlayedHand => {
  let { game } = dealt;
  let events: readonly TableEvent[] = dealt.events.filter((e) => e.type !== 'game');
  for (let seat = toMove(game)[0]; seat !== undefined; seat = toMove(game)[0]) {
    const next = played(act(game, seat, move(game, events, seat, random)));
    game = next.game;
    events = [...events, ...next.events];
  }
  return { game, events };
};

/** The first `most` hands of a game. */
export const simulatedGame = (rules: GameRules, seed: number, most: number): LoggedGame => {
  const random = randomFrom(seed);
  const hands: LoggedHand[] = [];
  let dealt = openGame(rules, random);
  const [first] = dealt.events;
  if (first?.type !== 'game') throw new Error('a game begins with its rules');
  for (;;) {
    const { game, events } = playHand(dealt, random);
    hands.push({ events, complete: true });
    if (isOver(game) || hands.length === most) return { game: first, names: [], hands };
    dealt = played(dealNext(game, random));
  }
};
