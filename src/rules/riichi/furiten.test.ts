import { describe, expect, test } from 'vitest';
import { formatTile, parseTile } from '../../tiles/notation.ts';
import type { Seat } from '../../tiles/seat.ts';
import { plainTile } from '../../tiles/tile.ts';
import type { Shown, Situation } from '../rules.ts';
import { caseOf } from './case.ts';
import { furiten, isBarred } from './furiten.ts';
import { DEFAULTS, type RiichiOptions, withOptions } from './options.ts';
import { waitsOf } from './waits.ts';

/** `2:6p` a discard of seat 2; `2:6p:addedKan`. */
const shownOf = (text: string): Shown => {
  const [seat, tile = '', by = 'discard'] = text.split(':');
  const parsed = parseTile(tile);
  if (!parsed.ok) throw new Error(parsed.detail);
  return { seat: Number(seat) as Seat, tile: parsed.value, by: by as Shown['by'] };
};

const list = (text: string): readonly Shown[] => text.split(' ').filter(Boolean).map(shownOf);

const situation = (hand: string, facts: string, passed: string, inRiichi: string): Situation => ({
  ...caseOf(hand, '1m', facts).situation,
  passed: list(passed),
  passedInRiichi: list(inRiichi),
});

/** `discard 8s@1 waitsChange`: type, tile, place or seat, end. */
const reasonsOf = (s: Situation, options: RiichiOptions = DEFAULTS): string =>
  furiten(s, waitsOf(s), options)
    .map((f) => `${f.type} ${formatTile(f.tile)}@${f.riverIndex ?? f.seat} ${f.until}`)
    .join(', ');

type Row = readonly [
  name: string,
  hand: string,
  facts: string,
  passed: string,
  inRiichi: string,
  reasons: string,
];

const ROWS: readonly Row[] = [
  ['none', '123m45p55678s777z', 'river:9m2z', '', '', ''],
  ['a wait in the own river', '11m234567p44456s', 'river:7s2z9m', '', '', 'discard 7s@0 waitsChange'],
  [
    'thrown before the wait was there',
    '456m789p45s11z [666z1]',
    'river:3s1m9m',
    '',
    '',
    'discard 3s@0 waitsChange',
  ],
  ['a red five in the river', '123m34p456789s11z', 'river:9m0p', '', '', 'discard 0p@1 waitsChange'],
  ['the earliest of two', '11m234567p44456s', 'river:2z4s7s', '', '', 'discard 4s@1 waitsChange'],
  [
    'let pass since the own discard',
    '123m46p456789s11z',
    'river:9m',
    '3:0p',
    '',
    'temporary 0p@3 ownNextDiscard',
  ],
  ['an added kan counts', '123m45p55678s777z', '', '2:6p:addedKan', '', 'temporary 6p@2 ownNextDiscard'],
  [
    'a north set aside counts',
    '123456p789s1144z',
    'three',
    '2:4z:north',
    '',
    'temporary 4z@2 ownNextDiscard',
  ],
  ['a closed kan does not', '123m45p55678s777z', '', '2:6p:closedKan', '', ''],
  ['another tile does not', '123m45p55678s777z', '', '2:7p', '', ''],
  ['let pass in riichi', '123m45p55678s777z', 'riichi', '', '3:8m 2:6p', 'riichi 6p@2 handEnd'],
  ['without riichi nothing lasts', '123m45p55678s777z', '', '', '2:6p', ''],
  [
    'all three',
    '123m45p55678s777z',
    'riichi river:3p',
    '2:6p',
    '2:6p',
    'riichi 6p@2 handEnd, discard 3p@0 waitsChange, temporary 6p@2 ownNextDiscard',
  ],
];

describe('furiten', () => {
  test.each(ROWS)('%s: %s %s passed %s, in riichi %s', (_, hand, facts, passed, inRiichi, reasons) => {
    expect(reasonsOf(situation(hand, facts, passed, inRiichi))).toBe(reasons);
  });

  test('a closed kan passes thirteen orphans where they may rob it', () => {
    const s = situation('19m19p19s1234567z', '', '0:9s:closedKan', '');
    expect(reasonsOf(s)).toBe('');
    expect(reasonsOf(s, withOptions(DEFAULTS, { ankanRobKokushi: true }))).toBe(
      'temporary 9s@0 ownNextDiscard',
    );
  });

  test('by the tile alone: only the own discard, and only itself', () => {
    const tileOnly = withOptions(DEFAULTS, { furiten: 'tileOnly' });
    const s = situation('123m34p456789s11z', 'river:0p riichi', '2:2p', '2:2p');
    expect(reasonsOf(s, tileOnly)).toBe('discard 0p@0 waitsChange');
    const ron = (tile: string) => ({ ...caseOf('1m', tile).win });
    expect(isBarred(s, ron('5p'), tileOnly)).toBe(true);
    expect(isBarred(s, ron('2p'), tileOnly)).toBe(false);
    expect(isBarred(s, ron('2p'), DEFAULTS)).toBe(true);
  });
});

describe('waits', () => {
  test.each([
    ['three-sided', '11m234567p44456s', '1m4s7s'],
    ['not tenpai', '11m234567p4446s9p', ''],
    ['all four in an own quad: no wait', '12p66s234m [3333p] [789s1]', ''],
    ['all four in hand: the other side stays', '3333456m [789s1] [777z2]', '6m'],
    ['seven pairs', '1133m2255p4499s6z', '6z'],
    ['thirteen orphans', '19m19p19s1234567z', '1m9m1p9p1s9s1z2z3z4z5z6z7z'],
  ])('%s: %s', (_, hand, waits) => {
    const { situation: s } = caseOf(hand, '1m');
    expect(
      waitsOf(s)
        .map((k) => formatTile(plainTile(k)))
        .join(''),
    ).toBe(waits);
  });
});
