// The rules that a position is judged by, and the tiles they play with.

import { type Chosen, chosenRules } from '../analysis/chosen-rules.ts';
import { PRESETS as KOREAN_PRESETS, type KoreanOptions } from '../rules/korean/options.ts';
import { FLOWER_COUNT, isInSet } from '../rules/korean/tile-set.ts';
import { type McrOptions, PROFILES } from '../rules/mcr/options.ts';
import { PRESETS as RIICHI_PRESETS, type RiichiOptions } from '../rules/riichi/options.ts';
import type { RulesId } from '../rules/rules.ts';
import type { Players } from '../tiles/seat.ts';
import { FIVES, isFlower, isRedFive, kindOf, TILES, type Tile } from '../tiles/tile.ts';
import type { Position } from './position.ts';

/** `shown`: what differs from the preset, as a panel says it. */
export type DeskRules =
  | ({ readonly family: 'riichi' } & Chosen<RiichiOptions>)
  | ({ readonly family: 'mcr' } & Chosen<McrOptions>)
  | ({ readonly family: 'korean' } & Chosen<KoreanOptions>);

const NAMES: Readonly<Record<RulesId, readonly string[]>> = {
  riichi: RIICHI_PRESETS,
  mcr: PROFILES,
  korean: KOREAN_PRESETS,
};

/** The presets of a family, as its options name them. */
export const presetsOf = (family: RulesId): readonly string[] => NAMES[family];

/** A preset and what was changed in it; what an option does not allow stands as the preset has it. */
export const rulesOf = ({ family, preset, options, players }: Position): DeskRules => {
  const rules = chosenRules(undefined, { family, [family]: { preset, options } });
  return rules.family === 'korean' ? { ...rules, options: { ...rules.options, players } } : rules;
};

/** How many may sit at a table of a family. */
export const playersOf = (family: RulesId): readonly Players[] => (family === 'mcr' ? [4] : [4, 3]);

/** Red fives of m, p and s: one each, and with four a second one of p; three players have no 5m. */
const REDS: Readonly<Record<RiichiOptions['akaDora'], readonly [number, number, number]>> = {
  0: [0, 0, 0],
  3: [1, 1, 1],
  4: [1, 2, 1],
};

export const redsOf = (rules: DeskRules, players: Players): readonly [number, number, number] => {
  if (rules.family !== 'riichi') return [0, 0, 0];
  const [m, p, s] = REDS[rules.options.akaDora];
  return [players === 4 ? m : 0, p, s];
};

const MCR_FLOWERS = 8;
const FIRST_FLOWER = 37;
const flowersOf = (rules: DeskRules): number =>
  ({ riichi: 0, mcr: MCR_FLOWERS, korean: FLOWER_COUNT })[rules.family];

/** Whether the kind of a tile is in the set at all: three players of riichi have no 2m–8m. */
const isPlayed = (tile: Tile, rules: DeskRules, players: Players): boolean => {
  const kind = kindOf(tile);
  if (rules.family === 'korean') return isInSet(tile, rules.options);
  return rules.family === 'mcr' || players === 4 || kind === 0 || kind > 7;
};

/** How many copies of a printed tile the set has. */
export const copiesOf = (tile: Tile, rules: DeskRules, players: Players): number => {
  if (isFlower(tile)) return tile - FIRST_FLOWER < flowersOf(rules) ? 1 : 0;
  if (!isPlayed(tile, rules, players)) return 0;
  const reds = redsOf(rules, players)[FIVES.indexOf(kindOf(tile))] ?? 0;
  return isRedFive(tile) ? reds : 4 - reds;
};

/** Every tile of the set. */
export const tileSetOf = (position: Position): readonly Tile[] => {
  const rules = rulesOf(position);
  return TILES.flatMap((tile) => Array<Tile>(copiesOf(tile, rules, position.players)).fill(tile));
};
