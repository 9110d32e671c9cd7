// What happens seldom, at a session of the person: draws that are called, kans that are robbed, tiles set aside, waits laid open,
// and steps back over what others claimed.

import { describe, expect, test } from 'vitest';
import type { GameRules } from '../game/game.ts';
import { type Setup as Laid, tiles } from '../game/script.test-kit.ts';
import { DEFAULTS as KOREAN } from '../rules/korean/options.ts';
import { DEFAULTS as MCR } from '../rules/mcr/options.ts';
import { presetOptions, type SomeOptions } from '../rules/riichi/options.ts';
import type { TableEvent } from '../table/event.ts';
import { followAll } from '../table/thread.ts';
import { sessionAt } from './at.test-kit.ts';
import { choose, eventsOf, mySeat, offered, play, type Session, tableOf, toMove, undo } from './session.ts';
import { whyNot } from './why-not.ts';

const riichi = (changes: SomeOptions = {}, players: 3 | 4 = 4): GameRules => ({
  family: 'riichi',
  players,
  options: presetOptions('seed', changes),
});
const KOREAN_RULES: GameRules = { family: 'korean', players: 4, options: KOREAN };
const MCR_RULES: GameRules = { family: 'mcr', players: 4, options: MCR };

const take = (session: Session, type: ReturnType<typeof offered>[number]['type']): Session => {
  const act = offered(session).find((a) => a.type === type);
  if (!act) throw new Error(`${type} is not among ${JSON.stringify(offered(session))}`);
  const next = choose(session, act);
  if (!next.ok) throw new Error(next.code);
  return next.value;
};

/** Others let pass whatever lies there. */
const othersPass = (session: Session): Session => {
  if (toMove(session).type !== 'opponent' || session.game.hand.phase !== 'claim') return session;
  const next = play(session, { type: 'pass' });
  if (!next.ok) throw new Error(next.code);
  return othersPass(next.value);
};

const lastOf = <T extends TableEvent['type']>(session: Session, type: T) =>
  session.hands.at(-1)!.findLast((e): e is Extract<TableEvent, { type: T }> => e.type === type);

test('nine terminals: offered in the first turn, and the hand is dealt again with a stick of honba', () => {
  const session = sessionAt({ hands: ['19m19p19s1234z258m'], draws: '5p' }, 0);
  expect(offered(session).some(({ type }) => type === 'nineTerminals')).toBe(true);
  const ended = take(session, 'nineTerminals');
  expect(ended.game.hand.outcome).toMatchObject({
    ending: 'nineTerminals',
    deltas: [0, 0, 0, 0],
    next: { dealer: 0, honba: 1 },
  });
  expect(undo(ended)).toBe(session);
});

describe('the fourth of its kind ends the hand when the person lets its tile pass', () => {
  const ended = (laid: Laid, script: string, last: string): string | undefined =>
    othersPass(sessionAt(laid, 3, script, last)).game.hand.outcome?.ending;

  test('four winds', () => {
    const laid = { hands: ['2z147m258p369s555z', undefined, undefined, undefined], draws: '1m2z2z2z' };
    expect(ended(laid, '0-2z 1-2z 2-2z', '3-2z')).toBe('fourWinds');
  });

  test('four riichi', () => {
    const laid = {
      hands: ['123m406p789s11z23p', '123m456p789s22z23p', '123m456p789s33z23p', '123m456p789s44z23p'],
      draws: '6z6z6z6z',
    };
    expect(ended(laid, '0-6z* 1-6z* 2-6z*', '3-6z*')).toBe('fourRiichi');
  });
});

describe('an added kan is robbed by the person', () => {
  // The dealer calls 4p, draws the fourth and adds it; the person waits for it since its last draw.
  const LAID: Laid = {
    hands: ['44p19m19p1122335z', '4p119m19p1234567z', '23p456789m559p66z'],
    draws: '8m8m8m6z2m4p',
  };
  const SCRIPT = '0-5z 1-4p 0[444p3] 0-9p 1-7z 2-9p 3-2m';

  test.each([
    ['riichi', riichi()],
    ['MCR', MCR_RULES],
    ['Korean', KOREAN_RULES],
  ] as const)('%s: offered, and it ends the hand', (_, rules) => {
    const session = sessionAt({ ...LAID, rules }, 2, SCRIPT, '0[4444p7]');
    expect(offered(session).map(({ type }) => type)).toEqual(['ron', 'pass']);
    const won = othersPass(take(session, 'ron'));
    expect(won.game.hand.outcome).toMatchObject({ ending: 'win', wins: [{ seat: 2 }] });
    expect(won.game.hand.outcome!.deltas[0]).toBeLessThan(0);
  });

  test('let go, the dealer draws a replacement, and why says that it was offered', () => {
    const passed = othersPass(take(sessionAt(LAID, 2, SCRIPT, '0[4444p7]'), 'pass'));
    expect(passed.game.hand.turn).toBe(0);
    expect(passed.game.hand.wall.replaced).toBe(1);
    expect(whyNot(passed, 'ron').why).toEqual({ id: 'offered' });
  });
});

test('three players: a north goes aside and is replaced; what lies there is told', () => {
  const laid: Laid = {
    rules: riichi({ startPoints: 35_000, target: 40_000 }, 3),
    hands: ['19m123456p789s14z'],
    draws: '9p',
    replacements: '1z',
  };
  const session = take(sessionAt(laid, 0), 'aside');
  const gone = othersPass(session);
  const [me] = gone.game.hand.seats;
  expect(me!.aside).toEqual(tiles('4z'));
  expect(me!.drawn).toBe(tiles('1z')[0]);
  expect(undo(gone)!.game.hand.seats[0]!.aside).toEqual([]);
});

test.each([
  ['MCR', MCR_RULES],
  ['Korean', KOREAN_RULES],
] as const)('%s: a flower that is drawn goes aside by itself and is replaced', (_, rules) => {
  const laid: Laid = { rules, hands: ['123456m789p1122z'], draws: '1f', replacements: '3z' };
  const { game } = sessionAt(laid, 0);
  expect(game.hand.seats[0]!.aside).toHaveLength(1);
  expect(game.hand.seats[0]!.drawn).toBe(tiles('3z')[0]);
});

test('a closed kan turns an indicator, and the person goes on with the replacement', () => {
  const laid: Laid = { hands: ['1111m456p789s115z'], draws: '9m', replacements: '6z' };
  const session = othersPass(take(sessionAt(laid, 0), 'meld'));
  expect(session.game.hand.indicators).toBe(2);
  expect(session.game.hand.seats[0]!.drawn).toBe(tiles('6z')[0]);
  expect(lastOf(session, 'meld')).toMatchObject({ seat: 0, meld: { type: 'closedKan' } });
});

test.each([
  ['open riichi', riichi({ openRiichi: true }), '234m567m234p55p67s', '1z'],
  ['open upeo', KOREAN_RULES, '123567m34567p99p', '1z'],
] as const)('%s: the waits lie open to all', (_, rules, hand, draws) => {
  const session = sessionAt({ rules, hands: [hand], draws }, 0, '', '0-1z**');
  const { open } = session.game.hand.seats[0]!;
  expect(open?.length).toBeGreaterThan(0);
  expect(tableOf(session, 1).seats[0]!.open).toEqual(open);
});

describe('back over a claim', () => {
  const LAID: Laid = { hands: ['5z19m19p19s123467z', '55z123m456p789s12p'] };

  test('the person’s own call', () => {
    const before = sessionAt({ ...LAID, draws: '9m' }, 1, '', '0-5z');
    const called = othersPass(take(before, 'meld'));
    expect(called.game.hand.seats[1]!.melds).toHaveLength(1);
    expect(undo(called)).toBe(before);
    expect(undo(called)!.game.hand.seats[1]!.melds).toEqual([]);
  });

  test('another’s call of what the person threw', () => {
    const before = sessionAt({ ...LAID, draws: '9m' }, 0);
    const act = offered(before).find((a) => a.type === 'discard' && a.tile === tiles('5z')[0])!;
    const thrown = choose(before, act);
    if (!thrown.ok) throw new Error(thrown.code);
    const call = {
      type: 'meld',
      meld: { type: 'pon', own: tiles('55z'), called: tiles('5z')[0]!, from: 0 },
    } as const;
    const called = play(thrown.value, call);
    if (!called.ok) throw new Error(called.code);
    expect(called.value.game.hand.seats[1]!.melds).toHaveLength(1);
    const back = undo(called.value)!;
    expect(back).toBe(before);
    expect(mySeat(back)).toBe(0);
    expect(followAll(eventsOf(back)).state).toBe('reading');
  });
});
