// The windows that end a hand: first the winning hand, then what everybody pays.

import type { Ending } from '../../table/event.ts';
import type { BySeat } from '../../tiles/seat.ts';
import { find, findAll, type Part } from '../board/part.ts';
import type { Screen } from './reading.ts';
import { type RelativeSeat, SELECTORS, seatSelector } from './selectors.ts';

/** The page's own words for why points move; every other one is an end we cannot name. */
const REASONS: Readonly<Record<string, Ending>> = {
  ron: 'win',
  'double ron': 'win',
  'triple ron': 'win',
  tsumo: 'win',
  ryuukyoku: 'exhaustive',
  sanchahou: 'tripleRon',
};

/** `+ 3900`, `− 1000` with a minus sign of its own; nothing is 0. */
const parseChange = (text: string): number => {
  const [, sign, digits] = /^([+−-])\s*(\d{1,9})$/.exec(text.trim()) ?? [];
  return digits === undefined ? 0 : Number(digits) * (sign === '+' ? 1 : -1);
};

const readPayments = (part: Part, seats: readonly RelativeSeat[]): BySeat<number> =>
  seats.map((s) => parseChange(find(part, seatSelector('change', s))?.textContent ?? ''));

/** Undefined as long as the hand goes on. */
export const readScreen = (root: Part, seats: readonly RelativeSeat[]): Screen | undefined => {
  const shown = findAll(root, SELECTORS.screens).find((s) => !s.classList.contains('inactive'));
  if (!shown) return undefined;
  if (find(shown, SELECTORS.winningHand)) return { ending: 'win' };
  const reason = find(shown, SELECTORS.reason)?.textContent?.trim().toLowerCase();
  if (reason === undefined) return { ending: 'unknown' };
  const ending = Object.hasOwn(REASONS, reason) ? REASONS[reason]! : 'unknown';
  return { ending, payments: readPayments(shown, seats) };
};
