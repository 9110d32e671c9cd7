// The plain way, for the tests alone: tiles as text, and every partition of them written out. It shares nothing with the
// rules it checks but the names of yaku and options. `plain-yaku.ts` reads the yaku from it.

import type { KoreanOptions } from './options.ts';

export interface PlainMeld {
  readonly type: 'pung' | 'kong' | 'concealedKong';
  readonly tile: string;
}

export interface PlainWin {
  /** Concealed tiles without the winning one: `1m`, `7z`. */
  readonly hand: readonly string[];
  readonly melds: readonly PlainMeld[];
  readonly win: string;
  readonly tsumo: boolean;
  readonly seatWind: string;
  readonly roundWind: string;
}

/** A group by its tiles: a run has three faces. */
export interface PlainGroup {
  readonly tiles: readonly string[];
  readonly concealed: boolean;
}

export interface PlainReading {
  readonly groups: readonly PlainGroup[];
  readonly pairs: readonly string[];
  /** The winning tile stood at an end of a run that could be completed at both. */
  readonly openWait: boolean;
}

export const rank = (tile: string): number => Number(tile[0]);
export const suit = (tile: string): string => tile[1]!;
const up = (tile: string, by: number): string => `${rank(tile) + by}${suit(tile)}`;
export const isRun = ({ tiles }: PlainGroup): boolean => tiles[0] !== tiles[1];

export const plainTiles = (options: KoreanOptions): readonly string[] =>
  (options.tileSet === 'full' ? ['m', 'p', 's', 'z'] : ['m', 'p', 'z']).flatMap((s) =>
    Array.from({ length: s === 'z' ? 7 : 9 }, (_, i) => `${i + 1}${s}`),
  );

/** The list without some tiles; undefined if they are not all there. */
const without = (list: readonly string[], gone: readonly string[]): readonly string[] | undefined => {
  const left = [...list];
  for (const tile of gone) {
    const at = left.indexOf(tile);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
};

const runsWith = (tile: string): readonly (readonly string[])[] =>
  suit(tile) === 'z'
    ? []
    : [-2, -1, 0]
        .filter((step) => rank(tile) + step >= 1 && rank(tile) + step <= 7)
        .map((step) => [0, 1, 2].map((i) => up(tile, step + i)));

/** All ways to write a list as pairs and groups, `pairs` of the former. */
const partitions = (list: readonly string[], pairs: number): readonly PlainReading[] => {
  const [first] = [...list].sort();
  if (first === undefined) return pairs === 0 ? [{ groups: [], pairs: [], openWait: false }] : [];
  const pair = pairs > 0 ? without(list, [first, first]) : undefined;
  const withPair = (pair ? partitions(pair, pairs - 1) : []).map((r) => ({
    ...r,
    pairs: [first, ...r.pairs],
  }));
  const withGroups = [[first, first, first], ...runsWith(first)].flatMap((tiles) => {
    const rest = without(list, tiles);
    return (rest ? partitions(rest, pairs) : []).map((r) => ({
      ...r,
      groups: [{ tiles, concealed: true }, ...r.groups],
    }));
  });
  return [...withPair, ...withGroups];
};

/** The winning tile's own group or pair first, then all ways to write the rest. */
export const readings = ({ hand, win, tsumo }: PlainWin, options: KoreanOptions): readonly PlainReading[] => {
  const inPair = (without(hand, [win]) ? partitions(without(hand, [win])!, 0) : []).map((r) => ({
    ...r,
    pairs: [win],
  }));
  const isConcealed = tsumo || options.ronTripletConcealed;
  const inTriplet = (without(hand, [win, win]) ? partitions(without(hand, [win, win])!, 1) : []).map((r) => ({
    ...r,
    groups: [{ tiles: [win, win, win], concealed: isConcealed }, ...r.groups],
  }));
  const inRun = runsWith(win).flatMap((tiles) => {
    const rest = without(hand, without(tiles, [win])!);
    const [low, high] = without(tiles, [win])!;
    const openWait = rank(high!) - rank(low!) === 1 && rank(low!) > 1 && rank(high!) < 9;
    return (rest ? partitions(rest, 1) : []).map((r) => ({
      ...r,
      groups: [{ tiles, concealed: true }, ...r.groups],
      openWait,
    }));
  });
  return [...inPair, ...inTriplet, ...inRun];
};

const copies = (list: readonly string[], tile: string): number => list.filter((t) => t === tile).length;

export const isSevenPairs = (list: readonly string[], options: KoreanOptions): boolean =>
  list.length === 14 &&
  list.every((t) => copies(list, t) === 2 || (options.sevenPairsQuad && copies(list, t) === 4));

const isComplete = (list: readonly string[], options: KoreanOptions): boolean =>
  isSevenPairs(list, options) || partitions(list, 1).length > 0;

export const meldTiles = ({ type, tile }: PlainMeld): readonly string[] =>
  Array<string>(type === 'pung' ? 3 : 4).fill(tile);

/** The tiles that complete a hand and of which it does not hold all four. */
export const plainWaits = (
  hand: readonly string[],
  melds: readonly PlainMeld[],
  options: KoreanOptions,
): readonly string[] =>
  plainTiles(options).filter(
    (t) => copies([...hand, ...melds.flatMap(meldTiles)], t) < 4 && isComplete([...hand, t], options),
  );
