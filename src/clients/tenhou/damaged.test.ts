// Frames that are plainly meant to be read and cannot be: each is told as missed, so that nothing older stays on screen
// as if it were true.

import { describe, expect, test } from 'vitest';
import type { TableEvent } from '../../table/event.ts';
import { followAll, type Thread } from '../../table/thread.ts';
import { decoder } from './decode.ts';
import { frame, GO, HAND, INIT, RON } from './hand.fixture.ts';

const eventsOf = (frames: readonly unknown[], decode = decoder()): readonly TableEvent[] =>
  frames.flatMap((f) => decode(f).flatMap((r) => (r.type === 'events' ? r.events : [])));
const threadOf = (frames: readonly unknown[]): Thread => followAll(eventsOf(frames));

const changed = (text: string, change: Readonly<Record<string, unknown>>): string =>
  JSON.stringify({ ...JSON.parse(text), ...change });

const TWELVE = '0,4,8,12,16,52,56,60,96,97,108,109';

const DEALS = [
  ['twelve tiles', { hai: TWELVE }],
  ['fourteen tiles', { hai: `${TWELVE},132,133` }],
  ['no tiles', { hai: undefined }],
  ['a tile beyond the set', { hai: `${TWELVE},200` }],
  ['a tile twice', { hai: `${TWELVE},0` }],
  ['a tile that is no number', { hai: `${TWELVE},x` }],
  ['a dealer beyond the table', { oya: '4' }],
  ['no dealer', { oya: '' }],
  ['a seed cut short', { seed: '0,0,0' }],
  ['a seed of fractions', { seed: '0.5,0,0,2,4,124' }],
  ['an indicator beyond the set', { seed: '0,0,0,2,4,136' }],
  ['a round beyond the game', { seed: '99,0,0,2,4,124' }],
  ['three scores', { ten: '250,250,250' }],
  ['a score that is none', { ten: '250,250,250,NaN' }],
  ['attributes that are no text', { seed: [0, 0, 0, 2, 4, 124] }],
] as const;

describe('a deal', () => {
  test.each(DEALS)('with %s, as the first and after another', (_, change) => {
    const damaged = changed(INIT, change);
    for (const before of [[GO], [...HAND], [...HAND, RON]]) {
      const frames = [...before, damaged, frame('T133'), frame('D12'), frame('E104')];
      expect(threadOf(frames)).toMatchObject({
        state: 'lost',
        code: 'missed',
        detail: 'INIT cannot be read',
      });
      expect(threadOf([...frames, INIT]).state).toBe('reading');
    }
  });

  test.each([
    ['a negative honba', { seed: '0,-1,0,2,4,124' }],
    ['sticks without end', { seed: '0,0,99999999,2,4,124' }],
    ['a score without end', { ten: '250,250,250,99999999' }],
  ])('with %s is refused by the table', (_, change) => {
    expect(threadOf([GO, changed(INIT, change)])).toMatchObject({ state: 'lost', code: 'badValue' });
  });
});

const IN_HAND: readonly (readonly [string, string])[] = [
  ['an indicator', frame('DORA')],
  ['an indicator beyond the set', frame('DORA', { hai: '136' })],
  ['an indicator that is no number', frame('DORA', { hai: 'x' })],
  ['a draw beyond the set', frame('T200')],
  ['my draw without its tile', frame('T')],
  ['a discard without its tile', frame('D')],
  ['a discard beyond the set', frame('e999')],
  ['a call of nobody', frame('N', { who: '4', m: '9255' })],
  ['a call that is none', frame('N', { who: '1', m: 'x' })],
  ['riichi of nobody', frame('REACH')],
  ['riichi without its step', frame('REACH', { who: '1' })],
  ['a win of nobody', frame('AGARI')],
  ['a win without its tile', changed(RON, { machi: '' })],
  ['a reconnect', frame('REINIT', { seed: '0,0' })],
  ['a game', frame('GO', { type: 'x' })],
  ['a frame cut off behind its name', '{"tag":"DORA","hai":"4'],
  ['a frame cut off in its name', '{"tag":"DOR'],
  ['a frame with broken marks', '{"tag":"T41","t":16"}'],
];

describe('in a hand', () => {
  test.each(IN_HAND)('%s: lost until the next deal, whatever follows', (_, damaged) => {
    for (const at of [4, 9, HAND.length]) {
      const frames = [...HAND.slice(0, at), damaged, ...HAND.slice(at)];
      expect(threadOf(frames)).toMatchObject({ state: 'lost', code: 'missed' });
      expect(eventsOf(frames).filter((e) => e.type === 'missed').length).toBe(1);
      expect(threadOf([...frames, RON, GO, INIT]).state).toBe('reading');
    }
  });

  test('the same frames before any deal say nothing, but that a game or a hand was missed', () => {
    const told = IN_HAND.filter(([, f]) => eventsOf([f]).length > 0).map(([name]) => name);
    expect(told).toEqual(['a reconnect', 'a game']);
  });

  test('watching somebody else, nothing of it matters', () => {
    const frames = [GO, frame('KANSEN'), changed(INIT, { hai: TWELVE }), ...IN_HAND.map(([, f]) => f)];
    expect(eventsOf(frames).map((e) => e.type)).toEqual(['game']);
  });
});

test('three players: whatever the empty seat does was misread', () => {
  const init = frame('INIT', {
    seed: '0,0,0,0,0,85',
    ten: '350,350,0,350',
    oya: '3',
    hai: '36,40,44,48,53,56,60,64,68,72,76,80,120',
  });
  for (const strange of [
    'V',
    'F112',
    frame('N', { who: '2', m: '42603' }),
    frame('REACH', { who: '2', step: '1' }),
  ])
    expect(threadOf([init, strange.startsWith('{') ? strange : frame(strange)])).toMatchObject({
      state: 'lost',
      code: 'missed',
    });
});

test('after a damaged GO the next room is not taken for the one before', () => {
  const bots = frame('GO', { type: '0' });
  const [, , , game] = eventsOf([bots, INIT, frame('GO', { type: '' }), INIT]).filter(
    (e) => e.type === 'game' || e.type === 'missed' || e.type === 'deal',
  );
  expect(game).toMatchObject({ type: 'game', humans: true });
});

test('a lamp that cannot be read is left unsaid', () => {
  const at = HAND.findIndex((f) => f.includes('FURITEN'));
  const frames = HAND.with(at, frame('FURITEN', { show: '7' }));
  const told = (list: readonly unknown[]) => eventsOf(list).filter((e) => e.type === 'told' && e.furiten);
  expect([told(HAND).length, told(frames).length]).toEqual([1, 0]);
  expect(threadOf(frames).state).toBe('reading');
});
