// What a discard risks, as an opponent weighs it against what it brings.

import { type Danger, dangersOf } from '../../analysis/danger/danger.ts';
import type { GameRules } from '../../game/game.ts';
import { presetOptions } from '../../rules/riichi/options.ts';
import type { Table } from '../../table/table.ts';
import type { Tile } from '../../tiles/tile.ts';

export interface Risk {
  /** That anybody waits. */
  readonly waiting: number;
  /** What is left of a hand that is worth so many points, before anything is thrown. */
  readonly still: (points: number) => number;
  /** What is left of a discard that brings so many points. */
  readonly net: (tile: Tile, points: number) => number;
}

/** Asked of a table with a tile to throw; of one without only `waiting` is. */
export type RiskOf = (rules: GameRules, table: Table) => Risk;

export const noRisk: RiskOf = () => ({ waiting: 0, still: (points) => points, net: (_, points) => points });

/**
 * How much of a win's worth is left when somebody surely waits: more will have to be risked for it. In MCR nothing is taken off:
 * most wait late in a hand, and the hand that is given up is as a rule the one that would have won.
 */
const LEFT = { riichi: 0.6, korean: 0.6, mcr: 1 } as const;
/**
 * How much of the own hand is counted as lost with a tile that deals in. In MCR none: the search does not know of others who win
 * first, and promises most where they do.
 */
const OWN = { riichi: 1, korean: 1, mcr: 0 } as const;

const SEED = presetOptions('seed');

/**
 * What dealing in costs beyond what another's win costs anyway: the mean of games between these opponents
 * (`tools/opponents.ts`). In MCR that is ten points, a little less here: what a hand loses by another discard is told too low,
 * since the search sees few of the ways to eight points. Whether a tile wins is read as at a riichi table, where it was learned;
 * it serves opponents alone and is shown to nobody.
 */
const LOSS = { mcr: 8, korean: 23 } as const;

/**
 * The chance that one opponent wins on a tile, by that read at a riichi table: what was so at half a million tiles of MCR games
 * between these opponents. What is likely there is less so, what is safe there by furiten may be waited for.
 */
const atMcr = (chance: number): number => (chance === 0 ? 0.001 : 0.28 * chance ** 0.73);

const LIKELY = { mcr: atMcr, korean: (chance: number) => chance } as const;

const dangersAt = (rules: GameRules, table: Table): readonly Danger[] => {
  if (rules.family === 'riichi') return dangersOf(table, rules.options);
  const [loss, likely] = [LOSS[rules.family], LIKELY[rules.family]];
  return dangersOf(table, SEED).map((danger) => {
    const none = danger.byOpponent.reduce((rest, against) => rest * (1 - likely(against.chance)), 1);
    return { ...danger, chance: 1 - none, expectedLoss: (1 - none) * loss };
  });
};

const waitingIn = ([first]: readonly Danger[]): number =>
  1 - (first?.byOpponent ?? []).reduce((none, { tenpai }) => none * (1 - tenpai), 1);

export const dangerRisk: RiskOf = (rules, table) => {
  const dangers = dangersAt(rules, table);
  const waiting = waitingIn(dangers);
  const left = 1 - (1 - LEFT[rules.family]) * waiting;
  const own = OWN[rules.family];
  const net = (tile: Tile, points: number): number => {
    const danger = dangers.find((d) => d.tile === tile);
    return points * left * (1 - own * (danger?.chance ?? 0)) - (danger?.expectedLoss ?? 0);
  };
  return { waiting, still: (points) => points * left, net };
};
