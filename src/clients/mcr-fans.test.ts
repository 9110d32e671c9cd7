import { expect, test } from 'vitest';
import { FANS } from '../rules/mcr/fans.ts';
import { fanId } from './mcr-fans.ts';

test('every fan of the rules by its official name', () => {
  expect(FANS.map(({ names }) => fanId(names[3]))).toEqual(FANS.map(({ id }) => id));
});

test('names of the services’ own, and names nobody knows', () => {
  expect(['嵌张', '单钓', '天和', 'constructor'].map(fanId)).toEqual([
    'closedWait',
    'singleWait',
    '天和',
    'constructor',
  ]);
});
