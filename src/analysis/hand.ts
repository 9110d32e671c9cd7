// How near a hand is and what brings it nearer, over the tiles this player has not seen.

import { type Ukeire, ukeire, ukeireOfDiscards } from '../shapes/ukeire.ts';
import { addTo, countsOf, emptyCounts, type Tally } from '../tiles/counts.ts';
import type { Players } from '../tiles/seat.ts';
import { KINDS, type Kind } from '../tiles/tile.ts';
import type { HandView } from './analysis.ts';
import { type Held, meldTiles } from './situation.ts';

/** What a hand is read against: copies left a kind, and how many play (three players have no 2m–8m). */
export interface Sight {
  readonly players: Players;
  /** Copies nobody has shown to this player, by kind. */
  readonly live: readonly number[];
}

/** Whether a kind is in the game at all. */
export const isInGame = (kind: Kind, players: Players): boolean => players === 4 || kind === 0 || kind > 7;

/** Copies left by kind, from what was seen. */
export const liveKinds = (seen: Tally, players: Players): readonly number[] =>
  KINDS.map((k) => (isInGame(k, players) ? Math.max(0, 4 - seen[k]!) : 0));

/** Copies no concealed group can use: the own melds', and kinds the game does not have. Undefined: none. */
export const fixedOf = (melds: Held['melds'], players: Players): Tally | undefined => {
  if (melds.length === 0 && players === 4) return undefined;
  const fixed = emptyCounts();
  addTo(fixed, meldTiles(melds));
  for (const k of KINDS) if (!isInGame(k, players)) fixed[k] = 4;
  return fixed;
};

const viewOf = ({ shanten, kinds, forms }: Ukeire, { live, players }: Sight): HandView => {
  const inGame = players === 4 ? kinds : kinds.filter((k) => isInGame(k, players));
  const accepts = inGame.map((kind) => ({ kind, live: live[kind]! }));
  return { shanten, forms, accepts, tiles: accepts.reduce((sum, a) => sum + a.live, 0) };
};

/** A hand between draws: 3n + 1 tiles. */
export const handView = ({ concealed, melds }: Held, sight: Sight): HandView =>
  viewOf(ukeire(countsOf(concealed), melds.length, fixedOf(melds, sight.players)), sight);

/** A hand of 3n + 2 tiles after each kind it can throw. */
export const viewsOfDiscards = ({ concealed, melds }: Held, sight: Sight): ReadonlyMap<Kind, HandView> =>
  new Map(
    ukeireOfDiscards(countsOf(concealed), melds.length, fixedOf(melds, sight.players)).map((u) => [
      u.discard,
      viewOf(u, sight),
    ]),
  );

/**
 * The same without regard to the copies that the own melds hold: many times faster, and only for looking a step ahead.
 * Waits that exist in the own melds alone have no live tile.
 */
export const quickViewsOfDiscards = ({ concealed, melds }: Held, sight: Sight): readonly HandView[] =>
  ukeireOfDiscards(countsOf(concealed), melds.length).map((u) => viewOf(u, sight));
