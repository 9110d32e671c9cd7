// Whatever the table refuses, and whatever it answers to «why not», has words: in states of every family, played by lot.

import { describe, expect, test } from 'vitest';
import type { GameRules } from '../../game/game.ts';
import { isPracticeKey } from '../../i18n/practice/practice.ts';
import { byLot, statesOf } from '../../practice/play-out.test-kit.ts';
import { choose, mySeat, offered, type Session, toMove } from '../../practice/session.ts';
import { WHATS, type Why, whyNot } from '../../practice/why-not.ts';
import { REFUSAL_NAMES } from '../../reference/refusals.ts';
import { DEFAULTS as KOREAN } from '../../rules/korean/options.ts';
import { DEFAULTS as MCR } from '../../rules/mcr/options.ts';
import { presetOptions } from '../../rules/riichi/options.ts';
import { randomFrom } from '../../tiles/random.ts';
import { offersOf, throwing } from './offers.ts';

const RULES: readonly GameRules[] = [
  { family: 'riichi', players: 4, options: presetOptions('seed', { openRiichi: true }) },
  { family: 'korean', players: 4, options: KOREAN },
  { family: 'mcr', players: 4, options: MCR },
];

/** Why the tiles of the rack that may not go may not. */
const refusedOnRack = (session: Session): readonly string[] => {
  const { throws, discards } = offersOf(offered(session));
  if (discards.length === 0) return [];
  const { concealed, drawn } = session.game.hand.seats[mySeat(session)]!;
  const rack = [
    ...concealed.map((tile) => ({ tile, isDrawn: false })),
    ...(drawn === undefined ? [] : [{ tile: drawn, isDrawn: true }]),
  ];
  return rack.flatMap(({ tile, isDrawn }) =>
    throws.flatMap((way) => {
      const step = choose(session, throwing(tile, isDrawn, way));
      return step.ok ? [] : [step.code];
    }),
  );
};

const hasWords = (why: Why, { family }: GameRules): boolean => {
  if (why.id === 'furiten') return why.reasons.length > 0;
  return why.id === 'refused' ? why.code in REFUSAL_NAMES[family] : isPracticeKey(`why.${why.id}`);
};

describe.each(RULES)('$family', (rules) => {
  test('refusals and reasons', () => {
    const refused = new Set<string>();
    const wordless: unknown[] = [];
    let asked = 0;
    for (const session of statesOf({ rules, seed: 5, level: 'byUkeire' }, byLot(randomFrom(8)))) {
      if (toMove(session).type !== 'person' || ++asked > 150) continue;
      for (const code of refusedOnRack(session)) refused.add(code);
      for (const what of WHATS) {
        const { why } = whyNot(session, what);
        if (!hasWords(why, rules)) wordless.push([what, why]);
      }
    }
    expect(wordless).toEqual([]);
    expect([...refused].filter((code) => !isPracticeKey(`refused.${code}`))).toEqual([]);
    expect(asked).toBeGreaterThan(100);
  });
});
