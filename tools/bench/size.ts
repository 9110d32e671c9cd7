// What a player downloads, gzipped: the script in the page, the script beside it, the overlay with its worker and its
// tables, which are part of the worker. What is loaded when it is first asked for stands apart: it costs nothing before.
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

const LINKS = /(?:src|href)="\/([^"]+\.(?:js|css))"/g;
/** `import … from`, `export … from`, `import "…"`. */
const STATIC = /(?:\bfrom|\bimport)\s*["'`](?:\.\.?\/|\/)([^"'`]+\.js)["'`]/g;
/** A worker is started by its address. */
const WORKER = /new Worker\(\s*new URL\(\s*["'`]\/?([^"'`]+\.js)["'`]/g;
/** Whatever else is named: `import("…")`, and what it is to have preloaded. */
const NAMED = /["'`](?:\.\.?\/|\/)?((?:assets|chunks)\/[\w.-]+\.(?:js|css)|[\w.-]+\.js)["'`]/g;

const namesIn = (text: string, patterns: readonly RegExp[]): readonly string[] =>
  patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => name!));

/** A page's own files, and what those name in turn. */
const closure = (folder: string, start: string, patterns: readonly RegExp[]): ReadonlySet<string> => {
  const found = new Set<string>();
  const visit = (name: string): void => {
    if (found.has(name) || !existsSync(join(folder, name))) return;
    found.add(name);
    const text = readFileSync(join(folder, name), 'utf8');
    for (const target of namesIn(text, name.endsWith('.html') ? [LINKS] : patterns))
      for (const place of [target, join('chunks', target), join('assets', target)]) visit(place);
  };
  visit(start);
  return found;
};

/** At the start, and later: when a menu, a sheet, a value or another family of rules is first asked for. */
const partsOfPage = (folder: string, page: string, name: string, limit?: number): readonly Part[] => {
  const start = closure(folder, page, [STATIC, WORKER]);
  const all = closure(folder, page, [STATIC, WORKER, NAMED]);
  const later = [...all].filter((file) => !start.has(file));
  return [
    { name: `${name}, at the start`, files: [...start], ...(limit !== undefined && { limit }) },
    { name: `${name}, on demand`, files: later },
  ];
};

const partsOf = (folder: string): readonly Part[] => {
  return [
    { name: 'tap (page world)', limit: 5, files: ['content-scripts/tap.js'] },
    { name: 'reader', limit: 60, files: ['content-scripts/reader.js'] },
    ...partsOfPage(folder, 'overlay.html', 'overlay and worker', 150),
    ...partsOfPage(folder, 'popup.html', 'popup'),
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
    console.log(`${name.padEnd(32)}${size.toFixed(1).padStart(8)} kB gzip${verdict}`);
  }
};
