import { expect, test } from 'vitest';
import { randomFrom } from '../tiles/random.ts';
import type { Seat } from '../tiles/seat.ts';
import { TILES, type Tile } from '../tiles/tile.ts';
import type { Act } from './act.ts';
import { act, dealNext, openGame, RIICHI } from './game.ts';

const { game } = openGame(RIICHI, randomFrom(1));
const [dealer] = game.hand.seats;
const missing = TILES.find((t) => !dealer!.concealed.includes(t) && t !== dealer!.drawn) as Tile;
const held = dealer!.concealed[0]!;

test.each<[string, Seat, Act]>([
  ['notYourTurn', 1, { type: 'discard', tile: held, drawn: false }],
  ['notHeld', 0, { type: 'discard', tile: missing, drawn: false }],
  ['notDrawn', 0, { type: 'discard', tile: missing, drawn: true }],
  ['riichiNotTenpai', 0, { type: 'discard', tile: held, drawn: false, riichi: true }],
  ['notComplete', 0, { type: 'tsumo' }],
  ['notAsked', 1, { type: 'ron' }],
  ['notAsked', 1, { type: 'pass' }],
  ['noGroup', 0, { type: 'meld', meld: { type: 'closedKan', own: [held, held, held, held] } }],
  ['notSetAside', 0, { type: 'aside', tile: held }],
  ['fewTerminals', 0, { type: 'nineTerminals' }],
])('%s', (code, seat, move) => {
  expect(act(game, seat, move)).toMatchObject({ ok: false, code });
});

test('no hand is dealt while one is played', () => {
  expect(dealNext(game, randomFrom(1))).toMatchObject({ ok: false, code: 'notNow' });
});

test('an act leaves the game it was made in as it was', () => {
  const before = JSON.stringify(game);
  expect(act(game, 0, { type: 'discard', tile: held, drawn: false }).ok).toBe(true);
  expect(JSON.stringify(game)).toBe(before);
});
