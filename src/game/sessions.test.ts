// How long MCR and Korean sessions are, who sits where and who deals.

import { expect, test } from 'vitest';
import { DEFAULTS as KOREAN, withOptions } from '../rules/korean/options.ts';
import { DEFAULTS as MCR } from '../rules/mcr/options.ts';
import { type Random, randomFrom } from '../tiles/random.ts';
import { dealNext, finalScores, type Game, type GameRules, isOver, openGame, seatOf } from './game.ts';
import { gameOf, play } from './script.test-kit.ts';
import { throwOn } from './throw-on.test-kit.ts';

const MCR_RULES: GameRules = { family: 'mcr', players: 4, options: MCR };
const korean = (changes: Parameters<typeof withOptions>[1] = {}): GameRules => ({
  family: 'korean',
  players: 4,
  options: withOptions(KOREAN, changes),
});

const handsOf = (rules: GameRules, random: Random): readonly Game[] => {
  const hands: Game[] = [];
  let { game } = openGame(rules, random);
  for (;;) {
    hands.push(game);
    const ended = throwOn(game);
    if (isOver(ended)) {
      expect(finalScores(ended)!.reduce((a, b) => a + b, 0)).toBe(0);
      return hands;
    }
    const next = dealNext(ended, random);
    if (!next.ok) throw new Error(next.code);
    game = next.value.game;
  }
};

test('MCR: four rounds of four hands; each player sits on each seat for one and deals in each', () => {
  const hands = handsOf(MCR_RULES, randomFrom(3));
  expect(
    hands.map(({ hand }) => `${hand.round.wind[0]}${hand.round.number}${hand.round.dealer}`).join(' '),
  ).toBe('e00 e11 e22 e33 s00 s11 s22 s33 w00 w11 w22 w33 n00 n11 n22 n33');
  const first = hands[0]!.players;
  const seats = first.map((player) => [0, 4, 8, 12].map((i) => seatOf(hands[i]!, player)).join(''));
  // East's way round the table, South's, West's, North's.
  expect(seats).toEqual(['0132', '1023', '2301', '3210']);
});

test('MCR: points go with the players', () => {
  const game = gameOf({
    rules: MCR_RULES,
    played: 3,
    round: { dealer: 3, number: 3, scores: [10, -30, 15, 5] },
  });
  const ended = throwOn(game);
  const next = dealNext(ended, randomFrom(1));
  expect(next.ok && next.value.game.hand.round.scores).toEqual([-30, 10, 5, 15]);
});

test.each([
  [16, 'east'],
  [32, 'south'],
] as const)('Korean: %i hands, each jang under its wind, the deal always passes', (hands, last) => {
  const played = handsOf(korean({ hands }), randomFrom(5));
  expect(played.length).toBe(hands);
  expect(played.every(({ hand }, i) => hand.round.dealer === i % 4)).toBe(true);
  expect(played.slice(0, 16).every(({ hand }) => hand.round.wind === 'east')).toBe(true);
  expect(played.at(-1)!.hand.round.wind).toBe(last);
});

test('Korean: by an option a dealer who wins keeps the deal', () => {
  const setup = { hands: ['123567m34567p99p'], draws: '1z6z6z6z2p' };
  const script = '0-1z 1-6z 2-6z 3-6z 0!';
  expect(play(gameOf({ ...setup, rules: korean() }), script).game.hand.outcome!.next!.dealer).toBe(1);
  const stays = play(gameOf({ ...setup, rules: korean({ dealerRepeat: 'onWin' }) }), script).game;
  expect(stays.hand.outcome!.next!.dealer).toBe(0);
});

test('Korean: upeo and its waits shown, with it or in a later turn; early with the first discard', () => {
  const setup = { rules: korean(), hands: ['123567m34567p99p'], draws: '1z6z6z6z3z6z4z4z2p' };
  const totals = (script: string): readonly string[] => {
    const { events } = play(gameOf(setup), script);
    const win = events.find((e) => e.type === 'win');
    return win?.type === 'win' ? win.stated!.yaku!.map((y) => `${y.id} ${y.han}`) : [];
  };
  const rest = '1-6z 2-4z 3-4z 0!';
  const base = ['menzen 1', 'menzenTsumo 1'];
  expect(totals(`0-1z 1-6z 2-6z 3-6z 0-3z* ${rest}`)).toEqual([...base, 'upeo 1', 'gensho 1']);
  expect(totals(`0-1z 1-6z 2-6z 3-6z 0-3z** ${rest}`)).toEqual([...base, 'upeo 1', 'gensho 1', 'openUpeo 2']);
  expect(totals(`0-1z* 1-6z 2-6z 3-6z 0@ 0-3z ${rest}`)).toEqual([
    ...base,
    'earlyUpeo 5',
    'gensho 1',
    'openUpeo 2',
  ]);
  const { events } = play(gameOf(setup), '0-1z**');
  expect(events.slice(0, 2).map((e) => e.type)).toEqual(['discard', 'open']);
});
