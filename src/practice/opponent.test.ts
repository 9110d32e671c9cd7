import { describe, expect, test } from 'vitest';
import type { Game, GameRules } from '../game/game.ts';
import { withPlayers } from '../game/hand.ts';
import { DEFAULTS as KOREAN } from '../rules/korean/options.ts';
import { DEFAULTS as MCR } from '../rules/mcr/options.ts';
import { presetOptions } from '../rules/riichi/options.ts';
import { randomFrom, shuffled } from '../tiles/random.ts';
import type { Seat } from '../tiles/seat.ts';
import type { Tile } from '../tiles/tile.ts';
import { LEVELS } from './level.ts';
import { moveOf, thinking } from './opponent.ts';
import { byLot, statesOf } from './play-out.test-kit.ts';
import { askOf, type Session, toMove } from './session.ts';

const RULES: Readonly<Record<string, GameRules>> = {
  riichi: { family: 'riichi', players: 4, options: presetOptions('seed') },
  'riichi, three players': {
    family: 'riichi',
    players: 3,
    options: presetOptions('seed', { startPoints: 35_000, target: 40_000 }),
  },
  Korean: { family: 'korean', players: 4, options: KOREAN },
  MCR: { family: 'mcr', players: 4, options: MCR },
};

const seatToMove = (session: Session): Seat | undefined => {
  const next = toMove(session);
  return next.type === 'opponent' ? next.seat : undefined;
};

/** Moments at which an opponent is to move, far apart, from the first hands. */
const momentsOf = (rules: GameRules, every: number, many: number): readonly Session[] => {
  const moments: Session[] = [];
  let count = 0;
  for (const session of statesOf({ rules, seed: 11, level: 'byUkeire' }, byLot(randomFrom(2)))) {
    if (seatToMove(session) !== undefined && ++count % every === 0) moments.push(session);
    if (moments.length === many) break;
  }
  return moments;
};

/** The same table to one seat: whatever it cannot see lies elsewhere. */
const scrambled = (game: Game, me: Seat): Game => {
  const { hand } = game;
  const { wall, seats } = hand;
  const isHidden = (seat: number): boolean => seat !== me;
  const held = seats.flatMap((p, seat) =>
    isHidden(seat) ? [...p.concealed, ...(p.drawn === undefined ? [] : [p.drawn])] : [],
  );
  const shown = wall.dead?.indicators.slice(0, hand.indicators) ?? [];
  const dead = wall.dead
    ? [...wall.dead.replacements, ...wall.dead.indicators.slice(hand.indicators), ...wall.dead.ura]
    : [];
  const pool = [...shuffled([...held, ...wall.live.slice(wall.taken), ...dead], randomFrom(99))];
  const take = (count: number): readonly Tile[] => pool.splice(0, count);
  const mixed = withPlayers(hand, (player, seat) =>
    isHidden(seat)
      ? {
          ...player,
          concealed: take(player.concealed.length),
          ...(player.drawn === undefined ? {} : { drawn: take(1)[0]! }),
        }
      : player,
  );
  const live = [...wall.live.slice(0, wall.taken), ...take(wall.live.length - wall.taken)];
  const newDead = wall.dead && {
    replacements: take(wall.dead.replacements.length),
    indicators: [...shown, ...take(wall.dead.indicators.length - shown.length)],
    ura: take(wall.dead.ura.length),
  };
  return { ...game, hand: { ...mixed, wall: { ...wall, live, ...(newDead ? { dead: newDead } : {}) } } };
};

describe.each(Object.keys(RULES))('%s', (name) => {
  const moments = momentsOf(RULES[name]!, 17, 10);

  test('an opponent sees what its seat sees: other tiles where it cannot look, the same question', () => {
    expect(moments).toHaveLength(10);
    for (const session of moments) {
      const game = scrambled(session.game, seatToMove(session)!);
      expect(game.hand.wall.live).not.toEqual(session.game.hand.wall.live);
      expect(askOf({ ...session, game })).toEqual(askOf(session));
    }
  });

  test.each(LEVELS)(
    '%s: one of its choices, the same each time, and the question is left as it is',
    (level) => {
      for (const session of moments.slice(0, 5)) {
        const ask = { ...askOf(session)!, level };
        const before = structuredClone(ask);
        const move = moveOf(ask);
        expect(ask.choices).toContainEqual(move);
        expect(moveOf(structuredClone(ask))).toEqual(move);
        expect(ask).toEqual(before);
      }
    },
  );
});

test('it listens at least once before it answers', () => {
  for (const level of LEVELS) {
    const ask = { ...askOf(momentsOf(RULES.riichi!, 5, 1)[0]!)!, level };
    expect(thinking(ask).next().done).toBe(false);
  }
});
