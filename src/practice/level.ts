// How strong the opponents are, by what they look at: a level's name says what it does.

export const LEVELS = ['byUkeire', 'byValue', 'byValueAndDanger'] as const;
export type Level = (typeof LEVELS)[number];
