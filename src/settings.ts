// What the player has set, with defaults. `browser.storage` is touched by entrypoints alone; this is the shape and the
// gate: stored data is `unknown` until `parseSettings` has read it, and whatever it cannot read falls to its default, so
// that a damaged or newer store never keeps the overlay from starting.

export const MODES = ['live', 'afterDiscard', 'reviewOnly', 'off'] as const;
export type Mode = (typeof MODES)[number];

export const LANGUAGES = ['en', 'ko', 'ja', 'zh-CN'] as const;
export type Language = (typeof LANGUAGES)[number];

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Where the overlay stands in the page, in CSS pixels from the nearer edges. No height: as tall as its text. */
export interface Place {
  readonly right: number;
  readonly top: number;
  readonly width: number;
  readonly height?: number;
}

/** What is remembered per site, by host name. */
export interface SiteSettings {
  /** Nothing is read here. */
  readonly off: boolean;
  /** At tables with people. Absent: the player has not been asked yet. */
  readonly mode?: Mode;
  /** At tables of bots. Apart from `mode`, so that help chosen there answers for no table with people. */
  readonly botMode?: Mode;
  readonly place?: Place;
  readonly collapsed: boolean;
  readonly hidden: boolean;
}

export type OptionValue = string | number | boolean;

export const FAMILIES = ['riichi', 'mcr', 'korean'] as const;
export type Family = (typeof FAMILIES)[number];

/** Rules of one family that the player insists on; absent: what the room or the client says. */
export interface RuleSettings {
  readonly preset?: string;
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** Each family's apart: a profile of one says nothing of another. */
export type RulesByFamily = Readonly<Record<Family, RuleSettings>>;

/** What stands beside the discards. */
export interface WorthSettings {
  /** The column of what a discard is worth. */
  readonly value: boolean;
  /** The column of what it risks. */
  readonly danger: boolean;
  /** In the last hand points are weighed by places. */
  readonly placing: boolean;
}

export interface Settings {
  readonly version: number;
  /** Absent: the browser's. */
  readonly language?: Language;
  readonly theme: Theme;
  /** Index numbers in the corners of the tiles. */
  readonly tileNumbers: boolean;
  readonly worth: WorthSettings;
  /** Names of players are kept in the history: in logs that are added, and of games that are read live. */
  readonly keepNames: boolean;
  readonly rules: RulesByFamily;
  readonly sites: Readonly<Record<string, SiteSettings>>;
  /** Hosts the player has named, and the client that is played there. */
  readonly hosts: Readonly<Record<string, string>>;
}

export const VERSION = 2;
export const DEFAULT_SITE: SiteSettings = { off: false, collapsed: false, hidden: false };
export const NO_RULES: RulesByFamily = {
  riichi: { options: {} },
  mcr: { options: {} },
  korean: { options: {} },
};
export const DEFAULTS: Settings = {
  version: VERSION,
  theme: 'auto',
  tileNumbers: false,
  worth: { value: true, danger: true, placing: true },
  keepNames: false,
  rules: NO_RULES,
  sites: {},
  hosts: {},
};

type Fields = Readonly<Record<string, unknown>>;

/**
 * Step n turns a store of version n into one of version n + 1. Version 0 kept one mode for every site; version 1 knew the
 * rules of riichi alone.
 */
const MIGRATIONS: readonly ((old: Fields) => Fields)[] = [
  ({ mode: _, ...rest }) => ({ ...rest, version: 1 }),
  ({ rules, ...rest }) => ({ ...rest, rules: { riichi: rules }, version: 2 }),
];

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

const oneOf = <T extends string>(list: readonly T[], value: unknown): T | undefined =>
  list.find((item) => item === value);

const isLength = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value < 20_000;

const isOption = (value: unknown): value is OptionValue =>
  ['string', 'number', 'boolean'].includes(typeof value);

const flag = (value: unknown, fallback: boolean): boolean => (typeof value === 'boolean' ? value : fallback);

const parsePlace = (raw: unknown): Place | undefined => {
  const { right, top, width, height } = fieldsOf(raw);
  if (!isLength(right) || !isLength(top) || !isLength(width)) return undefined;
  return isLength(height) ? { right, top, width, height } : { right, top, width };
};

const parseSite = (raw: unknown): SiteSettings => {
  const fields = fieldsOf(raw);
  const mode = oneOf(MODES, fields.mode);
  const botMode = oneOf(MODES, fields.botMode);
  const place = parsePlace(fields.place);
  return {
    off: flag(fields.off, DEFAULT_SITE.off),
    ...(mode && { mode }),
    ...(botMode && { botMode }),
    ...(place && { place }),
    collapsed: flag(fields.collapsed, DEFAULT_SITE.collapsed),
    hidden: flag(fields.hidden, DEFAULT_SITE.hidden),
  };
};

const parseWorth = (raw: unknown): WorthSettings => {
  const { value, danger, placing } = fieldsOf(raw);
  const { worth } = DEFAULTS;
  return {
    value: flag(value, worth.value),
    danger: flag(danger, worth.danger),
    placing: flag(placing, worth.placing),
  };
};

const parseRuleSettings = (raw: unknown): RuleSettings => {
  const { preset, options } = fieldsOf(raw);
  const kept = Object.entries(fieldsOf(options)).flatMap(([key, value]) =>
    isOption(value) ? [[key, value] as const] : [],
  );
  return { ...(typeof preset === 'string' && { preset }), options: Object.fromEntries(kept) };
};

const parseRules = (raw: unknown): RulesByFamily => {
  const { riichi, mcr, korean } = fieldsOf(raw);
  return {
    riichi: parseRuleSettings(riichi),
    mcr: parseRuleSettings(mcr),
    korean: parseRuleSettings(korean),
  };
};

const HOST = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** The host name in what a player types: a name, or an address pasted whole. Ports and paths fall away. */
export const hostIn = (text: string): string | undefined => {
  const address = text.trim().includes('://') ? text.trim() : `https://${text.trim()}`;
  const host = URL.canParse(address) ? new URL(address).hostname : '';
  return HOST.test(host) ? host : undefined;
};

const parseHosts = (raw: unknown): Settings['hosts'] =>
  Object.fromEntries(
    Object.entries(fieldsOf(raw)).flatMap(([host, client]) =>
      HOST.test(host) && typeof client === 'string' ? [[host, client] as const] : [],
    ),
  );

const migrate = (raw: Fields): Fields => {
  const from = isLength(raw.version) ? raw.version : 0;
  return MIGRATIONS.slice(from).reduce((fields, step) => step(fields), raw);
};

/** The gate. Never fails. */
export const parseSettings = (raw: unknown): Settings => {
  const fields = migrate(fieldsOf(raw));
  const language = oneOf(LANGUAGES, fields.language);
  const sites = Object.entries(fieldsOf(fields.sites)).map(
    ([host, site]) => [host, parseSite(site)] as const,
  );
  return {
    version: VERSION,
    ...(language && { language }),
    theme: oneOf(THEMES, fields.theme) ?? DEFAULTS.theme,
    tileNumbers: flag(fields.tileNumbers, DEFAULTS.tileNumbers),
    worth: parseWorth(fields.worth),
    keepNames: flag(fields.keepNames, DEFAULTS.keepNames),
    rules: parseRules(fields.rules),
    sites: Object.fromEntries(sites),
    hosts: parseHosts(fields.hosts),
  };
};

export const withHost = (settings: Settings, host: string, client: string): Settings => ({
  ...settings,
  hosts: { ...settings.hosts, [host]: client },
});

export const withoutHost = (settings: Settings, host: string): Settings => {
  const { [host]: _, ...hosts } = settings.hosts;
  return { ...settings, hosts };
};

export const withRules = (settings: Settings, family: Family, rules: RuleSettings): Settings => ({
  ...settings,
  rules: { ...settings.rules, [family]: rules },
});

export const siteOf = (settings: Settings, host: string): SiteSettings =>
  Object.hasOwn(settings.sites, host) ? settings.sites[host]! : DEFAULT_SITE;

export const withSite = (settings: Settings, host: string, change: Partial<SiteSettings>): Settings => ({
  ...settings,
  sites: { ...settings.sites, [host]: { ...siteOf(settings, host), ...change } },
});

/** The chosen mode; undefined: people sit at the table and the player has not been asked. Bots start live. */
export const modeOf = (site: SiteSettings, humans: boolean): Mode | undefined => {
  if (site.off) return 'off';
  return humans ? site.mode : (site.botMode ?? 'live');
};

/** `off` is for the whole site: where nothing is read, nobody knows who sits there. */
export const withMode = (humans: boolean, mode: Mode): Partial<SiteSettings> => {
  if (mode === 'off') return { off: true };
  return humans ? { off: false, mode } : { off: false, botMode: mode };
};

/** The first of the browser's languages that is one of ours, by its base: `zh-TW` reads `zh-CN`. */
export const languageOf = (settings: Settings, browsers: readonly string[]): Language =>
  settings.language ??
  browsers
    .map((tag) => LANGUAGES.find((l) => l.split('-')[0] === tag.toLowerCase().split('-')[0]))
    .find((l) => l !== undefined) ??
  'en';
