// A score of any rule set as a sheet: what it is worth in large, its items in parts, and what moves between the seats.
// Names come from each rule set's own tables.

import type { Sentences, Words } from '../../i18n/i18n.ts';
import type { SheetKey } from '../../i18n/sheet/sheet.ts';
import { isBaseYaku, YAKU_NAMES } from '../../rules/korean/options.ts';
import type { KoreanScore } from '../../rules/korean/score.ts';
import { fanNames } from '../../rules/mcr/options.ts';
import type { FanLine, McrScore } from '../../rules/mcr/score.ts';
import type { RiichiScore } from '../../rules/riichi/score.ts';
import type { Item as RuleItem } from '../../rules/rules.ts';
import { fuItems, type Item, pointsText, worthText, yakuItems } from '../overlay/score.ts';
import { inLanguage } from './rule-words.ts';

export type AnyScore = RiichiScore | McrScore | KoreanScore;
export type SheetItem = Item;

/** `what`: where an item's rule stands in the reference. */
export interface SheetPart {
  readonly what: 'item' | 'fu';
  readonly title: SheetKey;
  readonly items: readonly SheetItem[];
  readonly sum?: string;
}

export interface Sheet {
  readonly total: string;
  readonly more?: string;
  readonly parts: readonly SheetPart[];
}

/** The sentences of the product, and those of the sheet. */
export interface Speech {
  readonly words: Words;
  readonly say: Sentences<SheetKey>;
}

const isHan = (score: RiichiScore): boolean => score.yakuman.length === 0;

/** A group's own fu has no place in the book's list: only what the items add up to is rounded. */
const riichiParts = (score: RiichiScore, { words, say }: Speech): readonly SheetPart[] => {
  const yaku = isHan(score)
    ? yakuItems(score, words).map((item, i) => ({
        ...item,
        value: say.text('value.han', { n: score.yaku[i]!.han }),
      }))
    : yakuItems(score, words);
  const sum = isHan(score) ? { sum: say.text('sum.han', { n: score.han ?? 0 }) } : {};
  const fu = fuItems(score, words);
  return [
    { what: 'item', title: 'part.yaku', items: yaku, ...sum },
    ...(fu.length > 0
      ? [
          {
            what: 'fu' as const,
            title: 'part.fu' as const,
            items: fu,
            sum: words.text('sum.fu', { n: score.fu ?? 0 }),
          },
        ]
      : []),
  ];
};

const riichiSheet = (score: RiichiScore, speech: Speech): Sheet => ({
  total: pointsText(score, speech.words),
  more:
    isHan(score) && score.limit !== undefined
      ? [handText(score, speech), worthText(score, speech.words)].join(' · ')
      : worthText(score, speech.words),
  parts: riichiParts(score, speech),
});

const handText = ({ han = 0, fu }: RiichiScore, { words }: Speech): string =>
  fu === undefined ? words.text('sum.hanOnly', { han }) : words.text('sum.hanFu', { han, fu });

const fanItem = ({ id, value, times }: FanLine, { words, say }: Speech): SheetItem => {
  const one = say.text('value.fan', { n: value });
  return {
    key: id,
    id,
    name: inLanguage(words, fanNames(id)),
    value: times > 1 ? say.text('value.times', { value: one, n: times }) : one,
  };
};

const mcrSheet = (score: McrScore, speech: Speech): Sheet => {
  const { say } = speech;
  return {
    total: say.text('value.fan', { n: score.total }),
    ...(score.flowers > 0 && { more: say.text('sum.withFlowers', { n: score.basic }) }),
    parts: [
      {
        what: 'item',
        title: 'part.fans',
        items: score.fans.map((line) => fanItem(line, speech)),
        sum: say.text('value.fan', { n: score.total }),
      },
    ],
  };
};

const isBonus = ({ id }: RuleItem): boolean => !isBaseYaku(id);
/** Items go by plain ids. */
const KOREAN_NAMES: Readonly<Record<string, readonly string[]>> = YAKU_NAMES;

const koreanPart = (
  title: SheetKey,
  items: readonly RuleItem[],
  { words, say }: Speech,
): readonly SheetPart[] => {
  if (items.length === 0) return [];
  const lines = items.map(({ id, value }) => ({
    key: id,
    id,
    name: inLanguage(words, KOREAN_NAMES[id]),
    value: say.text('value.points', { n: value }),
  }));
  const n = items.reduce((sum, item) => sum + item.value, 0);
  return [{ what: 'item', title, items: lines, sum: say.text('value.points', { n }) }];
};

const koreanSheet = (score: KoreanScore, speech: Speech): Sheet => ({
  total: speech.say.text('value.points', { n: score.total }),
  more: speech.say.text('sum.baseBonus', { base: score.base, bonus: score.bonus }),
  parts: [
    ...koreanPart(
      'part.base',
      score.items.filter((item) => !isBonus(item)),
      speech,
    ),
    ...koreanPart('part.bonus', score.items.filter(isBonus), speech),
  ],
});

export const sheetOf = (score: AnyScore, speech: Speech): Sheet => {
  switch (score.family) {
    case 'riichi':
      return riichiSheet(score, speech);
    case 'mcr':
      return mcrSheet(score, speech);
    case 'korean':
      return koreanSheet(score, speech);
  }
};
