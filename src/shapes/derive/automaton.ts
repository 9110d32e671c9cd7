// Reads a suit kind by kind as a finite automaton. A state is a `Reading`; states from which every continuation ends
// alike are one (minimised from the last kind backward). Only the maker of the tables runs this: it takes a second.

import {
  canBeginRun,
  type Needs,
  needsOfReading,
  READING_SIZE,
  type Reading,
  readKind,
  startReading,
} from '../needs.ts';

/** No hand has more tiles, so no state beyond them is needed. */
const MOST_TILES = 14;
const COPIES = [0, 1, 2, 3, 4] as const;

/** For every state before a kind, the state after 0–4 copies of it; undefined beyond fourteen tiles. */
export type Layer<State> = readonly (readonly (State | undefined)[])[];

/** States that were met, each once, with the fewest tiles that lead there. */
class States {
  readonly readings: Reading[] = [];
  readonly tiles: number[] = [];
  readonly #ids = new Map<string, number>();

  add(reading: Reading, tiles: number): number {
    const key = String.fromCharCode(...reading);
    const known = this.#ids.get(key);
    if (known !== undefined) {
      this.tiles[known] = Math.min(this.tiles[known]!, tiles);
      return known;
    }
    this.#ids.set(key, this.readings.length);
    this.tiles.push(tiles);
    return this.readings.push(reading) - 1;
  }
}

/** One kind more: the layer of transitions, and the states it leads to. */
const grow = (states: States, runMayBegin: boolean): { layer: Layer<number>; next: States } => {
  const next = new States();
  const layer = states.readings.map((reading, id) =>
    COPIES.map((copies) => {
      const tiles = states.tiles[id]! + copies;
      if (tiles > MOST_TILES) return undefined;
      const after = new Uint8Array(READING_SIZE);
      readKind(reading, after, copies, 4, runMayBegin);
      return next.add(after, tiles);
    }),
  );
  return { layer, next };
};

/** An automaton whose last layer leads to the suit's needs, written as a string. */
export interface Automaton {
  readonly layers: readonly Layer<number>[];
  readonly last: Layer<string>;
}

export const needsKey = (needs: Needs): string => [...needs].map((n) => n.toString(16)).join('');

/** The full automaton of a suit of `kinds` kinds: nine numbers, or seven honours. */
const build = (kinds: number): { layers: Layer<number>[]; ends: readonly string[] } => {
  const layers: Layer<number>[] = [];
  let states = new States();
  states.add(startReading(), 0);
  for (let i = 0; i < kinds; i++) {
    const { layer, next } = grow(states, canBeginRun(i, kinds));
    layers.push(layer);
    states = next;
  }
  return { layers, ends: states.readings.map((r) => needsKey(needsOfReading(r))) };
};

/** Merges the equal rows of a layer; `names` says which row became which. */
const mergeRows = <State>(layer: Layer<State>): { rows: (State | undefined)[][]; names: number[] } => {
  const rows: (State | undefined)[][] = [];
  const ids = new Map<string, number>();
  const names = layer.map((row) => {
    const key = row.join();
    const id = ids.get(key) ?? rows.push([...row]) - 1;
    ids.set(key, id);
    return id;
  });
  return { rows, names };
};

const renamed = <State>(layer: Layer<number>, names: readonly State[]): Layer<State> =>
  layer.map((row) => row.map((to) => (to === undefined ? undefined : names[to])));

/** The smallest automaton of a suit of nine numbers or seven honours; its one first state is 0. */
export const suitAutomaton = (kinds: 7 | 9): Automaton => {
  const { layers, ends } = build(kinds);
  const lastMerged = mergeRows(renamed(layers[kinds - 1]!, ends));
  const smallest: Layer<number>[] = [];
  let names = lastMerged.names;
  for (let i = kinds - 2; i >= 0; i--) {
    const merged = mergeRows(renamed(layers[i]!, names));
    smallest.unshift(merged.rows);
    names = merged.names;
  }
  return { layers: smallest, last: lastMerged.rows };
};
