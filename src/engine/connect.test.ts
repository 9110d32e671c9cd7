import { afterEach, describe, expect, test, vi } from 'vitest';
import { answer } from '../analysis/answer.ts';
import { scriptEvents } from '../analysis/script.test-kit.ts';
import { worthsAsked } from '../analysis/worth/asked.ts';
import type { TableEvent } from '../table/event.ts';
import type { Tile } from '../tiles/tile.ts';
import { connect, type Engine, type Running, type Times } from './connect.ts';
import type { Answer, Question, WorthQuestion, Worths } from './protocol.ts';

const draw = (n: number): TableEvent => ({ type: 'draw', seat: 0, tile: n as Tile });

/** Answers with what it was asked, so that a test sees what reached the worker. */
const echo = ({ seq, events, rules }: Question): Answer => ({
  seq,
  state: 'lost',
  code: rules.riichi?.preset ?? 'none',
  detail: events.map((e) => (e.type === 'draw' ? e.tile : e.type)).join(' '),
});

interface Refining {
  readonly question: WorthQuestion;
  readonly told: (worths: Worths) => void;
}

interface Fake extends Running {
  readonly asked: Question[];
  readonly refining: Refining[];
  /** From now on it says nothing, as a worker does that was ended from outside. */
  readonly vanish: () => void;
  readonly release: () => void;
  readonly kill: (why: string) => void;
  readonly ended: () => boolean;
}

/** A worker that answers when `release` is called, and can be killed. */
const fake = (mute = false, answerTo: (question: Question) => Answer = echo): Fake => {
  let silent = mute;
  const asked: Question[] = [];
  const refining: Refining[] = [];
  const open: (() => void)[] = [];
  let kill = (_: string): void => undefined;
  let ended = false;
  const died = new Promise<string>((done) => {
    kill = done;
  });
  return {
    asked,
    refining,
    refine: async (question, told) => void refining.push({ question, told }),
    died,
    vanish: () => {
      silent = true;
    },
    place: async ({ seq }) => `d1${seq}`,
    alive: () => new Promise((done) => !silent && done(true)),
    kill: (why) => {
      silent = true;
      kill(why);
    },
    release: () => open.shift()?.(),
    ended: () => ended,
    answer: (question) => {
      asked.push(question);
      return new Promise((done) => !silent && open.push(() => done(answerTo(question))));
    },
    end: () => {
      ended = true;
    },
  };
};

let open: Engine | undefined;
afterEach(() => open?.end());

const settle = () => new Promise((done) => setTimeout(done, 0));

const bench = (workers: readonly Fake[], times?: Times) => {
  const answers: Answer[] = [];
  const failures: string[] = [];
  const worths: Worths[] = [];
  let next = 0;
  const engine = connect({
    spawn: () => workers[next++] ?? fake(true),
    answered: (a) => answers.push(a),
    refined: (w) => worths.push(w),
    failed: (f) => failures.push(f),
    ...(times && { times }),
  });
  open = engine;
  return { engine, answers, failures, worths, spawned: () => next };
};

test('one runs, one waits, the newest wins', async () => {
  const worker = fake();
  const { engine, answers } = bench([worker]);
  for (const n of [1, 2, 3, 4]) engine.read([draw(n)]);
  await settle();
  expect(worker.asked.map((q) => q.seq)).toEqual([1]);
  worker.release();
  await settle();
  expect(worker.asked.map((q) => q.seq)).toEqual([1, 4]);
  expect(answers).toEqual([]);
  worker.release();
  await settle();
  expect(answers.map((a) => a.seq)).toEqual([4]);
});

test('a worker killed while it thinks: the next one gives the same answer', async () => {
  const [first, second] = [fake(), fake()];
  const { engine, answers } = bench([first, second]);
  engine.read([draw(1), draw(2)]);
  await settle();
  first.kill('killed');
  await settle();
  second.release();
  await settle();
  expect(second.asked).toEqual(first.asked);
  expect(answers).toEqual([{ seq: 2, state: 'lost', code: 'none', detail: '1 2' }]);
  expect(first.ended()).toBe(true);
});

test('a worker that breaks at rest: the answer comes again without a new event', async () => {
  const [first, second] = [fake(), fake()];
  const { engine, answers } = bench([first, second], { patience: 5000, pulse: 10, rest: 0 });
  engine.read([draw(1)]);
  await settle();
  first.release();
  await settle();
  first.kill('broken');
  await vi.waitFor(() => expect(second.asked).toHaveLength(1));
  second.release();
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  expect(answers[1]).toEqual(answers[0]);
});

test('a silent worker is replaced', async () => {
  const [first, second] = [fake(true), fake()];
  const { engine, answers } = bench([first, second], { patience: 5, pulse: 1000, rest: 0 });
  engine.read([draw(1)]);
  await vi.waitFor(() => expect(second.asked).toHaveLength(1));
  second.release();
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  expect(first.ended()).toBe(true);
});

test('a worker ended from outside is missed at the next pulse, and the answer comes again', async () => {
  const [first, second] = [fake(), fake()];
  const { engine, answers } = bench([first, second], { patience: 20, pulse: 10, rest: 0 });
  engine.read([draw(1)]);
  await settle();
  first.release();
  await settle();
  first.vanish();
  await vi.waitFor(() => expect(second.asked).toHaveLength(1));
  second.release();
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  expect(answers[1]).toEqual(answers[0]);
});

test('a living worker is left alone', async () => {
  const worker = fake();
  const { engine, spawned } = bench([worker], { patience: 20, pulse: 5, rest: 0 });
  engine.read([draw(1)]);
  await settle();
  worker.release();
  await new Promise((done) => setTimeout(done, 100));
  expect(spawned()).toBe(1);
  expect(worker.asked).toHaveLength(1);
});

test('gives up after four deaths in a row, and says so once', async () => {
  const { engine, failures, spawned } = bench([], { patience: 1, pulse: 1000, rest: 0 });
  engine.read([draw(1)]);
  await vi.waitFor(() => expect(failures).toEqual(['the worker did not answer']));
  engine.read([draw(2)]);
  await settle();
  expect(spawned()).toBe(4);
  expect(failures).toHaveLength(1);
});

test('new rules ask again', async () => {
  const worker = fake();
  const { engine, answers } = bench([worker]);
  engine.read([draw(1)]);
  await settle();
  engine.setRules({ riichi: { preset: 'majsoul' } });
  worker.release();
  await settle();
  worker.release();
  await settle();
  expect(answers.at(-1)).toMatchObject({ code: 'majsoul' });
});

test('after the end nothing is answered', async () => {
  const worker = fake();
  const { engine, answers } = bench([worker]);
  engine.read([draw(1)]);
  await settle();
  engine.end();
  worker.release();
  await settle();
  expect(answers).toEqual([]);
  expect(worker.ended()).toBe(true);
});

describe('what choices are worth', () => {
  const WISHES = { worths: true, placing: true };
  const TIMES = { patience: 5000, pulse: 5000, rest: 0 };
  const drawn = scriptEvents('24m3567p345678s6z', '0+1z', { dealer: 0 });
  const thrown = scriptEvents('24m3567p345678s6z', '0+1z 0-1z 1+ 1-2z', { dealer: 0 }).slice(drawn.length);
  const worthsOf = ({ question }: Refining): Worths =>
    [...worthsAsked(question)].find((w) => w !== undefined)!;

  test('is asked once the answer stands, and told of the newest table alone', async () => {
    const worker = fake(false, answer);
    const { engine, answers, worths } = bench([worker], TIMES);
    engine.setWishes(WISHES);
    engine.read(drawn);
    await settle();
    worker.release();
    await vi.waitFor(() => expect(worker.refining).toHaveLength(1));
    expect(answers).toHaveLength(1);
    const [first] = worker.refining;
    first!.told(worthsOf(first!));
    expect(worths.map((w) => w.stage)).toEqual(['danger']);
    engine.read(thrown);
    first!.told(worthsOf(first!));
    expect(worths).toHaveLength(1);
  });

  test('is not asked where there is nothing to decide, nor where nobody wishes it', async () => {
    const worker = fake(false, answer);
    const { engine } = bench([worker], TIMES);
    engine.read(drawn);
    await settle();
    worker.release();
    await settle();
    engine.setWishes(WISHES);
    await vi.waitFor(() => expect(worker.refining).toHaveLength(1));
    engine.read(thrown);
    await settle();
    worker.release();
    await new Promise((done) => setTimeout(done, 30));
    expect(worker.refining).toHaveLength(1);
  });
});
