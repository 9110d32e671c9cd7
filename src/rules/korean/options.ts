// Every rule that Korean tables differ in, as data: what may be chosen, what stands by default, and the presets. The book
// leaves much open; each such gap is an option whose default is the reading explained beside it. Names and meanings in
// four languages: `options.names.ts`.

import { type Choosable, choosable, isAllowed, takeOptions } from '../option.ts';
import { BOOK_POINTS, type Points, VARIANT_POINTS, VARIANTS, YAKU } from './ids.ts';

export { optionValue } from '../option.ts';
// Yaku are named here, too: whoever shows a score sheet imports options alone.
export { isBaseYaku } from './ids.ts';
export {
  CHOICE_NAMES,
  type Names,
  OPTION_GROUP_NAMES,
  OPTION_NAMES,
  type OptionText,
  PRESET_NAMES,
} from './options.names.ts';
export { YAKU_NAMES } from './yaku.names.ts';

/** Choices of the options that are neither a yes or no nor a number. */
export const CHOICES = {
  tileSet: ['noBamboo', 'full'],
  players: [4, 3],
  hands: [16, 32],
  multiRon: ['headBump', 'all'],
  dealerRepeat: ['never', 'onWin'],
  pinfuWait: ['kinds', 'ryanmen'],
  upeoCheck: ['allWaits', 'anyWait'],
  illegalUpeo: ['voidWin', 'ignoreUpeo'],
  robExposedKong: ['added', 'any'],
  flowersWithFour: ['replace', 'add'],
  lastDiscardTile: ['1p', '9p'],
  furiten: ['anyWait', 'tile', 'off'],
  passedRon: ['untilOwnDraw', 'none'],
  stacking: ['inclusive', 'additive'],
  heavenlyGensho: ['lastDealt', 'none'],
  settlement: ['oneFiveTen', 'plain', 'pointsOnly'],
} as const;
type Choices = typeof CHOICES;
type ChoiceOf<Id extends keyof Choices> = Choices[Id][number];

/** J1–J21 are the rule text's judgement calls. */
export interface KoreanOptions {
  readonly tileSet: ChoiceOf<'tileSet'>;
  readonly players: ChoiceOf<'players'>;
  /** How many hands a session has: one jang, or two. */
  readonly hands: ChoiceOf<'hands'>;
  /** J1: several rons on one tile. */
  readonly multiRon: ChoiceOf<'multiRon'>;
  /** J2: whether the deal stays. */
  readonly dealerRepeat: ChoiceOf<'dealerRepeat'>;
  readonly minBase: number;
  readonly roundWindYaku: boolean;
  /** J4: a double wind on top of round and seat wind, not in their place. */
  readonly doubleWindAdds: boolean;
  readonly concealedKongKeepsMenzen: boolean;
  /** J3: all simples need two suits. */
  readonly tanyaoBothSuits: boolean;
  /** J7: what a wait of two or more kinds is. */
  readonly pinfuWait: ChoiceOf<'pinfuWait'>;
  /** J8: four equal tiles are two of the seven pairs. */
  readonly sevenPairsQuad: boolean;
  /** J5. */
  readonly fullFlushSevenPairs: boolean;
  /** J9. */
  readonly ronTripletConcealed: boolean;
  /** J6: a human hand needs all players ready from the deal, as the book says to the letter. */
  readonly humanHandAllReady: boolean;
  /** J17: a heavenly hand's fourteenth tile counts as its winning tile, or it has none. */
  readonly heavenlyGensho: ChoiceOf<'heavenlyGensho'>;
  /** J21. */
  readonly heavenlyMenzenTsumo: boolean;
  /** J18: an earthly hand is won on the first own draw alone. */
  readonly earthlyFirstDraw: boolean;
  /** J16. */
  readonly stacking: ChoiceOf<'stacking'>;
  /** J10: whether every wait must reach the minimum by ron, or one. */
  readonly upeoCheck: ChoiceOf<'upeoCheck'>;
  readonly upeoMinWall: number;
  readonly illegalUpeo: ChoiceOf<'illegalUpeo'>;
  /** J11: upeo is part of early upeo. */
  readonly earlyUpeoIncludesUpeo: boolean;
  /** J20. */
  readonly upeoKongKeepsWaits: boolean;
  /** J19. */
  readonly genshoCountsMelds: boolean;
  /** J13. */
  readonly flowersWithFour: ChoiceOf<'flowersWithFour'>;
  readonly flowerReplacementWin: boolean;
  /** J12: whether a discard taken for an exposed kong is robbed too. */
  readonly robExposedKong: ChoiceOf<'robExposedKong'>;
  /** J14: a kong's replacement that is the last tile counts both. */
  readonly kongAndLastAdd: boolean;
  readonly lastDiscardTile: ChoiceOf<'lastDiscardTile'>;
  /** J15: what an own discard bars. */
  readonly furiten: ChoiceOf<'furiten'>;
  readonly passedRon: ChoiceOf<'passedRon'>;
  readonly settlement: ChoiceOf<'settlement'>;
  readonly unit: number;
  /** What each who is not ready pays to each who is when the wall runs out. */
  readonly notenPayment: number;
  readonly startPoints: number;
  readonly points: Points;
}

/** Options as a caller may give them: some, the rest as they stand. */
export type SomeOptions = Partial<Omit<KoreanOptions, 'points'>> & { readonly points?: Partial<Points> };

export const DEFAULTS: KoreanOptions = {
  tileSet: 'noBamboo',
  players: 4,
  hands: 16,
  multiRon: 'headBump',
  dealerRepeat: 'never',
  minBase: 2,
  roundWindYaku: true,
  doubleWindAdds: false,
  concealedKongKeepsMenzen: true,
  tanyaoBothSuits: false,
  pinfuWait: 'kinds',
  sevenPairsQuad: true,
  fullFlushSevenPairs: true,
  ronTripletConcealed: false,
  humanHandAllReady: false,
  heavenlyGensho: 'lastDealt',
  heavenlyMenzenTsumo: true,
  earthlyFirstDraw: true,
  stacking: 'inclusive',
  upeoCheck: 'allWaits',
  upeoMinWall: 4,
  illegalUpeo: 'voidWin',
  earlyUpeoIncludesUpeo: true,
  upeoKongKeepsWaits: true,
  genshoCountsMelds: true,
  flowersWithFour: 'replace',
  flowerReplacementWin: false,
  robExposedKong: 'added',
  kongAndLastAdd: true,
  lastDiscardTile: '1p',
  furiten: 'anyWait',
  passedRon: 'untilOwnDraw',
  settlement: 'oneFiveTen',
  unit: 1,
  notenPayment: 0,
  startPoints: 0,
  points: BOOK_POINTS,
};

export const PRESETS = ['seed', ...VARIANTS] as const;
export type Preset = (typeof PRESETS)[number];

/** What each preset changes in the defaults. */
export const PRESET_CHANGES: Readonly<Record<Preset, SomeOptions>> = {
  seed: {},
  nagari: { points: VARIANT_POINTS.nagari },
  samsigi: { points: VARIANT_POINTS.samsigi },
  coffee: { points: VARIANT_POINTS.coffee },
};

/** The same options with some of them changed. */
export const withOptions = (base: KoreanOptions, changes: SomeOptions): KoreanOptions => ({
  ...base,
  ...changes,
  points: { ...base.points, ...changes.points },
});

export const isPreset = (name: string): name is Preset => PRESETS.some((p) => p === name);

export const presetOptions = (preset: Preset, changes: SomeOptions = {}): KoreanOptions =>
  withOptions(withOptions(DEFAULTS, PRESET_CHANGES[preset]), changes);

export const OPTION_GROUPS = [
  'yaku',
  'upeo',
  'bonus',
  'play',
  'payment',
  'game',
  'basePoints',
  'bonusPoints',
] as const;
export type OptionGroup = (typeof OPTION_GROUPS)[number];

/** One option as a form shows it: its path, what may be chosen, and what stands. */
export type Option = {
  readonly id: string;
  readonly group: OptionGroup;
} & Choosable;

const pointIds = (from: number, to: number): readonly string[] =>
  YAKU.slice(from, to).map((id) => `points.${id}`);

const GROUP_IDS: Readonly<Record<OptionGroup, readonly string[]>> = {
  yaku: [
    'minBase',
    'stacking',
    'roundWindYaku',
    'doubleWindAdds',
    'concealedKongKeepsMenzen',
    'tanyaoBothSuits',
    'pinfuWait',
    'sevenPairsQuad',
    'fullFlushSevenPairs',
    'ronTripletConcealed',
    'humanHandAllReady',
    'heavenlyGensho',
    'heavenlyMenzenTsumo',
    'earthlyFirstDraw',
  ],
  upeo: ['upeoCheck', 'upeoMinWall', 'illegalUpeo', 'earlyUpeoIncludesUpeo', 'upeoKongKeepsWaits'],
  bonus: [
    'genshoCountsMelds',
    'flowersWithFour',
    'flowerReplacementWin',
    'robExposedKong',
    'kongAndLastAdd',
    'lastDiscardTile',
  ],
  play: ['furiten', 'passedRon', 'multiRon'],
  payment: ['settlement', 'unit', 'notenPayment', 'startPoints'],
  game: ['tileSet', 'players', 'hands', 'dealerRepeat'],
  basePoints: pointIds(0, 26),
  bonusPoints: pointIds(26, YAKU.length),
};

const optionOf = (id: string, group: OptionGroup): Option => ({
  id,
  group,
  ...choosable(DEFAULTS, id, CHOICES),
});

/** Every option in the order a form shows them. */
export const OPTIONS: readonly Option[] = OPTION_GROUPS.flatMap((group) =>
  GROUP_IDS[group].map((id) => optionOf(id, group)),
);

/** The same options with one value changed; unchanged if the option does not allow it. */
export const setOption = (options: KoreanOptions, id: string, value: unknown): KoreanOptions => {
  const option = OPTIONS.find((o) => o.id === id);
  if (!option || !isAllowed(option, value)) return options;
  const [outer, inner] = id.split('.');
  if (inner === undefined) return { ...options, [id]: value };
  return outer === 'points' ? { ...options, points: { ...options.points, [inner]: value } } : options;
};

/** Outside data (settings, a test line): what is known and allowed is taken, nested or dotted. */
export const parseOptions = (base: KoreanOptions, input: unknown): KoreanOptions =>
  takeOptions(
    base,
    input,
    OPTIONS.map(({ id }) => id),
    setOption,
  );
