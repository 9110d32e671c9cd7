// Riichi: danger beside value, and both together as push or fold.

import type { RiichiOptions } from '../../rules/riichi/options.ts';
import type { Table } from '../../table/table.ts';
import { formatTile } from '../../tiles/notation.ts';
import type { Tile } from '../../tiles/tile.ts';
import { type Danger, dangersOf } from '../danger/danger.ts';
import { togetherOf } from '../danger/together.ts';
import { drawnOf, heldOf, mySeat, withoutAll } from '../situation.ts';
import type { Declaration, ThrowValue } from '../value/value.ts';
import { foldAhead, notenMeans, pushAhead, type WayOn, waysOn } from './ahead.ts';
import { bestPlanFirst, type Planned, partsOf } from './parts.ts';
import { type Outcomes, placeIfDealtIn, placePoints, type Standing, standingOf } from './placing.ts';
import { type Rounds, roundsOf } from './rounds.ts';
import type { Choice, DiscardWorth } from './worths.ts';

/** What all choices at a table share. */
export interface Scene {
  readonly table: Table;
  readonly options: RiichiOptions;
  readonly dangers: ReadonlyMap<Tile, Danger>;
  /** While I am silent, and in riichi. */
  readonly rounds: Readonly<Record<Declaration, Rounds>>;
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
const outcomesOf = ({ own, winFirst = 0 }: Planned): Outcomes => {
  if (!own || own.win === 0) return NOTHING;
  return {
    tsumo: (winFirst * own.tsumo) / own.win,
    ron: (winFirst * own.ron) / own.win,
    prize: Math.max(0, own.points) / own.win,
  };
};

const standsInRiichi = ({ table }: Scene): boolean => mySeat(table).riichi !== 'none';

const notenIn = ({ table, options }: Scene, { waitsAtEnd }: Rounds): ReturnType<typeof notenMeans> =>
  notenMeans(waitsAtEnd, table.round.players, options);

const planOf = (scene: Scene, way: WayOn): Planned => {
  const rounds = scene.rounds[way.declaration];
  return {
    plan: way.declaration === 'riichi' && !standsInRiichi(scene) ? 'riichi' : 'push',
    ahead: pushAhead(way, rounds, notenIn(scene, rounds)),
    own: way.worth,
    winFirst: way.amid.win,
  };
};

/** Every plan; none before the hand's score is known. Where riichi stands the drawn tile goes: nobody can fold. */
const plansOf = (scene: Scene, value: ThrowValue | undefined, gone: readonly Tile[]): readonly Planned[] => {
  const ways = value ? waysOn(value).map((way) => planOf(scene, way)) : [];
  if (ways.length === 0 || standsInRiichi(scene)) return ways;
  const { silent } = scene.rounds;
  const ahead = foldAhead(lossesWithout(scene, gone), silent, notenIn(scene, silent));
  return [...ways, { plan: 'fold', ahead }];
};

/** `gone`: own tiles that leave the hand with this choice. `danger`: of the tile thrown, where one is. */
export const choiceOf = (
  scene: Scene,
  value: ThrowValue | undefined,
  gone: readonly Tile[],
  danger?: Danger,
): Choice => {
  const placed = (plan: Planned): number | undefined =>
    scene.isPlaced ? placePoints(scene.table, outcomesOf(plan), danger) : undefined;
  const plans = plansOf(scene, value, gone).map((plan) => partsOf(plan, danger, placed(plan)));
  const [best, ...others] = bestPlanFirst(plans);
  return {
    ...(value && { value }),
    ...(best && { parts: best, total: best.total, others }),
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
