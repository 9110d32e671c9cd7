// The han that nobody can see yet, by their exact chances: ura indicators and drawn red fives are tiles among those
// that nobody has shown.

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
const uraCount = ({ situation: s, options: o }: RiichiStart): number => {
  if (!o.uraDora || s.indicators.length === 0) return 0;
  return o.kanDora && o.kanUra ? s.indicators.length : 1;
};

/** Indicators that make each kind dora. */
const indicatorsFor = (players: Players): readonly (readonly Kind[])[] =>
  KINDS.map((kind) => KINDS.filter((i) => doraOf(i, players) === kind));

/** Han by ura of a whole hand, melds included, whose concealed tiles are `own`. */
export const uraChances = (start: RiichiStart): ((whole: Counts, own: Tally) => Chances) => {
  const { situation: s, live, home } = start;
  const taken = uraCount(start);
  const norths = s.players === 3 ? s.aside.length : 0;
  const indicators = indicatorsFor(s.players);
  const unseen = live.reduce((a, b) => a + b, 0);
  const sizes = [0, 0, 0, 0, 0];
  const chances = [0, 0, 0, 0, 0];
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
  return (whole, own) => {
    if (taken === 0) return always(0);
    const all = sort(whole, own);
    if (taken > 1) return worthOfDraws(sizes, taken);
    for (let i = 0; i < 5; i++) chances[i] = sizes[i]! / all;
    return chances;
  };
};
