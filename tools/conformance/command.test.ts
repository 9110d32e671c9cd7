// The command as it is run: what it says of data that it cannot check, and how it ends.

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, 'empty'));

const COMMAND = join(import.meta.dirname, '../conformance.ts');

const run = (suite: string, name: string, content?: string | Buffer) => {
  const path = join(folder, name);
  if (content !== undefined) writeFileSync(path, content);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', COMMAND, suite, path], {
    encoding: 'utf8',
  });
  return { status, text: `${stdout}${stderr}`.replaceAll(folder, 'DIR').trim() };
};

const LONG = gzipSync('{"id":"w"}\n'.repeat(500));

test.each([
  ['an empty file', 'riichi-wins', 'wins.jsonl', '', 1, 'nothing was checked: no case in DIR/wins.jsonl'],
  [
    'cases of a later kind alone',
    'field',
    'cases.jsonl',
    '{"id":"a","kind":"log","input":{"format":"later"},"expected":{}}',
    1,
    'nothing was checked: every case was skipped',
  ],
  [
    'an object that is no frame',
    'tenhou-frames',
    'a.jsonl',
    '{}',
    2,
    'DIR/a.jsonl: no line of it is a frame of a table, as {"tag":"INIT", …} is',
  ],
  [
    'an empty folder',
    'riichi-wins',
    'empty',
    undefined,
    2,
    'DIR/empty: nothing to check in this folder: wanted files named wins….jsonl or wins….jsonl.gz',
  ],
  [
    'an empty folder of hands',
    'korean-hands',
    'empty',
    undefined,
    2,
    'DIR/empty: nothing to check in this folder: wanted files named korean….jsonl or korean….jsonl.gz',
  ],
  ['a line without its log', 'tenhou-logs', 'g.jsonl', '\n{"id":"g"}', 2, 'DIR/g.jsonl:2: «xml» is missing'],
  [
    'a packed file cut short',
    'riichi-wins',
    'w.jsonl.gz',
    LONG.subarray(0, LONG.length - 9),
    2,
    'DIR/w.jsonl.gz: cannot be unpacked: it ends in the middle of its packed data: the file may be cut short',
  ],
])(
  '%s',
  (_, suite, name, content, status, sentence) => {
    const done = run(suite, name, content);
    expect(done.text).toContain(sentence);
    expect(done.text.split('DIR').length).toBeLessThanOrEqual(2);
    expect(done.status).toBe(status);
  },
  20_000,
);
