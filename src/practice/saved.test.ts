import { expect, test } from 'vitest';
import { RIICHI } from '../game/game.ts';
import { randomFrom } from '../tiles/random.ts';
import { byLot, statesOf } from './play-out.test-kit.ts';
import { resume, type Saved, saved } from './saved.ts';
import type { Session } from './session.ts';

const states: Session[] = [];
for (const session of statesOf({ rules: RIICHI, seed: 1, level: 'byUkeire' }, byLot(randomFrom(1)))) {
  states.push(session);
  if (states.length === 120) break;
}
const kept = saved(states.at(-1)!);

test.each([
  ['nothing', undefined, 'notASession'],
  ['a list', [], 'notASession'],
  ['another version', { ...kept, version: 99 }, 'otherVersion'],
  ['no rules', { ...kept, setup: { ...kept.setup, rules: { family: 'go' } } }, 'notASession'],
  ['five players', { ...kept, setup: { ...kept.setup, rules: { ...RIICHI, players: 5 } } }, 'notASession'],
  ['an unknown level', { ...kept, setup: { ...kept.setup, level: 'perfect' } }, 'notASession'],
  ['a seed that is none', { ...kept, setup: { ...kept.setup, seed: 'x' } }, 'notASession'],
  ['moves that are none', { ...kept, moves: [{ seat: 7, act: { type: 'ron' } }] }, 'notASession'],
  [
    'a tile that is none',
    { ...kept, moves: [{ seat: 0, act: { type: 'discard', tile: 99, drawn: true } }] },
    'notASession',
  ],
  [
    'a call of nothing',
    { ...kept, moves: [{ seat: 0, act: { type: 'meld', meld: { type: 'pon', own: [] } } }] },
    'notASession',
  ],
  ['a move out of turn', { ...kept, moves: kept.moves.slice(1) }, 'illegal'],
  ['another deal', { ...kept, setup: { ...kept.setup, seed: 2 } }, 'illegal'],
  ['a hand dealt too soon', { ...kept, moves: ['deal'] }, 'illegal'],
])('%s is not resumed', (_, raw, code) => {
  expect(resume(raw)).toMatchObject({ ok: false, code });
});

test('any one move changed or left out never throws', () => {
  for (let i = 0; i < kept.moves.length; i += 7) {
    const without: Saved = { ...kept, moves: kept.moves.toSpliced(i, 1) };
    const result = resume(without);
    if (!result.ok) expect(result.code).toBe('illegal');
  }
});

test('options beyond those that are known fall to what stands', () => {
  const rules = { ...kept.setup.rules, options: { ...kept.setup.rules.options, unheardOf: 1 } };
  const again = resume({ ...kept, setup: { ...kept.setup, rules } });
  expect(again.ok && again.value.setup).toEqual(kept.setup);
});
