// placeholder
export const OPTION_NAMES = {};
export const PRESET_NAMES = {};
