// What the player has set, with defaults. `browser.storage` is touched by entrypoints alone; this is the shape and the gate.

export const MODES = ['live', 'afterDiscard', 'reviewOnly', 'off'] as const;
export type Mode = (typeof MODES)[number];

export const LANGUAGES = ['en', 'ko', 'ja', 'zh-CN'] as const;
export type Language = (typeof LANGUAGES)[number];
