// Finished hands worth scoring. Within two missing tiles (one exchange and a win) all there are; farther off, of
// everything that `routes.ts` and the special forms describe, the nearest hands and of those the likeliest few.

import { emptyCounts, type Tally } from '../../tiles/counts.ts';
import { baseOf, type Meld } from '../../tiles/meld.ts';
import { fitting, handsOf, leastMissing, type Priceds, priced, type Reach, type Rest } from './nearest.ts';
import { allTypes, type Block, FRAMES, type Frame, MAKES, type Make } from './routes.ts';
import { completed, likeliest, missingOf, type Span, specialHands } from './specials.ts';

export interface Sought {
  readonly reach: Reach;
  readonly melds: readonly Meld[];
  /** Missing tiles up to which routes are followed. */
  readonly most: number;
}

/** Tiles missing for one exchange and a win. */
export const ONE_AWAY = 2;
const MOST_EXACT = 400;
const MANY = 24;

export interface Candidates {
  readonly hands: readonly Tally[];
  /** All hands within one exchange and a win are among them. */
  readonly exact: boolean;
}

const restOf = (melds: readonly Meld[]): Rest => ({ groups: 4 - melds.length, pair: 1 });

const allNear = ({ reach, melds }: Sought, patterns: Priceds): Candidates => {
  const span: Span = { most: ONE_AWAY, all: true };
  const size = MOST_EXACT + 1;
  const standard = handsOf(patterns, { ...restOf(melds), most: ONE_AWAY, size });
  const hands = [...standard, ...specialHands(reach, melds.length, span)];
  return hands.length > MOST_EXACT ? { hands: [], exact: false } : { hands, exact: true };
};

const isBlock = (meld: Meld, { run, kind }: Block): boolean =>
  baseOf(meld) === kind && (meld.type === 'chi') === run;

/** The blocks that no meld is. */
const withoutMelds = (blocks: readonly Block[], melds: readonly Meld[]): readonly Block[] =>
  melds.reduce((left, meld) => {
    const at = left.findIndex((block) => isBlock(meld, block));
    return at < 0 ? left : left.filter((_, i) => i !== at);
  }, blocks);

const tallyOf = (blocks: readonly Block[], pair: Frame['pair']): Tally => {
  const counts = emptyCounts();
  for (const { run, kind } of blocks) {
    for (let i = 0; i < 3; i++) counts[run ? kind + i : kind]!++;
  }
  if (pair !== undefined) counts[pair]! += 2;
  return counts;
};

/** What a frame asks for beside the melds. */
interface Part {
  readonly tiles: Tally;
  readonly rest: Rest;
  readonly missing: number;
}

const partOf = ({ reach, melds }: Sought, { blocks, pair }: Frame): Part => {
  const left = withoutMelds(blocks, melds);
  const tiles = tallyOf(left, pair);
  const rest: Rest = { groups: 4 - melds.length - left.length, pair: pair === undefined ? 1 : 0 };
  return { tiles, rest, missing: missingOf(tiles, reach.held) };
};

/** Of some 240 frames those are completed that have the most of their own tiles. */
const NEAREST_FRAMES = 64;

const ofFrames = (sought: Sought): readonly (readonly Tally[])[] =>
  FRAMES.map((frame) => partOf(sought, frame))
    .filter(({ rest, missing }) => rest.groups >= 0 && missing <= sought.most)
    .sort((a, b) => a.missing - b.missing)
    .slice(0, NEAREST_FRAMES)
    .map(({ tiles, rest }) => completed(sought.reach, tiles, rest, { most: sought.most, all: false }));

const ofFits = ({ reach, melds, most }: Sought, patterns: Priceds, fits: Make['fits']): readonly Tally[] => {
  const fitted = fitting(patterns, fits);
  const rest = restOf(melds);
  const least = leastMissing(fitted, rest);
  if (least > most) return [];
  return likeliest(handsOf(fitted, { ...rest, most: least, size: MANY }), reach);
};

const ofMake = (sought: Sought, patterns: Priceds, { fits, meld }: Make): readonly Tally[] =>
  sought.melds.every(meld) ? ofFits(sought, patterns, fits) : [];

/** By route, in each the likeliest first. */
const ofRoutes = (sought: Sought, patterns: Priceds): readonly (readonly Tally[])[] => {
  const { reach, melds, most } = sought;
  const types = allTypes(melds);
  return [
    ...MAKES.map((make) => ofMake(sought, patterns, make)),
    ...(types ? [ofFits(sought, patterns, types)] : []),
    ...ofFrames(sought),
    specialHands(reach, melds.length, { most, all: false }),
  ];
};

interface Ordered {
  readonly hand: Tally;
  readonly order: number;
}

/** Near before far; a route's next choices stand behind other routes' first ones, half a tile each. */
const ordered = (hands: readonly Tally[], held: Tally): readonly Ordered[] =>
  hands.map((hand, i) => ({ hand, order: missingOf(hand, held) + i / 2 }));

/** The nearest first, none twice. */
export const candidates = (sought: Sought): Candidates => {
  const { reach, melds, most } = sought;
  const patterns = priced(reach, restOf(melds), Math.max(ONE_AWAY, most));
  const near = allNear(sought, patterns);
  const all = [
    ...near.hands.map((hand) => ({ hand, order: 0 })),
    ...ofRoutes(sought, patterns).flatMap((hands) => ordered(hands, reach.held)),
  ].sort((a, b) => a.order - b.order);
  const distinct = new Map<string, Tally>();
  for (const { hand } of all) {
    const key = hand.join('');
    if (!distinct.has(key)) distinct.set(key, hand);
  }
  return { hands: [...distinct.values()], exact: near.exact };
};
