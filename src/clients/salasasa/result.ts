// How a hand ends. A false win is paid for, and the hand goes on.

import type { TableEvent } from '../../table/event.ts';
import type { BySeat } from '../../tiles/seat.ts';
import { compareTiles, type Tile } from '../../tiles/tile.ts';
import { inHand } from '../mcr-deal.ts';
import { fanOf } from './fans.ts';
import type { Hand, Step } from './reading.ts';
import type { Shown } from './said.ts';

const SELF_DRAWN = 'hu_self';

/** The new scores less the old ones; else the changes, which are counted by the chairs of the first hand. */
const paymentsOf = ({ scores, changes }: Shown, hand: Hand): BySeat<number> | undefined =>
  scores?.map((score, seat) => score - hand.scores[seat]!) ?? (changes && inHand(hand.number, changes));

const withoutTile = (tiles: readonly Tile[], tile: Tile): readonly Tile[] => {
  const at = tiles.lastIndexOf(tile);
  return at < 0 ? tiles : tiles.toSpliced(at, 1);
};

/** A self-drawn tile that was hidden is the last of the hand shown. */
const wonTile = ({ how, hand: shown }: Shown, { drawn, thrown }: Hand): Tile | undefined =>
  how === SELF_DRAWN ? (drawn?.tile ?? shown?.at(-1)) : thrown?.tile;

/** The hand is shown with the winning tile, or without it. */
const shownHand = ({ hand: shown }: Shown, tile: Tile): { readonly hand?: readonly Tile[] } => {
  if (shown === undefined) return {};
  const hand = shown.length % 3 === 2 ? withoutTile(shown, tile) : shown;
  return { hand: [...hand].sort(compareTiles) };
};

const winOf = (shown: Shown, hand: Hand, payments: BySeat<number> | undefined): TableEvent | undefined => {
  const tile = wonTile(shown, hand);
  const { seat, fan, fans } = shown;
  if (seat === undefined || tile === undefined) return undefined;
  return {
    type: 'win',
    seat,
    tile,
    ...(shown.how === SELF_DRAWN ? {} : { from: hand.thrown!.seat }),
    ...shownHand(shown, tile),
    stated: { fans: fans.map(fanOf), ...(fan === undefined ? {} : { fan }) },
    ...(payments ? { payments } : {}),
  };
};

export const ended = (hand: Hand, shown: Shown): Step => {
  const payments = paymentsOf(shown, hand);
  if (shown.goesOn) return [payments ? { ...hand, scores: shown.scores ?? hand.scores } : hand, []];
  const paid = payments ? { payments } : {};
  if (shown.how === 'liuju') return [hand, [{ type: 'end', ending: 'exhaustive', ...paid }]];
  const win = winOf(shown, hand, payments);
  return [
    hand,
    win ? [win, { type: 'end', ending: 'win', ...paid }] : [{ type: 'end', ending: 'unknown', ...paid }],
  ];
};
