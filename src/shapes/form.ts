/** The shapes a winning hand can have. A rule set says which it knows. */
export const FORMS = ['standard', 'sevenPairs', 'thirteenOrphans'] as const;
export type Form = (typeof FORMS)[number];
