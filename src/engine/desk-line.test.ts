import { expect, test } from 'vitest';
import type { DeskAnswer } from '../desk/answer.ts';
import { emptyPosition, type Position } from '../desk/position.ts';
import { type DeskListener, type DeskWorker, deskLine } from './desk-line.ts';
import type { Worths } from './protocol.ts';

const answerTo = ({ honba }: Position): DeskAnswer => ({ family: 'riichi', faults: [], missing: honba });
const position = (honba: number): Position => ({ ...emptyPosition(), honba });
const WORTHS: Worths = {
  family: 'riichi',
  seq: 0,
  stage: 'danger',
  isFinal: true,
  draws: 0,
  discards: [],
  calls: [],
  isPlaced: false,
  unknown: [],
};
const nothing = (): void => undefined;
const listener = (over: Partial<DeskListener>): DeskListener => ({
  told: nothing,
  failed: nothing,
  refined: nothing,
  ...over,
});
const soon = (): Promise<void> => new Promise((done) => setTimeout(done, 5));

/** A worker that answers once it is let. */
const held = () => {
  const waiting: (() => void)[] = [];
  const asked: number[] = [];
  const refining: ((worths: Worths) => void)[] = [];
  let die: (why: string) => void = () => undefined;
  const spawn = (): DeskWorker => ({
    desk: (p) => {
      asked.push(p.honba);
      return new Promise((done) => waiting.push(() => done(answerTo(p))));
    },
    refine: async (_, told) => void refining.push(told),
    died: new Promise((done) => {
      die = done;
    }),
    end: () => undefined,
  });
  return { spawn, asked, refining, next: () => waiting.shift()?.(), die: (why: string) => die(why) };
};

test('of what is asked while one runs, only the newest is asked', async () => {
  const { spawn, asked, next } = held();
  const line = deskLine(spawn);
  const told: number[] = [];
  for (const n of [1, 2, 3]) line.ask(position(n), listener({ told: (a) => told.push(a.missing) }));
  await soon();
  next();
  await soon();
  next();
  await soon();
  expect(asked).toEqual([1, 3]);
  expect(told).toEqual([1, 3]);
});

test('a worker that dies says why, and the next question has a new one', async () => {
  let spawned = 0;
  const worker = held();
  const line = deskLine(() => {
    spawned += 1;
    return worker.spawn();
  });
  const failures: string[] = [];
  line.ask(position(1), listener({ failed: (why) => failures.push(why) }));
  await soon();
  worker.die('no memory');
  await soon();
  expect(failures).toEqual(['no memory']);
  const told: number[] = [];
  line.ask(position(2), listener({ told: (a) => told.push(a.missing) }));
  await soon();
  worker.next();
  worker.next();
  await soon();
  expect(told).toEqual([2]);
  expect(spawned).toBe(2);
});

test('what is worth what comes after the answer, for the newest position alone', async () => {
  const { spawn, refining, next } = held();
  const line = deskLine(spawn);
  const refined: number[] = [];
  line.ask(position(1), listener({ refined: () => refined.push(1) }));
  await soon();
  expect(refining).toHaveLength(0);
  next();
  await soon();
  refining[0]!(WORTHS);
  line.ask(position(2), listener({ refined: () => refined.push(2) }));
  refining[0]!(WORTHS);
  await soon();
  next();
  await soon();
  refining[1]!(WORTHS);
  expect(refined).toEqual([1, 2]);
});
