import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Note } from '../../src/history/record.ts';
import type { TableEvent } from '../../src/table/event.ts';
import { dealt, discard, draw, turn } from '../../src/table/story.fixture.ts';
import type { NoteAnswer, NoteGiven } from '../shared/history-messages.ts';

vi.mock('webextension-polyfill', () => ({ default: { runtime: { sendMessage: async () => undefined } } }));

const { keeperOf } = await import('./keeper.ts');

const PLACE = { client: 'tenhou', host: 'tenhou.net' };
const DEAL = dealt(['123456789m1234p']);

let visit: AbortController;
let sent: Note[];

beforeEach(() => {
  vi.useFakeTimers();
  visit = new AbortController();
  sent = [];
});
afterEach(() => {
  visit.abort();
  vi.useRealTimers();
});

const KEPT: NoteAnswer = { type: 'kept' };

/** Answers one after the other; the last for all that follow. */
const open = (...answers: readonly (NoteAnswer | Error)[]) =>
  openWith(() => answers[Math.min(sent.length, answers.length - 1)] ?? KEPT);

const openWith = (answers: () => NoteAnswer | Error) => {
  let id = 0;
  const send = async ({ note }: NoteGiven): Promise<NoteAnswer> => {
    const answer = answers();
    sent.push(note);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const next = () => ({ id: `g${id++}`, date: '2026-11-29T20:00:00.000Z' });
  return keeperOf({ place: PLACE, next, send }, visit.signal);
};

const soon = (ms = 500) => vi.advanceTimersByTimeAsync(ms);
const places = () => sent.map(({ hand, from, events }) => [hand, from, events.length]);

test('events of a moment go together, and what was kept is not sent again', async () => {
  const keeper = open();
  keeper.hear([DEAL]);
  keeper.hear([draw(0, '5p')]);
  expect(sent).toEqual([]);
  await soon();
  keeper.hear([discard(0, '5p_')]);
  await soon();
  expect(places()).toEqual([
    [0, 0, 2],
    [0, 2, 1],
  ]);
});

test.each([
  ['nobody answers', new Error('no receiver')],
  ['it could not be kept', { type: 'failed', fault: 'failed' } as const],
])('%s: sent again later, with what has come since', async (_, answer) => {
  const keeper = open(answer, KEPT);
  keeper.hear([DEAL]);
  await soon();
  keeper.hear([draw(0, '5p')]);
  await soon(6000);
  expect(places()).toEqual([
    [0, 0, 1],
    [0, 0, 2],
  ]);
});

test('what fails time and again holds up no other hand; what fails for want of room waits', async () => {
  const answer: { now: NoteAnswer } = { now: { type: 'failed', fault: 'quota' } };
  const keeper = openWith(() => answer.now);
  keeper.hear([DEAL]);
  keeper.hear([{ ...DEAL, round: { ...DEAL.round, number: 1 } }]);
  await soon(60_000);
  expect(new Set(places().map(([hand]) => hand))).toEqual(new Set([0]));
  answer.now = { type: 'failed', fault: 'failed' };
  await soon(10_000);
  answer.now = KEPT;
  await soon(10_000);
  expect(places().at(-1)).toEqual([1, 0, 1]);
});

test('a hand whose game was deleted is let go, the next one is not', async () => {
  const keeper = open(KEPT, { type: 'gone' }, KEPT);
  keeper.hear([DEAL]);
  await soon();
  keeper.hear([draw(0, '5p')]);
  await soon();
  keeper.hear(turn(1, '1z'));
  await soon();
  expect(places()).toHaveLength(2);
  keeper.hear([{ ...DEAL, round: { ...DEAL.round, number: 1 } }]);
  await soon();
  expect(places().at(-1)).toEqual([1, 0, 1]);
});

test('a game that was kept before gets what follows', async () => {
  const keeper = open({ type: 'goesOn', game: 'old', hand: 4 }, KEPT);
  keeper.hear([DEAL]);
  await soon();
  keeper.hear([draw(0, '5p')]);
  keeper.hear([{ ...DEAL, round: { ...DEAL.round, number: 1 } }] as readonly TableEvent[]);
  await soon();
  expect(sent.slice(1).map(({ game, hand, from }) => [game, hand, from])).toEqual([
    ['old', 4, 1],
    ['old', 5, 0],
  ]);
});

test('the page goes: what waits is sent at once', () => {
  const keeper = open();
  keeper.hear([DEAL, draw(0, '5p')]);
  keeper.leave();
  expect(places()).toEqual([[0, 0, 2]]);
});

const NAMES = ['A', 'B', 'C', 'D'];
const NEXT = { ...DEAL, round: { ...DEAL.round, number: 1 } };
const namesSent = () => sent.map(({ about }) => about?.names);

test('names stay in the page until they are wanted', async () => {
  const keeper = open();
  keeper.name(NAMES);
  keeper.hear([DEAL]);
  await soon();
  expect(sent).toHaveLength(1);
  expect(JSON.stringify(sent)).not.toContain('"B"');
});

test('they go with each hand while they are wanted, and no longer', async () => {
  const keeper = open();
  keeper.name(NAMES);
  keeper.hear([DEAL]);
  await soon();
  keeper.wantNames(true);
  keeper.hear([NEXT]);
  await soon();
  keeper.wantNames(false);
  keeper.hear([{ ...DEAL, round: { ...DEAL.round, number: 2 } }]);
  await soon();
  expect(namesSent()).toEqual([undefined, NAMES, undefined]);
});

test('what waits when they are no longer wanted goes without them', async () => {
  const keeper = open();
  keeper.wantNames(true);
  keeper.name(NAMES);
  keeper.hear([DEAL]);
  keeper.wantNames(false);
  keeper.leave();
  expect(namesSent()).toEqual([undefined]);
});
