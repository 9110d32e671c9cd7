// Every import against the table of allowed arrows (CONTRIBUTING.md, «The map»). A change that needs a new arrow
// changes this table in the same commit and says why.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const SRC = import.meta.dirname;

/** Layer → layers whose values it may import. A layer may always import itself, `result` and any npm package in `PACKAGES`. */
const VALUES: Record<string, readonly string[]> = {
  result: [],
  settings: [],
  tiles: [],
  shapes: ['tiles'],
  rules: ['tiles', 'shapes'],
  table: ['tiles'],
  analysis: ['tiles', 'shapes', 'rules', 'table'],
  engine: ['analysis', 'table', 'tiles', 'settings', 'desk', 'practice', 'review'],
  clients: ['tiles'],
  // A service's log is written in the words of its live frames: mjlog reads them with the reader of Tenhou's client.
  // The gate follows each hand on a table, so that what it gives is legal.
  logs: ['tiles', 'clients', 'table'],
  game: ['tiles', 'shapes', 'rules', 'table'],
  // The desk: a position entered by hand, and everything the rules say of it.
  desk: ['tiles', 'shapes', 'rules', 'table', 'analysis'],
  // What a rule set scores, with examples that the rules themselves score. It is found by name in every language.
  reference: ['tiles', 'shapes', 'rules', 'i18n'],
  // Opponents think with our own analysis; a session is a game with a person in it.
  practice: ['tiles', 'shapes', 'rules', 'table', 'analysis', 'game'],
  // A logged game, judged: each decision as one seat saw it (the game knows how to hide the rest) beside our own analysis.
  review: ['tiles', 'shapes', 'rules', 'table', 'analysis', 'game'],
  history: ['tiles', 'table'],
  i18n: ['tiles', 'settings'],
  // The rule options page shows each option's default, choices and name: `rules/*/options.ts` is data.
  // So are the names of yaku and fans, which the panel shows without the options.
  // The pages draw what pure layers make: a position being entered, a game being played, logs read and folded.
  ui: [
    'tiles',
    'table',
    'logs',
    'engine',
    'history',
    'settings',
    'i18n',
    'rules/options',
    'desk',
    'reference',
    'game',
    'practice',
    'review',
  ],
};

/** Layer → further layers whose types alone it may import. */
const TYPES: Record<string, readonly string[]> = {
  // `fair-play.ts` turns answers and a client's notices into the view that overlay and popup draw: types alone.
  engine: ['rules', 'clients', 'ui', 'logs'],
  clients: ['table'],
  // A session gives itself as a log.
  practice: ['logs'],
  history: ['table', 'analysis', 'logs'],
  review: ['logs'],
  i18n: ['rules', 'analysis', 'table', 'desk', 'reference'],
  ui: ['analysis', 'rules', 'shapes', 'clients'],
};

/** Layer → npm packages it may import. The pure layers take none. */
const PACKAGES: Record<string, readonly string[]> = {
  // Mahjong Soul speaks protobuf: the kept library's generic reader, no schema compiler and no `eval`.
  // tziakcha deflates: a kept library, since the platform's own answers later than a reader must.
  clients: ['@bufbuild/protobuf/wire', 'fflate'],
  engine: ['comlink'],
  // Logs are kept packed with gzip: the platform's own unpacking answers later and knows no bound.
  logs: ['fflate'],
  // IndexedDB with promises and versions.
  history: ['idb'],
  // Charts of the review.
  ui: ['preact', 'preact/hooks', 'preact/jsx-runtime', 'chart.js'],
};

interface Import {
  readonly file: string;
  readonly from: string;
  readonly typeOnly: boolean;
}

const IMPORT =
  /(?:import|export)\s+(type\s+)?(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((e) => e.isFile() && /\.tsx?$/.test(e.name) && !/\.(test|bench)\.tsx?$/.test(e.name))
    .map((e) => join(e.parentPath, e.name));

const importsOf = (file: string): Import[] =>
  [
    ...readFileSync(file, 'utf8')
      .replace(/^\s*\/\/.*$/gm, '')
      .matchAll(IMPORT),
  ].map((m) => ({
    file,
    from: (m[2] ?? m[3])!,
    typeOnly: m[1] !== undefined,
  }));

/** `rules/riichi/options.ts` → `rules`; `clients/tenhou/decode.ts` → `clients`; `result.ts` → `result`. */
const layerOf = (path: string): string =>
  relative(SRC, path)
    .split('/')[0]!
    .replace(/\.tsx?$/, '');

/** What clients that read a table from a page have in common: readings, and the moves between two of them. */
const COMMON = join(SRC, 'clients', 'board');

/** Rule sets, clients and logs do not know their neighbours. */
const roomOf = (path: string): string | undefined => {
  const [layer, room] = relative(SRC, path).split('/');
  return ['rules', 'clients', 'logs'].includes(layer!) && !room!.includes('.') ? room : undefined;
};

const complaint = ({ file, from, typeOnly }: Import): string | undefined => {
  const here = layerOf(file);
  const name = relative(SRC, file);
  if (!from.startsWith('.')) {
    return PACKAGES[here]?.includes(from) ? undefined : `${name} imports the package ${from}`;
  }
  const target = resolve(dirname(file), from);
  const there = layerOf(target);
  if (there === 'result') return undefined;
  if (here === there) {
    const [mine, theirs] = [roomOf(file), roomOf(target)];
    const isCommon = dirname(target) === COMMON;
    return mine && theirs && mine !== theirs && !isCommon
      ? `${name} imports its neighbour ${from}`
      : undefined;
  }
  const isOptions = /\/rules\/\w+\/(options|fans|yaku\.names)\.ts$/.test(target);
  if (VALUES[here]?.includes(there) || (isOptions && VALUES[here]?.includes('rules/options')))
    return undefined;
  if (typeOnly && (TYPES[here]?.includes(there) ?? false)) return undefined;
  return `${name} imports ${typeOnly ? 'types of ' : ''}${from}`;
};

test('every import follows the arrows', () => {
  expect(files(SRC).flatMap(importsOf).map(complaint).filter(Boolean)).toEqual([]);
});

test('every layer has its row', () => {
  const layers = new Set(files(SRC).map(layerOf));
  expect([...layers].filter((l) => !(l in VALUES))).toEqual([]);
});

test('a rule set, a client and a log reader are kept from their neighbours', () => {
  const file = join(SRC, 'clients/tenhou/decode.ts');
  expect(complaint({ file, from: '../majiang/watch.ts', typeOnly: false })).toBeDefined();
  expect(complaint({ file, from: '../board/walk.ts', typeOnly: false })).toBeUndefined();
  expect(
    complaint({ file: join(COMMON, 'walk.ts'), from: '../majiang/walk.ts', typeOnly: false }),
  ).toBeDefined();
  expect(complaint({ file, from: '../../rules/rules.ts', typeOnly: true })).toBeDefined();
  expect(complaint({ file, from: '../../table/event.ts', typeOnly: true })).toBeUndefined();
  expect(complaint({ file, from: '../../table/apply.ts', typeOnly: false })).toBeDefined();
});
