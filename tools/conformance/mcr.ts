// Suites of the Chinese official rules: scores, waits, distances, what one exchange can reach, and whole games.

import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { checkGames } from './mcr-games.ts';
import { checkReach, checkShanten, checkWaits } from './mcr-hand.ts';
import { checkBook, checkContested, checkEditions, checkScoring } from './mcr-score.ts';
import { BadInput } from './read.ts';
import type { Suite, Verdict } from './suite.ts';

type Check = (path: string) => Iterable<Verdict>;

/** A file of the data folder by its name, or the file itself; the data may be packed. */
const fileOf = (path: string, name: string): string => {
  if (!existsSync(path)) throw new BadInput(`${path}: no such file or folder`);
  if (!statSync(path).isDirectory()) return path;
  const found = [name, `${name}.gz`].map((file) => join(path, file)).find(existsSync);
  if (found === undefined) throw new BadInput(`${path}: nothing to check in this folder: wanted ${name}`);
  return found;
};

/** A suite of files by name, all checked alike. */
const suite = (name: string, files: readonly string[], check: Check): Suite => ({
  name,
  paths: files.map((file) => `mcr/${file}`),
  *check(path) {
    const found = existsSync(path) && statSync(path).isDirectory() ? files : files.slice(0, 1);
    for (const file of found) yield* check(fileOf(path, file));
  },
});

export const MCR_SUITES: readonly Suite[] = [
  suite('mcr-scoring', ['scoring.jsonl'], checkScoring),
  suite('mcr-book', ['book98.jsonl'], checkBook),
  suite('mcr-contested', ['contested.jsonl'], checkContested),
  suite('mcr-editions', ['editions.jsonl'], checkEditions),
  suite('mcr-waits', ['waits.jsonl'], checkWaits),
  suite('mcr-shanten', ['shanten.jsonl', 'shanten_contested.jsonl'], checkShanten),
  suite('mcr-reach', ['reach.jsonl'], checkReach),
  suite('mcr-games', ['games.jsonl'], checkGames),
];
