import { describe, expect, test } from 'vitest';
import { type Danger, dangersOf } from '../analysis/danger/danger.ts';
import type { Game, GameRules } from '../game/game.ts';
import { withPlayers } from '../game/hand.ts';
import { tiles } from '../game/script.test-kit.ts';
import { DEFAULTS as KOREAN } from '../rules/korean/options.ts';
import { DEFAULTS as MCR } from '../rules/mcr/options.ts';
import { presetOptions } from '../rules/riichi/options.ts';
import { randomFrom, shuffled } from '../tiles/random.ts';
import type { Seat } from '../tiles/seat.ts';
import type { Tile } from '../tiles/tile.ts';
import type { Ask } from './ask.ts';
import { sessionAt } from './at.test-kit.ts';
import { LEVELS, type Level } from './level.ts';
import { moveOf, thinking } from './opponent.ts';
import { dangerRisk } from './opponents/risk.ts';
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

const dangers = ({ table }: Ask): readonly Danger[] => dangersOf(table, presetOptions('seed'));

const isThreatened = (ask: Ask): boolean => dangers(ask)[0]!.byOpponent.some(({ tenpai }) => tenpai > 0.5);

/** Moments at which an opponent chooses what to throw while another is likelier to wait than not. */
const threatened = (rules: GameRules, many: number): readonly Ask[] => {
  const asks: Ask[] = [];
  let count = 0;
  for (const session of statesOf({ rules, seed: 23, level: 'byUkeire' }, byLot(randomFrom(5)))) {
    const ask = askOf(session);
    const discards = ask?.choices.filter(({ type }) => type === 'discard').length ?? 0;
    if (!ask || discards < 5 || ask.choices.some(({ type }) => type === 'tsumo')) continue;
    if (isThreatened(ask) && ++count % 3 === 0) asks.push(ask);
    if (asks.length === many) break;
  }
  return asks;
};

/** How likely what is thrown deals in, by the danger that was learned. */
const riskOf = (ask: Ask, level: Level): number => {
  const act = moveOf({ ...ask, level });
  if (act.type !== 'discard') return 0;
  return dangers(ask).find(({ tile }) => tile === act.tile)!.chance;
};

const mean = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / numbers.length;

describe.each(Object.keys(RULES))('%s: by value and danger', (name) => {
  const asks = threatened(RULES[name]!, 7);

  test('of tiles that bring the same the safest is worth most, and the riskiest least', () => {
    for (const ask of asks) {
      const { net } = dangerRisk(ask.rules, ask.table);
      const bySafety = [...dangers(ask)].sort((a, b) => a.chance - b.chance);
      expect(net(bySafety[0]!.tile, 10)).toBeGreaterThan(net(bySafety.at(-1)!.tile, 10));
    }
  });

  test('where another waits, what goes is no riskier than by value alone, and mostly safer', () => {
    expect(asks).toHaveLength(7);
    const risks = (level: Level): number => mean(asks.map((ask) => riskOf(ask, level)));
    expect(risks('byValueAndDanger')).toBeLessThan(risks('byValue'));
  });
});

describe('Korean: against upeo', () => {
  // The dealer has declared with the first tile; the East that was thrown then cannot deal in.
  const askAt = (hand: string): Ask =>
    askOf(
      sessionAt({ rules: RULES.Korean!, hands: ['123567m34567p99p', hand], draws: '1z3z' }, 0, '0-1z*', '1?'),
    )!;
  const thrownBy = (hand: string, level: Level): Tile | undefined => {
    const act = moveOf({ ...askAt(hand), level });
    return act.type === 'discard' ? act.tile : undefined;
  };
  const [east] = tiles('1z');

  test('a hand that is far breaks its pair of what is safe, which value alone keeps', () => {
    const far = '258m258p11z24567z';
    expect(thrownBy(far, 'byValueAndDanger')).toBe(east);
    expect(thrownBy(far, 'byValue')).not.toBe(east);
  });
});
