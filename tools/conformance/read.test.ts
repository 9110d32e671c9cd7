import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BadInput, lastPlace, readJsonLines, readText } from './read.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tehai-read-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, bytes: string | Buffer): string => {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
};

test('one value a line, packed or not, empty lines passed over', () => {
  const text = '{"a":1}\n\n[2]\n';
  expect([...readJsonLines(write('a.jsonl', text))]).toEqual([{ a: 1 }, [2]]);
  expect([...readJsonLines(write('a.jsonl.gz', gzipSync(text)))]).toEqual([{ a: 1 }, [2]]);
});

test('the place of what was read last is known', () => {
  const path = write('b.jsonl', '\n1\n2\n');
  const lines = readJsonLines(path);
  lines.next();
  expect(lastPlace()).toBe(`${path}:2`);
});

const PACKED = gzipSync('{"a":1}\n'.repeat(1000));
const CUT = PACKED.subarray(0, PACKED.length - 12);

test.each([
  ['no such file', () => readText(join(folder, 'nothing')), /nothing: no such file/],
  ['a folder', () => readText(folder), /a folder, where a file is wanted/],
  ['not JSON', () => [...readJsonLines(write('c.jsonl', '1\n{\n'))], /c\.jsonl:2: not JSON/],
  ['not packed', () => readText(write('d.gz', 'plain')), /d\.gz: cannot be unpacked: it is not packed/],
  ['cut short', () => readText(write('e.gz', CUT)), /e\.gz: cannot be unpacked: it ends .* may be cut short/],
  ['empty, packed', () => readText(write('f.gz', '')), /f\.gz: cannot be unpacked: it ends/],
])('%s is said in one sentence', (_, read, sentence) => {
  expect(read).toThrow(BadInput);
  expect(read).toThrow(sentence);
});
