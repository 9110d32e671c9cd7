// The rules that games are played by: each seed with other options, so that every option that changes play comes up.

import type { GameRules } from '../../src/game/game.ts';
import { type KoreanOptions, presetOptions as koreanOptions } from '../../src/rules/korean/options.ts';
import { PROFILES, profileOptions } from '../../src/rules/mcr/options.ts';
import {
  PRESETS,
  presetOptions,
  type RiichiOptions,
  type SomeOptions,
} from '../../src/rules/riichi/options.ts';

const VARIANTS: readonly SomeOptions[] = [
  {},
  { gameLength: 'tonpuu', kuikae: 'sameTileOnly', multiRon: 'headBump' },
  { gameLength: 'iichan', renchan: 'winOnly', tobi: false },
  { kuikae: 'allowed', multiRon: 'allAbortTriple', agariYame: false, fourKanAbort: false },
  { akaDora: 4, ankanRobKokushi: true, extension: false, kanDoraTiming: 'openAfterDiscard' },
  { akaDora: 0, nagashiMangan: false, nineTerminals: false, riichiAnkan: 'waitsUnchanged' },
  { openRiichi: true, fourWinds: false, fourRiichi: false, furiten: 'tileOnly', kanDora: false },
];

const optionsOf = (seed: number): RiichiOptions =>
  presetOptions(PRESETS[seed % PRESETS.length]!, VARIANTS[seed % VARIANTS.length]!);

const KOREAN_VARIANTS: readonly Partial<KoreanOptions>[] = [
  {},
  { tileSet: 'full', multiRon: 'all', dealerRepeat: 'onWin' },
  { players: 3, notenPayment: 10 },
  { upeoCheck: 'anyWait', passedRon: 'none', startPoints: 1000 },
  { furiten: 'off', settlement: 'plain', hands: 32 },
  { furiten: 'tile', robExposedKong: 'any', flowerReplacementWin: true, earthlyFirstDraw: false },
  { humanHandAllReady: true, upeoKongKeepsWaits: false, upeoMinWall: 0, sevenPairsQuad: false, unit: 3 },
];

const korean = (seed: number): GameRules => {
  const options = koreanOptions('seed', KOREAN_VARIANTS[seed % KOREAN_VARIANTS.length]!);
  return { family: 'korean', players: options.players, options };
};

const RULES: Readonly<Record<string, (seed: number) => GameRules>> = {
  riichi: (seed) => ({ family: 'riichi', players: 4, options: optionsOf(seed) }),
  riichi3: (seed) => ({
    family: 'riichi',
    players: 3,
    options: { ...optionsOf(seed), startPoints: 35_000, target: 40_000 },
  }),
  korean,
  mcr: (seed) => ({ family: 'mcr', players: 4, options: profileOptions(PROFILES[seed % PROFILES.length]!) }),
};

export const RULE_NAMES = Object.keys(RULES);

export const rulesOf = (name: string, seed: number): GameRules => RULES[name]!(seed);
