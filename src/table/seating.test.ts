import { expect, test } from 'vitest';
import { dealNext, isOver, openGame } from '../game/game.ts';
import { throwOn } from '../game/throw-on.test-kit.ts';
import { DEFAULTS } from '../rules/mcr/options.ts';
import { randomFrom } from '../tiles/random.ts';
import { seatsOf } from '../tiles/seat.ts';
import { playersIn, type SeatedGame, type SeatedHand, seatsIn } from './seating.ts';

const MCR: SeatedGame = { game: { players: 4, rules: { family: 'mcr' } } };
const hand = (wind: SeatedHand['wind'], number: number, dealer: SeatedHand['dealer'] = 0): SeatedHand => ({
  wind,
  number,
  dealer,
});
const FIRST = hand('east', 0);

test('the players of a whole practice game are where they are said to be', () => {
  const random = randomFrom(3);
  let { game } = openGame({ family: 'mcr', players: 4, options: DEFAULTS }, random);
  const [first, players] = [game.hand.round, game.players];
  for (let hands = 1; ; hands++) {
    const now = playersIn(MCR, first, game.hand.round);
    expect(game.players, `hand ${hands}`).toEqual(now.map((seat) => players[seat]));
    game = throwOn(game);
    if (isOver(game)) return expect(hands).toBe(16);
    const next = dealNext(game, random);
    if (!next.ok) throw new Error(next.code);
    game = next.value.game;
  }
});

test.each([
  ['East deals in every hand: the second hand begins with who was South', hand('east', 1), [1, 2, 3, 0]],
  ['the second round', hand('south', 0), [1, 0, 3, 2]],
  ['the last hand', hand('north', 3), [1, 3, 2, 0]],
  ['as at a table where the deal passes', hand('east', 3, 3), [0, 1, 2, 3]],
])('%s', (_, at, expected) => {
  expect(playersIn(MCR, FIRST, at)).toEqual(expected);
});

test('counted from any hand, there and back', () => {
  for (const from of [hand('east', 2), hand('west', 1), hand('north', 3, 3)])
    for (const to of [FIRST, hand('south', 3), hand('west', 1)]) {
      const [players, seats] = [playersIn(MCR, from, to), seatsIn(MCR, from, to)];
      expect(seatsOf(4).map((seat) => players[seats[seat]!])).toEqual([0, 1, 2, 3]);
      expect(playersIn(MCR, from, from)).toEqual([0, 1, 2, 3]);
    }
});

test.each<[string, SeatedGame]>([
  ['riichi', { game: { players: 4, rules: { family: 'riichi' } } }],
  ['Korean', { game: { players: 4, rules: { family: 'korean' } } }],
  ['rules that are not known', { game: { players: 4 } }],
  ['Riichi Advanced', { ...MCR, place: { client: 'riichi-advanced' } }],
])('%s: everybody keeps their seat', (_, game) => {
  expect(playersIn(game, FIRST, hand('south', 2, 2))).toEqual([0, 1, 2, 3]);
});

test('three players', () => {
  const game: SeatedGame = { game: { players: 3, rules: { family: 'riichi' } } };
  expect(playersIn(game, FIRST, hand('east', 1, 1))).toEqual([0, 1, 2]);
});
