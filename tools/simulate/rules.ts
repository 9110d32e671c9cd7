// The rules that games are played by: each seed with other options, so that every option that changes play comes up.

import type { GameRules } from '../../src/game/game.ts';
import { presetOptions, PRESETS, type RiichiOptions, type SomeOptions } from '../../src/rules/riichi/options.ts';

const VARIANTS: readonly SomeOptions[] = [
  {},
  { gameLength: 'tonpuu', kuikae: 'sameTileOnly', multiRon: 'headBump' },
  { gameLength: 'iichan', renchan: 'winOnly', tobi: false },
  { kuikae: 'allowed', multiRon: 'allAbortTriple', agariYame: false, fourKanAbort: false },
  { akaDora: 4, ankanRobKokushi: true, extension: false, kanDoraTiming: 'openAfterDiscard' },
  { akaDora: 0, nagashiMangan: false, nineTerminals: false, riichiAnkan: 'waitsUnchanged' },
];

const optionsOf = (seed: number): RiichiOptions =>
  presetOptions(PRESETS[seed % PRESETS.length]!, VARIANTS[seed % VARIANTS.length]!);

const RULES: Readonly<Record<string, (seed: number) => GameRules>> = {
  riichi: (seed) => ({ family: 'riichi', players: 4, options: optionsOf(seed) }),
  riichi3: (seed) => ({
    family: 'riichi',
    players: 3,
    options: { ...optionsOf(seed), startPoints: 35_000, target: 40_000 },
  }),
};

export const RULE_NAMES = Object.keys(RULES);

export const rulesOf = (name: string, seed: number): GameRules => RULES[name]!(seed);
