import { expect, test } from 'vitest';
import { ALL, clientOf, namedClient } from './all.ts';
import { CLIENTS } from './client.ts';
import { ALL_MATCHES, FAMILY_AT, MATCHES, SOCKET_MATCHES } from './matches.ts';

/** A page that the pattern names: any path under it, any port where none is named. */
const pageOf = (pattern: string): URL => new URL(pattern.replace(/\/\*$/, '/index.html').replace(/\*$/, ''));

test('every client is here once, under its id', () => {
  expect(ALL.map((c) => c.id).sort()).toEqual([...CLIENTS].sort());
});

test.each(ALL.map((c) => [c.id, c] as const))(
  '%s: the manifest names its pages, and it knows them',
  (id, client) => {
    expect(client.matches).toEqual(MATCHES[id]);
    for (const pattern of client.matches) expect(clientOf(pageOf(pattern))?.id).toBe(id);
  },
);

test('a site that plays one family has it named; Riichi Advanced plays several', () => {
  expect(CLIENTS.filter((id) => FAMILY_AT[id] === undefined)).toEqual(['riichi-advanced']);
  expect([FAMILY_AT.salasasa, FAMILY_AT.tziakcha, FAMILY_AT.tenhou]).toEqual(['mcr', 'mcr', 'riichi']);
});

test('sockets are watched exactly where a client reads them', () => {
  const wanted = ALL.filter((c) => c.source === 'socket').flatMap((c) => c.matches);
  expect([...SOCKET_MATCHES].sort()).toEqual([...wanted].sort());
  expect(ALL_MATCHES).toHaveLength(ALL.flatMap((c) => c.matches).length);
});

test.each([
  ['https://mahjong.example/1/', { 'mahjong.example': 'majsoul' }, 'majsoul'],
  ['https://mahjong.example/1/', { 'mahjong.example': 'tenhou' }, undefined],
  ['https://mahjong.example/1/', { 'mahjong.example': 'nothing' }, undefined],
  ['https://constructor/', {}, undefined],
  ['https://other.example/', { 'mahjong.example': 'majsoul' }, undefined],
])('%s with %o is %s', (url, named, id) => {
  expect(namedClient(new URL(url), named)?.id).toBe(id);
});

test.each([
  'https://example.com/3/',
  'https://tenhou.net.example.com/3/',
  'https://kobalab.net/',
  'http://[::1]/',
])('no client reads %s', (url) => {
  expect(clientOf(new URL(url))).toBeUndefined();
});
