// The hands every program is measured on: seeded, so that they are the same in every run.

import { shanten } from '../../src/shapes/shanten.ts';
import { randomFrom } from '../../src/tiles/random.ts';

const ALL = Array.from({ length: 34 }, (_, k) => k);
const HONOURS = ALL.slice(27);

const shuffled = (tiles: readonly number[], random: () => number): number[] => {
  const wall = [...tiles];
  for (let i = wall.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [wall[i], wall[j]] = [wall[j]!, wall[i]!];
  }
  return wall;
};

const wallOf = (kinds: readonly number[], random: () => number): number[] =>
  shuffled(
    kinds.flatMap((k) => [k, k, k, k]),
    random,
  );

const countsOf = (kinds: readonly number[]): Uint8Array => {
  const counts = new Uint8Array(34);
  for (const k of kinds) counts[k]!++;
  return counts;
};

const dealt = (kinds: readonly number[], size: number, random: () => number): Uint8Array =>
  countsOf(wallOf(kinds, random).slice(0, size));

/** One suit in turn, and the honours. */
const flush = (i: number): number[] => [...ALL.slice((i % 3) * 9, (i % 3) * 9 + 9), ...HONOURS];

/** A discard after which the hand is as near as it can be; of several, one by chance. */
const bestDiscard = (hand: Uint8Array, random: () => number): number => {
  const after = ALL.map((k) => {
    if (hand[k] === 0) return 99;
    const left = hand.slice();
    left[k]!--;
    return shanten(left, 0);
  });
  const best = Math.min(...after);
  const choices = ALL.filter((k) => after[k] === best);
  return choices[Math.floor(random() * choices.length)]!;
};

/** Draws and throws until the 14 tiles are `goal` from tenpai or nearer. */
const playedTo = (goal: number, random: () => number): Uint8Array => {
  const wall = wallOf(ALL, random);
  const hand = countsOf(wall.slice(0, 13));
  for (let i = 13; ; i++) {
    hand[wall[i]!]!++;
    if (shanten(hand, 0) <= goal) return hand;
    hand[bestDiscard(hand, random)]!--;
  }
};

/** One to three quads, the rest of the same kinds: here waits on a fifth copy are common. */
const withQuads = (random: () => number): Uint8Array => {
  const suit = Math.floor(random() * 3) * 9;
  const kinds = shuffled(ALL.slice(suit, suit + 9), random);
  const quads = kinds.splice(0, 1 + Math.floor(random() * 3)).flatMap((k) => [k, k, k, k]);
  return countsOf([...quads, ...wallOf(kinds, random)].slice(0, 13));
};

/** Tiles of one knitted pattern, honours, and a few others: hands on their way to the knitted forms. */
const knitted = (random: () => number): Uint8Array => {
  const offsets = shuffled([0, 1, 2], random);
  const pattern = offsets.flatMap((offset, suit) => [0, 3, 6].map((rank) => suit * 9 + offset + rank));
  const near = shuffled([...pattern, ...HONOURS], random).slice(0, 10);
  return countsOf([
    ...near,
    ...wallOf(ALL, random)
      .filter((k) => !near.includes(k))
      .slice(0, 4),
  ]);
};

export interface HandSet {
  readonly name: string;
  readonly hands: readonly Uint8Array[];
}

const handSet = (
  name: string,
  seed: number,
  size: number,
  make: (i: number, random: () => number) => Uint8Array,
): HandSet => {
  const random = randomFrom(seed);
  return { name, hands: Array.from({ length: size }, (_, i) => make(i, random)) };
};

/** For right and wrong answers alone. */
export const quadHands = (size: number): HandSet =>
  handSet('quads13', 20240605, size, (_, random) => withQuads(random));

export const knittedHands = (size: number): HandSet =>
  handSet('knitted14', 20240606, size, (_, random) => knitted(random));

/** Any 14 tiles; one suit and honours; hands played to shanten 0 and 1 in turn; any 13 tiles. */
export const handSets = (size: number): readonly HandSet[] => [
  handSet('random14', 20240601, size, (_, random) => dealt(ALL, 14, random)),
  handSet('flush14', 20240603, size, (i, random) => dealt(flush(i), 14, random)),
  handSet('near14', 20240604, size, (i, random) => playedTo(i % 2, random)),
  handSet('random13', 20240602, size, (_, random) => dealt(ALL, 13, random)),
];
