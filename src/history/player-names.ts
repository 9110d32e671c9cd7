// What players call themselves is anybody's text. It is kept as one short line of what can be seen, and never by itself:
// only where the player wants names.

import type { BySeat } from '../tiles/seat.ts';

/** Services allow about a dozen letters. */
const LONGEST = 32;

/** Controls and what turns the direction of a line; halves of a letter; ends of lines. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** What is cut off before anything else is done: a name may be of any length. */
const ENOUGH = 16 * LONGEST;

export const playerName = (text: string): string => {
  const seen = text.slice(0, ENOUGH).replace(/\s/g, ' ').replace(UNSEEN, '').replace(/ +/g, ' ').trim();
  return [...seen].slice(0, LONGEST).join('').trim();
};

export const playerNames = (names: BySeat<string>): BySeat<string> => names.map(playerName);

const isPlayerName = (value: unknown): value is string =>
  typeof value === 'string' && playerName(value) === value;

/** The gate: one for each player, as they are kept. */
export const arePlayerNames = (value: unknown, players: number): value is BySeat<string> =>
  Array.isArray(value) && value.length === players && value.every(isPlayerName);

/** Who was named before stays named, unless called otherwise now. */
export const namedBy = (before: BySeat<string>, now: BySeat<string> | undefined): BySeat<string> =>
  now?.length === before.length ? before.map((name, seat) => now[seat] || name) : before;
