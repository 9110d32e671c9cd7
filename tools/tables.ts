// `npm run tables`: makes src/shapes/asset.ts from its derivation; with `--check`, only compares it and exits 1 on a
// difference.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetText } from '../src/shapes/derive/asset.ts';
import { called } from './called.ts';

const PATH = join(import.meta.dirname, '../src/shapes/asset.ts');

const { values } = called({
  usage: 'usage: npm run tables -- [--check]',
  options: { check: { type: 'boolean', default: false } },
});

const made = assetText();
if (values.check) {
  const same = readFileSync(PATH, 'utf8') === made;
  console.log(same ? 'The tables are as derived.' : 'The tables differ: run `npm run tables`.');
  process.exit(same ? 0 : 1);
}
writeFileSync(PATH, made);
console.log(`${made.length} characters written to src/shapes/asset.ts`);
