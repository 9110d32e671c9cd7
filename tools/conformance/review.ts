// Suite `review`: the review of three fixed games beside the one that is kept, decision by decision and field by field. A
// kept review is renewed with a reason (`npx tsx tools/review/keep.ts`); one that was changed without is told.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput, readJsonLines } from './read.ts';
import { KEPT_GAMES, type KeptGame, keptReview } from './review-games.ts';
import { isSame } from './same.ts';
import type { Suite, Verdict } from './suite.ts';

const FOLDER = join(import.meta.dirname, 'review');
export const CHANGES = join(FOLDER, 'CHANGES.md');
export const pathOf = (name: string): string => join(FOLDER, `${name}.jsonl`);

const LENGTH = 12;

/** What a kept file is, in a few letters. */
export const stampOf = (name: string): string =>
  createHash('sha256')
    .update(readFileSync(pathOf(name)))
    .digest('hex')
    .slice(0, LENGTH);

/** The last line on a game, `- riichi 0123456789ab: why`, names the file as it is. */
const explained = ({ name }: KeptGame): Verdict => {
  const lines = readFileSync(CHANGES, 'utf8').split('\n');
  const last = lines.findLast((line) => line.startsWith(`- ${name} `));
  const [expected, got] = [`- ${name} ${stampOf(name)}: why`, last];
  const isSaid = last?.startsWith(`- ${name} ${stampOf(name)}: `) === true;
  return { id: `${name} changes`, ...(isSaid ? {} : { differs: { expected, got } }) };
};

export const checkGame = function* (kept: KeptGame, folder: string): Generator<Verdict> {
  const { name } = kept;
  if (!existsSync(pathOf(name))) throw new BadInput(`${pathOf(name)}: no such file`);
  yield explained(kept);
  const { decisions, tally } = keptReview(kept, folder);
  const lines = [...readJsonLines(pathOf(name))];
  const now = [...decisions, tally];
  for (let i = 0; i < Math.max(lines.length, now.length); i++) {
    const [expected, got] = [lines[i], now[i]];
    const id = `${name} ${i === now.length - 1 ? 'tally' : `decision ${i}`}`;
    yield { id, ...(isSame(expected, got) ? {} : { differs: { expected, got } }) };
  }
};

export const reviewSuite: Suite = {
  name: 'review',
  paths: ['.'],
  check: function* (folder) {
    for (const kept of KEPT_GAMES) yield* checkGame(kept, folder);
  },
};
