// One game, bot against bot, with every invariant looked at after every event.

import type { Act } from '../../src/game/act.ts';
import { type Bot, byFlush, byUkeire } from '../../src/game/bot.ts';
import {
  act,
  bookOf,
  choices,
  dealNext,
  finalScores,
  type Game,
  type GameRules,
  isOver,
  openGame,
  type Played,
  toMove,
} from '../../src/game/game.ts';
import type { Result } from '../../src/result.ts';
import type { TableEvent } from '../../src/table/event.ts';
import { type Random, randomFrom } from '../../src/tiles/random.ts';
import type { Seat } from '../../src/tiles/seat.ts';
import { type Checks, checksOf } from './checks.ts';
import { Fault, mustEqual } from './fault.ts';
import { checkPriority } from './priority.ts';
import { checkRefusals } from './refusals.ts';
import { Watch } from './watch.ts';

export interface Report {
  readonly hands: number;
  readonly events: number;
  readonly endings: Readonly<Record<string, number>>;
}

const value = (result: Result<Played>): Played => {
  if (!result.ok) throw new Fault(`a listed choice was refused: ${result.code}: ${result.detail}`);
  return result.value;
};

/** How often a bot does something by lot instead: rare acts and wild hands come up too. */
const WILD = 0.02;

/** How often waits are shown where they may be. */
const OPEN = 0.3;

/** At every so manieth step all that could be tried is tried. */
const TRIED = 97;

interface Chance {
  readonly bot: Bot;
  readonly wild: number;
  readonly random: Random;
}

/** The simple bots never show what they wait for: here they do by lot. */
const maybeOpen = (move: Act, offered: readonly Act[], random: Random): Act => {
  const isOpen = (act: Act): boolean =>
    act.type === 'open' ||
    (act.type === 'discard' &&
      act.open === true &&
      move.type === 'discard' &&
      act.tile === move.tile &&
      move.riichi === true);
  const open = offered.find(isOpen);
  return open && random() < OPEN ? open : move;
};

const chosen = (watch: Watch, seat: Seat, offered: readonly Act[], { bot, wild, random }: Chance): Act =>
  random() < wild
    ? offered[Math.floor(random() * offered.length)]!
    : maybeOpen(bot(watch.table(seat), offered), offered, random);

/** Eight points are not reached by speed alone. */
const BOTS: Readonly<Record<GameRules['family'], Bot>> = { riichi: byUkeire, korean: byUkeire, mcr: byFlush };

class Run {
  private readonly watch: Watch;
  private readonly checks: Checks;
  private readonly endings: Record<string, number> = {};
  private hands = 0;
  private wins = 0;
  private steps = 0;
  private game: Game;

  constructor(
    private readonly rules: GameRules,
    private readonly random: Random,
    private readonly wild: number,
  ) {
    this.watch = new Watch(bookOf(rules));
    this.checks = checksOf(rules, this.watch);
    const played = openGame(rules, random);
    this.game = played.game;
    this.see(played);
  }

  private look(event: TableEvent, game: Game): void {
    if (event.type === 'deal') this.wins = 0;
    if (event.type === 'win') this.checks.win(event, this.wins++ === 0);
    if (event.type !== 'end') return;
    this.checks.end(event, game);
    this.endings[event.ending] = (this.endings[event.ending] ?? 0) + 1;
    this.hands++;
  }

  /** Costly, so only now and then. */
  private tryEverything(): void {
    if (this.steps++ % TRIED === 0) checkRefusals(this.game);
  }

  private see(played: Played): void {
    this.game = played.game;
    this.watch.see(played, (event) => this.look(event, played.game));
    this.checks.moves(this.game, (seat) => choices(this.game, seat));
    this.tryEverything();
  }

  private playHand(): void {
    for (;;) {
      const seat = toMove(this.game)[0];
      if (seat === undefined) return;
      const chance = { bot: BOTS[this.rules.family], wild: this.wild, random: this.random };
      const move = chosen(this.watch, seat, choices(this.game, seat), chance);
      this.checks.acts(seat, move);
      const played = value(act(this.game, seat, move));
      checkPriority(this.game, move, played.events);
      this.see(played);
    }
  }

  play(): Report {
    for (;;) {
      this.playHand();
      if (isOver(this.game)) break;
      this.see(value(dealNext(this.game, this.random)));
    }
    const { startPoints, players } = bookOf(this.rules);
    const sum = finalScores(this.game)!.reduce((a, b) => a + b, 0);
    mustEqual(sum, startPoints * players, 'the final points');
    return { hands: this.hands, events: this.watch.events, endings: this.endings };
  }
}

/** Every other game is played a little wildly. */
export const playGame = (rules: GameRules, seed: number): Report =>
  new Run(rules, randomFrom(seed), seed % 2 === 0 ? WILD : 0).play();
