// Every rule that an act can break, broken once: the code says which.

import { expect, test } from 'vitest';
import { DEFAULTS as KOREAN } from '../rules/korean/options.ts';
import { DEFAULTS as MCR } from '../rules/mcr/options.ts';
import { presetOptions, type SomeOptions } from '../rules/riichi/options.ts';
import { randomFrom } from '../tiles/random.ts';
import { type Act, GAME_REFUSALS } from './act.ts';
import { act, dealNext, type Game, type GameRules, RIICHI } from './game.ts';
import { gameOf, play, refusal, type Setup, tiles } from './script.test-kit.ts';

const riichi = (changes: SomeOptions = {}): GameRules => ({
  family: 'riichi',
  players: 4,
  options: presetOptions('seed', changes),
});
const KOREAN_RULES: GameRules = { family: 'korean', players: 4, options: KOREAN };
const MCR_RULES: GameRules = { family: 'mcr', players: 4, options: MCR };

const READY: Setup = { hands: ['123m456p789s1155z'], draws: '9m4z4z4z9p' };
const IN_RIICHI = '0-9m* 1-4z 2-4z 3-4z';
const PON: Setup = { hands: ['19m19p19s1234567z', '55z123m456p789s12p'], draws: '9m' };
const OPENED: Setup = { hands: ['5z19m19p19s123467z', '55z123m456p789s12p'], draws: '9m9p9s9m1z' };
const WON: Setup = { hands: ['123m456p789s1155z'], draws: '1z' };
const UPEO: Setup = { rules: KOREAN_RULES, hands: ['123567m34567p99p'], draws: '1z4z4z4z2z4m4m4m3z' };
const UPEO_SAID = '0-1z* 1-4z 2-4z 3-4z';

type Row = readonly [code: string, setup: Setup, script: string, word: string];

const ROWS: readonly Row[] = [
  ['handOver', WON, '0!', '0-1z'],
  ['notYourTurn', READY, '', '1-1z'],
  ['notNow', PON, '0-5z', '0-1m'],
  ['notAsked', READY, '', '1[999m1]'],
  ['notAsked', PON, '0-5z', '2?'],
  ['notHeld', READY, '', '0-7z'],
  ['noGroup', READY, '', '0[7777z]'],
  ['noGroup', PON, '0-5z', '1[5555z1]'],
  ['justCalled', { ...PON, hands: [PON.hands![0], '55z2222m456p789s'] }, '0-5z 1[555z1]', '1[2222m]'],
  ['riichiHand', READY, IN_RIICHI, '0-1m'],
  ['kanInRiichi', { hands: ['111123m456p789s5z'], draws: '9m4z4z4z9p' }, '0-9m* 1-4z 2-4z 3-4z', '0[1111m]'],
  ['riichiNotPlayed', { ...READY, rules: MCR_RULES }, '', '0-9m*'],
  ['riichiTwice', READY, IN_RIICHI, '0-9p*'],
  ['openNotPlayed', READY, '', '0-9m**'],
  ['openNotPlayed', { ...READY, rules: riichi({ openRiichi: true }) }, IN_RIICHI, '0@'],
  ['openWithoutRiichi', READY, '', '0@'],
  ['openTwice', UPEO, `${UPEO_SAID} 0@`, '0@'],
  ['riichiOpenHand', OPENED, '0-5z 1[555z1] 1-2p 2-9p 3-9s 0-9m', '1-1z*'],
  ['riichiNotTenpai', READY, '', '0-1m*'],
  ['riichiPoints', { ...READY, round: { scores: [900, 30_000, 30_000, 39_100] } }, '', '0-9m*'],
  ['riichiWall', { ...READY, draws: '9m4z4z4z', wall: 4 }, '', '0-9m*'],
  ['kuikae', { ...PON, hands: [PON.hands![0], '555z123m456p789s1p'] }, '0-5z 1[555z1]', '1-5z'],
  [
    'noChi',
    {
      rules: KOREAN_RULES,
      hands: ['3m19m19p11223345z', '12m44m456p77788p1m', '33m147p12345677z'],
      draws: '9m',
    },
    '0-3m',
    '1[123m3]',
  ],
  [
    'lastDiscard',
    { ...PON, hands: [PON.hands![0], '55z34m22m456p789s1p', '123m456p789s222p5z'], wall: 1 },
    '0-5z',
    '1[555z1]',
  ],
  ['noReplacement', { hands: ['1111m456p789s115z'], draws: '9m', wall: 1 }, '', '0[1111m]'],
  ['notSetAside', READY, '', '0~1z'],
  ['nineTerminalsNotPlayed', { ...READY, rules: MCR_RULES }, '', '0#'],
  ['notFirstTurn', READY, '0-9m 1-4z 2-4z 3-4z', '0#'],
  ['fewTerminals', READY, '', '0#'],
];

test.each(ROWS)('%s: %j %s %s', (code, setup, script, word) => {
  expect(refusal(play(gameOf(setup), script).game, word)).toBe(code);
});

const waitOf = (rules: GameRules, hands: Setup['hands'], script: string, draws = '9m') =>
  play(gameOf({ rules, hands: hands!, draws }), script).game;

test('a ron says what it lacks, be it asked for or not', () => {
  // The pair of the others keeps the tile on the table.
  const hands = ['1p19m19s11223344z', '23p456m789m55p234s', '11p147m258s12345z'];
  const why = (game: Game) => act(game, 1, { type: 'ron' });
  // Concealed and all runs, the pair of fives: pinfu.
  expect(why(waitOf(RIICHI, hands, '0-1p')).ok).toBe(true);
  expect(why(waitOf(MCR_RULES, hands, '0-1p'))).toMatchObject({ code: 'underMinimum' });
  expect(why(waitOf(RIICHI, [hands[0], '13p456m789m55p234s', '22p147m258s12345z'], '0-9m'))).toMatchObject({
    code: 'notComplete',
  });
  const edge = ['2p119m9p11223344z', '13p456m678m55p234m', '22p147m258p12345z'];
  expect(why(waitOf(RIICHI, edge, '0-2p'))).toMatchObject({ code: 'noYaku' });
  expect(why(waitOf(KOREAN_RULES, edge, '0-9m 1-9m 2-6z 3-6z 0-2p', '9m9m6z6z9m'))).toMatchObject({
    code: 'belowMinimum',
  });
  const thrown = waitOf(RIICHI, [undefined, hands[1], hands[2]], '0-9m 1-4p 2-9s 3-1p', '9m4p9s1p');
  expect(why(thrown)).toMatchObject({ code: 'furiten' });
});

test('a run from another than the left neighbour', () => {
  const hands = ['3m19p19s12345677z', '33m147p258s12345z', '12m19p19s123456z7s'];
  const { game } = play(gameOf({ hands, draws: '9m' }), '0-3m');
  const own = tiles('12m');
  const [called] = tiles('3m');
  const move: Act = { type: 'meld', meld: { type: 'chi', own, called: called!, from: 0 } };
  expect(act(game, 2, move)).toMatchObject({ code: 'chiFromLeft' });
});

test('a game that is over takes no act', () => {
  const rules = riichi({ gameLength: 'tonpuu' });
  const round = { wind: 'east', number: 3, dealer: 3, scores: [10_000, 10_000, 10_000, 70_000] } as const;
  const { game } = play(
    gameOf({ rules, round, hands: [undefined, undefined, undefined, '123m456p789s1155z'], draws: '1z' }),
    '3!',
  );
  expect(refusal(game, '3-1z')).toBe('gameOver');
  expect(dealNext(game, randomFrom(1))).toMatchObject({ ok: false, code: 'gameOver' });
});

test('a tile that was not drawn', () => {
  const game = gameOf(READY);
  expect(act(game, 0, { type: 'discard', tile: 1 as never, drawn: true })).toMatchObject({
    code: 'notDrawn',
  });
});

test('every code is broken here or where hands of four kans are played', () => {
  const shown = [...ROWS.map(([code]) => code), 'gameOver', 'notDrawn', 'chiFromLeft', 'fourKans'];
  expect(GAME_REFUSALS.filter((code) => !shown.includes(code))).toEqual([]);
});
