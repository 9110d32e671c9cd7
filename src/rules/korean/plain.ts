// The plain way, for the tests alone: tiles as text, every partition of them written out, each yaku as its sentence in the
// rule book reads. It shares nothing with the rules it checks but the names of yaku and options.

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
interface PlainGroup {
  readonly tiles: readonly string[];
  readonly concealed: boolean;
}

interface PlainReading {
  readonly groups: readonly PlainGroup[];
  readonly pairs: readonly string[];
  /** The winning tile stood at an end of a run that could be completed at both. */
  readonly openWait: boolean;
}

const DRAGONS = ['5z', '6z', '7z'];
const WINDS = ['1z', '2z', '3z', '4z'];
const rank = (tile: string): number => Number(tile[0]);
const suit = (tile: string): string => tile[1]!;
const up = (tile: string, by: number): string => `${rank(tile) + by}${suit(tile)}`;
const isRun = ({ tiles }: PlainGroup): boolean => tiles[0] !== tiles[1];

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
const readings = ({ hand, win, tsumo }: PlainWin, options: KoreanOptions): readonly PlainReading[] => {
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

const isSevenPairs = (list: readonly string[], options: KoreanOptions): boolean =>
  list.length === 14 &&
  list.every((t) => copies(list, t) === 2 || (options.sevenPairsQuad && copies(list, t) === 4));

const isComplete = (list: readonly string[], options: KoreanOptions): boolean =>
  isSevenPairs(list, options) || partitions(list, 1).length > 0;

const meldTiles = ({ type, tile }: PlainMeld): readonly string[] =>
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

type Facts = Readonly<Record<string, number>>;

/** The points of each yaku that a reading has, before it is asked which are held by others. */
const yakuOf = (w: PlainWin, r: PlainReading, waits: number, options: KoreanOptions): Facts => {
  const called = w.melds.map((m) => ({ tiles: meldTiles(m), concealed: m.type === 'concealedKong' }));
  const groups = [...r.groups, ...called];
  const all = [...w.hand, w.win, ...w.melds.flatMap(meldTiles)];
  const sets = groups.filter((g) => !isRun(g)).map((g) => g.tiles[0]!);
  const suits = new Set(all.map(suit).filter((s) => s !== 'z')).size;
  const honour = all.some((t) => suit(t) === 'z');
  const isOuter = (t: string): boolean => suit(t) === 'z' || rank(t) === 1 || rank(t) === 9;
  const isPairs = r.pairs.length === 7;
  const pair = r.pairs[0]!;
  const menzen =
    w.melds.every((m) => m.type === 'concealedKong') &&
    (options.concealedKongKeepsMenzen || w.melds.length === 0);
  const round = options.roundWindYaku && sets.includes(w.roundWind);
  const dragons = sets.filter((t) => DRAGONS.includes(t)).length;
  const winds = sets.filter((t) => WINDS.includes(t)).length;
  const concealed = groups.filter((g) => !isRun(g) && g.concealed).length;
  const badPairs = [...DRAGONS, w.seatWind, ...(options.roundWindYaku ? [w.roundWind] : [])];
  const waitIsGood = options.pinfuWait === 'kinds' ? waits >= 2 : r.openWait;
  const runs = groups.filter(isRun).map((g) => g.tiles.join(''));
  const nine = [...w.hand].map(rank).sort().join('') === '1112345678999';
  const yes = (holds: boolean): number => (holds ? 1 : 0);
  return {
    dragonTriplet: dragons,
    prevalentWind: yes(round),
    seatWind: yes(sets.includes(w.seatWind)),
    menzen: yes(menzen),
    menzenTsumo: yes(menzen && w.tsumo),
    tanyao: yes(!all.some(isOuter) && (suits >= 2 || !options.tanyaoBothSuits)),
    pinfu: yes(menzen && !w.tsumo && !isPairs && sets.length === 0 && !badPairs.includes(pair) && waitIsGood),
    doubleWind: yes(round && w.roundWind === w.seatWind),
    halfFlush: yes(suits === 1 && honour),
    allTriplets: yes(sets.length === 4),
    fullStraight: yes(
      ['m', 'p', 's'].some((s) =>
        [1, 4, 7].every((n) => runs.includes([0, 1, 2].map((i) => n + i + s).join(''))),
      ),
    ),
    sevenPairs: yes(isPairs),
    threeConcealed: yes(concealed === 3),
    smallThreeDragons: yes(dragons === 2 && DRAGONS.includes(pair)),
    fullFlush: yes(suits === 1 && !honour && (!isPairs || options.fullFlushSevenPairs)),
    bigThreeDragons: yes(dragons === 3),
    fourConcealed: yes(concealed === 4),
    allTerminalsHonors: yes(all.every(isOuter) && suits > 0),
    smallFourWinds: yes(winds === 3 && WINDS.includes(pair)),
    bigFourWinds: yes(winds === 4),
    allHonors: yes(suits === 0),
    nineGates: yes(nine && suits === 1 && !honour && w.melds.length === 0),
  };
};

/** The sentences of the rule text on what is not counted beside what. */
const counted = (facts: Facts, options: KoreanOptions): readonly string[] => {
  const gone: string[] = [];
  if (facts.doubleWind && !options.doubleWindAdds) gone.push('prevalentWind', 'seatWind');
  if (options.stacking === 'inclusive') {
    if (facts.fourConcealed || facts.bigFourWinds) gone.push('allTriplets');
    if (facts.smallThreeDragons || facts.bigThreeDragons) gone.push('dragonTriplet');
    if (facts.bigFourWinds) gone.push('prevalentWind', 'seatWind', 'doubleWind');
    if (facts.nineGates) gone.push('fullFlush');
  }
  return Object.keys(facts).filter((id) => facts[id]! > 0 && !gone.includes(id));
};

export interface PlainWorth {
  readonly base: number;
  /** `menzen 1, pinfu 1`, sorted. */
  readonly items: string;
}

/** Every reading's worth, the best first; empty if the hand is not complete. */
export const plainWorths = (w: PlainWin, options: KoreanOptions): readonly PlainWorth[] => {
  const waits = plainWaits(w.hand, w.melds, options).length;
  const all = [...w.hand, w.win];
  const pairs: readonly PlainReading[] = isSevenPairs(all, options)
    ? [{ groups: [], pairs: Array<string>(7).fill(w.win), openWait: false }]
    : [];
  const points: Facts = options.points;
  return [...pairs, ...readings(w, options)]
    .map((r) => {
      const facts = yakuOf(w, r, waits, options);
      const ids = counted(facts, options);
      const value = (id: string): number => facts[id]! * points[id]!;
      return {
        base: ids.reduce((sum, id) => sum + value(id), 0),
        items: ids
          .map((id) => `${id} ${value(id)}`)
          .sort()
          .join(', '),
      };
    })
    .sort((a, b) => b.base - a.base);
};
