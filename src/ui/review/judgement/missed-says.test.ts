import { describe, expect, test } from 'vitest';
import { learn, sentencesOf, wordsFor } from '../../../i18n/i18n.ts';
import { CATALOGUES } from '../../../i18n/judgement/judgement.ts';
import { MISSED, type Missed } from '../../../review/missed.ts';
import { LANGUAGES } from '../../../settings.ts';
import { parseTile } from '../../../tiles/notation.ts';
import { kindOf } from '../../../tiles/tile.ts';
import { saysOf } from './missed-says.ts';

await Promise.all(LANGUAGES.map(learn));

const tile = (text: string) => {
  const read = parseTile(text);
  if (!read.ok) throw new Error(read.detail);
  return read.value;
};
const [one, two] = [tile('3p'), tile('9s')];
const waits = [kindOf(one), kindOf(two)];
const pon = {
  type: 'meld',
  meld: { type: 'pon', own: [two, two], called: two, from: 2 },
} as const;

const EVERY: readonly Missed[] = [
  { id: 'winPassed', way: 'ron', tile: one, points: 8000 },
  { id: 'winPassed', way: 'tsumo', tile: one, points: 8000 },
  { id: 'winRefused', tile: one, reason: 'noYaku' },
  { id: 'winRefused', tile: one, reason: 'underMinimum', short: 2 },
  { id: 'winRefused', tile: one, reason: 'flagConflict' },
  { id: 'upeoIllegal', faults: ['openHand', 'shortWall'] },
  ...(['discard', 'temporary', 'riichi'] as const).map(
    (type): Missed => ({ id: 'furiten', furiten: { type, tile: one, seat: 1, until: 'handEnd' }, waits }),
  ),
  { id: 'noYaku', waits, riichiHelps: true },
  { id: 'noYaku', waits, riichiHelps: false },
  { id: 'shapeOnly', waits, short: 3, better: two },
  { id: 'planLost', fan: 'allPungs', away: 2, better: { type: 'pass' }, left: 3 },
  { id: 'planLost', fan: 'allPungs', away: 1, better: { type: 'pass' } },
  { id: 'noPlan' },
  { id: 'deadRiichi', waits },
  { id: 'safeTile', tile: one, seat: 2, chance: 0.18, safer: 0.002 },
  { id: 'safeTile', tile: one, seat: 2, chance: 0.18, safer: 0.002, back: { from: 1, to: 2 } },
  { id: 'foldMissed', tile: one, seat: 2, chance: 0.18, safer: 0.002, back: { from: 0, to: 1 } },
  { id: 'tenpaiMissed', tile: one, waits },
  {
    id: 'cheaperWait',
    ours: { tile: one, tiles: 4, points: 1000 },
    better: { tile: two, tiles: 4, points: 3900 },
  },
  { id: 'riichiMissed', silent: 900, riichi: 1500 },
  { id: 'riichiMissed', silent: -390, riichi: -280, borne: true },
  { id: 'riichiRash', silent: 1500, riichi: 900 },
  { id: 'upeoMissed', early: true },
  { id: 'upeoMissed', early: false },
  { id: 'noYakuCall', call: pon },
  { id: 'callMissed', call: pon },
  { id: 'callRash', call: pon },
  { id: 'backwards', from: 1, to: 2 },
  { id: 'retreat', tile: one, back: { from: 0, to: 1 } },
  { id: 'retreat', tile: one, back: { from: 1, to: 3 } },
  { id: 'narrower', tile: one, tiles: 8, best: 16 },
  { id: 'slower', tile: one, win: 0.15, best: 0.21 },
  { id: 'worth', tile: one },
];

test('nothing is left out', () => {
  expect([...new Set(EVERY.map(({ id }) => id))].sort()).toEqual([...MISSED].sort());
});

describe.each(LANGUAGES)('in %s', (language) => {
  const words = wordsFor(language);
  const { text } = sentencesOf(CATALOGUES, language);

  test.each(['riichi', 'mcr', 'korean'] as const)('all of it is said at tables of %s', (family) => {
    for (const missed of EVERY) {
      const says = saysOf(missed, { words, text, family, who: () => 'X' });
      for (const { key, with: params } of says) expect(text(key, params)).not.toMatch(/[{}]/);
    }
  });

  test('each has its short name', () => {
    const names = MISSED.map((id) => text(`short.${id}`));
    expect(new Set(names).size).toBe(MISSED.length);
  });
});

test.each([
  ['winRefused', 'mcr', 'No win on 3 Dot: the hand was complete and 2 fan short.'],
  ['winRefused', 'korean', 'No win on 3 Dot: the hand was complete and 2 base points short.'],
  [
    'safeTile',
    'riichi',
    'A safer tile was there: 3 Dot deals in with 0.2%, the chosen one with 18%, above all to West.',
  ],
] as const)('%s at a table of %s', (id, family, said) => {
  const { text } = sentencesOf(CATALOGUES, 'en');
  const missed = EVERY.find((m) => m.id === id && (m.id !== 'winRefused' || m.short !== undefined))!;
  const [first] = saysOf(missed, { words: wordsFor('en'), text, family, who: () => 'West' });
  expect(text(first!.key, first!.with)).toBe(said);
});

const saidOf = (missed: Missed): readonly string[] => {
  const { text } = sentencesOf(CATALOGUES, 'en');
  const says = saysOf(missed, { words: wordsFor('en'), text, family: 'riichi', who: () => 'West' });
  return says.map(({ key, with: params }) => text(key, params));
};

test('a better choice that leaves the hand farther from a win is called so', () => {
  const found = EVERY.filter((m) => m.id === 'retreat' || m.id === 'foldMissed' || 'back' in m);
  expect(found.map(saidOf)).toEqual([
    [
      'A safer tile was there: 3 Dot deals in with 0.2%, the chosen one with 18%, above all to West.',
      'It leaves 2-shanten instead of 1-shanten.',
    ],
    [
      'Giving up the hand was worth more than going on: 3 Dot deals in with 0.2%, the chosen one with 18%, above all to West.',
      'It gives up tenpai.',
    ],
    ['Giving up tenpai is worth more: dropping 3 Dot leaves 1-shanten.'],
    ['A step back is worth more: dropping 3 Dot leaves 3-shanten instead of 1-shanten.'],
  ]);
});

test('riichi missed that an earlier turn bears', () => {
  const { text } = sentencesOf(CATALOGUES, 'en');
  const missed = EVERY.find((m) => m.id === 'riichiMissed' && m.borne)!;
  const says = saysOf(missed, { words: wordsFor('en'), text, family: 'riichi', who: () => 'X' });
  expect(says.map(({ key, with: params }) => text(key, params))).toEqual([
    'Riichi is worth more: −280 points, others’ wins and danger counted; −390 without riichi now.',
    'An earlier turn bears this.',
  ]);
});
