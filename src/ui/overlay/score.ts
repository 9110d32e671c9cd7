// A score as lines: what a row shows in brief, and the sheet that opens under it.

import type { Words } from '../../i18n/i18n.ts';
import type { FuItem, RiichiScore } from '../../rules/riichi/score.ts';
import type { Seat } from '../../tiles/seat.ts';
import { plainTile, type Tile } from '../../tiles/tile.ts';
import { aligned, type SheetLine } from './lines.ts';

export const limitName = (score: RiichiScore, words: Words): string | undefined => {
  const times = score.yakuman.reduce((sum, y) => sum + y.value, 0);
  if (times > 1)
    return times === 2 || times === 3
      ? words.name('limit', times === 2 ? 'double' : 'triple')
      : words.text('sum.times', { name: words.name('limit', 'yakuman'), n: times });
  return score.limit && words.name('limit', score.limit);
};

/** Ron: the sum. Self-draw: what the others and the dealer pay. */
export const pointsText = (score: RiichiScore, words: Words): string => {
  if (score.shares === undefined) return words.number(score.points);
  const { others, dealer } = score.shares;
  return dealer === undefined
    ? words.text('sum.all', { n: others })
    : words.text('sum.shares', { others, dealer });
};

/** `4 han 30 fu`, or the limit. */
export const worthText = (score: RiichiScore, words: Words): string => {
  const limit = limitName(score, words);
  if (limit !== undefined) return limit;
  const { han = 0, fu } = score;
  return fu === undefined ? words.text('sum.hanOnly', { han }) : words.text('sum.hanFu', { han, fu });
};

/** One item of one score. `id`: of the rule book. */
export interface Item {
  readonly key: string;
  readonly id: string;
  readonly name: string;
  readonly tile?: Tile;
  readonly value: string;
}

export const yakuItems = (score: RiichiScore, words: Words): readonly Item[] =>
  score.yakuman.length > 0
    ? score.yakuman.map(({ id, value }) => ({
        key: id,
        id,
        name: words.name('yaku', id),
        value: words.name('limit', value > 1 ? 'double' : 'yakuman'),
      }))
    : score.yaku.map(({ id, han }) => ({
        key: id,
        id,
        name: words.name('yaku', id),
        value: words.text('sum.han', { n: han }),
      }));

const WAITS: Readonly<Record<string, string>> = { closed: 'closed', edge: 'edge', pair: 'single' };

/** What an item of fu is called: a wait by its shape, a group with its tile. */
const fuName = (
  { id, group }: FuItem,
  { reading }: RiichiScore,
): { readonly id: string; readonly tile?: Tile } => {
  if (id === 'pair') return { id, tile: plainTile(reading.pair) };
  if (id === 'wait') return { id: WAITS[reading.wait] ?? id };
  const block = group === undefined ? undefined : reading.blocks[group];
  if (!block) return { id };
  const name = block.type === 'quad' ? 'Quad' : 'Triplet';
  return { id: `${block.open ? 'open' : 'concealed'}${name}`, tile: plainTile(block.kind) };
};

const roundedItem = ({ fu, fuRaw }: RiichiScore, words: Words): readonly Item[] => {
  if (fu === undefined || fuRaw === undefined || fu === fuRaw) return [];
  const value = `${words.number(fuRaw)} → ${words.text('sum.fu', { n: fu })}`;
  return [{ key: 'rounded', id: 'rounded', name: words.text('sum.rounded'), value }];
};

export const fuItems = (score: RiichiScore, words: Words): readonly Item[] => {
  if (score.yakuman.length > 0) return [];
  const items = score.fuItems.map((item): Item => {
    const { id, tile } = fuName(item, score);
    return {
      key: `${id} ${tile ?? ''}`,
      id,
      name: words.name('fu', id),
      value: words.text('sum.fu', { n: item.fu }),
      ...(tile !== undefined && { tile }),
    };
  });
  return [...items, ...roundedItem(score, words)];
};

type Scores = readonly (RiichiScore | undefined)[];

const linesBy = (scores: Scores, items: (score: RiichiScore) => readonly Item[]) =>
  aligned(scores.map((score) => (score ? items(score) : [])));

/** Yaku, then fu, a value for each score. */
export const linesOf = (scores: Scores, words: Words): readonly SheetLine[] => [
  ...linesBy(scores, (score) => yakuItems(score, words)).map(({ item, cells }) => ({
    key: item.key,
    name: item.name,
    named: { family: 'riichi', id: item.id } as const,
    values: cells.map((c) => c?.value),
  })),
  ...linesBy(scores, (score) => fuItems(score, words)).map(({ item, cells }) => ({
    key: item.key,
    name: item.name,
    ...(item.tile !== undefined && { tile: item.tile }),
    values: cells.map((c) => c?.value),
  })),
];

/** What comes in with counters and sticks, where that is more than the points alone. */
export const receivedOf = (score: RiichiScore, me: Seat): number | undefined => {
  const received = score.deltas[me];
  return received === undefined || received <= score.points ? undefined : received;
};
