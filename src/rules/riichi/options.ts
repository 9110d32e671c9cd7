// Every rule that tables differ in, as data: what may be chosen, what stands by default, and the presets of services
// people play on. Nested names (`doubleYakuman.kokushi13`) are how rule texts group them. Names and meanings in four
// languages: `options.names.ts`. Only `seed` is a written rule text; the other presets are what those services play.

import { type Choosable, choosable, isAllowed, takeOptions } from '../option.ts';

export { optionValue } from '../option.ts';

export {
  CHOICE_NAMES,
  type Names,
  OPTION_GROUP_NAMES,
  OPTION_NAMES,
  type OptionText,
  PRESET_NAMES,
} from './options.names.ts';

/** Choices of the options that are neither a yes or no nor a number. */
export const CHOICES = {
  'renhou.mode': ['none', 'mangan', 'baiman', 'yakuman'],
  'renhou.who': ['nonDealer', 'dealerOnly', 'all'],
  daisharin: ['off', 'anySuit', 'pinOnly'],
  doubleWindPairFu: [4, 2],
  kazoe: ['yakuman', 'sanbaiman'],
  akaDora: [0, 3, 4],
  kanDoraTiming: ['immediate', 'openAfterDiscard'],
  kuikae: ['forbidden', 'sameTileOnly', 'allowed'],
  riichiAnkan: ['shapeUnchanged', 'waitsUnchanged', 'forbidden'],
  furiten: ['standard', 'tileOnly'],
  multiRon: ['all', 'headBump', 'allAbortTriple'],
  paoScope: ['yakumanOnly', 'whole'],
  renchan: ['winOrTenpai', 'winOnly'],
  gameLength: ['tonpuu', 'hanchan', 'iichan'],
} as const;
type Choices = typeof CHOICES;
type ChoiceOf<Id extends keyof Choices> = Choices[Id][number];

export interface RiichiOptions {
  /** Yakuman that count twice. */
  readonly doubleYakuman: {
    readonly suuankouTanki: boolean;
    readonly chuurenJunsei: boolean;
    readonly kokushi13: boolean;
    readonly daisuushii: boolean;
  };
  readonly multiYakuman: boolean;
  readonly ryuuiisouNeedsHatsu: boolean;
  readonly ryuuiisouAnyDragon: boolean;
  readonly renhou: { readonly mode: ChoiceOf<'renhou.mode'>; readonly who: ChoiceOf<'renhou.who'> };
  readonly tenhouAnyTile: boolean;
  readonly daisharin: ChoiceOf<'daisharin'>;
  readonly openRiichi: boolean;
  readonly kuitan: boolean;
  readonly ippatsu: boolean;
  readonly doubleWindPairFu: ChoiceOf<'doubleWindPairFu'>;
  readonly rinshanTsumoFu: boolean;
  readonly kazoe: ChoiceOf<'kazoe'>;
  readonly kiriageMangan: boolean;
  readonly akaDora: ChoiceOf<'akaDora'>;
  readonly uraDora: boolean;
  readonly kanDora: boolean;
  readonly kanUra: boolean;
  readonly kanDoraTiming: ChoiceOf<'kanDoraTiming'>;
  readonly ankanRobKokushi: boolean;
  readonly kuikae: ChoiceOf<'kuikae'>;
  readonly riichiAnkan: ChoiceOf<'riichiAnkan'>;
  /** What riichi needs. With three players one tile less: everyone is to draw once more. */
  readonly riichi: { readonly minWall: number; readonly minPoints: number };
  readonly furiten: ChoiceOf<'furiten'>;
  readonly multiRon: ChoiceOf<'multiRon'>;
  readonly pao: { readonly daisangen: boolean; readonly daisuushii: boolean; readonly suukantsu: boolean };
  readonly paoScope: ChoiceOf<'paoScope'>;
  readonly nagashiMangan: boolean;
  readonly notenPayments: boolean;
  readonly fourKanAbort: boolean;
  readonly nineTerminals: boolean;
  readonly fourWinds: boolean;
  readonly fourRiichi: boolean;
  readonly renchan: ChoiceOf<'renchan'>;
  readonly gameLength: ChoiceOf<'gameLength'>;
  readonly honbaValue: number;
  readonly startPoints: number;
  readonly target: number;
  readonly tobi: boolean;
  readonly agariYame: boolean;
  readonly extension: boolean;
  /** Three players: the missing seat's share of a self-draw is not paid. */
  readonly tsumoLoss: boolean;
  /** Three players: the missing seat's share is paid half by each of the others; stands above `tsumoLoss`. */
  readonly northBisection: boolean;
}

/** Options as a caller may give them: some, the rest as they stand. */
export type SomeOptions = {
  readonly [K in keyof RiichiOptions]?: RiichiOptions[K] extends object
    ? Partial<RiichiOptions[K]>
    : RiichiOptions[K];
};

export const DEFAULTS: RiichiOptions = {
  doubleYakuman: { suuankouTanki: true, chuurenJunsei: true, kokushi13: true, daisuushii: true },
  multiYakuman: true,
  ryuuiisouNeedsHatsu: false,
  ryuuiisouAnyDragon: false,
  renhou: { mode: 'none', who: 'nonDealer' },
  tenhouAnyTile: false,
  daisharin: 'off',
  openRiichi: false,
  kuitan: true,
  ippatsu: true,
  doubleWindPairFu: 4,
  rinshanTsumoFu: true,
  kazoe: 'yakuman',
  kiriageMangan: false,
  akaDora: 3,
  uraDora: true,
  kanDora: true,
  kanUra: true,
  kanDoraTiming: 'immediate',
  ankanRobKokushi: false,
  kuikae: 'forbidden',
  riichiAnkan: 'shapeUnchanged',
  riichi: { minWall: 4, minPoints: 1000 },
  furiten: 'standard',
  multiRon: 'all',
  pao: { daisangen: true, daisuushii: true, suukantsu: false },
  paoScope: 'yakumanOnly',
  nagashiMangan: true,
  notenPayments: true,
  fourKanAbort: true,
  nineTerminals: true,
  fourWinds: true,
  fourRiichi: true,
  renchan: 'winOrTenpai',
  gameLength: 'hanchan',
  honbaValue: 300,
  startPoints: 25000,
  target: 30000,
  tobi: true,
  agariYame: true,
  extension: true,
  tsumoLoss: true,
  northBisection: false,
};

const NO_DOUBLES: RiichiOptions['doubleYakuman'] = {
  suuankouTanki: false,
  chuurenJunsei: false,
  kokushi13: false,
  daisuushii: false,
};

export const PRESETS = ['seed', 'tenhou', 'majsoul', 'tournament', 'majiang'] as const;
export type Preset = (typeof PRESETS)[number];

/** What each preset changes in the defaults. */
export const PRESET_CHANGES: Readonly<Record<Preset, SomeOptions>> = {
  seed: { daisharin: 'anySuit' },
  tenhou: {
    doubleYakuman: NO_DOUBLES,
    multiRon: 'allAbortTriple',
    kanDoraTiming: 'openAfterDiscard',
    paoScope: 'whole',
  },
  majsoul: { kanDoraTiming: 'openAfterDiscard', tenhouAnyTile: true, ankanRobKokushi: true },
  tournament: { akaDora: 0, doubleYakuman: NO_DOUBLES, doubleWindPairFu: 2, kiriageMangan: true },
  majiang: {
    multiRon: 'allAbortTriple',
    kanDoraTiming: 'openAfterDiscard',
    riichiAnkan: 'waitsUnchanged',
  },
};

/** The same options with some of them changed. */
export const withOptions = (base: RiichiOptions, changes: SomeOptions): RiichiOptions => ({
  ...base,
  ...changes,
  doubleYakuman: { ...base.doubleYakuman, ...changes.doubleYakuman },
  renhou: { ...base.renhou, ...changes.renhou },
  riichi: { ...base.riichi, ...changes.riichi },
  pao: { ...base.pao, ...changes.pao },
});

export const isPreset = (name: string): name is Preset => PRESETS.some((p) => p === name);

export const presetOptions = (preset: Preset, changes: SomeOptions = {}): RiichiOptions =>
  withOptions(withOptions(DEFAULTS, PRESET_CHANGES[preset]), changes);

/** One option as a form shows it: its path, what may be chosen, and what stands. `hidden`: not offered. */
export type Option = {
  readonly id: string;
  readonly group: OptionGroup;
  readonly hidden?: true;
} & Choosable;

export const OPTION_GROUPS = [
  'yaku',
  'yakuman',
  'scoring',
  'dora',
  'play',
  'draws',
  'game',
  'threePlayers',
] as const;
export type OptionGroup = (typeof OPTION_GROUPS)[number];

const GROUP_IDS: Readonly<Record<OptionGroup, readonly string[]>> = {
  yaku: ['kuitan', 'ippatsu', 'openRiichi', 'renhou.mode', 'renhou.who', 'nagashiMangan'],
  yakuman: [
    'doubleYakuman.suuankouTanki',
    'doubleYakuman.chuurenJunsei',
    'doubleYakuman.kokushi13',
    'doubleYakuman.daisuushii',
    'multiYakuman',
    'kazoe',
    'ryuuiisouNeedsHatsu',
    'ryuuiisouAnyDragon',
    'daisharin',
    'tenhouAnyTile',
    'ankanRobKokushi',
    'pao.daisangen',
    'pao.daisuushii',
    'pao.suukantsu',
    'paoScope',
  ],
  scoring: ['kiriageMangan', 'doubleWindPairFu', 'rinshanTsumoFu', 'honbaValue'],
  dora: ['akaDora', 'uraDora', 'kanDora', 'kanUra', 'kanDoraTiming'],
  play: ['furiten', 'multiRon', 'kuikae', 'riichi.minWall', 'riichi.minPoints', 'riichiAnkan'],
  draws: ['notenPayments', 'nineTerminals', 'fourWinds', 'fourRiichi', 'fourKanAbort'],
  game: ['gameLength', 'renchan', 'startPoints', 'target', 'tobi', 'agariYame', 'extension'],
  threePlayers: ['tsumoLoss', 'northBisection'],
};

/** Known from a misprint alone: kept so that the text it stands in can be played to the letter. */
const HIDDEN: readonly string[] = ['ryuuiisouAnyDragon'];
const STEPS: Readonly<Record<string, number>> = { 'riichi.minWall': 1 };

const optionOf = (id: string, group: OptionGroup): Option => ({
  id,
  group,
  ...(HIDDEN.includes(id) ? { hidden: true } : {}),
  ...choosable(DEFAULTS, id, CHOICES, STEPS[id] ?? 100),
});

/** Every option in the order a form shows them. */
export const OPTIONS: readonly Option[] = OPTION_GROUPS.flatMap((group) =>
  GROUP_IDS[group].map((id) => optionOf(id, group)),
);

/** The same options with one value changed; unchanged if the option does not allow it. */
export const setOption = (options: RiichiOptions, id: string, value: unknown): RiichiOptions => {
  const option = OPTIONS.find((o) => o.id === id);
  if (!option || !isAllowed(option, value)) return options;
  const [outer, inner] = id.split('.') as [keyof RiichiOptions, string | undefined];
  if (inner === undefined) return { ...options, [outer]: value };
  return { ...options, [outer]: { ...(options[outer] as object), [inner]: value } };
};

/** Outside data (settings, a client's hint, a test line): what is known and allowed is taken, nested or dotted. */
export const parseOptions = (base: RiichiOptions, input: unknown): RiichiOptions =>
  takeOptions(
    base,
    input,
    OPTIONS.map(({ id }) => id),
    setOption,
  );
