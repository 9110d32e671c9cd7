import { expect, test } from 'vitest';
import { presetOptions } from '../../rules/riichi/options.ts';
import { dangersOf } from '../danger/danger.ts';
import { scriptTable } from '../script.test-kit.ts';
import { goesOnIn, roundsOf } from './rounds.ts';

/** The one across is in riichi, the two others closed. */
const table = scriptTable('24m3567p345678s6z', '0+1z 0-1z 1+ 1-9s 2+ 2-4p* 2r 3+ 3-1s 0+3z', {
  dealer: 0,
  indicator: '7z',
});
const dangers = dangersOf(table, presetOptions('tenhou'));
const DRAWS = 13;
const { silent, riichi } = roundsOf(table, dangers, DRAWS);
const waits = dangers[0]!.byOpponent.map((o) => o.tenpai);

test('who is in riichi waits', () => {
  expect(waits[1]).toBe(1);
});

test('a round ends as often as those who wait now win, less often under my riichi', () => {
  const ends = (inRiichi: number, dama: number): number =>
    1 - (1 - inRiichi) * (1 - waits[0]! * dama) * (1 - waits[2]! * dama);
  expect(silent.rounds[0]!.ends).toBeCloseTo(ends(0.0878, 0.0916), 12);
  expect(riichi.rounds[0]!.ends).toBeCloseTo(ends(0.0754, 0.0842), 12);
});

test('one round an own draw; what is left of them is an exhausted wall', () => {
  for (const rounds of [silent, riichi]) {
    expect(rounds.rounds.length).toBe(DRAWS);
    expect(goesOnIn(rounds).reduce((a, b) => a * b, 1)).toBeCloseTo(rounds.exhausted, 12);
  }
  expect(riichi.exhausted).toBeGreaterThan(silent.exhausted);
});
