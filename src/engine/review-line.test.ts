import { expect, test, vi } from 'vitest';
import type { LogGame } from '../logs/log.ts';
import type { Decision } from '../review/decision.ts';
import { loggedGame } from '../review/review.test-kit.ts';
import { NOTHING, type Tally } from '../review/tally.ts';
import { type ReviewEars, type Reviewer, reviewLine } from './review-line.ts';
import type { Part } from './review-protocol.ts';

const { game, hands } = loggedGame('riichi', '123m456p789s1122z', '0+5m 0-5m');

const gameOf = (id: string, count: number): LogGame => ({
  game,
  names: [],
  hands: Array.from({ length: count }, () => hands[0]!),
  id,
  source: 'own',
});

/** Workers that answer when they are let. */
const crew = () => {
  const asked: number[] = [];
  const waiting: ((tally: Tally | undefined) => void)[] = [];
  const killers: ((why: string) => void)[] = [];
  const ended: number[] = [];
  const spawn = (): Reviewer => {
    const me = killers.length;
    let die: (why: string) => void = () => undefined;
    const died = new Promise<string>((done) => {
      die = done;
    });
    killers.push(die);
    return {
      review: ({ at }: Part, _, told) => {
        asked.push(at);
        told([] as readonly Decision[]);
        return new Promise((done) => waiting.push(done));
      },
      giveUp: () => waiting.shift()?.(undefined),
      died,
      end: () => ended.push(me),
    };
  };
  const next = async (): Promise<void> => {
    waiting.shift()?.({ ...NOTHING, hands: 1 });
    await new Promise((done) => setTimeout(done, 0));
  };
  return { spawn, asked, next, killers, ended };
};

const ears = () => {
  const heard: string[] = [];
  const listening: ReviewEars = {
    progress: (done, of) => heard.push(`${done}/${of}`),
    done: ({ game: label, tally }) => heard.push(`${label.id} ${tally.hands}`),
    failed: (why) => heard.push(why),
  };
  return { heard, listening };
};

test('the hands of a game are shared out, and put together again', async () => {
  const { spawn, asked, next, killers } = crew();
  const { heard, listening } = ears();
  reviewLine(spawn, 2).ask({ game: gameOf('a', 3), seat: 0 }, listening);
  expect([asked, killers.length]).toEqual([[0, 1], 2]);
  for (let i = 0; i < 3; i++) await next();
  expect(asked).toEqual([0, 1, 2]);
  expect(heard).toEqual(['1/3', '2/3', '3/3', 'a 3']);
});

test('what is looked at goes before what waits', async () => {
  const { spawn, next } = crew();
  const { heard, listening } = ears();
  const line = reviewLine(spawn, 1);
  line.ask({ game: gameOf('a', 2), seat: 0 }, listening);
  line.ask({ game: gameOf('b', 1), seat: 0 }, listening);
  line.ask({ game: gameOf('c', 1), seat: 0, first: true }, listening);
  expect(line.waiting()).toBe(3);
  for (let i = 0; i < 4; i++) await next();
  expect(heard.filter((word) => /^[abc]/.test(word))).toEqual(['c 1', 'a 2', 'b 1']);
  expect(line.waiting()).toBe(0);
});

test('of a game given up nothing is heard, and the next one begins', async () => {
  const { spawn, next } = crew();
  const [first, second] = [ears(), ears()];
  const line = reviewLine(spawn, 1);
  const giveUp = line.ask({ game: gameOf('a', 5), seat: 0 }, first.listening);
  line.ask({ game: gameOf('b', 1), seat: 0 }, second.listening);
  giveUp();
  await new Promise((done) => setTimeout(done, 0));
  await next();
  expect(first.heard).toEqual([]);
  expect(second.heard).toEqual(['1/1', 'b 1']);
});

test('a worker that dies fails its game alone', async () => {
  const { spawn, next, killers, ended } = crew();
  const [first, second] = [ears(), ears()];
  const line = reviewLine(spawn, 1);
  line.ask({ game: gameOf('a', 2), seat: 0 }, first.listening);
  line.ask({ game: gameOf('b', 1), seat: 0 }, second.listening);
  killers[0]!('no memory');
  await vi.waitFor(() => expect(first.heard).toEqual(['no memory']));
  await next();
  await next();
  expect(second.heard).toEqual(['1/1', 'b 1']);
  expect([ended, killers.length]).toEqual([[0], 2]);
});

test('a game without hands is done at once', () => {
  const { spawn, killers } = crew();
  const { heard, listening } = ears();
  reviewLine(spawn, 2).ask({ game: gameOf('a', 0), seat: 0 }, listening);
  expect(heard.at(-1)).toBe('a 0');
  expect(killers).toEqual([]);
});
