import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  DEFAULT_SITE,
  DEFAULTS,
  hostIn,
  languageOf,
  MODES,
  modeOf,
  NO_RULES,
  parseSettings,
  type Settings,
  siteOf,
  withHost,
  withMode,
  withoutHost,
  withRules,
  withSite,
} from './settings.ts';

const FULL: Settings = {
  version: 2,
  language: 'ko',
  theme: 'dark',
  tileNumbers: false,
  worth: { value: false, danger: true, placing: false },
  keepNames: true,
  rules: {
    riichi: { preset: 'majsoul', options: { kuitan: false, akaDora: 4, name: 'x' } },
    mcr: { preset: 'wmo', options: { minimum: 6 } },
    korean: { preset: 'coffee', options: {} },
  },
  sites: {
    'tenhou.net': {
      off: false,
      mode: 'afterDiscard',
      botMode: 'live',
      place: { right: 8, top: 120, width: 340, height: 400 },
      collapsed: true,
      hidden: false,
    },
  },
  hosts: { 'mahjong.example': 'majsoul' },
};

test('there and back', () => {
  expect(parseSettings(JSON.parse(JSON.stringify(FULL)))).toEqual(FULL);
  expect(parseSettings(DEFAULTS)).toEqual(DEFAULTS);
});

test.each([
  ['nothing stored', undefined],
  ['not an object', 'live'],
  ['a list', [1, 2]],
  ['unknown words', { version: 1, language: 'xx', theme: 'pink', tileNumbers: 1, rules: 3, sites: null }],
])('%s: the defaults', (_, raw) => {
  expect(parseSettings(raw)).toEqual(DEFAULTS);
});

test('a damaged field costs only itself', () => {
  const raw = { ...FULL, sites: { 'tenhou.net': { mode: 'cheat', place: { right: -1 }, collapsed: true } } };
  expect(parseSettings(raw).sites['tenhou.net']).toEqual({ ...DEFAULT_SITE, collapsed: true });
});

test('a store that knew no values shows them, and a damaged field costs only itself', () => {
  const { worth: _, ...older } = FULL;
  expect(parseSettings(older).worth).toEqual(DEFAULTS.worth);
  expect(parseSettings({ ...FULL, worth: { value: 'no', danger: false } }).worth).toEqual({
    ...DEFAULTS.worth,
    danger: false,
  });
});

test('of hosts that were named only names of hosts are kept', () => {
  const hosts = {
    'a.example': 'majsoul',
    '*': 'majsoul',
    'a/b.example': 'majiang',
    localhost: 'majiang',
    'b.example': 3,
  };
  expect(parseSettings({ ...FULL, hosts }).hosts).toEqual({ 'a.example': 'majsoul' });
});

test.each([
  ['mahjong.example', 'mahjong.example'],
  [' https://Mahjong.Example:8443/1/?x ', 'mahjong.example'],
  ['mahjong.example/table', 'mahjong.example'],
  ['麻将.example', 'xn--pet556m.example'],
  ['*.example', undefined],
  ['*', undefined],
  ['', undefined],
  ['localhost', undefined],
  ['127.0.0.1', undefined],
  ['javascript:alert(1)', undefined],
])('the host in «%s» is %s', (text, host) => {
  expect(hostIn(text)).toBe(host);
});

test('a host is named and forgotten', () => {
  const named = withHost(DEFAULTS, 'a.example', 'majiang');
  expect(named.hosts).toEqual({ 'a.example': 'majiang' });
  expect(withoutHost(named, 'a.example')).toEqual(DEFAULTS);
});

test('version 0 kept one mode for all sites: everyone is asked again', () => {
  expect(parseSettings({ mode: 'live', language: 'ja' })).toEqual({ ...DEFAULTS, language: 'ja' });
});

test('version 1 knew the rules of riichi alone', () => {
  const rules = { preset: 'tenhou', options: { kuitan: false } };
  expect(parseSettings({ version: 1, rules, theme: 'dark' })).toEqual({
    ...DEFAULTS,
    theme: 'dark',
    rules: { ...NO_RULES, riichi: rules },
  });
});

test('rules of one family leave the others', () => {
  const { rules } = withRules(FULL, 'mcr', { options: {} });
  expect(rules).toEqual({ ...FULL.rules, mcr: { options: {} } });
});

test('a store of a newer version keeps what is still understood', () => {
  expect(parseSettings({ ...FULL, version: 9, extra: 1 })).toEqual(FULL);
});

test('the gate never throws, and what passed once passes again unchanged', () => {
  fc.assert(
    fc.property(fc.anything(), (raw) => {
      const once = parseSettings(raw);
      expect(parseSettings(once)).toEqual(once);
    }),
  );
});

test('a host named like a part of an object is a host', () => {
  expect(siteOf(DEFAULTS, 'constructor')).toEqual(DEFAULT_SITE);
});

test('a choice at a table of bots does not answer for a table with people', () => {
  const site = siteOf(withSite(DEFAULTS, 'a', withMode(false, 'live')), 'a');
  expect(modeOf(site, true)).toBeUndefined();
  expect(modeOf(site, false)).toBe('live');
});

test('bots start live, people are asked', () => {
  expect(modeOf(DEFAULT_SITE, false)).toBe('live');
  expect(modeOf(DEFAULT_SITE, true)).toBeUndefined();
});

test.each(MODES.flatMap((m) => [true, false].map((humans) => [m, humans] as const)))(
  'set %s (people: %s) is what is read back',
  (mode, humans) => {
    const off = withSite(DEFAULTS, 'a', withMode(true, 'off'));
    expect(modeOf(siteOf(withSite(off, 'a', withMode(humans, mode)), 'a'), humans)).toBe(mode);
  },
);

test.each([
  [['ja-JP', 'en'], 'ja'],
  [['zh-TW'], 'zh-CN'],
  [['fr', 'ko-KR'], 'ko'],
  [['fr'], 'en'],
  [[], 'en'],
] as const)('browser languages %o: %s', (browsers, language) => {
  expect(languageOf(DEFAULTS, browsers)).toBe(language);
});

test('the chosen language stands before the browser', () => {
  expect(languageOf(FULL, ['ja'])).toBe('ko');
});
