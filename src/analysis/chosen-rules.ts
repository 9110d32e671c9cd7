// Which rules stand: what the player insists on, else what the room says, else what the client is known to play.

import {
  DEFAULTS,
  isPreset,
  OPTIONS,
  optionValue,
  parseOptions,
  presetOptions,
  type RiichiOptions,
} from '../rules/riichi/options.ts';
import type { RuleHint } from '../table/event.ts';
import type { RuleChange, RulesInForce } from './analysis.ts';

/** Which rules the player has chosen; absent: the room's or the client's. `options` by name, nested or dotted. */
export interface RuleChoice {
  readonly preset?: string;
  readonly options?: object;
}

export interface ChosenRules {
  readonly options: RiichiOptions;
  readonly shown: RulesInForce;
}

const DEFAULT_PRESET = 'seed';

/** A room that was seen has told its options, be they none; a preset alone is what its client plays. */
const hintSource = (hint: RuleHint | undefined): 'room' | 'client' =>
  hint?.options === undefined ? 'client' : 'room';

interface Steps {
  readonly preset: RiichiOptions;
  readonly room: RiichiOptions;
  readonly player: RiichiOptions;
}

/** The player's word where it changes what the room says, else the room's. */
const changesOf = ({ preset, room, player }: Steps): readonly RuleChange[] =>
  OPTIONS.flatMap(({ id }): RuleChange[] => {
    const [base, said, value] = [preset, room, player].map((options) => optionValue(options, id));
    if (value === undefined || value === base) return [];
    return [{ id, value, source: value === said ? 'room' : 'player' }];
  });

export const chosenRules = (hint: RuleHint | undefined, choice: RuleChoice): ChosenRules => {
  const named = choice.preset ?? hint?.preset ?? DEFAULT_PRESET;
  const base = isPreset(named) ? presetOptions(named) : DEFAULTS;
  // The room's own options stand under the player's, unless the player plays by another preset altogether.
  const room = choice.preset === undefined ? parseOptions(base, hint?.options) : base;
  const options = parseOptions(room, choice.options);
  const changes = changesOf({ preset: base, room, player: options });
  const unsupported = hint?.unsupported ?? [];
  const source = choice.preset === undefined ? hintSource(hint) : 'player';
  return {
    options,
    shown: {
      preset: named,
      source,
      ...(changes.length > 0 && { changes }),
      ...(unsupported.length > 0 && { unsupported }),
    },
  };
};

/** A service plays by its own rules, whatever the player wishes to be told. */
export const roomOptions = (hint: RuleHint | undefined): RiichiOptions => chosenRules(hint, {}).options;
