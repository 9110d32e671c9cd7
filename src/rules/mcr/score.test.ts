import { describe, expect, test } from 'vitest';
import { fansOf, situationOf, valueOfText, winOf } from './case.ts';
import { mcr } from './mcr.ts';
import { DEFAULTS, type McrOptions, profileOptions } from './options.ts';
import { score } from './score.ts';

const CHICKEN = '567p22267s33z [345m1]';

test.each([
  ['seven points', '567p22289s33z [345m1]', '7s', 'underMinimum'],
  ['flowers do not help', '567p22289s33z [345m1]', '7s flowers', 'underMinimum'],
  ['not complete', CHICKEN, '1s', 'notComplete'],
  ['a tile too few', '567p2226s33z [345m1]', '8s', 'wrongTileCount'],
  ['a fifth copy', '5555m46m234p1z [345s1]', '5m', 'tooManyCopies'],
])('%s: %s + %s is refused', (_, hand, tile, reason) => {
  const [kind, how = ''] = tile.split(' ') as [string, string?];
  expect(score(situationOf(hand, how), winOf(kind, how), DEFAULTS)).toBe(reason);
});

test('a concealed kong is not robbed, not even by thirteen orphans', () => {
  const win = { ...winOf('1z'), by: 'closedKan' } as const;
  expect(score(situationOf('19m19p19s1234567z'), win, DEFAULTS)).toBe('cannotRobAnkan');
});

test('there is no furiten', () => expect(mcr.furiten(undefined as never, [], DEFAULTS)).toEqual([]));

describe('who pays', () => {
  test.each([
    ['eight by self-draw', '8s', 'draw last', [-16, 48, -16, -16]],
    ['eight by discard', '8s', 'ron', [-16, 32, -8, -8]],
    ['whoever added the robbed kong', '8s', 'rob', [-16, 32, -8, -8]],
    ['flowers are paid for', '8s', 'ron flowers', [-18, 34, -8, -8]],
  ])('%s', (_, tile, how, deltas) => {
    expect(valueOfText(CHICKEN, tile, how).deltas).toEqual(deltas);
  });
});

describe('how it was won', () => {
  test.each([
    [
      'a replacement that is the last tile counts twice',
      '567p67s33z [345m1] [2222s1]',
      '8s',
      'replacement last',
      'lastTileDraw outWithReplacementTile meldedKong',
    ],
    [
      'a robbed tile is never the last of its kind',
      '567p22268s33z [777s1]',
      '7s',
      'rob',
      'robbingTheKong tileHog oneVoidedSuit closedWait',
    ],
    ['nor the last tile of the hand', CHICKEN, '8s', 'rob last', 'robbingTheKong'],
    ['a copy in the hand: not the last', '567p22277s33z [345m1]', '7s', 'ron copy', 'chickenHand'],
    [
      'concealed by its nature: one point by self-draw',
      '1133m55p7799s226z',
      '6z',
      'draw',
      'sevenPairs allTypes selfDrawn',
    ],
    [
      'and none beside the last tile',
      '1133m55p7799s226z',
      '6z',
      'draw last',
      'sevenPairs lastTileDraw allTypes',
    ],
    [
      'a concealed kong leaves the hand concealed',
      '567p67s34533m [2222s]',
      '8s',
      'ron',
      'concealedHand concealedKong allSimples',
    ],
    [
      'a concealed kong spoils the melded hand',
      '2s [123m1] [777p1] [456s1] [8888m]',
      '2s',
      'ron',
      'concealedKong noHonors singleWait',
    ],
    ['a pung of a discard is not concealed', '222m666p88s11z [345m1]', '8s', 'ron', 'twoConcealedPungs'],
    ['a self-drawn one is', '222m666p88s11z [345m1]', '8s', 'draw', 'threeConcealedPungs selfDrawn'],
    [
      'the pung stays concealed where a chow takes the tile',
      '55567m222s33z [345p1]',
      '5m',
      'ron',
      'tileHog twoConcealedPungs',
    ],
    ['a pung of both winds counts for both', '34m678p99s222s [222z1]', '5m', 'ron', 'seatWind'],
  ])('%s', (_, hand, tile, how, fans) => {
    expect(fansOf(valueOfText(hand, tile, how))).toBe(fans);
  });
});

describe('wait fans', () => {
  test.each([
    ['12345 on 3: two waits', '567p12345s33z [678m1]', '3s', ''],
    [
      'a wait for a tile all four of which are held makes two',
      '1234444p [345m1] [567s1]',
      '1p',
      'tileHog noHonors',
    ],
    ['two pairs', '567p11s22z [345m1] [678s1]', '1s', 'pungOfTerminalsOrHonors'],
    ['edge', '567p22289s33z [345m1]', '7s', 'edgeWait'],
    ['closed', '567p22279s33z [345m1]', '8s', 'closedWait'],
    ['knitted body completed: none', '14778m258p369s22z', '9m', 'knittedStraight concealedHand'],
    [
      'beside a knitted body, the tile in it too',
      '2333469m147s258p',
      '3m',
      'knittedStraight concealedHand allChows tileHog closedWait',
    ],
  ])('%s: %s + %s', (_, hand, tile, fans) => {
    expect(fansOf(valueOfText(hand, tile))).toBe(fans || 'chickenHand');
  });

  test('by other tables', () => {
    const besideBody = { ...DEFAULTS, knittedWait: 'besideBody' } as const;
    expect(fansOf(valueOfText('2333469m147s258p', '3m', '', besideBody))).not.toContain('closedWait');
    const live = { ...DEFAULTS, waits: 'live' } as const;
    expect(fansOf(valueOfText('1234444p [345m1] [567s1]', '1p', '', live))).toContain('singleWait');
  });
});

describe('editions', () => {
  const [book, wmo] = [profileOptions('book1998'), profileOptions('wmo')];
  const kongs = '67s33z [345m1] [2222s1] [8888p]';
  test.each<[string, string, string, string, McrOptions, number, string]>([
    ['one of each kong, 1998', kongs, '8s', 'ron', book, 3, 'concealedKong meldedKong'],
    ['one of each kong, WMO', kongs, '8s', 'ron', wmo, 6, 'concealedAndMeldedKong'],
    [
      'two concealed kongs, WMO',
      '56p22s [3333m] [8888s] [123p1]',
      '7p',
      'ron',
      wmo,
      9,
      'twoConcealedKongs noHonors',
    ],
    [
      'seven pairs drawn, WMO',
      '1133m55p7799s226z',
      '6z',
      'draw',
      wmo,
      34,
      'sevenPairs allTypes fullyConcealedHand',
    ],
    [
      'green with a dragon, WMO',
      '22334s888s66s [666z2]',
      '4s',
      'ron',
      wmo,
      97,
      'allGreen halfFlush dragonPung pureDoubleChow',
    ],
    [
      'terminals, WMO',
      '111999m11p99s [111s2]',
      '9s',
      'ron',
      wmo,
      70,
      'allTerminals doublePung×2 twoConcealedPungs',
    ],
    [
      'three kongs, one concealed, WMO',
      '34m99p [2222s2] [2222z] [6666s1]',
      '5m',
      'ron',
      wmo,
      36,
      'threeKongs seatWind concealedKong',
    ],
    [
      'nine gates, WMO',
      '1112345678999m',
      '5m',
      'draw',
      wmo,
      94,
      'nineGates fullyConcealedHand twoConcealedPungs',
    ],
  ])('%s', (_, hand, tile, how, options, total, fans) => {
    const value = valueOfText(hand, tile, how, options);
    expect([value.total, fansOf(value)]).toEqual([total, fans]);
  });

  test('the WMO numbers two concealed kongs before all pungs', () => {
    const { fans } = valueOfText('56p22s [3333m] [8888s] [123p1]', '7p', '', wmo);
    expect(fans[0]).toMatchObject({ id: 'twoConcealedKongs', number: 48, value: 8 });
    expect(valueOfText('222m44p66s888p [555m1]', '6s', '', wmo).fans[0]).toMatchObject({
      id: 'allPungs',
      number: 49,
    });
  });
});
