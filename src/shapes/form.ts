/** The shapes a winning hand can have. A rule set says which it knows. */
export const FORMS = ['standard', 'sevenPairs', 'thirteenOrphans'] as const;
export type Form = (typeof FORMS)[number];

/** The lists of forms that `formsOf` answers: one a subset, so that an answer costs no allocation. */
const SUBSETS: readonly (readonly Form[])[] = Array.from({ length: 1 << FORMS.length }, (_, bits) =>
  FORMS.filter((_, i) => bits & (1 << i)),
);

export const STANDARD = 1;
export const SEVEN_PAIRS = 2;
export const THIRTEEN_ORPHANS = 4;

/** The forms of a set of bits: `STANDARD | SEVEN_PAIRS` and so on. */
export const formsOf = (bits: number): readonly Form[] => SUBSETS[bits]!;
