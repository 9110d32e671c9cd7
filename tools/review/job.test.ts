import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Job, reviewJob, type Told } from './job.ts';

const folder = mkdtempSync(join(tmpdir(), 'tehai-review-'));
afterAll(() => rmSync(folder, { recursive: true }));

const told = (job: Job): readonly Told[] => {
  const heard: Told[] = [];
  reviewJob(job, { thorough: false }, (one) => heard.push(one));
  return heard;
};

const written = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

test('a file that is not there, a folder, and one that is no log are told by name and code', () => {
  const codes = [join(folder, 'none'), folder, written('text', 'no log'), written('empty', '')].map((file) =>
    told({ file, of: 1, rest: 0 }),
  );
  expect(codes.map(([one]) => one?.type === 'read' && one.error?.code)).toEqual([
    'noFile',
    'noFile',
    'unknownFormat',
    'empty',
  ]);
  expect(codes.every((all) => all.length === 1)).toBe(true);
});

test('of a file in slices its fault is told once', () => {
  const file = written('slices', 'no log');
  expect(told({ file, of: 2, rest: 1 })).toEqual([]);
});
