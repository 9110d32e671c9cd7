// `reference-terms PATH`: every word of a glossary (`.csv`: key, then the name in en, ko, ja and zh) and of the documents
// in a folder (`.txt`: what they head their paragraphs with) is found in the reference by its name. A glossary's word
// has to be found as that word, in every language; a document's head by the first entries of the search.

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { bookOf } from '../../src/reference/book.ts';
import type { Entry } from '../../src/reference/entry.ts';
import { entriesOf, terms } from '../../src/reference/reference.ts';
import { type Index, indexOf, search } from '../../src/reference/search.ts';
import { RULE_SETS } from '../../src/rules/rules.ts';
import { BadInput, readText } from './read.ts';
import type { Suite, Verdict } from './suite.ts';

const allEntries = (): readonly Entry[] => [
  ...RULE_SETS.flatMap((family) => entriesOf(bookOf(family))),
  ...terms(),
];

/** Cells in quotes may hold commas. */
const cellsOf = (line: string): readonly string[] =>
  [...line.matchAll(/"([^"]*)"|([^,]+)|(?<=,)(?=,|$)/g)].map((m) => m[1] ?? m[2] ?? '');

const SHELF_OF: Readonly<Record<string, Entry['shelf']>> = { riichi: 'riichi', kr: 'korean', mcr: 'mcr' };

/** `kr.menzen` → the Korean shelf's `menzen`; all else stands among the words by its whole key. */
const isEntryOf =
  (key: string) =>
  ({ shelf, id }: Entry): boolean => {
    const [start = '', rest = ''] = key.split('.');
    return (
      (shelf === 'terms' && id === key) || (shelf === SHELF_OF[start] && (id === rest || NAMED[key] === id))
    );
  };

/** Keys that the rules name otherwise. */
const NAMED: Readonly<Record<string, string>> = { 'riichi.kazoeYakuman': 'kazoe' };

function* glossaryVerdicts(path: string, index: Index): Generator<Verdict> {
  const [head, ...lines] = readText(path).split(/\r?\n/).filter(Boolean);
  if (!head?.startsWith('key,en,ko,ja,zh'))
    throw new BadInput(`${path}: no glossary: key,en,ko,ja,zh wanted`);
  for (const line of lines) {
    const [key = '', ...names] = cellsOf(line);
    for (const [i, language] of ['en', 'ko', 'ja', 'zh'].entries()) {
      const name = names[i] ?? '';
      const isFound = search(index, name).some(isEntryOf(key));
      yield { id: `${key} ${language}`, ...(!isFound && { differs: { expected: name, got: undefined } }) };
    }
  }
}

/** `역(役, 후술)`, `오르기(나기), 유국 까지`: the words before and within brackets. */
const wordsOf = (head: string): readonly string[] =>
  head
    .split(/[（(),，、·/>]|\s및\s/)
    .map((word) => word.replace(/[）)※]/g, '').trim())
    .filter((word) => word !== '');

/** What a paragraph is headed with: `멘젠 : …`, `❶ 삼원패`, `3-1. 안깡(暗槓)`, `十、手牌：…`, `24.一三节高：…`. */
const HEADS: readonly RegExp[] = [
  /^([^:：.]{1,14}?)\s+:\s/,
  /^[❶-❿]\s+(.+)$/,
  /^(?:[一二三四五六七八九十]+、|\d+[.．])([^：:。，]{1,12})[：:]/,
  /^(基础比赛分|起和分|基本分|罚分|底分|盘分|局分)：/,
];

const headsOf = (text: string): readonly string[] =>
  text.split(/\r?\n/).flatMap((line) => {
    const head = HEADS.map((pattern) => pattern.exec(line.trim())?.[1]).find((found) => found !== undefined);
    return head === undefined ? [] : wordsOf(head);
  });

/** A Korean word with its characters in brackets: `부저(副底)`. */
const glossed = (text: string): readonly string[] =>
  [...text.matchAll(/([가-힣]{2,})\(\s*([\u4e00-\u9fff]{2,})\s*(?:=|:|,|\))/g)].map((m) => m[1]!);

function* documentVerdicts(path: string, index: Index): Generator<Verdict> {
  const text = readText(path);
  for (const word of new Set([...headsOf(text), ...glossed(text)])) {
    const isFound = search(index, word).length > 0;
    yield { id: `${path} ${word}`, ...(!isFound && { differs: { expected: word, got: undefined } }) };
  }
}

const filesIn = (path: string): readonly string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => /\.(csv|txt)$/.test(name))
        .sort()
        .map((name) => join(path, name))
    : [path];

export const referenceTerms: Suite = {
  name: 'reference-terms',
  paths: [],
  *check(path) {
    const index = indexOf(allEntries());
    for (const file of filesIn(path))
      yield* file.endsWith('.csv') ? glossaryVerdicts(file, index) : documentVerdicts(file, index);
  },
};
