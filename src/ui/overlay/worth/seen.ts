// What of worth and risk is drawn beside a hand: what is known by now, and which columns the player wants.

import type { DiscardWorth, Worths } from '../../../analysis/worth/worths.ts';
import type { Family, WorthSettings } from '../../../settings.ts';
import type { Tile } from '../../../tiles/tile.ts';

/** `worths`: what is known; `awaits`: more is on its way, or the first. */
export interface Seen {
  readonly worths?: Worths | undefined;
  readonly awaits: boolean;
}

export interface WorthColumns {
  readonly value: boolean;
  readonly danger: boolean;
}

export const NO_COLUMNS: WorthColumns = { value: false, danger: false };

/** Danger was learned for riichi alone. */
export const columnsOf = (
  family: Family,
  { worths, awaits }: Seen,
  wanted: WorthSettings | undefined,
): WorthColumns => {
  if (!wanted || (!worths && !awaits)) return NO_COLUMNS;
  return { value: wanted.value, danger: wanted.danger && family === 'riichi' };
};

export const worthOfTile = ({ worths }: Seen, tile: Tile): DiscardWorth | undefined =>
  worths?.discards.find((d) => d.tile === tile);

/** The most that any discard is worth, where that is known. */
export const mostOf = ({ worths }: Seen): number | undefined => worths?.discards[0]?.total;

/** What is worth most; of those whose number and plan read the same, the one that stands first. */
export const advised = (
  rows: readonly Tile[],
  said: (worth: DiscardWorth) => string,
  { worths }: Seen,
): DiscardWorth | undefined => {
  const [best, ...rest] = worths?.discards ?? [];
  if (best?.total === undefined) return best;
  const read = (worth: DiscardWorth): string => `${worth.parts?.plan} ${said(worth)}`;
  const equal = [best, ...rest.filter((w) => w.total !== undefined && read(w) === read(best))];
  const first = rows.find((tile) => equal.some((w) => w.tile === tile));
  return equal.find((w) => w.tile === first) ?? best;
};

/** No better number will come. */
export const isOver = ({ worths, awaits }: Seen): boolean =>
  worths ? worths.isFinal || worths.isBounded === true : !awaits;
