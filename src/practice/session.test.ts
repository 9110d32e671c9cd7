// Whole sessions of every family, the person playing by lot.

import { describe, expect, test } from 'vitest';
import { bookOf, type GameRules } from '../game/game.ts';
import { DEFAULTS as KOREAN } from '../rules/korean/options.ts';
import { DEFAULTS as MCR } from '../rules/mcr/options.ts';
import { presetOptions } from '../rules/riichi/options.ts';
import { STICK } from '../rules/riichi/payments.ts';
import type { Table } from '../table/table.ts';
import { followAll } from '../table/thread.ts';
import { randomFrom } from '../tiles/random.ts';
import { compareTiles } from '../tiles/tile.ts';
import { byLot, statesOf } from './play-out.test-kit.ts';
import { rankingOf } from './ranking.ts';
import { recordOf } from './record.ts';
import { resume, saved } from './saved.ts';
import {
  askOf,
  choose,
  dealOn,
  eventsOf,
  mySeat,
  offered,
  openSession,
  play,
  type Session,
  tableOf,
  toMove,
  undo,
} from './session.ts';
import type { Setup } from './setup.ts';

const RULES: Readonly<Record<string, GameRules>> = {
  riichi: { family: 'riichi', players: 4, options: presetOptions('seed') },
  'riichi, three players': {
    family: 'riichi',
    players: 3,
    options: presetOptions('seed', { startPoints: 35_000, target: 40_000 }),
  },
  Korean: { family: 'korean', players: 4, options: KOREAN },
  MCR: { family: 'mcr', players: 4, options: MCR },
};

const setupOf = (name: string, seed: number): Setup => ({ rules: RULES[name]!, seed, level: 'byUkeire' });

const withoutPast = ({ before: _, ...session }: Session): Omit<Session, 'before'> => session;

/** What both the fold and the game's own view tell; the order in hand is nobody's concern. */
const factsOf = ({ seq: _, result: __, told: ___, ...table }: Table): unknown => ({
  ...table,
  seats: table.seats.map((seat) =>
    typeof seat.concealed === 'number'
      ? seat
      : { ...seat, concealed: [...seat.concealed].sort(compareTiles) },
  ),
});

const pointsOf = ({ game: { hand } }: Session): number => {
  const { outcome } = hand;
  const scores = outcome ? outcome.scores : hand.seats.map(({ score }) => score);
  return scores.reduce((a, b) => a + b, 0) + STICK * (outcome ? outcome.sticks : hand.riichiSticks);
};

const checkFold = (session: Session): void => {
  const thread = followAll(eventsOf(session));
  if (thread.state !== 'reading') throw new Error(JSON.stringify(thread));
  if (session.game.hand.phase === 'over') expect(thread.table.phase).toBe('over');
  else expect(factsOf(thread.table)).toEqual(factsOf(tableOf(session, mySeat(session))));
};

const checkResume = (session: Session): void => {
  const kept: unknown = JSON.parse(JSON.stringify(saved(session)));
  const again = resume(kept);
  if (!again.ok) throw new Error(`${again.code}: ${again.detail}`);
  expect(withoutPast(again.value)).toEqual(withoutPast(session));
  expect(again.value.before && withoutPast(again.value.before)).toEqual(
    session.before && withoutPast(session.before),
  );
};

describe.each(Object.keys(RULES))('%s', (name) => {
  test.each([1, 2])('a whole session, seed %i: points, fold, undo, resume, record', (seed) => {
    const setup = setupOf(name, seed);
    const { startPoints, players } = bookOf(setup.rules);
    let last: Session | undefined;
    let count = 0;
    for (const session of statesOf(setup, byLot(randomFrom(seed)))) {
      count++;
      expect(pointsOf(session)).toBe(startPoints * players);
      if (count % 13 === 0) checkFold(session);
      if (count % 499 === 0) checkResume(session);
      if (last && toMove(last).type === 'person') {
        const isChoice = offered(last).length > 1;
        expect(undo(session)).toBe(isChoice ? last : last.before);
      }
      last = session;
    }
    expect(count).toBeGreaterThan(150);
    checkResume(last!);
    const ranking = rankingOf(last!)!;
    expect(ranking.reduce((sum, { points }) => sum + points, 0)).toBe(startPoints * players);
    expect(ranking[0]).toMatchObject({ place: 1 });
    expect(ranking.filter(({ isPerson }) => isPerson)).toHaveLength(1);
    const record = recordOf(last!, ['you', 'a', 'b', 'c']);
    expect(record.hands.every(({ complete }) => complete)).toBe(true);
    expect(record.names[record.me!]).toBe('you');
    expect(record.scores!.reduce((a, b) => a + b, 0)).toBe(startPoints * players);
    for (const { events } of record.hands) expect(followAll([record.game, ...events]).state).toBe('reading');
  });
});

/** The first moment of a session at which it is so. */
const momentOf = (setup: Setup, is: (session: Session) => boolean): Session => {
  for (const session of statesOf(setup, byLot(randomFrom(3)))) if (is(session)) return session;
  throw new Error('no such moment');
};

test('after going back the opponents, asked again, do the same', () => {
  const setup = setupOf('riichi', 4);
  const start = momentOf(setup, (s) => toMove(s).type === 'person' && offered(s).length > 1);
  const act = offered(start).at(-1)!;
  const chosen = choose(start, act);
  if (!chosen.ok) throw new Error(chosen.code);
  const back = undo(chosen.value)!;
  expect(back).toEqual(start);
  expect(choose(back, act)).toEqual(chosen);
});

test('there is no going back into a hand that has ended and been followed by another', () => {
  const over = momentOf(setupOf('riichi', 5), (s) => toMove(s).type === 'handOver');
  expect(undo(over)).toBeDefined();
  const next = dealOn(over);
  expect(next.ok && undo(next.value)).toBeUndefined();
});

test('the person is asked after the opponents, and only what the person may do is offered', () => {
  const setup = setupOf('riichi', 6);
  const other = momentOf(setup, (s) => toMove(s).type === 'opponent');
  expect(offered(other)).toEqual([]);
  expect(askOf(other)!.table.me).not.toBe(mySeat(other));
  const mine = momentOf(setup, (s) => toMove(s).type === 'person');
  expect(askOf(mine)).toBeUndefined();
  expect(play(mine, { type: 'pass' })).toMatchObject({ ok: false, code: 'notYourTurn' });
});

test('an act against the rules says which, and changes nothing', () => {
  const mine = momentOf(setupOf('riichi', 7), (s) => toMove(s).type === 'person');
  expect(choose(mine, { type: 'ron' })).toMatchObject({ ok: false, code: 'notAsked' });
  expect(dealOn(mine)).toMatchObject({ ok: false, code: 'notNow' });
});

test('the same setup deals the same game, another seed another', () => {
  const setup = setupOf('MCR', 8);
  expect(openSession(setup)).toEqual(openSession(setup));
  expect(openSession({ ...setup, seed: 9 }).game.hand.dealt).not.toEqual(openSession(setup).game.hand.dealt);
});

test('MCR: the person changes seats between rounds, and every hand says where they sat', () => {
  const seats = new Set<number>();
  for (const session of statesOf(setupOf('MCR', 10), byLot(randomFrom(1)))) {
    const deal = session.hands.at(-1)![0]!;
    expect(deal.type === 'deal' && deal.me).toBe(mySeat(session));
    seats.add(mySeat(session));
  }
  expect(seats.size).toBe(4);
});
