// The card that ends a hand: a win with its yaku and payments, or the kind of draw.

import type { StatedScore } from '../../table/event.ts';
import type { BySeat, Seat } from '../../tiles/seat.ts';
import { find, findAll, isShown, type Part, textOf } from '../board/part.ts';
import { ENDING_NAMES } from './names.ts';
import type { Outcome } from './reading.ts';
import { SELECTORS, type SeatClass, seatSelector } from './selectors.ts';
import { tilesIn } from './tile.ts';
import { YAKU_NAMES, YAKUMAN_NAMES } from './yaku-names.ts';

/** `+3,900`, `-1,000`, `25,000`; nothing is 0, anything else is NaN. */
export const parseAmount = (text: string): number => Number(text.replace(/,/g, '').trim() || 0);

const numberBefore = (text: string, sign: string): number | undefined => {
  const found = new RegExp(`(\\d+)${sign}`).exec(text);
  return found ? Number(found[1]) : undefined;
};

interface Row {
  readonly name: string;
  readonly han: string;
}

const yakuOf = (rows: readonly Row[]): Pick<StatedScore, 'yaku' | 'yakuman'> => ({
  yaku: rows.flatMap(({ name, han }) => {
    const id = YAKU_NAMES[name];
    return id ? [{ id, han: Number.parseInt(han, 10) }] : [];
  }),
  yakuman: rows.flatMap(({ name }) => YAKUMAN_NAMES[name] ?? []),
});

const rowsOf = (board: Part): readonly Row[] =>
  findAll(board, SELECTORS.yaku)
    .filter(isShown)
    .map((row) => ({
      name: textOf(row, SELECTORS.yakuName),
      han: textOf(row, SELECTORS.yakuHan),
    }));

/** Left out where a name is none of the page's: a list that lacks one would state another win. */
const readYaku = (board: Part): Pick<StatedScore, 'yaku' | 'yakuman'> => {
  const rows = rowsOf(board);
  const isKnown = rows.every(({ name }) => YAKU_NAMES[name] ?? YAKUMAN_NAMES[name]);
  return isKnown ? yakuOf(rows) : {};
};

const readStated = (board: Part): StatedScore => {
  const worth = textOf(board, SELECTORS.worth);
  const points = numberBefore(worth, '点');
  const fu = numberBefore(worth, '符');
  const han = numberBefore(worth, '翻');
  const ura = tilesIn(findAll(board, SELECTORS.ura));
  return {
    ...(points !== undefined && { points }),
    ...(fu !== undefined && { fu }),
    ...(han !== undefined && { han }),
    ...readYaku(board),
    ...(ura.length > 0 && { ura }),
  };
};

/** Undefined where one of them cannot be read. */
const readPayments = (board: Part, classOf: (seat: Seat) => SeatClass): BySeat<number> | undefined => {
  const list = ([0, 1, 2, 3] as const).map((s) =>
    parseAmount(textOf(board, seatSelector('payment', classOf(s)))),
  );
  return list.every(Number.isSafeInteger) ? list : undefined;
};

export const readOutcome = (board: Part, classOf: (seat: Seat) => SeatClass): Outcome | undefined => {
  const dialog = find(board, SELECTORS.dialog);
  if (!dialog || !isShown(dialog)) return undefined;
  const paid = readPayments(board, classOf);
  const payments = paid && { payments: paid };
  const win = find(board, SELECTORS.win);
  if (!win || !isShown(win))
    return { type: 'draw', ending: ENDING_NAMES[textOf(board, SELECTORS.draw)] ?? 'unknown', ...payments };
  const [tile] = tilesIn(findAll(board, SELECTORS.winDrawn));
  return {
    type: 'win',
    hand: tilesIn(findAll(board, SELECTORS.winConcealed)),
    ...(tile !== undefined && { tile }),
    stated: readStated(board),
    ...payments,
  };
};
