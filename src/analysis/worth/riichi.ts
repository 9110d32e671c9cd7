// Riichi: danger beside value, and both together as push or fold.

import type { RiichiOptions } from '../../rules/riichi/options.ts';
import type { Table } from '../../table/table.ts';
import { formatTile } from '../../tiles/notation.ts';
import type { Tile } from '../../tiles/tile.ts';
import { type Danger, dangersOf } from '../danger/danger.ts';
import { togetherOf } from '../danger/together.ts';
import { drawnOf, heldOf, mySeat, withoutAll } from '../situation.ts';
import type { ThrowValue } from '../value/value.ts';
import { foldAhead, notenMeans, pushAhead, winChance } from './ahead.ts';
import { betterOf, partsOf } from './parts.ts';
import { type Outcomes, placeIfDealtIn, placePoints, type Standing, standingOf } from './placing.ts';
import { type Rounds, roundsOf } from './rounds.ts';
import type { Choice, DiscardWorth } from './worths.ts';

/** What all choices at a table share. */
export interface Scene {
  readonly table: Table;
  readonly options: RiichiOptions;
  readonly dangers: ReadonlyMap<Tile, Danger>;
  readonly rounds: Rounds;
  readonly standing: Standing | undefined;
  /** Places are weighed in. */
  readonly isPlaced: boolean;
}

export const sceneOf = (table: Table, options: RiichiOptions, draws: number, placing: boolean): Scene => {
  const dangers = dangersOf(table, options);
  const standing = standingOf(table, options);
  return {
    table,
    options,
    dangers: new Map(dangers.map((d) => [d.tile, d])),
    rounds: roundsOf(table, dangers, draws),
    standing,
    isPlaced: placing && standing !== undefined,
  };
};

const ownTiles = (table: Table): readonly Tile[] => {
  const drawn = drawnOf(table);
  return [...(heldOf(table)?.concealed ?? []), ...(drawn === undefined ? [] : [drawn])];
};

/** Expected losses of the tiles that stay. */
const lossesWithout = ({ table, dangers }: Scene, gone: readonly Tile[]): readonly number[] =>
  withoutAll(ownTiles(table), gone).map((tile) => {
    const danger = dangers.get(tile);
    if (!danger) throw new Error(`no danger of ${formatTile(tile)}`);
    return danger.expectedLoss;
  });

const NOTHING: Outcomes = { tsumo: 0, ron: 0, prize: 0 };

/** Wins of mine that nobody comes before. */
const outcomesOf = (value: ThrowValue, rounds: Rounds): Outcomes => {
  const { best } = value;
  if (!best || best.win === 0) return NOTHING;
  const first = winChance(value, rounds);
  return {
    tsumo: (first * best.tsumo) / best.win,
    ron: (first * best.ron) / best.win,
    prize: Math.max(0, best.points) / best.win,
  };
};

/** Where riichi stands the drawn tile goes: nobody can fold. */
const mayFold = ({ table }: Scene): boolean => mySeat(table).riichi === 'none';

/** `gone`: own tiles that leave the hand with this choice. `danger`: of the tile thrown, where one is. */
export const choiceOf = (
  scene: Scene,
  value: ThrowValue | undefined,
  gone: readonly Tile[],
  danger?: Danger,
): Choice => {
  const { table, options, rounds, isPlaced } = scene;
  const noten = notenMeans(rounds.waitsAtEnd, table.round.players, options);
  const placed = (outcomes: Outcomes): number | undefined =>
    isPlaced ? placePoints(table, outcomes, danger) : undefined;
  const ahead = value && pushAhead(value, rounds, noten);
  const push = ahead && partsOf('push', ahead, danger, placed(outcomesOf(value, rounds)));
  const fold = mayFold(scene)
    ? partsOf('fold', foldAhead(lossesWithout(scene, gone), rounds, noten), danger, placed(NOTHING))
    : undefined;
  const best = push && betterOf(push, fold);
  const other = best === push ? fold : push;
  return {
    ...(value && { value }),
    ...(best && { parts: best, total: best.total }),
    ...(best && other && { other }),
    ...(value?.best && { winFirst: winChance(value, rounds) }),
  };
};

/** What is said of a tile whatever its value. */
export const riskOf = ({ table, dangers, standing }: Scene, tile: Tile): Omit<DiscardWorth, 'tile'> => {
  const danger = dangers.get(tile);
  if (!danger) return {};
  const threats = danger.byOpponent.filter(({ chance }) => chance > 0);
  return {
    danger,
    together: togetherOf(danger),
    ...(standing && {
      placesDealtIn: threats.map(({ seat, loss }) => ({ seat, place: placeIfDealtIn(table, seat, loss) })),
    }),
  };
};
