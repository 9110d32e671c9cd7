// Which rules stand: what the player insists on, else what the room says, else what the client is known to play.

import {
  DEFAULTS,
  isPreset,
  parseOptions,
  presetOptions,
  type RiichiOptions,
} from '../rules/riichi/options.ts';
import type { RuleHint } from '../table/event.ts';
import type { Analysis } from './analysis.ts';

/** Which rules the player has chosen; absent: the room's or the client's. `options` by name, nested or dotted. */
export interface RuleChoice {
  readonly preset?: string;
  readonly options?: object;
}

export interface ChosenRules {
  readonly options: RiichiOptions;
  readonly shown: Analysis['rules'];
}

const DEFAULT_PRESET = 'seed';

const isEmpty = (options: object | undefined): boolean =>
  options === undefined || Object.keys(options).length === 0;

/** A room that was seen has told its options, be they none; a preset alone is what its client plays. */
const hintSource = (hint: RuleHint | undefined): 'room' | 'client' =>
  hint?.options === undefined ? 'client' : 'room';

export const chosenRules = (hint: RuleHint | undefined, choice: RuleChoice): ChosenRules => {
  const named = choice.preset ?? hint?.preset ?? DEFAULT_PRESET;
  const base = isPreset(named) ? presetOptions(named) : DEFAULTS;
  // The room's own options stand under the player's, unless the player plays by another preset altogether.
  const room = choice.preset === undefined ? parseOptions(base, hint?.options) : base;
  const isPlayers = choice.preset !== undefined || !isEmpty(choice.options);
  return {
    options: parseOptions(room, choice.options),
    shown: { preset: named, source: isPlayers ? 'player' : hintSource(hint) },
  };
};
