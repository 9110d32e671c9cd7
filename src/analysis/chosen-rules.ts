// Which rules stand: what the player insists on, else what the room says, else what the client is known to play. The room
// says which family is played; a choice of the player's is kept for each family apart.

import * as korean from '../rules/korean/options.ts';
import * as mcr from '../rules/mcr/options.ts';
import { optionValue } from '../rules/option.ts';
import * as riichi from '../rules/riichi/options.ts';
import type { RulesId } from '../rules/rules.ts';
import type { RuleHint } from '../table/event.ts';
import type { RuleChange, RulesInForce } from './analysis.ts';

/** Which rules of one family the player has chosen; absent: the room's or the client's. `options` by name, nested or dotted. */
export interface RuleChoice {
  readonly preset?: string;
  readonly options?: object;
}

/** The choice for each family; `family` is played where nobody says which. */
export type RuleChoices = Readonly<Partial<Record<RulesId, RuleChoice>>> & { readonly family?: RulesId };

export interface Chosen<Options> {
  readonly options: Options;
  readonly shown: RulesInForce;
}

export type ChosenRules =
  | ({ readonly family: 'riichi' } & Chosen<riichi.RiichiOptions>)
  | ({ readonly family: 'mcr' } & Chosen<mcr.McrOptions>)
  | ({ readonly family: 'korean' } & Chosen<korean.KoreanOptions>);

/** What a family's options are to whoever chooses among them. */
interface Book<Options> {
  readonly family: RulesId;
  /** Where nobody names one. */
  readonly preset: string;
  /** Undefined: there is no such preset. */
  readonly of: (preset: string) => Options | undefined;
  readonly defaults: Options;
  readonly parse: (base: Options, input: unknown) => Options;
  /** In the order of a form. */
  readonly ids: readonly string[];
}

const RIICHI: Book<riichi.RiichiOptions> = {
  family: 'riichi',
  preset: 'seed',
  of: (name) => (riichi.isPreset(name) ? riichi.presetOptions(name) : undefined),
  defaults: riichi.DEFAULTS,
  parse: riichi.parseOptions,
  ids: riichi.OPTIONS.map(({ id }) => id),
};

const MCR: Book<mcr.McrOptions> = {
  family: 'mcr',
  preset: 'cn',
  of: (name) => (mcr.isProfile(name) ? mcr.profileOptions(name) : undefined),
  defaults: mcr.DEFAULTS,
  parse: mcr.parseOptions,
  ids: mcr.OPTIONS.map(({ id }) => id),
};

const KOREAN: Book<korean.KoreanOptions> = {
  family: 'korean',
  preset: 'seed',
  of: (name) => (korean.isPreset(name) ? korean.presetOptions(name) : undefined),
  defaults: korean.DEFAULTS,
  parse: korean.parseOptions,
  ids: korean.OPTIONS.map(({ id }) => id),
};

/** A room that was seen has told its options, be they none; a preset alone is what its client plays. */
const hintSource = (hint: RuleHint | undefined): 'room' | 'client' =>
  hint?.options === undefined ? 'client' : 'room';

interface Steps {
  readonly preset: object;
  readonly room: object;
  readonly player: object;
}

/** The player's word where it changes what the room says, else the room's. */
const changesOf = (ids: readonly string[], { preset, room, player }: Steps): readonly RuleChange[] =>
  ids.flatMap((id): RuleChange[] => {
    const base = optionValue(preset, id);
    const value = optionValue(player, id);
    if (value === base) return [];
    return [{ id, value, source: value === optionValue(room, id) ? 'room' : 'player' }];
  });

const rulesBy =
  <Options extends object>(book: Book<Options>) =>
  (said: RuleHint | undefined, choice: RuleChoice = {}): Chosen<Options> => {
    const hint = said?.family === book.family ? said : undefined;
    const named = choice.preset ?? hint?.preset ?? book.preset;
    const base = book.of(named) ?? book.defaults;
    // The room's own options stand under the player's, unless the player plays by another preset altogether.
    const room = choice.preset === undefined ? book.parse(base, hint?.options) : base;
    const options = book.parse(room, choice.options);
    const changes = changesOf(book.ids, { preset: base, room, player: options });
    const unsupported = hint?.unsupported ?? [];
    return {
      options,
      shown: {
        family: book.family,
        preset: named,
        source: choice.preset === undefined ? hintSource(hint) : 'player',
        ...(changes.length > 0 && { changes }),
        ...(unsupported.length > 0 && { unsupported }),
      },
    };
  };

export const riichiRules = rulesBy(RIICHI);
export const mcrRules = rulesBy(MCR);
export const koreanRules = rulesBy(KOREAN);

/** The room's word, else the player's, else riichi. */
export const familyOf = (hint: RuleHint | undefined, choices: RuleChoices): RulesId =>
  hint?.family ?? choices.family ?? 'riichi';

export const chosenRules = (hint: RuleHint | undefined, choices: RuleChoices): ChosenRules => {
  const family = familyOf(hint, choices);
  switch (family) {
    case 'riichi':
      return { family, ...riichiRules(hint, choices.riichi) };
    case 'mcr':
      return { family, ...mcrRules(hint, choices.mcr) };
    case 'korean':
      return { family, ...koreanRules(hint, choices.korean) };
  }
};

/** A service plays by its own rules, whatever the player wishes to be told. */
export const roomOptions = (hint: RuleHint | undefined): riichi.RiichiOptions => riichiRules(hint).options;
