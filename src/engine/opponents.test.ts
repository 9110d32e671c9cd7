import { expect, test } from 'vitest';
import { RIICHI } from '../game/game.ts';
import { type Act, type Ask, askOf, choose, offered, openSession, toMove } from '../practice/session.ts';
import { type OpponentWorker, opponents } from './opponents.ts';

/** The first moment at which an opponent is to move. */
const anAsk = (): Ask => {
  for (let seed = 0; ; seed++) {
    const session = openSession({ rules: RIICHI, seed, level: 'byUkeire' });
    if (toMove(session).type === 'opponent') return askOf(session)!;
    const next = choose(session, offered(session)[0]!);
    const ask = next.ok ? askOf(next.value) : undefined;
    if (ask) return ask;
  }
};

const ASK = anAsk();
const PASS: Act = { type: 'pass' };
const soon = (): Promise<void> => new Promise((done) => setTimeout(done, 5));

/** A worker that answers once it is let, and knows what was called off. */
const held = () => {
  const waiting: { readonly id: number; readonly done: (act: Act | undefined) => void }[] = [];
  let off = 0;
  let die: (why: string) => void = () => undefined;
  let ended = 0;
  const spawn = (): OpponentWorker => ({
    move: (_, id) => new Promise((done) => waiting.push({ id, done })),
    callOff: (id) => {
      off = Math.max(off, id);
    },
    died: new Promise((done) => {
      die = done;
    }),
    end: () => {
      ended += 1;
    },
  });
  const next = (): void => {
    const first = waiting.shift();
    first?.done(first.id <= off ? undefined : PASS);
  };
  return { spawn, next, die: (why: string) => die(why), ended: () => ended };
};

test('a move is thought out and comes back', async () => {
  const worker = held();
  const line = opponents(worker.spawn);
  const answer = line.move(ASK);
  await soon();
  worker.next();
  expect(await answer).toEqual({ ok: true, value: PASS });
});

test('a newer question calls off the one before', async () => {
  const worker = held();
  const line = opponents(worker.spawn);
  const [first, second] = [line.move(ASK), line.move(ASK)];
  await soon();
  worker.next();
  worker.next();
  expect(await first).toMatchObject({ ok: false, code: 'calledOff' });
  expect(await second).toMatchObject({ ok: true });
});

test('the signal calls off, before and while it thinks', async () => {
  const worker = held();
  const line = opponents(worker.spawn);
  expect(await line.move(ASK, AbortSignal.abort())).toMatchObject({ code: 'calledOff' });
  const off = new AbortController();
  const answer = line.move(ASK, off.signal);
  await soon();
  off.abort();
  worker.next();
  expect(await answer).toMatchObject({ code: 'calledOff' });
  const again = line.move(ASK);
  await soon();
  worker.next();
  expect(await again).toMatchObject({ ok: true });
});

test('a worker that breaks says why, and the next question has a new one', async () => {
  const worker = held();
  const line = opponents(worker.spawn);
  const first = line.move(ASK);
  await soon();
  worker.die('no memory');
  expect(await first).toEqual({ ok: false, code: 'broken', detail: 'no memory' });
  expect(worker.ended()).toBe(1);
  const second = line.move(ASK);
  await soon();
  worker.next();
  worker.next();
  expect(await second).toMatchObject({ ok: true });
});

test('after the end nobody waits', async () => {
  const worker = held();
  const line = opponents(worker.spawn);
  const answer = line.move(ASK);
  await soon();
  line.end();
  expect(await answer).toMatchObject({ code: 'calledOff' });
  expect(await line.move(ASK)).toMatchObject({ code: 'calledOff' });
  expect(worker.ended()).toBe(1);
});
