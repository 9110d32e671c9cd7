// How riichi hands end, played out tile by tile.

import { describe, expect, test } from 'vitest';
import { presetOptions, type SomeOptions } from '../rules/riichi/options.ts';
import { type Game, type GameRules, isOver } from './game.ts';
import { gameOf, play, refusal, type Setup, type Story } from './script.test-kit.ts';

const riichi = (changes: SomeOptions = {}): GameRules => ({
  family: 'riichi',
  players: 4,
  options: presetOptions('seed', changes),
});

const endOf = ({ events }: Story) => {
  const last = events.at(-1);
  if (last?.type !== 'end') throw new Error(`the hand goes on after ${last?.type}`);
  return last;
};
const winners = ({ events }: Story) => events.flatMap((e) => (e.type === 'win' ? [e.seat] : []));

/** Three wait for the dealer's tile, each with all simples. */
const THREE_WAIT: Setup = {
  hands: ['19m19p19s1234567z', '34m234567p34588s', '34m345678p23466s', '67m234p345p22777s'],
  draws: '5m',
};

describe('several rons on one tile', () => {
  const setup = (changes: SomeOptions): Game => gameOf({ ...THREE_WAIT, rules: riichi(changes) });

  test('all win, the first in turn takes honba and sticks', () => {
    const game = gameOf({ ...THREE_WAIT, round: { honba: 1, riichiSticks: 1 } });
    const story = play(game, '0-5m 1! 2! 3!');
    expect(winners(story)).toEqual([1, 2, 3]);
    expect(endOf(story).ending).toBe('win');
    expect(endOf(story).payments!.reduce((a, b) => a + b, 0)).toBe(1000);
    const [first, second] = story.events.flatMap((e) => (e.type === 'win' ? [e] : []));
    expect(-first!.payments![0]!).toBe(first!.stated!.points! + 300);
    expect(-second!.payments![0]!).toBe(second!.stated!.points!);
  });

  test('one passes: two win', () => {
    expect(winners(play(setup({}), '0-5m 3! 1! .'))).toEqual([1, 3]);
  });

  test('the nearest alone', () => {
    expect(winners(play(setup({ multiRon: 'headBump' }), '0-5m 3! 2! .'))).toEqual([2]);
  });

  test('three end the hand without a winner, two do not', () => {
    const three = play(setup({ multiRon: 'allAbortTriple' }), '0-5m 1! 2! 3!');
    expect([endOf(three).ending, endOf(three).payments]).toEqual(['tripleRon', [0, 0, 0, 0]]);
    expect(endOf(three).hands!.map((h) => h !== undefined)).toEqual([false, true, true, true]);
    expect(three.game.hand.outcome).toMatchObject({ dealerStays: true, honba: 1 });
    expect(winners(play(setup({ multiRon: 'allAbortTriple' }), '0-5m 1! 2! .'))).toEqual([1, 2]);
  });
});

describe('kans', () => {
  const TWO: Setup = {
    hands: ['1111m2222p123s78m', '3333p4444s567m89s'],
    draws: '9m1z',
    replacements: '2z3z4z5z',
  };

  test('four by two players: the fourth one’s discard can be won on, passed it ends the hand', () => {
    const story = play(gameOf(TWO), '0[1111m] 0[2222p] 0-3z 1[3333p] 1[4444s] 1-5z .');
    expect(endOf(story).ending).toBe('fourKans');
    expect(story.game.hand.outcome).toMatchObject({ dealerStays: true, honba: 1 });
    expect(story.game.hand.indicators).toBe(5);
  });

  test('by an option they play on, and a fifth is not made', () => {
    const game = gameOf({ ...TWO, rules: riichi({ fourKanAbort: false }) });
    const story = play(game, '0[1111m] 0[2222p] 0-3z 1[3333p] 1[4444s] 1-5z');
    expect(story.game.hand.phase).not.toBe('over');
  });

  test('four by one player play on, and nobody makes a fifth', () => {
    const game = gameOf({
      hands: ['1111m2222p3333s6s', '9999m147p258s123z'],
      draws: '6s4z',
      replacements: '6s6s8p9p',
    });
    const { game: after } = play(game, '0[1111m] 0[2222p] 0[3333s] 0[6666s] 0-9p');
    expect([after.hand.seats[0]!.melds.length, after.hand.phase, after.hand.turn]).toEqual([4, 'discard', 1]);
    expect(refusal(after, '1[9999m]')).toBe('fourKans');
  });

  test('an indicator at once, or of an open kan with the discard', () => {
    const open: Setup = { hands: ['5z19m19p19s12346z1m', '555z123m456p789s1p'], draws: '2z' };
    const turned = (timing: 'immediate' | 'openAfterDiscard') => {
      const game = gameOf({ ...open, rules: riichi({ kanDoraTiming: timing }) });
      const { events } = play(game, '0-5z 1[5555z1] 1-1p');
      return events.flatMap((e) =>
        e.type === 'indicator' || e.type === 'discard' || e.type === 'draw' ? [e.type] : [],
      );
    };
    expect(turned('immediate').slice(0, 4)).toEqual(['discard', 'draw', 'indicator', 'discard']);
    expect(turned('openAfterDiscard').slice(0, 4)).toEqual(['discard', 'draw', 'discard', 'indicator']);
  });
});

describe('draws', () => {
  const FIRST: Setup = {
    hands: [
      '4z1m4m7m1p4p7p1s4s7s123z',
      '4z1m4m7m2p5p8p2s5s8s123z',
      '4z2m5m8m2p5p8p3s6s9s123z',
      '4z3m6m9m3p6p9p3s6s9s123z',
    ],
  };

  test('four winds', () => {
    const story = play(gameOf(FIRST), '0-4z 1-4z 2-4z 3-4z .');
    expect(endOf(story).ending).toBe('fourWinds');
    const off = play(gameOf({ ...FIRST, rules: riichi({ fourWinds: false }) }), '0-4z 1-4z 2-4z 3-4z .');
    expect(off.game.hand.phase).toBe('discard');
  });

  test('four riichi: the last one’s tile can be won on, passed it ends the hand; all show', () => {
    const ready = ['123m456p789s1122z', '123m456p789s3344z', '456m789p123s5566z', '789m123p456s77z11p'];
    const game = gameOf({ hands: ready, draws: '9m9m9p9s'.replace('9m9m', '9m8m') });
    const story = play(game, '0-9m* 1-8m* 2-9p* 3-9s* .');
    expect(endOf(story).ending).toBe('fourRiichi');
    expect(endOf(story).hands!.every((h) => h?.length === 13)).toBe(true);
    expect(story.game.hand.outcome!.sticks).toBe(4);
    expect(story.game.hand.outcome!.scores).toEqual([24_000, 24_000, 24_000, 24_000]);
  });

  test('nine terminals and honours on the first draw', () => {
    const game = gameOf({ hands: ['19m19p19s1234z234m'], draws: '5m' });
    const story = play(game, '0#');
    expect([endOf(story).ending, endOf(story).hands![0]!.length]).toEqual(['nineTerminals', 14]);
  });

  const SHORT: Setup = {
    hands: ['19m19p19s12345z28m', '123m456p789s1122p', '234m234p456s8899p', '147m258p369s5m8m3p6p'],
    draws: '9p9s1m',
    wall: 3,
    round: {},
  };

  test('nagashi mangan: only terminals and honours, none called; paid by all, sticks stay', () => {
    const game = gameOf({ ...SHORT, draws: '1z3m3m', round: { riichiSticks: 1 } });
    const story = play(game, '0-1z 1-3m 2-3m .');
    expect([endOf(story).ending, endOf(story).payments]).toEqual(['nagashi', [12_000, -4000, -4000, -4000]]);
    expect(story.game.hand.outcome!.sticks).toBe(1);
    const off = play(
      gameOf({ ...SHORT, draws: '1z3m3m', rules: riichi({ nagashiMangan: false }) }),
      '0-1z 1-3m 2-3m .',
    );
    expect(endOf(off).ending).toBe('exhaustive');
  });

  test('exhaustive: who waits is paid, the dealer who does not passes the deal', () => {
    const game = gameOf({ ...SHORT, draws: '5m3m3m' });
    const story = play(game, '0-5m 1-3m 2-3m .');
    expect(endOf(story)).toMatchObject({ ending: 'exhaustive', payments: [-1500, 1500, 1500, -1500] });
    expect(story.game.hand.outcome).toMatchObject({ dealer: 1, honba: 1, dealerStays: false });
  });
});

describe('liability', () => {
  // The dealer feeds South all three dragons; South waits for 1m and 4m.
  const FEED = '8m8s8p2z3z8s8p';
  const THIRD = '0-5z 1[555z1] 1-9p 2-8s 3-8p 0-6z 1[666z1] 1-9p 2-3z 3-8s 0-7z 1[777z1] 1-9p';
  const fed = (draws: string, end: string) =>
    play(
      gameOf({ hands: ['567z147m258p369s1p', '55z66z77z2344m999p'], draws: FEED + draws }),
      `${THIRD} ${end}`,
    );

  test('who fed the third set pays a self-draw alone', () => {
    const story = fed('4z4z3s1m', '2-4z 3-4z 0-3s 1!');
    expect(endOf(story).payments).toEqual([-32_000, 32_000, 0, 0]);
    expect(story.events.find((e) => e.type === 'win')).toMatchObject({ stated: { liable: 0 } });
  });

  test('and half of a ron', () => {
    expect(endOf(fed('1m', '2-1m 1!')).payments).toEqual([-16_000, 32_000, -16_000, 0]);
  });
});

describe('the length of a game', () => {
  /** The dealer of hand `number` wins or nobody waits; the scores before. */
  const ended = (
    changes: SomeOptions,
    round: NonNullable<Setup['round']>,
    script: string,
    setup: Setup = {},
  ) => play(gameOf({ ...setup, rules: riichi(changes), round }), script).game;
  const WIN: Setup = { hands: ['19m19p19s1234567z', '34m234567p34588s'], draws: '5m' };
  const DEALER: Setup = { hands: ['34m234567p34588s'], draws: '5m' };
  const east4 = { wind: 'east', number: 3, dealer: 3 } as const;

  test.each([
    ['East alone ends with its last hand', 'tonpuu', [40_000, 20_000, 20_000, 20_000], true],
    ['short of the target it goes on', 'tonpuu', [25_000, 25_000, 25_000, 25_000], false],
    ['a half game goes on in South', 'hanchan', [40_000, 20_000, 20_000, 20_000], false],
    ['a full game too', 'iichan', [40_000, 20_000, 20_000, 20_000], false],
  ] as const)('%s', (_, gameLength, scores, over) => {
    // Seat 3 deals and throws what seat 1 wins on.
    const hands = [undefined, '34m234567p34588s', undefined, '19m19p19s1234567z'];
    const game = ended({ gameLength }, { ...east4, scores }, '3-5m 1! .', { hands, draws: '5m' });
    expect(isOver(game)).toBe(over);
    if (!over) expect(game.hand.outcome!.next).toMatchObject({ wind: 'south', number: 0, dealer: 0 });
  });

  test('without an extension it ends short of the target', () => {
    const hands = [undefined, '34m234567p34588s', undefined, '19m19p19s1234567z'];
    const game = ended(
      { gameLength: 'tonpuu', extension: false },
      { ...east4, scores: [25_000, 25_000, 25_000, 25_000] },
      '3-5m 1! .',
      { hands, draws: '5m' },
    );
    expect(isOver(game)).toBe(true);
  });

  test('who falls below nothing ends it; by an option not', () => {
    const round = { scores: [500, 40_000, 30_000, 29_500] };
    expect(isOver(ended({}, round, '0-5m 1! .', WIN))).toBe(true);
    expect(isOver(ended({ tobi: false }, round, '0-5m 1! .', WIN))).toBe(false);
  });

  /** Not with the first tile, which would be a heavenly hand. */
  const SELF_DRAW = '3-9m 0-9s 1-9p 2-1z 3!';

  test('a leading dealer of the last hand stops, or plays on', () => {
    const hands = [undefined, undefined, undefined, '34m234567p34588s'];
    const last = { wind: 'south', number: 3, dealer: 3, scores: [20_000, 20_000, 20_000, 40_000] } as const;
    expect(isOver(ended({}, last, SELF_DRAW, { hands, draws: '9m9s9p1z5m' }))).toBe(true);
    const on = ended({ agariYame: false }, last, SELF_DRAW, { hands, draws: '9m9s9p1z5m' });
    expect(on.hand.outcome!.next).toMatchObject({ wind: 'south', number: 3, dealer: 3, honba: 1 });
    const behind = { ...last, scores: [50_000, 20_000, 20_000, 10_000] };
    expect(isOver(ended({}, behind, SELF_DRAW, { hands, draws: '9m9s9p1z5m' }))).toBe(false);
  });

  test('a dealer who wins keeps the deal and adds a stick of honba', () => {
    expect(ended({}, {}, '0!', DEALER).hand.outcome!.next).toMatchObject({ dealer: 0, number: 0, honba: 1 });
  });
});

test('open riichi: its waits lie open and it counts two', () => {
  const rules = riichi({ openRiichi: true });
  const game = gameOf({ rules, hands: ['234m567m234p55p67s', undefined], draws: '1z' });
  const story = play(game, '0-1z**');
  expect(story.events.slice(0, 2).map((e) => e.type)).toEqual(['discard', 'open']);
  expect(story.game.hand.seats[0]!.open).toEqual([22, 25]);
});
