/** The shapes a winning hand can have. A rule set says which it knows. */
export const FORMS = [
  'standard',
  /** Seven different pairs. */
  'sevenPairs',
  'thirteenOrphans',
  /** Seven pairs where four of a kind are two of them. */
  'sevenPairsWithQuads',
  /** Fourteen different tiles: five or six honours, and tiles of one knitted pattern. */
  'lesserHonorsKnitted',
  /** The same with all seven honours. */
  'greaterHonorsKnitted',
  /** The nine tiles of a knitted pattern, a group and a pair. */
  'knittedStraight',
] as const;
export type Form = (typeof FORMS)[number];

/** The forms that `shanten` and `ukeire` answer for; `with-knitted.ts` answers for `KNITTED_FORMS`. */
export const COMMON_FORMS = ['standard', 'sevenPairs', 'thirteenOrphans'] as const satisfies readonly Form[];
export type CommonForm = (typeof COMMON_FORMS)[number];
export const KNITTED_FORMS = [
  'standard',
  'sevenPairsWithQuads',
  'thirteenOrphans',
  'lesserHonorsKnitted',
  'greaterHonorsKnitted',
  'knittedStraight',
] as const satisfies readonly Form[];

/** The lists of forms that `formsOf` answers: one a subset, so that an answer costs no allocation. */
const SUBSETS: readonly (readonly Form[])[] = Array.from({ length: 1 << FORMS.length }, (_, bits) =>
  FORMS.filter((_, i) => bits & (1 << i)),
);

export const STANDARD = 1;
export const SEVEN_PAIRS = 2;
export const THIRTEEN_ORPHANS = 4;
export const SEVEN_PAIRS_WITH_QUADS = 8;
export const LESSER_HONORS_KNITTED = 16;
export const GREATER_HONORS_KNITTED = 32;
export const KNITTED_STRAIGHT = 64;

/** The forms of a set of bits: `STANDARD | SEVEN_PAIRS` and so on. */
export const formsOf = (bits: number): readonly Form[] => SUBSETS[bits]!;

/** The bit of a form. */
export const bitOf = (form: Form): number => 1 << FORMS.indexOf(form);
