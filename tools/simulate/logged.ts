// A whole game, bot against bot, as a log of it would be read: for tests of what writes logs and reads them.

import type { Act } from '../../src/game/act.ts';
import { byFlush, byUkeire } from '../../src/game/bot.ts';
import type { GameRules, Played } from '../../src/game/game.ts';
import {
  act,
  choices,
  dealNext,
  finalScores,
  type Game,
  isOver,
  openGame,
  toMove,
} from '../../src/game/game.ts';
import { type LogGame, type LoggedHand, seenBy } from '../../src/logs/log.ts';
import type { Result } from '../../src/result.ts';
import type { TableEvent } from '../../src/table/event.ts';
import { follow, type Thread, WAITING } from '../../src/table/thread.ts';
import { type Random, randomFrom } from '../../src/tiles/random.ts';
import { type Seat, seatsOf } from '../../src/tiles/seat.ts';

/** How often a bot does something by lot instead: rare acts come up too. */
const WILD = 0.1;

/** Longer games say no more. */
const HANDS = 4;

const value = (result: Result<Played>): Played => {
  if (!result.ok) throw new Error(`a listed choice was refused: ${result.code}: ${result.detail}`);
  return result.value;
};

class Table {
  readonly events: TableEvent[] = [];
  private readonly threads: Thread[];
  game: Game;

  constructor(
    rules: GameRules,
    private readonly random: Random,
  ) {
    this.threads = seatsOf(rules.players).map(() => WAITING);
    const played = openGame(rules, random);
    this.game = played.game;
    this.tell(played.events);
  }

  private tell(events: readonly TableEvent[]): void {
    this.events.push(...events);
    for (const [seat, thread] of this.threads.entries())
      this.threads[seat] = seenBy(events, seat as Seat).reduce(follow, thread);
  }

  private chosen(seat: Seat): Act {
    const offered = choices(this.game, seat);
    const thread = this.threads[seat]!;
    if (thread.state !== 'reading' || this.random() < WILD)
      return offered[Math.floor(this.random() * offered.length)]!;
    return (this.game.rules.family === 'mcr' ? byFlush : byUkeire)(thread.table, offered);
  }

  private take(played: Played): void {
    this.game = played.game;
    this.tell(played.events);
  }

  playHand(): void {
    while (this.game.hand.outcome === undefined) {
      const seat = toMove(this.game)[0]!;
      this.take(value(act(this.game, seat, this.chosen(seat))));
    }
  }

  next(): void {
    this.take(value(dealNext(this.game, this.random)));
  }
}

const handsOf = (events: readonly TableEvent[]): readonly LoggedHand[] => {
  const hands: TableEvent[][] = [];
  for (const event of events) {
    if (event.type === 'deal') hands.push([]);
    hands.at(-1)?.push(event);
  }
  return hands.map((hand) => ({ events: hand, complete: hand.at(-1)?.type === 'end' }));
};

export const loggedGame = (rules: GameRules, seed: number): LogGame => {
  const table = new Table(rules, randomFrom(seed));
  table.playHand();
  for (let hand = 1; hand < HANDS && !isOver(table.game); hand++) {
    table.next();
    table.playHand();
  }
  const [game] = table.events;
  const scores = finalScores(table.game);
  if (game?.type !== 'game') throw new Error('a game begins with its announcement');
  return {
    source: 'own',
    game,
    names: seatsOf(rules.players).map((seat) => `player ${seat}`),
    hands: handsOf(table.events),
    id: `game-${seed}`,
    date: '2026-11-30T02:00:00Z',
    ...(scores ? { scores } : {}),
  };
};
