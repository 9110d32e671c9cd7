// The plain way, for the tests alone: each yaku as its sentence in the rule book reads, on readings from `plain.ts`.

import type { KoreanOptions } from './options.ts';
import {
  isRun,
  isSevenPairs,
  meldTiles,
  type PlainReading,
  type PlainWin,
  plainWaits,
  rank,
  readings,
  suit,
} from './plain.ts';

const DRAGONS = ['5z', '6z', '7z'];
const WINDS = ['1z', '2z', '3z', '4z'];

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
