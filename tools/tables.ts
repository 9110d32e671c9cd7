// `npm run tables`: makes src/shapes/asset.ts from its derivation; with `--check`, only compares it and exits 1 on a
// difference.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetText } from '../src/shapes/derive/asset.ts';

const PATH = join(import.meta.dirname, '../src/shapes/asset.ts');

const made = assetText();
if (process.argv.includes('--check')) {
  const same = readFileSync(PATH, 'utf8') === made;
  console.log(same ? 'The tables are as derived.' : 'The tables differ: run `npm run tables`.');
  process.exit(same ? 0 : 1);
}
writeFileSync(PATH, made);
console.log(`${made.length} characters written to src/shapes/asset.ts`);
