// Seeded wins of every sort under random options, for the tests alone: each as the rules see it and as text.

import type { Random } from '../../shapes/random-hands.ts';
import type { Meld } from '../../tiles/meld.ts';
import { parseTile } from '../../tiles/notation.ts';
import { type Tile, WINDS } from '../../tiles/tile.ts';
import type { Win } from '../rules.ts';
import { situationOf } from './case.ts';
import type { KoreanSituation } from './flags.ts';
import { type KoreanOptions, presetOptions, withOptions } from './options.ts';
import { type PlainMeld, type PlainWin, plainTiles } from './plain.ts';

export const tile = (text: string): Tile => {
  const parsed = parseTile(text);
  if (!parsed.ok) throw new Error(parsed.detail);
  return parsed.value;
};

const pick = <T>(list: readonly T[], random: Random): T => list[random(list.length)]!;

/** Tiles that hands of each sort are made of: the fewer, the more yaku meet. */
const SORTS: readonly ((all: readonly string[], random: Random) => readonly string[])[] = [
  (all) => all,
  (all, random) => all.filter((t) => t[1] === pick(['m', 'p'], random) || t[1] === 'z'),
  (all, random) => [all.filter((t) => t[1] === 'm'), all.filter((t) => t[1] === 'p')][random(2)]!,
  (all) => all.filter((t) => t[1] === 'z' || t[0] === '1' || t[0] === '9'),
  (all) => all.filter((t) => t[1] === 'z'),
  (all) => all.filter((t) => t[1] !== 'z' && t[0] !== '1' && t[0] !== '9'),
];

const optionsOf = (random: Random): KoreanOptions =>
  withOptions(presetOptions(pick(['seed', 'nagari', 'samsigi', 'coffee'] as const, random)), {
    minBase: 0,
    tileSet: pick(['noBamboo', 'noBamboo', 'full'] as const, random),
    stacking: pick(['inclusive', 'additive'] as const, random),
    pinfuWait: pick(['kinds', 'ryanmen'] as const, random),
    roundWindYaku: random(4) > 0,
    doubleWindAdds: random(4) === 0,
    concealedKongKeepsMenzen: random(4) > 0,
    tanyaoBothSuits: random(2) === 0,
    sevenPairsQuad: random(4) > 0,
    fullFlushSevenPairs: random(2) === 0,
    ronTripletConcealed: random(3) === 0,
  });

interface Complete {
  readonly tiles: readonly string[];
  readonly melds: readonly PlainMeld[];
}

const sevenPairs = (tiles: readonly string[], random: Random): Complete => ({
  tiles: Array.from({ length: 7 }, () => pick(tiles, random)).flatMap((t) => [t, t]),
  melds: [],
});

const fourGroups = (tiles: readonly string[], random: Random): Complete => {
  const suit = pick(['m', 'p'], random);
  // A straight is rare among random groups.
  const isStraight = random(8) === 0;
  const kept = isStraight ? [...'123456789'].map((n) => `${n}${suit}`) : [];
  const melds: PlainMeld[] = [];
  const meldLikely = random(3);
  const runLikely = random(4);
  for (let i = isStraight ? 3 : 0; i < 4; i++) {
    const t = pick(tiles, random);
    const run = [0, 1, 2].map((step) => `${Number(t[0]) + step}${t[1]}`);
    if (random(4) < runLikely && t[1] !== 'z' && Number(t[0]) < 8) kept.push(...run);
    else if (random(4) < meldLikely)
      melds.push({ type: pick(['pung', 'kong', 'concealedKong'] as const, random), tile: t });
    else kept.push(t, t, t);
  }
  const t = pick(tiles, random);
  return { tiles: [...kept, t, t], melds };
};

const meldSize = ({ type }: PlainMeld): number => (type === 'pung' ? 3 : 4);

const exists = ({ tiles, melds }: Complete): boolean => {
  const all = [...tiles, ...melds.flatMap((m) => Array<string>(meldSize(m)).fill(m.tile))];
  return all.every((t) => all.filter((other) => other === t).length <= 4);
};

const meldOf = ({ type, tile: text }: PlainMeld): Meld => {
  const called = tile(text);
  switch (type) {
    case 'pung':
      return { type: 'pon', own: [called, called], called, from: 0 };
    case 'kong':
      return { type: 'openKan', own: [called, called, called], called, from: 0 };
    case 'concealedKong':
      return { type: 'closedKan', own: [called, called, called, called] };
  }
};

export const BARE = situationOf('');

export interface RandomWin {
  readonly plain: PlainWin;
  readonly situation: KoreanSituation;
  readonly win: Win;
  readonly options: KoreanOptions;
}

export const randomWin = (random: Random): RandomWin | undefined => {
  const options = optionsOf(random);
  const tiles = pick(SORTS, random)(plainTiles(options), random);
  const whole = random(6) === 0 ? sevenPairs(tiles, random) : fourGroups(tiles, random);
  if (!exists(whole)) return undefined;
  const hand = [...whole.tiles];
  const [won] = hand.splice(random(hand.length), 1);
  const tsumo = random(2) === 0;
  const [seat, round] = [random(4), random(4)];
  return {
    options,
    plain: {
      hand,
      melds: whole.melds,
      win: won!,
      tsumo,
      seatWind: `${seat + 1}z`,
      roundWind: `${round + 1}z`,
    },
    situation: {
      ...BARE,
      concealed: hand.map(tile),
      melds: whole.melds.map(meldOf),
      seatWind: WINDS[seat]!,
      roundWind: WINDS[round]!,
    },
    win: {
      tile: tile(won!),
      ...(tsumo ? {} : { from: 2 as const }),
      by: tsumo ? 'wall' : 'discard',
      last: false,
    },
  };
};
