import { describe, expect, test } from 'vitest';
import { riichiAdviser } from '../analysis/adviser.ts';
import { flowersHeld } from '../analysis/flowers.ts';
import { koreanAdviser } from '../analysis/korean/adviser.ts';
import { mcrAdviser } from '../analysis/mcr/adviser.ts';
import { act, choices, dealNext, type GameRules, isOver, openGame, RIICHI, toMove } from '../game/game.ts';
import { seenBy } from '../game/seen-by.ts';
import { DEFAULTS as KOREAN } from '../rules/korean/options.ts';
import { DEFAULTS as MCR } from '../rules/mcr/options.ts';
import { presetOptions } from '../rules/riichi/options.ts';
import type { Table } from '../table/table.ts';
import { follow, type Thread, WAITING } from '../table/thread.ts';
import { pick, randomFrom } from '../tiles/random.ts';
import type { DeskAnswer } from './answer.ts';
import { deskAnswer } from './desk.ts';
import { edit } from './edit.ts';
import { fragmentOf, positionOfFragment } from './fragment.ts';
import { positionOf } from './position-of.ts';
import { rulesOf } from './rules.ts';
import { tableOf } from './table.ts';

// Games are played at random; what a seat is told at the table, and on the desk that the table is opened on, is the same.
const KOREAN_GAME: GameRules = { family: 'korean', players: 4, options: KOREAN };
const MCR_GAME: GameRules = { family: 'mcr', players: 4, options: MCR };
const THREE: GameRules = { family: 'riichi', players: 3, options: presetOptions('seed') };

/** Tables as one seat sees them, at moments picked at random. */
const tablesIn = (rules: GameRules, seed: number, every: number): readonly Table[] => {
  const random = randomFrom(seed);
  let { game, events } = openGame(rules, random);
  const threads: Thread[] = Array.from({ length: rules.players }, () => WAITING);
  const tables: Table[] = [];
  const tell = (): void => {
    for (const event of events)
      for (let seat = 0; seat < rules.players; seat++)
        threads[seat] = follow(threads[seat]!, seenBy(event, seat as 0, rules.family !== 'mcr'));
    for (const thread of threads)
      if (thread.state === 'reading' && thread.table.phase !== 'over' && random() < 1 / every)
        tables.push(thread.table);
  };
  tell();
  for (let step = 0; step < 400 && !isOver(game); step++) {
    const [seat] = toMove(game);
    const next =
      seat === undefined ? dealNext(game, random) : act(game, seat, pick(choices(game, seat), random));
    if (!next.ok) break;
    ({ game, events } = next.value);
    tell();
  }
  return tables;
};

const ADVISERS = { riichi: riichiAdviser, mcr: mcrAdviser, korean: koreanAdviser };
const advise = (table: Table) => ADVISERS[table.rules?.family ?? 'riichi'].analyse(table, {});

/** What the panel shows of the moment: all but whose numbers they are, and what the service told. */
const shown = (analysis: DeskAnswer['analysis']) => {
  if (!analysis) return undefined;
  const {
    seq: _seq,
    round: { number: _number, scores: _scores, riichiSticks: _sticks, wall: _wall, ...round },
    rules: _rules,
    ...rest
  } = analysis;
  return { ...rest, round };
};

describe('desk and table say the same', () => {
  test.each<[string, GameRules, number]>([
    ['riichi', RIICHI, 30],
    ['riichi with three', THREE, 30],
    ['Korean', KOREAN_GAME, 30],
    ['MCR', MCR_GAME, 6],
  ])('%s', (_, rules, wanted) => {
    let compared = 0;
    for (let seed = 1; compared < wanted && seed < 10; seed++) {
      for (const table of tablesIn(rules, seed, 60)) {
        // A flower still held is no part of a position.
        if (flowersHeld(table).length > 0) continue;
        const ours = advise(table);
        if (ours?.moment === 'others' || !ours) continue;
        const position = positionOf(table, ours.rules);
        expect(shown(deskAnswer(position).analysis)).toEqual(shown(ours));
        expect(tableOf(position).turn).toBe(table.turn);
        expect(positionOfFragment(fragmentOf(position))).toEqual({ ok: true, value: position });
        if (++compared === wanted) break;
      }
    }
    expect(compared).toBe(wanted);
  });

  test('after a call: what may not be thrown, until the hand is edited', () => {
    const tables = tablesIn(RIICHI, 1, 1).filter(
      (t) => t.justCalled !== undefined && t.turn === t.me && t.phase === 'discard',
    );
    const table = tables.find((t) => t.justCalled?.type === 'pon' || t.justCalled?.type === 'chi')!;
    const position = positionOf(table);
    const answer = deskAnswer(position);
    expect(shown(answer.analysis)).toEqual(shown(advise(table)));
    expect(answer).not.toHaveProperty('sheet');
    expect(edit(position, { type: 'sort' }).called).toBe(true);
    expect(edit(position, { type: 'remove', place: { field: 'taken' } })).not.toHaveProperty('called');
  });

  test('by the rules of the room, where no panel says which', () => {
    const rules: GameRules = { family: 'riichi', players: 4, options: presetOptions('tournament') };
    const [table] = tablesIn(rules, 1, 5);
    const position = positionOf(table!);
    expect(rulesOf(position).options).toEqual(rules.options);
  });
});
