// A score as lines: what a row shows in brief, and the sheet that opens under it.

import type { Words } from '../../i18n/i18n.ts';
import type { FuItem, RiichiScore } from '../../rules/riichi/score.ts';
import type { Seat } from '../../tiles/seat.ts';
import { plainTile, type Tile } from '../../tiles/tile.ts';
import { limitName } from './headline.ts';

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

export interface Line {
  readonly name: string;
  /** What the name is of. */
  readonly tile?: Tile;
  readonly value: string;
}

export interface Sheet {
  readonly yaku: readonly Line[];
  readonly fu: readonly Line[];
  readonly total: Line;
}

const yakuLines = (score: RiichiScore, words: Words): readonly Line[] =>
  score.yakuman.length > 0
    ? score.yakuman.map((y) => ({
        name: words.name('yaku', y.id),
        value: words.name('limit', y.value > 1 ? 'double' : 'yakuman'),
      }))
    : score.yaku.map((y) => ({ name: words.name('yaku', y.id), value: words.text('sum.han', { n: y.han }) }));

/** What an item counts: a wait by its shape, a group with its tile. */
const itemOf = (
  { id, group }: FuItem,
  { reading }: RiichiScore,
): { readonly id: string; readonly tile?: Tile } => {
  if (id === 'pair') return { id, tile: plainTile(reading.pair) };
  if (id === 'wait') return { id: WAIT_NAMES[reading.wait] ?? id };
  const block = group === undefined ? undefined : reading.blocks[group];
  if (!block) return { id };
  const name = block.type === 'quad' ? 'Quad' : 'Triplet';
  return { id: `${block.open ? 'open' : 'concealed'}${name}`, tile: plainTile(block.kind) };
};

const WAIT_NAMES: Readonly<Record<string, string>> = { closed: 'closed', edge: 'edge', pair: 'single' };

const fuLines = (score: RiichiScore, words: Words): readonly Line[] => {
  const lines = score.fuItems.map((item): Line => {
    const { id, tile } = itemOf(item, score);
    const value = words.text('sum.fu', { n: item.fu });
    return { name: words.name('fu', id), value, ...(tile !== undefined && { tile }) };
  });
  const { fu, fuRaw } = score;
  if (fu === undefined || fuRaw === undefined || fu === fuRaw) return lines;
  return [
    ...lines,
    { name: words.text('sum.rounded', { raw: fuRaw }), value: words.text('sum.fu', { n: fu }) },
  ];
};

const totalName = (score: RiichiScore, words: Words): string => {
  const limit = limitName(score, words);
  const { han, fu } = score;
  if (han === undefined) return limit ?? '';
  const sum = fu === undefined ? words.text('sum.hanOnly', { han }) : words.text('sum.total', { han, fu });
  return limit === undefined ? sum : `${sum} · ${limit}`;
};

export const sheetOf = (score: RiichiScore, words: Words): Sheet => ({
  yaku: yakuLines(score, words),
  fu: score.yakuman.length > 0 ? [] : fuLines(score, words),
  total: { name: totalName(score, words), value: pointsText(score, words) },
});

/** What comes in with counters and sticks, where that is more than the points alone. */
export const receivedOf = (score: RiichiScore, me: Seat): number | undefined => {
  const received = score.deltas[me];
  return received === undefined || received <= score.points ? undefined : received;
};
