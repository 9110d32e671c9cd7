// What a player wishes to play: rules, opponents, and how the table behaves. The first wish follows the rules set for the
// whole product.

import { emptyPosition } from '../../desk/position.ts';
import { playersOf, rulesOf } from '../../desk/rules.ts';
import type { GameRules } from '../../game/game.ts';
import { LEVELS, type Level } from '../../practice/level.ts';
import { FAMILIES, type Family, type OptionValue, type RulesByFamily } from '../../settings.ts';
import type { Players } from '../../tiles/seat.ts';

/** How long an opponent takes over a move. */
export const PACES = ['calm', 'quick', 'atOnce'] as const;
export type Pace = (typeof PACES)[number];

export const PACE_MS: Readonly<Record<Pace, number>> = { calm: 700, quick: 280, atOnce: 0 };

/** When the panel stands beside the table: never, when it is asked for, always. */
export const HINTS = ['off', 'demand', 'live'] as const;
export type Hints = (typeof HINTS)[number];

export interface RulesWish {
  readonly family: Family;
  readonly players: Players;
  readonly preset: string;
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** How the table behaves: may change at any time. */
export interface Manners {
  readonly pace: Pace;
  readonly hints: Hints;
  /** Whether seat draw, dice and wall are shown. */
  readonly opening: boolean;
}

export interface Wish extends RulesWish, Manners {
  readonly level: Level;
}

/** The rules of a family as the player has set them. */
export const familyWish = (family: Family, rules: RulesByFamily): RulesWish => {
  const { preset = emptyPosition(family).preset, options } = rules[family];
  return { family, players: 4, preset, options };
};

export const firstWish = (rules: RulesByFamily): Wish => ({
  ...familyWish('riichi', rules),
  level: 'byUkeire',
  pace: 'quick',
  hints: 'live',
  opening: false,
});

/** Three riichi players bring more points to the table, at every site that seats three; presets are written for four. */
const OF_THREE: RulesWish['options'] = { startPoints: 35_000, target: 40_000 };

/** What stands for these players instead of what the preset has. */
export const usualOf = ({ family, players }: RulesWish): RulesWish['options'] =>
  family === 'riichi' && players === 3 ? OF_THREE : {};

/** What an option does not allow stands as the preset has it. */
export const gameRulesOf = (wish: RulesWish): GameRules => {
  const { family, players, preset } = wish;
  const options = { ...usualOf(wish), ...wish.options };
  const rules = rulesOf({ ...emptyPosition(family), players, preset, options });
  switch (rules.family) {
    case 'riichi':
      return { family: 'riichi', players, options: rules.options };
    case 'korean':
      return { family: 'korean', players, options: rules.options };
    case 'mcr':
      return { family: 'mcr', players: 4, options: rules.options };
  }
};

/** The option that says how long a game is; MCR always has sixteen hands. */
export const LENGTH_OPTION: Readonly<Record<Family, string | undefined>> = {
  riichi: 'gameLength',
  korean: 'hands',
  mcr: undefined,
};

/** Without the option again where the value is what the preset has. */
export const withOption = (wish: Wish, id: string, value: OptionValue | undefined): Wish => {
  const { [id]: _, ...rest } = wish.options;
  return { ...wish, options: value === undefined ? rest : { ...rest, [id]: value } };
};

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const oneOf = <T>(list: readonly T[], value: unknown, other: T): T => list.find((x) => x === value) ?? other;

const optionsIn = (value: unknown): RulesWish['options'] =>
  Object.fromEntries(
    Object.entries(isFields(value) ? value : {}).flatMap(([id, v]) =>
      typeof v === 'string' || typeof v === 'number' || typeof v === 'boolean' ? [[id, v] as const] : [],
    ),
  );

/** A kept wish; whatever cannot be read is as at first. */
export const parseWish = (value: unknown, rules: RulesByFamily): Wish => {
  const first = firstWish(rules);
  if (!isFields(value)) return first;
  const family = oneOf(FAMILIES, value.family, first.family);
  const fresh = familyWish(family, rules);
  return {
    family,
    players: oneOf(playersOf(family), value.players, 4),
    preset: typeof value.preset === 'string' ? value.preset : fresh.preset,
    options: optionsIn(value.options),
    level: oneOf(LEVELS, value.level, first.level),
    pace: oneOf(PACES, value.pace, first.pace),
    hints: oneOf(HINTS, value.hints, first.hints),
    opening: value.opening === true,
  };
};
