import { expect, test } from 'vitest';
import { deskAnswer } from '../../desk/desk.ts';
import { edit } from '../../desk/edit.ts';
import { emptyPosition, type Position } from '../../desk/position.ts';
import { changeOf, readText } from '../../desk/text.ts';
import { learn, sentencesOf, wordsFor } from '../../i18n/i18n.ts';
import { CATALOGUES } from '../../i18n/sheet/sheet.ts';
import { LANGUAGES, type Language } from '../../settings.ts';
import { sheetOf } from './sheet-lines.ts';

await Promise.all(LANGUAGES.map(learn));

const position = (family: Position['family'], text: string): Position => {
  const empty = emptyPosition(family);
  return edit(empty, changeOf(readText(text, empty))!);
};

/** The sheet as one line a part. */
const said = (family: Position['family'], text: string, language: Language = 'en'): readonly string[] => {
  const { sheet } = deskAnswer(position(family, text));
  if (!sheet?.score) throw new Error(`no score: ${sheet?.state}`);
  const speech = { words: wordsFor(language), say: sentencesOf(CATALOGUES, language) };
  const { total, more, parts } = sheetOf(sheet.score, speech);
  return [
    [total, more].filter((part) => part !== undefined).join(' | '),
    ...parts.map((part) => `${part.items.map((i) => `${i.name} ${i.value}`).join(', ')} = ${part.sum ?? ''}`),
  ];
};

test.each([
  [
    'riichi, drawn by the dealer',
    'riichi',
    '234m 567p 22678s 45s 3s',
    [
      '1,300 all | 3 han 20 fu',
      'Fully Concealed Self-Draw 1 han, Pinfu 1 han, All Simples 1 han = 3 han',
      'Base 20 fu = 20 fu',
    ],
  ],
  [
    'a yakuman has no fu',
    'riichi',
    '19m19p19s1234567z 1m',
    ['32,000 all | double yakuman', 'Thirteen Orphans (13-sided wait) double yakuman = '],
  ],
  [
    'MCR',
    'mcr',
    '123456789m 11p 45p 3f 6p',
    [
      '25 fan | without flowers 24',
      'Pure Straight 16 fan, Fully Concealed Hand 4 fan, All Chows 2 fan, Mixed Double Chow 1 fan, One Voided Suit 1 fan, Flower Tiles 1 fan = 25 fan',
    ],
  ],
  [
    'Korean',
    'korean',
    '11122233m 99p [555z2] 1f 3m',
    [
      '11 points | base 7 + bonus 4',
      'Dragon Triplet 1 point, All Triplets 2 points, Three Concealed Triplets 4 points = 7 points',
      'Winning-Tile Copies 3 points, Flower 1 point = 4 points',
    ],
  ],
] as const)('%s', (_, family, text, lines) => {
  expect(said(family, text)).toEqual(lines);
});

test.each(['ko', 'ja', 'zh-CN'] as const)('no Latin letter is left in %s', (language) => {
  const all = [
    ...said('riichi', '234m 567p 22678s 45s 3s', language),
    ...said('mcr', '123456789m 11p 45p 3f 6p', language),
    ...said('korean', '11122233m 99p [555z2] 1f 3m', language),
  ];
  expect(all.join('').replace(/[^A-Za-z]/g, '')).toBe('');
});

test('a Korean win on a flower’s replacement stands among the bonus yaku, by its name', () => {
  const won = position('korean', '123m 567m 67p 345p 99p 1f 8p');
  const { sheet } = deskAnswer({ ...won, options: { flowerReplacementWin: true }, marks: ['flowerDraw'] });
  if (sheet?.state !== 'win') throw new Error('no win');
  for (const language of LANGUAGES) {
    const speech = { words: wordsFor(language), say: sentencesOf(CATALOGUES, language) };
    const parts = sheetOf(sheet.score, speech).parts.map(({ title, items }) => [
      title,
      items.map((i) => i.id),
    ]);
    expect(parts.at(-1)).toEqual(['part.bonus', ['gensho', 'flower', 'flowerReplacementWin']]);
    expect(
      sheetOf(sheet.score, speech)
        .parts.flatMap((p) => p.items)
        .every((i) => i.name !== ''),
    ).toBe(true);
  }
});
