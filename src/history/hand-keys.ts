// Which hands lie in the database, told by their keys alone: a list of thousands of games cannot read every hand. So it is
// known which games have lost hands, and which hands have lost their game.

import type { KeptGame } from './kept.ts';

/** A disk fails: nothing is known of what a key is made of. */
export type HandKey = readonly [game: unknown, hand: unknown];

/** Of each game, which of its hands. */
export type HandsKept = ReadonlyMap<unknown, ReadonlySet<unknown>>;

const NONE: ReadonlySet<unknown> = new Set();

export const handsKept = (keys: readonly HandKey[]): HandsKept => {
  const kept = new Map<unknown, Set<unknown>>();
  for (const [game, hand] of keys) {
    const hands = kept.get(game);
    if (hands) hands.add(hand);
    else kept.set(game, new Set([hand]));
  }
  return kept;
};

export const withUnread = (game: KeptGame, unread: readonly number[]): KeptGame => {
  if (!game.unread && unread.length === 0) return game;
  const { unread: _, ...rest } = game;
  return unread.length === 0 ? rest : { ...rest, unread };
};

/** With the hands that lie nowhere among those that could not be read. */
export const compared = (game: KeptGame, kept: HandsKept): KeptGame => {
  const { id, hands, unread = [] } = game;
  const here = kept.get(id) ?? NONE;
  return withUnread(
    game,
    hands.flatMap((_, hand) => (!here.has(hand) || unread.includes(hand) ? [hand] : [])),
  );
};

/** The hands that no game has; `counts`: how many hands each game has. */
export const looseAmong = (
  keys: readonly HandKey[],
  counts: ReadonlyMap<unknown, number>,
): readonly HandKey[] =>
  keys.filter(
    ([game, hand]) => !(typeof hand === 'number' && Number.isInteger(hand) && hand < (counts.get(game) ?? 0)),
  );
