// A game of MCR, where players change seats: what is said of a player stays with that player.

import { describe, expect, test } from 'vitest';
import { seenBy } from '../game/seen-by.ts';
import type { LogGame, LoggedHand } from '../logs/log.ts';
import { momentsOf } from '../review/moments.ts';
import { partsOf } from '../review/part.ts';
import { DEFAULTS } from '../rules/mcr/options.ts';
import type { TableEvent } from '../table/event.ts';
import type { Seat } from '../tiles/seat.ts';
import { playedGame } from '../ui/review/games.fixture.ts';
import { wholeOfLog } from './from-log.ts';
import { joinedGame } from './joined-game.ts';
import type { WholeGame } from './kept.ts';
import { countedFrom } from './seats.ts';
import { rankOf, standingOf } from './standing.ts';

const HANDS = 6;
const PLAYED = playedGame({
  rules: { family: 'mcr', players: 4, options: DEFAULTS },
  seed: 5,
  hands: HANDS,
});

/** As services number the seats of a hand: East, who deals, is 0. */
const fromEast = (events: readonly TableEvent[], dealer: Seat): readonly TableEvent[] => {
  const at = (seat: number) => ((seat - dealer + 4) % 4) as Seat;
  const turned = <T>(of: readonly T[]): readonly T[] => of.map((_, seat) => of[(seat + dealer) % 4]!);
  return events.map((event): TableEvent => {
    if (event.type === 'deal') {
      const round = { ...event.round, dealer: 0 as const, scores: turned(event.round.scores) };
      return { ...event, round, hands: turned(event.hands), me: at(event.me) };
    }
    if (event.type === 'end') {
      const { hands, payments, ...rest } = event;
      return {
        ...rest,
        ...(hands && { hands: turned(hands) }),
        ...(payments && { payments: turned(payments) }),
      };
    }
    if (!('seat' in event)) return event;
    const moved = { ...event, seat: at(event.seat) };
    if (moved.type === 'win')
      return {
        ...moved,
        ...(moved.from !== undefined && { from: at(moved.from) }),
        ...(moved.payments && { payments: turned(moved.payments) }),
      };
    if (moved.type === 'meld' && 'called' in moved.meld)
      return { ...moved, meld: { ...moved.meld, from: at(moved.meld.from) } };
    return moved;
  });
};

const dealerOf = ({ events: [first] }: LoggedHand): Seat => (first?.type === 'deal' ? first.round.dealer : 0);

const SERVICE: LogGame = {
  ...PLAYED,
  names: ['A', 'B', 'C', 'D'],
  hands: PLAYED.hands.map((hand) => ({ ...hand, events: fromEast(hand.events, dealerOf(hand)) })),
};

/** Where A, who deals first, sits in each hand that a service tells: East, North, West, South, and South after the change. */
const SEATS_OF_A: readonly Seat[] = [0, 3, 2, 1, 1, 0];

const keep = (log: LogGame, id = 'x'): WholeGame =>
  wholeOfLog(log, { id, changed: '2026-11-29T20:00:00.000Z', names: true });

/** As A saw it from its hand `from` on: others' tiles are hidden. */
const seenByA = (from: number): LogGame => ({
  ...SERVICE,
  names: ['', '', '', ''],
  me: SEATS_OF_A[from]!,
  hands: SERVICE.hands.slice(from).map((hand, i) => ({
    ...hand,
    events: hand.events.map((e) => seenBy(e, SEATS_OF_A[from + i]!, false)),
  })),
});

describe('how it stands', () => {
  test('points go with the players, however a hand numbers its seats', () => {
    const standing = standingOf(keep(SERVICE).row)!;
    expect(standing.points.some((points) => points !== 0)).toBe(true);
    expect(standing).toEqual(standingOf(keep(PLAYED).row));
  });

  test('as the deltas of every hand add up', () => {
    const { row } = keep(SERVICE);
    const sum = row.hands.reduce((points, { before, after }, i) => {
      const seat = SEATS_OF_A[i]!;
      return points + after![seat]! - before[seat]!;
    }, 0);
    expect(standingOf(row)!.points[0]).toBe(sum);
    expect(rankOf(standingOf(row)!, 0)).toBe(
      1 + standingOf(row)!.points.filter((points) => points > sum).length,
    );
  });
});

describe('what is reviewed', () => {
  test('one player, wherever they sit', () => {
    expect(partsOf(SERVICE, 0).map(({ seat }) => seat)).toEqual(SEATS_OF_A);
    expect(partsOf(PLAYED, 0).map(({ seat }) => seat)).toEqual([0, 0, 0, 0, 1, 1]);
  });

  test('every hand that was seen with their eyes', () => {
    const seen = seenByA(1);
    const chosen = partsOf(seen, seen.me!).map(({ game, hand, seat }) => momentsOf(game, hand, seat).length);
    expect(chosen).toHaveLength(HANDS - 1);
    expect(Math.min(...chosen)).toBeGreaterThan(5);
  });
});

describe('one game of two records', () => {
  test('read live from the second hand on, and then as a log: each name and the own seat stay where they belong', () => {
    const live = keep(seenByA(1), 'live');
    expect(live.row.me).toBe(3);
    const both = joinedGame(live, keep(SERVICE, 'log'))!;
    expect(both.row).toMatchObject({ me: 0, names: ['A', 'B', 'C', 'D'] });
    expect(both.hands).toHaveLength(HANDS);
    expect(joinedGame(both, keep(SERVICE, 'log'))).toBeUndefined();
    expect(joinedGame(both, live)).toBeUndefined();
  });

  test('counted from another hand and back', () => {
    const { row } = keep({ ...SERVICE, me: 1, scores: [1, 2, 3, 4] });
    const there = countedFrom(row, row.hands[5]!);
    expect(there).toMatchObject({ me: 3, scores: [1, 4, 3, 2], names: ['A', 'D', 'C', 'B'] });
    const back = countedFrom({ ...there, hands: row.hands.slice(5) }, row.hands[0]!);
    expect(back).toMatchObject({ me: 1, names: row.names, scores: [1, 2, 3, 4] });
  });
});
