// Which yaku a hand that is not ready yet has or can still have. An approximation, and a careful one: a yaku is in
// sight if the hand that has it is at most one tile farther away than the hand itself, counted by shanten over the
// tiles the yaku allows (the tables' shanten, which knows no copies in melds), and every tile it asks for by name is
// still out; nor is it farther than three tiles, save a value triplet. Yaku of luck (ippatsu, last tile, replacement
// tile) and yaku that hang on the winning tile alone (pinfu, concealed triplets) are never in sight: nobody can steer
// for them by a call. At tenpai the score of each wait answers instead, exactly.

import type { RiichiOptions } from '../rules/riichi/options.ts';
import type { Situation } from '../rules/rules.ts';
import { shanten, shantenOf } from '../shapes/shanten.ts';
import { countsOf, emptyCounts, type Tally } from '../tiles/counts.ts';
import { baseOf, isConcealed, type Meld, tilesOf } from '../tiles/meld.ts';
import {
  GREEN,
  isHonour,
  isTerminalOrHonour,
  KINDS,
  type Kind,
  kindOf,
  RED,
  WHITE,
  windKind,
} from '../tiles/tile.ts';
import type { Sight } from './hand.ts';

/** How much farther a yaku may be than the hand is. */
const REACH = 1;

/** Beyond that many tiles every yaku is as good as any other, save the triplets that are there or begun. */
const HORIZON = 3;
const VALUE_TRIPLETS: readonly string[] = ['haku', 'hatsu', 'chun', 'seatWind', 'roundWind'];

/** A hand that looks ahead: its tiles, what is live, and how far tiles with so many groups apart are from a win. */
export interface Ahead {
  readonly s: Pick<Situation, 'melds'>;
  readonly live: readonly number[];
  readonly counts: Tally;
  readonly distance: (counts: Tally, melds: number) => number;
}

interface Outlook extends Ahead {
  readonly s: Situation;
  readonly options: RiichiOptions;
  readonly closed: boolean;
}

/** Far away enough to be out of sight whatever the hand. */
export const FAR = 99;

/** Distance to a hand of allowed kinds alone; far if a meld has another. */
export const withKinds = (o: Ahead, allowed: (k: Kind) => boolean): number => {
  if (!o.s.melds.flatMap(tilesOf).every((t) => allowed(kindOf(t)))) return FAR;
  const counts = o.counts.slice();
  for (const k of KINDS) if (!allowed(k)) counts[k] = 0;
  return o.distance(counts, o.s.melds.length);
};

export interface Block {
  readonly type: 'run' | 'triplet';
  readonly kind: Kind;
}

const kindsOfBlock = ({ type, kind }: Block): readonly number[] =>
  type === 'run' ? [kind, kind + 1, kind + 2] : [kind, kind, kind];

const isBlock = (meld: Meld, block: Block): boolean =>
  baseOf(meld) === block.kind && (meld.type === 'chi') === (block.type === 'run');

/** Distance to a hand that holds the blocks among its groups; far unless two thirds of their tiles are there already. */
export const withBlocks = (o: Ahead, wanted: readonly Block[]): number => {
  const { melds } = o.s;
  const left = wanted.filter((b) => !melds.some((m) => isBlock(m, b)));
  if (left.length > 4 - melds.length) return FAR;
  const counts = o.counts.slice();
  const missing = emptyCounts();
  for (const k of left.flatMap(kindsOfBlock)) {
    if (counts[k]! > 0) counts[k]!--;
    else missing[k]!++;
  }
  const wanting = missing.reduce((sum, n) => sum + n, 0);
  const isStarted = wanting <= wanted.length;
  if (!isStarted || KINDS.some((k) => missing[k]! > o.live[k]!)) return FAR;
  return wanting + o.distance(counts, melds.length + left.length);
};

/** Distance to four triplets and a pair: pairs are worth one, triplets two, at most five blocks. */
export const toTriplets = ({ s, counts }: Pick<Ahead, 's' | 'counts'>): number => {
  if (s.melds.some((m) => m.type === 'chi')) return FAR;
  const groups = 4 - s.melds.length;
  const triplets = Math.min(groups, counts.filter((n) => n >= 3).length);
  const pairs = Math.min(groups + 1 - triplets, counts.filter((n) => n >= 2).length - triplets);
  return 2 * (groups - triplets) - Math.max(0, pairs);
};

export const least = (distances: readonly number[]): number => Math.min(FAR, ...distances);

const STARTS = [0, 1, 2, 3, 4, 5, 6];
const SUIT_STARTS = [0, 9, 18];
export const run = (start: number): Block => ({ type: 'run', kind: start as Kind });
export const triplet = (kind: number): Block => ({ type: 'triplet', kind: kind as Kind });

/** Distance by yaku. Chanta and junchan are left out: no shanten over kinds or fixed groups says how far they are. */
const DISTANCES: Readonly<Record<string, (o: Outlook) => number>> = {
  haku: (o) => withBlocks(o, [triplet(WHITE)]),
  hatsu: (o) => withBlocks(o, [triplet(GREEN)]),
  chun: (o) => withBlocks(o, [triplet(RED)]),
  seatWind: (o) => withBlocks(o, [triplet(windKind(o.s.seatWind))]),
  roundWind: (o) => withBlocks(o, [triplet(windKind(o.s.roundWind))]),
  tanyao: (o) => (o.closed || o.options.kuitan ? withKinds(o, (k) => !isTerminalOrHonour(k)) : FAR),
  chiitoitsu: (o) => shantenOf('sevenPairs', o.counts, o.s.melds.length),
  toitoi: toTriplets,
  sanshokuDoujun: (o) =>
    least(
      STARTS.map((i) =>
        withBlocks(
          o,
          SUIT_STARTS.map((s) => run(s + i)),
        ),
      ),
    ),
  ittsuu: (o) => least(SUIT_STARTS.map((s) => withBlocks(o, [run(s), run(s + 3), run(s + 6)]))),
  honroutou: (o) => Math.max(toTriplets(o), withKinds(o, isTerminalOrHonour)),
  honitsu: (o) => least(SUIT_STARTS.map((s) => withKinds(o, (k) => isHonour(k) || (k >= s && k < s + 9)))),
  chinitsu: (o) => least(SUIT_STARTS.map((s) => withKinds(o, (k) => k >= s && k < s + 9))),
  kokushi: (o) => shantenOf('thirteenOrphans', o.counts, o.s.melds.length),
};

/** Ids of the yaku in sight, `riichi` first where the hand is concealed. 3n + 1 or 3n + 2 tiles. */
export const outlookOf = (s: Situation, options: RiichiOptions, sight: Sight): readonly string[] => {
  const closed = isConcealed(s.melds);
  const o: Outlook = {
    s,
    options,
    live: sight.live,
    counts: countsOf(s.concealed),
    distance: shanten,
    closed,
  };
  const reach = shanten(o.counts, s.melds.length) + REACH;
  const limitOf = (id: string) => (VALUE_TRIPLETS.includes(id) ? reach : Math.min(reach, HORIZON));
  const seen = Object.entries(DISTANCES).filter(([id, distance]) => distance(o) <= limitOf(id));
  return [...(closed ? ['riichi'] : []), ...seen.map(([id]) => id)];
};
