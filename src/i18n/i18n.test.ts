/// <reference types="vite/client" />
import { describe, expect, test } from 'vitest';
import { CLIENTS } from '../clients/client.ts';
import { DORA_IDS, YAKU } from '../rules/riichi/yaku.ts';
import { YAKUMAN } from '../rules/riichi/yakuman.ts';
import { LANGUAGES } from '../settings.ts';
import { parseTile } from '../tiles/notation.ts';
import { TILES, type Tile } from '../tiles/tile.ts';
import { en, type MessageKey } from './en.ts';
import { type Catalogues, learn, wordsFor } from './i18n.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { type Message, placesOf } from './message.ts';
import { NAMES } from './names.ts';
import { particle } from './particle.ts';
import { zhCN } from './zh-cn.ts';

const PANEL: Catalogues<MessageKey> = { en, ko, ja, 'zh-CN': zhCN };

const OTHERS = LANGUAGES.filter((l) => l !== 'en');
const templates = (message: Message): readonly string[] =>
  typeof message === 'string' ? [message] : Object.values(message);

/** Names that are the same everywhere. */
const NO_TRANSLATION: readonly string[] = ['panel.label'];

/** What a language is written in besides letters, digits and signs of its own. */
const latinIn = (text: string): string =>
  text
    .replace(/\{[^}]*\}/g, '')
    .replace(/Tehai/g, '')
    .replace(/[^A-Za-z]/g, '');

test('English is spoken until a language is learnt', async () => {
  expect(wordsFor('ko').language).toBe('en');
  await learn('ko');
  expect(wordsFor('ko').language).toBe('ko');
  expect(wordsFor('ko').text('answer.kinds', { n: 2 })).not.toBe(
    wordsFor('en').text('answer.kinds', { n: 2 }),
  );
  await Promise.all(LANGUAGES.map(learn));
});

const tile = (text: string): Tile => {
  const read = parseTile(text);
  if (!read.ok) throw new Error(read.detail);
  return read.value;
};

/** The panel's messages, and each page's: every `i18n/AREA/AREA.ts` has its own `CATALOGUES`. */
const pages = import.meta.glob<Record<'CATALOGUES', Catalogues<MessageKey>>>('./*/*.ts', { eager: true });
const AREAS = [
  ['the panel', PANEL] as const,
  ...Object.entries(pages).flatMap(([path, page]) =>
    page.CATALOGUES ? [[path, page.CATALOGUES] as const] : [],
  ),
];

describe.each(AREAS.flatMap(([area, all]) => OTHERS.map((l) => [area, l, all] as const)))(
  '%s in %s',
  (_, language, all) => {
    const [pattern, catalogue] = [all.en, all[language]];
    const keys = Object.keys(pattern) as MessageKey[];

    test('has every key of English and no other', () => {
      expect(Object.keys(catalogue).sort()).toEqual([...keys].sort());
    });

    test('fills the same places', () => {
      const places = (c: Readonly<Record<MessageKey, Message>>) => keys.map((k) => [k, placesOf(c[k])]);
      expect(places(catalogue)).toEqual(places(pattern));
    });

    test('leaves no English behind', () => {
      const left = keys
        .filter((k) => !NO_TRANSLATION.includes(k))
        .filter((k) => templates(catalogue[k]).some(latinIn));
      expect(left).toEqual([]);
    });

    test('opens and closes what is strong', () => {
      const odd = keys.filter((k) => templates(catalogue[k]).some((t) => t.split('*').length % 2 === 0));
      expect(odd).toEqual([]);
    });
  },
);

describe('names', () => {
  test('have a form in every language', () => {
    const rows = Object.values(NAMES).flatMap((table) => Object.values<readonly string[]>(table));
    expect(rows.filter((row) => row.length !== LANGUAGES.length || row.some((n) => n.trim() === ''))).toEqual(
      [],
    );
  });

  test('stand for every client', () => {
    expect(Object.keys(NAMES.site).sort()).toEqual([...CLIENTS].sort());
  });

  test('stand for everything the rule book scores', () => {
    const ids = [...YAKU.map((y) => y.closed.id), ...YAKUMAN.map((y) => y.id)];
    expect([...ids, ...DORA_IDS].filter((id) => !(id in NAMES.yaku))).toEqual([]);
  });

  test('leave no English behind', () => {
    const rows = Object.entries(NAMES).flatMap(([table, names]) =>
      table === 'site' ? [] : Object.values<readonly string[]>(names),
    );
    expect(rows.filter((row) => row.slice(1).some(latinIn))).toEqual([]);
  });

  test('tell every tile from every other', () => {
    for (const language of LANGUAGES) {
      const names = TILES.map((t) => wordsFor(language).tile(t));
      expect(new Set(names).size, language).toBe(TILES.length);
    }
  });
});

test.each([
  ['en', '0p', 'Red 5 Dot'],
  ['ko', '0p', '적5통'],
  ['ja', '9s', '九索'],
  ['ja', '1m', '一萬'],
  ['zh-CN', '1m', '一万'],
  ['zh-CN', '6z', '发'],
  ['ko', '3z', '서'],
  ['en', '1f', 'Plum'],
  ['en', '4g', 'Winter'],
] as const)('%s %s is %s', (language, text, name) => {
  expect(wordsFor(language).tile(tile(text))).toBe(name);
});

describe('Korean particles follow the sound before them', () => {
  test.each([
    ['3만', '은/는', '은'],
    ['서', '은/는', '는'],
    ['서', '을/를', '를'],
    ['상가', '이/가', '가'],
    ['대면', '이/가', '이'],
    ['북가 (대면)', '이/가', '이'],
    ['서가 (하가)', '이/가', '가'],
    ['3', '이/가', '이'],
    ['2', '이/가', '가'],
    ['길', '으로/로', '로'],
    ['국', '으로/로', '으로'],
    ['E', '은/는', '은(는)'],
  ])('%s with %s: %s', (text, forms, said) => {
    expect(particle(text, forms)).toBe(said);
  });

  test('also after a drawn tile', () => {
    const say = (t: string) =>
      wordsFor('ko').text('furiten.temporary', { from: '상가', tile: { tiles: [tile(t)] } });
    expect(say('3z')).toBe('동순 후리텐: 상가가 낸 서를 그냥 보냈습니다.');
    expect(say('2s')).toBe('동순 후리텐: 상가가 낸 2삭을 그냥 보냈습니다.');
  });
});

describe('messages', () => {
  test.each([
    [1, '1 kind'],
    [2, '2 kinds'],
    [1234, '1,234 kinds'],
  ])('%i by its plural', (n, said) => {
    expect(wordsFor('en').text('answer.kinds', { n })).toBe(said);
  });

  test('are cut into strong words, plain words and tiles', () => {
    expect(wordsFor('en').pieces('furiten.discard', { tile: { tiles: [tile('9s')] } })).toEqual([
      { text: 'Furiten:', strong: true },
      { text: ' ', strong: false },
      { tiles: [tile('9s')], strong: false },
      { text: ' is in your river.', strong: false },
    ]);
  });

  test('do not go out with a place left open', () => {
    expect(() => wordsFor('en').text('furiten.discard')).toThrow('no tile');
  });
});

test.each(LANGUAGES)('a loss has the sign that is no hyphen, and zero has none, in %s', async (language) => {
  await learn(language);
  const { number } = wordsFor(language);
  expect(number(-1280)).toBe('−1,280');
  expect(number(1280)).toBe('1,280');
  expect(number(-0)).toBe('0');
});
