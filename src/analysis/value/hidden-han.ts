// The han that nobody can see yet, by their exact chances: ura indicators and drawn red fives are tiles among those
// that nobody has shown. So is a dora indicator that was not told: a table always has one turned.

import { doraOf } from '../../rules/riichi/dora.ts';
import type { RiichiOptions } from '../../rules/riichi/options.ts';
import type { Situation } from '../../rules/rules.ts';
import type { Counts, Tally } from '../../tiles/counts.ts';
import type { Players } from '../../tiles/seat.ts';
import { FIVES, KINDS, type Kind, NORTH } from '../../tiles/tile.ts';
import { always, type Chances, hypergeometric, sumOf, worthOfDraws } from './chances.ts';

/** Red fives of one suit. */
export interface Reds {
  /** Among the tiles the search starts with. */
  readonly held: number;
  /** Seen by nobody. */
  readonly live: number;
}

export interface RiichiStart {
  /** The facts of the seat; its concealed tiles are those of each hand asked about. */
  readonly situation: Situation;
  readonly options: RiichiOptions;
  /** What the hand held when the search began. */
  readonly home: Tally;
  readonly live: readonly number[];
  readonly reds: readonly Reds[];
  /** Dora indicators that are turned and not told. */
  readonly untold: number;
  /** The chance that ippatsu still holds where it can (`ron-model.ts`). */
  readonly ippatsu: number;
}

/** Of one suit with `count` fives, and one won on: plain ones are thrown before red ones, each drawn one may be red. */
const redsOfSuit = ({ home, live, reds }: RiichiStart, suit: number, count: number, won: number): Chances => {
  const { held, live: unseen } = reds[suit]!;
  const five = FIVES[suit]!;
  const drawn = Math.max(0, count - home[five]!) + won;
  const kept = always(Math.min(held, count));
  return drawn === 0 || unseen === 0 ? kept : sumOf(kept, hypergeometric(live[five]!, unseen, drawn));
};

/** Red fives of the concealed tiles and the one won on, each combination of fives computed once. */
export const redChances = (start: RiichiStart): ((whole: Tally, wait: Kind) => Chances) => {
  const known: (Chances | undefined)[] = [];
  return (whole, wait) => {
    let key = FIVES.indexOf(wait) + 1;
    for (const five of FIVES) key = key * 5 + whole[five]!;
    const chances =
      known[key] ??
      FIVES.reduce((sum: Chances, five, suit) => {
        const won = five === wait ? 1 : 0;
        return sumOf(sum, redsOfSuit(start, suit, whole[five]! - won, won));
      }, always(0));
    known[key] = chances;
    return chances;
  };
};

/** How many ura indicators will be turned. */
const uraCount = ({ situation: s, options: o, untold }: RiichiStart): number => {
  const turned = s.indicators.length + untold;
  return !o.uraDora || turned === 0 ? 0 : o.kanDora && o.kanUra ? turned : 1;
};

/** Indicators that make each kind dora. */
const indicatorsFor = (players: Players): readonly (readonly Kind[])[] =>
  KINDS.map((kind) => KINDS.filter((i) => doraOf(i, players) === kind));

const NOTHING = always(0);

/** Han that lie under tiles nobody has shown, in a hand without riichi and in one with it. */
export interface Hidden {
  readonly silent: Chances;
  readonly declared: Chances;
}

const NONE: Hidden = { silent: NOTHING, declared: NOTHING };

/** Of a whole hand, melds included, whose concealed tiles are `own`. */
export const hiddenChances = (start: RiichiStart): ((whole: Counts, own: Tally) => Hidden) => {
  const { situation: s, live, home, untold } = start;
  const declared = untold + uraCount(start);
  const norths = s.players === 3 ? s.aside.length : 0;
  const indicators = indicatorsFor(s.players);
  const unseen = live.reduce((a, b) => a + b, 0);
  const sizes = [0, 0, 0, 0, 0];
  const drawnOf = (own: Tally, k: Kind): number => Math.max(0, own[k]! - home[k]!);
  const sort = (whole: Counts, own: Tally): number => {
    sizes.fill(0);
    let all = unseen;
    for (const k of KINDS) {
      all -= drawnOf(own, k);
      const held = Math.min(4, whole[k] + (k === NORTH ? norths : 0));
      if (held === 0) continue;
      for (const i of indicators[k]!) sizes[held]! += Math.max(0, live[i]! - drawnOf(own, i));
    }
    sizes[0] = all - sizes[1]! - sizes[2]! - sizes[3]! - sizes[4]!;
    return all;
  };
  const chancesOf = (taken: number, all: number): Chances => {
    if (taken === 0) return NOTHING;
    return taken > 1 ? worthOfDraws(sizes, taken) : sizes.map((size) => size / all);
  };
  return (whole, own) => {
    if (declared === 0) return NONE;
    const all = sort(whole, own);
    return { silent: chancesOf(untold, all), declared: chancesOf(declared, all) };
  };
};
