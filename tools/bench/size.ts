// What a player downloads, gzipped: the script in the page, the script beside it, the overlay with its worker and its
// tables, which are part of the worker.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ensureBuilt } from '../build.ts';

interface Part {
  readonly name: string;
  /** Kilobytes (1,000 bytes), gzip. */
  readonly limit?: number;
  readonly files: readonly string[];
}

const IMPORTS =
  /(?:from|import)\s*["'`](?:\.\.?\/|\/)([^"'`]+\.js)["'`]|["'`]\/?(assets\/[\w-]+\.(?:js|css))["'`]/g;
const LINKS = /(?:src|href)="\/([^"]+\.(?:js|css))"/g;

/** A page's own files, and what those load in turn. */
const closure = (folder: string, start: string): readonly string[] => {
  const found = new Set<string>();
  const visit = (name: string): void => {
    if (found.has(name) || !existsSync(join(folder, name))) return;
    found.add(name);
    const text = readFileSync(join(folder, name), 'utf8');
    const pattern = name.endsWith('.html') ? LINKS : IMPORTS;
    for (const [, near, asset] of text.matchAll(pattern)) {
      const target = asset ?? near!;
      for (const place of [target, join('chunks', target), join('assets', target)]) visit(place);
    }
  };
  visit(start);
  return [...found];
};

const partsOf = (folder: string): readonly Part[] => {
  return [
    { name: 'tap (page world)', limit: 5, files: ['content-scripts/tap.js'] },
    { name: 'reader', limit: 60, files: ['content-scripts/reader.js'] },
    { name: 'overlay and worker', limit: 150, files: closure(folder, 'overlay.html') },
    { name: 'popup', files: closure(folder, 'popup.html') },
    {
      name: 'everything',
      files: readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((f) => /\.\w+$/.test(f)),
    },
  ];
};

const kilobytes = (folder: string, files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0) /
  1000;

export const run = async (): Promise<void> => {
  const folder = await ensureBuilt('chrome');
  for (const { name, limit, files } of partsOf(folder)) {
    const size = kilobytes(folder, files);
    const verdict = limit === undefined ? '' : size <= limit ? `  within ${limit}` : `  OVER ${limit}`;
    console.log(`${name.padEnd(22)}${size.toFixed(1).padStart(8)} kB gzip${verdict}`);
  }
};
