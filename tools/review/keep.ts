// `npx tsx tools/review/keep.ts FOLDER WHY`: keeps the review of the three fixed games as it is now, for the suite `review`
// of `npm run conformance`, and writes down why it changed. FOLDER: the recorded games. Games whose review is as it was are
// left alone.

import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { CHANGES, pathOf, stampOf } from '../conformance/review.ts';
import { KEPT_GAMES, keptReview } from '../conformance/review-games.ts';

const [folder, why, ...rest] = process.argv.slice(2);

if (folder === undefined || why === undefined || why.trim() === '' || rest.length > 0) {
  console.error('usage: npx tsx tools/review/keep.ts FOLDER WHY: why the review changed, in one sentence');
  process.exit(2);
}

for (const kept of KEPT_GAMES) {
  const { decisions, tally } = keptReview(kept, folder);
  const text = [...decisions, tally].map((line) => `${JSON.stringify(line)}\n`).join('');
  const path = pathOf(kept.name);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) {
    console.log(`${kept.name}: as it was`);
    continue;
  }
  writeFileSync(path, text);
  appendFileSync(CHANGES, `- ${kept.name} ${stampOf(kept.name)}: ${why.trim()}\n`);
  console.log(`${kept.name}: ${decisions.length} decisions kept`);
}
