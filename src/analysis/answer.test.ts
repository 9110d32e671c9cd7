import { describe, expect, test } from 'vitest';
import type { RuleHint, TableEvent } from '../table/event.ts';
import { followAll } from '../table/thread.ts';
import { answer } from './answer.ts';
import { answerOnDemand } from './answer-on-demand.ts';
import { chosenRules, mcrRules, riichiRules } from './chosen-rules.ts';
import { scriptEvents } from './script.test-kit.ts';

const HAND = '123m45p55678s777z';
const GAME: TableEvent = {
  type: 'game',
  players: 4,
  humans: true,
  rules: { family: 'riichi', preset: 'tenhou', options: { kuitan: false } },
};

const ask = (events: readonly TableEvent[], rules = {}) => answer({ seq: 7, events, rules });

const gameOf = (rules: RuleHint): TableEvent => ({ type: 'game', players: 4, humans: true, rules });
const MCR = gameOf({ family: 'mcr', preset: 'cn', options: { minimum: 6 } });
const KOREAN = gameOf({ family: 'korean', preset: 'seed' });
const plain = (hand: string, script: string): readonly TableEvent[] =>
  scriptEvents(hand, script, { round: { wall: 92 } }).map((event) => {
    if (event.type !== 'deal') return event;
    const { indicator: _, ...deal } = event;
    return deal;
  });

describe('answer', () => {
  test('before a deal there is nothing to say', () => {
    expect(ask([])).toEqual({ seq: 7, state: 'waiting' });
    expect(ask([GAME])).toEqual({ seq: 7, state: 'waiting' });
  });

  test('a hand is read with the rules of its room', () => {
    const got = ask([GAME, ...scriptEvents(HAND, '0+9m')]);
    expect(got).toMatchObject({
      seq: 7,
      state: 'reading',
      analysis: { moment: 'mine', rules: { family: 'riichi', preset: 'tenhou', source: 'room' } },
    });
  });

  test('an event that does not follow loses the thread, and the next deal finds it', () => {
    const broken = scriptEvents(HAND, '0+9m 1-9m');
    expect(ask(broken)).toMatchObject({ seq: 7, state: 'lost', code: 'wrongTurn' });
    expect(ask([...broken, ...scriptEvents(HAND, '0+9m')])).toMatchObject({ state: 'reading' });
  });

  test('the same question has the same answer', () => {
    const events = [GAME, ...scriptEvents(HAND, '0+9m 0-9m 1+ 1-6p')];
    expect(ask(events)).toEqual(ask(events));
  });

  test('it survives the way through a port', () => {
    const got = ask([GAME, ...scriptEvents(HAND, '0+9m 0-9m 1+ 1-6p')]);
    expect(structuredClone(got)).toEqual(got);
    expect(JSON.parse(JSON.stringify(got))).toEqual(got);
  });

  test('a fault comes back as a lost thread', () => {
    const poisoned = [GAME, { ...scriptEvents(HAND, '')[0]!, hands: undefined } as never];
    expect(ask(poisoned)).toMatchObject({ seq: 7, state: 'lost', code: 'fault' });
  });
});

describe('each table by its own family', () => {
  test('MCR: its minimum, and no riichi in it', () => {
    expect(ask([MCR, ...plain('123m45p7899s1177z', '0+9m')])).toMatchObject({
      state: 'reading',
      analysis: { family: 'mcr', minimum: 6, rules: { family: 'mcr', preset: 'cn', source: 'room' } },
    });
  });

  test("Korean: the player's preset", () => {
    const rules = { korean: { preset: 'coffee' }, mcr: { preset: 'wmo' } };
    expect(ask([KOREAN, ...plain('123m45p789p11199m', '0+9m')], rules)).toMatchObject({
      state: 'reading',
      analysis: { family: 'korean', rules: { preset: 'coffee', source: 'player' } },
    });
  });

  test('where nobody says it: the family of the client, or what a snapshot says', () => {
    const hand = plain('123m45p7899s1177z', '0+9m');
    expect(ask(hand, { family: 'mcr' })).toMatchObject({ analysis: { family: 'mcr' } });
    const thread = followAll([MCR, ...hand]);
    if (thread.state !== 'reading') throw new Error(thread.state);
    const snapshot: TableEvent = { type: 'snapshot', table: thread.table };
    expect(ask([GAME, snapshot])).toMatchObject({ analysis: { family: 'mcr', minimum: 6 } });
  });

  test('a difference of MCR is found by MCR’s rules', () => {
    const events = [MCR, ...plain('123m45p789s11177z', '0+9m 0-9m 1+ 1-6p')];
    const told: TableEvent = { type: 'told', offers: [] };
    expect(answer({ seq: 7, events: [...events, told], rules: {}, checked: 0 }).found).toMatchObject([
      { what: 'offers', ours: 'ron', theirs: '' },
    ]);
  });

  test.each([
    ['riichi', [GAME, ...scriptEvents(HAND, '0+9m')]],
    ['MCR', [MCR, ...plain('123m45p7899s1177z', '0+9m')]],
    ['Korean', [KOREAN, ...plain('123m45p789p11199m', '0+9m')]],
    ['nothing yet', [MCR]],
    ['a fault', [GAME, { ...scriptEvents(HAND, '')[0]!, hands: undefined } as never]],
  ])('on demand the same: %s', async (_, events) => {
    const question = { seq: 7, events, rules: {} };
    expect(await answerOnDemand(question)).toEqual(answer(question));
  });
});

describe('the rules that stand', () => {
  const ROOM = { family: 'riichi', preset: 'tenhou', options: { kuitan: false } } as const;

  test("the room's, with what it changes", () => {
    expect(riichiRules(ROOM)).toMatchObject({
      options: { kuitan: false, multiRon: 'allAbortTriple' },
      shown: { preset: 'tenhou', source: 'room' },
    });
  });

  test("the client's, where no room was seen", () => {
    expect(riichiRules({ family: 'riichi', preset: 'majsoul' }).shown).toEqual({
      family: 'riichi',
      preset: 'majsoul',
      source: 'client',
    });
  });

  test("the player's options over the room's", () => {
    const { options, shown } = riichiRules(ROOM, { options: { 'riichi.minWall': 1 } });
    expect([options.kuitan, options.riichi.minWall, shown.source]).toEqual([false, 1, 'room']);
    expect(shown.changes).toEqual([
      { id: 'kuitan', value: false, source: 'room' },
      { id: 'riichi.minWall', value: 1, source: 'player' },
    ]);
  });

  test('a rule that is set back is no difference; one set anew is the player’s', () => {
    const back = riichiRules(ROOM, { options: { kuitan: true } }).shown;
    expect(back).toEqual({ family: 'riichi', preset: 'tenhou', source: 'room' });
    const { shown } = riichiRules({ ...ROOM, options: { akaDora: 0 } }, { options: { akaDora: 4 } });
    expect(shown.changes).toEqual([{ id: 'akaDora', value: 4, source: 'player' }]);
  });

  test('rules of the room that are not played are named, whatever the player chooses', () => {
    const hint = { ...ROOM, unsupported: ['fanfu'] };
    expect(riichiRules(hint, { preset: 'seed' }).shown).toMatchObject({
      source: 'player',
      unsupported: ['fanfu'],
    });
  });

  test("the player's preset in place of the room's", () => {
    const { options, shown } = riichiRules(ROOM, { preset: 'tournament' });
    expect([options.kuitan, options.kiriageMangan, shown.preset]).toEqual([true, true, 'tournament']);
  });

  test('what nobody knows falls to the defaults', () => {
    expect(chosenRules(undefined, {}).shown).toEqual({ family: 'riichi', preset: 'seed', source: 'client' });
    expect(riichiRules({ family: 'riichi', preset: 'nowhere' }).options.kuitan).toBe(true);
  });

  test('the family is the room’s, else the player’s, else riichi', () => {
    const choices = { family: 'mcr', mcr: { preset: 'wmo' }, riichi: { preset: 'majsoul' } } as const;
    expect(chosenRules(ROOM, choices).shown).toMatchObject({ family: 'riichi', preset: 'majsoul' });
    expect(chosenRules(undefined, choices)).toMatchObject({
      family: 'mcr',
      options: { numbering: 'wmo' },
      shown: { preset: 'wmo', source: 'player' },
    });
    expect(chosenRules({ family: 'korean', preset: 'coffee' }, choices)).toMatchObject({
      family: 'korean',
      shown: { preset: 'coffee', source: 'client' },
    });
    expect(chosenRules(undefined, {}).family).toBe('riichi');
  });

  test('what a room of one family says is nothing to another', () => {
    expect(mcrRules({ ...ROOM, options: { minimum: 3 }, unsupported: ['fanfu'] })).toMatchObject({
      options: { minimum: 8 },
      shown: { family: 'mcr', preset: 'cn', source: 'client' },
    });
    const { options, shown } = mcrRules({ family: 'mcr', preset: 'cn', options: { minimum: 6 } });
    expect([options.minimum, shown.changes]).toEqual([6, [{ id: 'minimum', value: 6, source: 'room' }]]);
  });
});
