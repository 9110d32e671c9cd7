import { expect, test } from 'vitest';
import { formatTile } from '../../tiles/notation.ts';
import { plainTile } from '../../tiles/tile.ts';
import { situationOf } from './case.ts';
import { DEFAULTS } from './options.ts';
import { finalsOneAway, waitValues } from './projection.ts';
import { reachesMinimum } from './score.ts';
import { waitsOf } from './waits.ts';

const names = (kinds: readonly Parameters<typeof plainTile>[0][]): string =>
  kinds.map((k) => formatTile(plainTile(k))).join(' ');

test.each([
  ['knitted tiles', '17m36p28s1234567z', '4m 9p 5s', ''],
  ['four of a kind are two pairs', '1111m2233p44556s', '6s', ''],
  ['a fifth copy for the pair beside its pung', '1234444678m456p', '1m', '4m'],
  ['all four in a meld', '23m55p [678s1] [777z2] [1111m]', '4m', '1m'],
  ['a knitted straight beside a meld', '147m25p369s11z [678s1]', '8p', ''],
  ['not ready', '147m258p3699s12z', '', ''],
])('%s: %s', (_, hand, live, dead) => {
  const waits = waitsOf(situationOf(hand));
  expect([names(waits.live), names(waits.dead)]).toEqual([live, dead]);
});

test('a wait that falls short by discard and not by self-draw', () => {
  const [wait] = waitValues(situationOf('678m567p345s3388s'), DEFAULTS);
  expect([wait!.byDiscard.total, wait!.bySelfDraw.total]).toEqual([6, 8]);
  const reach = [wait!.byDiscard, wait!.bySelfDraw].map((value) => reachesMinimum(value, DEFAULTS));
  expect(reach).toEqual([false, true]);
});

test('one away: nine knitted tiles, or all seven honours, are worth twelve more', () => {
  const finals = finalsOneAway(situationOf('147m258p3s12345z1p'), DEFAULTS);
  const best = finals.filter(({ byDiscard }) => byDiscard.total === 24).map(({ kind }) => kind);
  expect(Math.max(...finals.map(({ byDiscard }) => byDiscard.total))).toBe(24);
  expect(names([...new Set(best)].sort((a, b) => a - b))).toBe('6s 9s 6z 7z');
});

// A quad and three melds: throw a 1m for any of 33 kinds and wait for it; beside 2m or 3m, for both of them.
test('one away: every finished hand once', () => {
  const finals = finalsOneAway(situationOf('1111m [123p1] [567p1] [789s1]'), DEFAULTS);
  const keys = finals.map(({ concealed, kind }) => `${concealed.join()}+${kind}`);
  expect(new Set(keys).size).toBe(35);
  expect(finals).toHaveLength(35);
});
