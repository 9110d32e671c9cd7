// The card that ends a hand: a win with its yaku and payments, or the kind of draw.

import type { StatedScore } from '../../table/event.ts';
import type { BySeat, Seat } from '../../tiles/seat.ts';
import { find, findAll, isShown, type Part, textOf } from '../board/part.ts';
import { ENDING_NAMES } from './names.ts';
import type { Outcome } from './reading.ts';
import { SELECTORS, type SeatClass, seatSelector } from './selectors.ts';
import { tilesIn } from './tile.ts';
import { YAKU_NAMES, YAKUMAN_NAMES } from './yaku-names.ts';

/** `+3,900`, `-1,000`, `25,000`; nothing is 0. */
export const parseAmount = (text: string): number => Number(text.replace(/,/g, '').trim() || 0);

const numberBefore = (text: string, sign: string): number | undefined => {
  const found = new RegExp(`(\\d+)${sign}`).exec(text);
  return found ? Number(found[1]) : undefined;
};

const rowsOf = (board: Part) =>
  findAll(board, SELECTORS.yaku)
    .filter(isShown)
    .map((row) => ({
      name: textOf(row, SELECTORS.yakuName),
      han: textOf(row, SELECTORS.yakuHan),
    }));

const readStated = (board: Part): StatedScore => {
  const worth = textOf(board, SELECTORS.worth);
  const rows = rowsOf(board);
  const points = numberBefore(worth, '点');
  const fu = numberBefore(worth, '符');
  const han = numberBefore(worth, '翻');
  const ura = tilesIn(findAll(board, SELECTORS.ura));
  return {
    ...(points !== undefined && { points }),
    ...(fu !== undefined && { fu }),
    ...(han !== undefined && { han }),
    yaku: rows.flatMap(({ name, han }) => {
      const id = YAKU_NAMES[name];
      return id ? [{ id, han: Number.parseInt(han, 10) }] : [];
    }),
    yakuman: rows.flatMap(({ name }) => YAKUMAN_NAMES[name] ?? []),
    ...(ura.length > 0 && { ura }),
  };
};

const readPayments = (board: Part, classOf: (seat: Seat) => SeatClass): BySeat<number> =>
  ([0, 1, 2, 3] as const).map((s) => parseAmount(textOf(board, seatSelector('payment', classOf(s)))));

export const readOutcome = (board: Part, classOf: (seat: Seat) => SeatClass): Outcome | undefined => {
  const dialog = find(board, SELECTORS.dialog);
  if (!dialog || !isShown(dialog)) return undefined;
  const payments = readPayments(board, classOf);
  const win = find(board, SELECTORS.win);
  if (!win || !isShown(win))
    return { type: 'draw', ending: ENDING_NAMES[textOf(board, SELECTORS.draw)] ?? 'unknown', payments };
  const [tile] = tilesIn(findAll(board, SELECTORS.winDrawn));
  return {
    type: 'win',
    hand: tilesIn(findAll(board, SELECTORS.winConcealed)),
    ...(tile !== undefined && { tile }),
    stated: readStated(board),
    payments,
  };
};
