// Hostile traffic: frames cut, flipped, doubled, jumbled, blown up. The reader must not throw and not take long, and
// every table that its events fold to has passed the checks of a table.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { follow, type Thread, WAITING } from '../../table/thread.ts';
import { decoder } from './decode.ts';
import { type ActionName, action, encode, plainAction, request, response } from './encode.fixture.ts';
import { STEPS } from './hand.fixture.ts';
import { ReqAuthGame, ResAuthGame, ResSyncGame, Wrapper } from './messages.ts';

const RUNS = 1800;
/** A slow machine is no fault. */
const LONG = 240_000;

const LIVE = STEPS.map((s, i) => action<ActionName>(i, s.name, s.value as never));
const actions = STEPS.map((s, i) => plainAction<ActionName>(i, s.name, s.value as never));
const ENTER = [
  request(1, '.lq.FastTest.authGame', ReqAuthGame, { account_id: 5, game_uuid: 'g' }),
  response(1, ResAuthGame, { seat_list: [0, 5, 0, 0] }),
];
const SYNC = [
  request(2, '.lq.FastTest.syncGame', {}, {}),
  response(2, ResSyncGame, { game_restore: { actions: actions.slice(0, 20) } }),
];
const STREAM: readonly ArrayBuffer[] = [...ENTER, ...LIVE, ...SYNC, ...LIVE];

type Change = (frames: readonly ArrayBuffer[]) => readonly ArrayBuffer[];

const cut =
  (at: number, to: number): Change =>
  (frames) =>
    frames.map((f, i) => (i === at % frames.length ? f.slice(0, to % (f.byteLength + 1)) : f));

const flipped = (frame: ArrayBuffer, bit: number): ArrayBuffer => {
  const copy = new Uint8Array(frame.slice(0));
  if (copy.length > 0) copy[(bit >> 3) % copy.length]! ^= 1 << (bit & 7);
  return copy.buffer;
};
const flip =
  (at: number, bit: number): Change =>
  (frames) =>
    frames.map((f, i) => (i === at % frames.length ? flipped(f, bit) : f));

const double =
  (at: number, to: number): Change =>
  (frames) => [
    ...frames.slice(0, to % frames.length),
    frames[at % frames.length]!,
    ...frames.slice(to % frames.length),
  ];

const drop =
  (at: number): Change =>
  (frames) =>
    frames.filter((_, i) => i !== at % frames.length);

const swap =
  (at: number, to: number): Change =>
  (frames) => {
    const [a, b] = [at % frames.length, to % frames.length];
    return frames.map((f, i) => frames[i === a ? b : i === b ? a : i] ?? f);
  };

const grow =
  (at: number, size: number): Change =>
  (frames) =>
    frames.map((f, i) => {
      if (i !== at % frames.length) return f;
      const more = new Uint8Array(f.byteLength + (size % 5000));
      more.set(new Uint8Array(f));
      return more.buffer;
    });

const place = fc.nat({ max: 1000 });
const size = fc.nat({ max: 1 << 16 });
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(place, size).map((a) => cut(...a)),
  fc.tuple(place, size).map((a) => flip(...a)),
  fc.tuple(place, size).map((a) => flip(...a)),
  fc.tuple(place, place).map((a) => double(...a)),
  fc.tuple(place, place).map((a) => swap(...a)),
  fc.tuple(place, size).map((a) => grow(...a)),
  place.map(drop),
);

/** The events folded as the engine folds them. */
const hear = (frames: readonly unknown[]): Thread => {
  const decode = decoder();
  let thread = WAITING;
  for (const frame of frames)
    for (const report of decode(frame, { socket: 1, direction: 'in' }))
      if (report.type === 'events') for (const event of report.events) thread = follow(thread, event);
  return thread;
};

test(`${RUNS} streams of ${STREAM.length} frames with one to six faults`, { timeout: LONG }, () => {
  let frames = 0;
  let lost = 0;
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), (changes) => {
      const faulty = changes.reduce((list, next) => next(list), STREAM);
      const thread = hear(faulty);
      frames += faulty.length;
      if (thread.state === 'lost') lost++;
    }),
    { numRuns: RUNS },
  );
  expect(frames).toBeGreaterThan(100_000);
  // Faults do something: else this test shows nothing.
  expect(lost).toBeGreaterThan(0);
});

test('any bytes in the frames and messages of the match', { timeout: LONG }, () => {
  const bytes = fc.uint8Array({ maxLength: 200 });
  const names = fc.constantFrom(
    '.lq.ActionPrototype',
    '.lq.NotifyGameTerminate',
    '.lq.FastTest.authGame',
    '',
  );
  const framed = fc.tuple(fc.nat({ max: 4 }), names, bytes).map(([type, name, data]) => {
    const head = type === 1 ? [type] : [type, 1, 0];
    return new Uint8Array([...head, ...encode(Wrapper, { name, data })]).buffer;
  });
  fc.assert(
    fc.property(fc.array(fc.oneof(bytes, framed), { maxLength: 10 }), (frames) => {
      hear([...ENTER, ...frames]);
    }),
    { numRuns: 2000 },
  );
});

test('values of any size in the messages of a hand', { timeout: LONG }, () => {
  const number = fc.oneof(fc.nat({ max: 5 }), fc.integer({ min: 0, max: 0xffffffff }));
  const tile = fc.oneof(fc.constantFrom('5z', '0m', '1m', '9p', '', '8z', '1f'), fc.string({ maxLength: 3 }));
  const tiles = fc.array(tile, { maxLength: 15 });
  const value = fc.record({
    seat: number,
    tile,
    type: number,
    froms: fc.array(number, { maxLength: 5 }),
    doras: fc.array(tile, { maxLength: 7 }),
    left_tile_count: number,
    ju: number,
    chang: number,
    scores: fc.array(fc.integer({ min: -0x80000000, max: 0x7fffffff }), { maxLength: 6 }),
    delta_scores: fc.array(fc.integer({ min: -1e6, max: 1e6 }), { maxLength: 6 }),
    hules: fc.array(fc.record({ seat: number, hu_tile: tile, hand: tiles, zimo: fc.boolean() }), {
      maxLength: 3,
    }),
  });
  const name = fc.constantFrom<ActionName>(
    ...(['ActionNewRound', 'ActionDealTile', 'ActionDiscardTile', 'ActionChiPengGang'] as const),
    ...(['ActionAnGangAddGang', 'ActionBaBei', 'ActionHule', 'ActionNoTile', 'ActionLiuJu'] as const),
  );
  const isList = (n: ActionName) => n === 'ActionNewRound' || n === 'ActionChiPengGang';
  fc.assert(
    fc.property(
      fc.nat({ max: STREAM.length }),
      fc.array(fc.tuple(name, value, tiles), { maxLength: 5 }),
      (at, odd) => {
        const start = STREAM.slice(0, 2 + (at % STEPS.length));
        const frames = odd.map(([n, v, list], i) =>
          action<ActionName>(start.length - 2 + i, n, {
            ...v,
            tiles: isList(n) ? list : (list[0] ?? ''),
          } as never),
        );
        hear([...start, ...frames]);
      },
    ),
    { numRuns: 3000 },
  );
});

test('a restore of a hundred thousand steps takes no time to speak of', () => {
  const many = Array.from({ length: 50_000 }, (_, i) => ({ step: i % 40_000, name: 'ActionDealTile' }));
  const restore = response(2, ResSyncGame, { game_restore: { actions: many } });
  const began = performance.now();
  hear([...ENTER, SYNC[0], restore, ...LIVE]);
  expect(performance.now() - began).toBeLessThan(2000);
});
