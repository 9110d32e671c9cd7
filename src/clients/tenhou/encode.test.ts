import { expect, test } from 'vitest';
import type { TableEvent } from '../../table/event.ts';
import { decoder } from './decode.ts';
import { ENCODE_ERRORS, framesOf } from './encode.ts';
import { codeOf } from './encode-call.ts';
import { HAND } from './hand.fixture.ts';
import { callOf } from './tiles.ts';

const read = (frames: readonly string[]): readonly TableEvent[] => {
  const decode = decoder();
  return frames.flatMap((text) => decode(text).flatMap((r) => (r.type === 'events' ? r.events : [])));
};

test('a call written and read back, for every number that is a call', () => {
  let calls = 0;
  for (let code = 0; code <= 0xffff; code++) {
    const call = callOf(code);
    if (!call) continue;
    calls++;
    expect(callOf(codeOf(call)), String(code)).toEqual(call);
  }
  expect(calls).toBeGreaterThan(10_000);
});

test('what was read of a hand is written, and read again: calls, a closed kan, riichi, the lamp, offers', () => {
  const events = read(HAND);
  const written = framesOf(events, 0);
  expect(written.ok && read(written.value)).toEqual(events);
});

const EVENTS = read(HAND);
const [GAME, DEAL] = EVENTS as readonly [Extract<TableEvent, { type: 'game' }>, TableEvent];

const withRules = (change: object): TableEvent => ({ ...GAME, rules: { ...GAME.rules!, ...change } });

const CASES: readonly (readonly [string, string, readonly TableEvent[]])[] = [
  ['another rule set', 'notTenhou', [withRules({ family: 'mcr' })]],
  ['two red fives of one suit', 'notTenhou', [withRules({ reds: [1, 2, 1] })]],
  ['four winds', 'notTenhou', [withRules({ options: { gameLength: 'iichan' } })]],
  ['a deal of no game', 'noDeal', [DEAL]],
  ['a draw before any deal', 'noDeal', [GAME, { type: 'draw', seat: 0 }]],
  ['own tiles hidden', 'noDeal', [GAME, { ...DEAL, hands: [13, 13, 13, 13] } as TableEvent]],
  ['waits shown openly', 'noFrame', [GAME, DEAL, { type: 'open', seat: 1, waits: [] }]],
  [
    'a yaku without a number',
    'noFrame',
    [
      GAME,
      DEAL,
      {
        type: 'win',
        seat: 1,
        tile: 0 as never,
        hand: [],
        stated: { han: 2, fu: 30, yaku: [{ id: 'openRiichi', han: 2 }] },
      },
    ],
  ],
];

test.each(CASES)('%s: %s', (_, code, events) => {
  expect(framesOf(events, 0)).toMatchObject({ ok: false, code });
});

test('every reason has a row', () => {
  const shown = CASES.map(([, code]) => code);
  expect(ENCODE_ERRORS.filter((code) => !shown.includes(code))).toEqual([]);
});
