import { expect, test } from 'vitest';
import { isPortFor, parseCommand, parseHello } from './messages.ts';

const STRANGE = [
  undefined,
  null,
  7,
  'tehai:hello',
  [],
  {},
  { type: 'tehai:hello' },
  { type: 'tehai:command' },
];

test('a hello needs its nonce', () => {
  expect(parseHello({ type: 'tehai:hello', nonce: 'n', more: 1 })).toEqual({
    type: 'tehai:hello',
    nonce: 'n',
  });
  for (const value of [...STRANGE, { type: 'tehai:hello', nonce: 7 }])
    expect(parseHello(value)).toBeUndefined();
});

test('only commands of the manifest are commands', () => {
  expect(parseCommand({ type: 'tehai:command', command: 'next-mode' })).toBe('next-mode');
  for (const value of [...STRANGE, { type: 'tehai:command', command: 'play' }])
    expect(parseCommand(value)).toBeUndefined();
});

test('a port is for the frame that said the nonce', () => {
  expect(isPortFor({ type: 'tehai:port', nonce: 'n' }, 'n')).toBe(true);
  for (const value of [...STRANGE, { type: 'tehai:port', nonce: 'm' }])
    expect(isPortFor(value, 'n')).toBe(false);
});
