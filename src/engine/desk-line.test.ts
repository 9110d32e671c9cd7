import { expect, test } from 'vitest';
import type { DeskAnswer } from '../desk/answer.ts';
import { emptyPosition, type Position } from '../desk/position.ts';
import { type DeskWorker, deskLine } from './desk-line.ts';

const answerTo = ({ honba }: Position): DeskAnswer => ({ family: 'riichi', faults: [], missing: honba });
const position = (honba: number): Position => ({ ...emptyPosition(), honba });
const soon = (): Promise<void> => new Promise((done) => setTimeout(done, 5));

/** A worker that answers once it is let. */
const held = () => {
  const waiting: (() => void)[] = [];
  const asked: number[] = [];
  let die: (why: string) => void = () => undefined;
  const spawn = (): DeskWorker => ({
    desk: (p) => {
      asked.push(p.honba);
      return new Promise((done) => waiting.push(() => done(answerTo(p))));
    },
    died: new Promise((done) => {
      die = done;
    }),
    end: () => undefined,
  });
  return { spawn, asked, next: () => waiting.shift()?.(), die: (why: string) => die(why) };
};

test('of what is asked while one runs, only the newest is asked', async () => {
  const { spawn, asked, next } = held();
  const line = deskLine(spawn);
  const told: number[] = [];
  for (const n of [1, 2, 3])
    line.ask(
      position(n),
      (a) => told.push(a.missing),
      () => undefined,
    );
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
  line.ask(
    position(1),
    () => undefined,
    (why) => failures.push(why),
  );
  await soon();
  worker.die('no memory');
  await soon();
  expect(failures).toEqual(['no memory']);
  const told: number[] = [];
  line.ask(
    position(2),
    (a) => told.push(a.missing),
    () => undefined,
  );
  await soon();
  worker.next();
  worker.next();
  await soon();
  expect(told).toEqual([2]);
  expect(spawned).toBe(2);
});
