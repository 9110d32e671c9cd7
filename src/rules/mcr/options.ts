// What editions and tables of the Chinese official rules differ in, as data, with three profiles: today's Chinese
// practice, the letter of the 1998 book, and the WMO's texts. Names and meanings: `options.names.ts`.

import { type Choosable, choosable, isAllowed, takeOptions } from '../option.ts';

// Fans are named here, too: whoever shows a score sheet imports options alone.
export { FANS, type FanId, fanNames } from './fans.ts';
export { CHOICE_NAMES, OPTION_NAMES, type OptionText, PROFILE_NAMES } from './options.names.ts';

export const CHOICES = {
  concealedByNature: ['selfDrawn', 'fullyConcealedHand'],
  nineGatesPungs: ['one', 'all'],
  knittedWait: ['anyTile', 'besideBody'],
  waits: ['formal', 'live'],
  numbering: ['book1998', 'wmo'],
} as const;
type Choices = typeof CHOICES;
type ChoiceOf<Id extends keyof Choices> = Choices[Id][number];

export interface McrOptions {
  /** Points a win needs, flowers not counted. */
  readonly minimum: number;
  readonly twoConcealedKongs: number;
  /** A melded and a concealed kong together; 0: the two kongs are counted by themselves. */
  readonly concealedAndMeldedKong: number;
  /** What a self-draw of a hand that is concealed by its nature counts. */
  readonly concealedByNature: ChoiceOf<'concealedByNature'>;
  /** Half flush beside all green, where there is a green dragon. */
  readonly greenHalfFlush: boolean;
  /** Double pungs beside all terminals. */
  readonly terminalsDoublePung: boolean;
  /** How many of nine gates' pungs of terminals are not counted. */
  readonly nineGatesPungs: ChoiceOf<'nineGatesPungs'>;
  /** One or two concealed kongs counted beside three or four kongs. */
  readonly concealedKongsBeside: boolean;
  /** Knitted straight beside lesser honours and knitted tiles, where all nine knitted tiles are there. */
  readonly straightInLesserHonors: boolean;
  /** Whether the rest of a knitted straight may wait for a tile that its body has too. */
  readonly knittedWait: ChoiceOf<'knittedWait'>;
  /** Waits for tiles of which the player holds all four make a wait less single, or are none. */
  readonly waits: ChoiceOf<'waits'>;
  /** The numbers that fans are shown with. */
  readonly numbering: ChoiceOf<'numbering'>;
}

export const DEFAULTS: McrOptions = {
  minimum: 8,
  twoConcealedKongs: 6,
  concealedAndMeldedKong: 5,
  concealedByNature: 'selfDrawn',
  greenHalfFlush: false,
  terminalsDoublePung: false,
  nineGatesPungs: 'one',
  concealedKongsBeside: false,
  straightInLesserHonors: true,
  knittedWait: 'anyTile',
  waits: 'formal',
  numbering: 'book1998',
};

export const PROFILES = ['cn', 'book1998', 'wmo'] as const;
export type Profile = (typeof PROFILES)[number];

/** What each profile changes in the defaults. */
export const PROFILE_CHANGES: Readonly<Record<Profile, Partial<McrOptions>>> = {
  cn: {},
  book1998: { concealedAndMeldedKong: 0 },
  wmo: {
    twoConcealedKongs: 8,
    concealedAndMeldedKong: 6,
    concealedByNature: 'fullyConcealedHand',
    greenHalfFlush: true,
    terminalsDoublePung: true,
    nineGatesPungs: 'all',
    concealedKongsBeside: true,
    numbering: 'wmo',
  },
};

export const isProfile = (name: string): name is Profile => PROFILES.some((p) => p === name);

export const profileOptions = (profile: Profile, changes: Partial<McrOptions> = {}): McrOptions => ({
  ...DEFAULTS,
  ...PROFILE_CHANGES[profile],
  ...changes,
});

export type OptionId = keyof McrOptions;

/** One option as a form shows it: what may be chosen, and what stands. */
export type Option = { readonly id: OptionId } & Choosable;

const optionOf = (id: OptionId): Option => ({ id, ...choosable(DEFAULTS, id, CHOICES) });

const OPTION_IDS: readonly OptionId[] = [
  'minimum',
  'concealedAndMeldedKong',
  'twoConcealedKongs',
  'concealedKongsBeside',
  'concealedByNature',
  'nineGatesPungs',
  'greenHalfFlush',
  'terminalsDoublePung',
  'straightInLesserHonors',
  'waits',
  'knittedWait',
  'numbering',
];

/** Every option in the order a form shows them. */
export const OPTIONS: readonly Option[] = OPTION_IDS.map(optionOf);

/** The same options with one value changed; unchanged if the option does not allow it. */
export const setOption = (options: McrOptions, id: string, value: unknown): McrOptions => {
  const option = OPTIONS.find((o) => o.id === id);
  return option && isAllowed(option, value) ? { ...options, [option.id]: value } : options;
};

/** Outside data (settings, a client's hint, a test line): what is known and allowed is taken. */
export const parseOptions = (base: McrOptions, input: unknown): McrOptions =>
  takeOptions(base, input, OPTION_IDS, setOption);
