// Which games a list shows, and on which days they lie.

import type { KeptGame } from '../../../history/kept.ts';
import type { Family } from '../../../settings.ts';

export interface Filter {
  readonly text: string;
  readonly family?: Family;
  /** A client's id, or `FILES`. */
  readonly client?: string;
  /** Days, the last one included. */
  readonly from?: string;
  readonly to?: string;
}

export const ALL: Filter = { text: '' };

/** Games that came from files have no client. */
export const FILES = 'files';

const two = (n: number): string => String(n).padStart(2, '0');

/** A day is kept as it is; a moment lies on the day that it was here. */
export const dayOf = (date: string): string => {
  if (/^\d{4}-\d{2}-\d{2}$/.test(date)) return date;
  const moment = new Date(date);
  if (Number.isNaN(moment.getTime())) return '';
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
};

/** Empty: not known. */
export const dayOfGame = ({ date }: KeptGame): string => (date === undefined ? '' : dayOf(date));

export const clientOf = ({ place }: KeptGame): string => place?.client ?? FILES;

const familyOf = ({ game }: KeptGame): string | undefined => game.rules?.family;

const isWithin = (day: string, { from, to }: Filter): boolean =>
  (from === undefined || day >= from) && (to === undefined || (day !== '' && day <= to));

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Every word stands somewhere in it. */
const says = (said: string, text: string): boolean =>
  folded(text)
    .split(/\s+/)
    .every((word) => folded(said).includes(word));

/** `said`: all that a game's row says, as it is shown. */
export const selected = (
  games: readonly KeptGame[],
  filter: Filter,
  said: (game: KeptGame) => string,
): readonly KeptGame[] =>
  games.filter(
    (game) =>
      (filter.family === undefined || familyOf(game) === filter.family) &&
      (filter.client === undefined || clientOf(game) === filter.client) &&
      isWithin(dayOfGame(game), filter) &&
      (filter.text.trim() === '' || says(said(game), filter.text)),
  );

export interface Day {
  /** Empty: not known. */
  readonly day: string;
  readonly games: readonly KeptGame[];
}

/** The newest first; what has no date comes last. */
export const byDay = (games: readonly KeptGame[]): readonly Day[] => {
  const days = new Map<string, KeptGame[]>();
  for (const game of games) {
    const day = dayOfGame(game);
    const on = days.get(day);
    if (on) on.push(game);
    else days.set(day, [game]);
  }
  return [...days].map(([day, on]) => ({ day, games: on })).sort((a, b) => b.day.localeCompare(a.day));
};

/** Clients that have games here, in the order of their first. */
export const clientsIn = (games: readonly KeptGame[]): readonly string[] => [...new Set(games.map(clientOf))];

export const isFiltered = ({ text, ...rest }: Filter): boolean =>
  text.trim() !== '' || Object.keys(rest).length > 0;
