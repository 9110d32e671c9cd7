// Fu with its breakdown. What a triplet is worth doubles when concealed, when of terminals or honours, and twice when a
// quad: 2 → 32.

import type { Kind } from '../../tiles/tile.ts';
import { type Block, type Hand, kindValue } from './hand.ts';
import type { Reading, WaitShape } from './reading.ts';
import type { FuItem } from './score.ts';
import { isPinfu } from './yaku.ts';

const isOuter = (kind: Kind): boolean => kind >= 27 || kind % 9 === 0 || kind % 9 === 8;

/** Fu of a triplet or quad; a run has none. */
export const blockFu = ({ type, kind, open }: Block): number =>
  type === 'run' ? 0 : 2 * (open ? 1 : 2) * (isOuter(kind) ? 2 : 1) * (type === 'quad' ? 4 : 1);

const pairFu = (pair: Kind, h: Hand): number => Math.min(2 * kindValue(pair, h), h.options.doubleWindPairFu);

const tsumoFu = (r: Reading, h: Hand): number => {
  if (!h.tsumo || isPinfu(r, h)) return 0;
  return h.win.by === 'replacement' && !h.options.rinshanTsumoFu ? 0 : 2;
};

const SEVEN_PAIRS_FU = 25;

const closedRonFu = (h: Hand): number => (h.closed && !h.tsumo ? 10 : 0);
const waitFu = (wait: WaitShape): number => (wait === 'closed' || wait === 'edge' || wait === 'pair' ? 2 : 0);

const standardFu = (r: Reading, h: Hand): number => {
  let fu = 20 + closedRonFu(h) + tsumoFu(r, h) + pairFu(r.pair, h) + waitFu(r.wait);
  for (const block of r.blocks) fu += blockFu(block);
  return fu;
};

/** Fu before rounding: the sum of the items. */
export const rawFu = (r: Reading, h: Hand): number => {
  switch (r.form) {
    case 'standard':
      return standardFu(r, h);
    case 'sevenPairs':
      return SEVEN_PAIRS_FU;
    case 'thirteenOrphans':
      return 0;
  }
};

// Items are made once: a breakdown is a choice of them.
const BASE: FuItem = { id: 'base', fu: 20 };
const CLOSED_RON: FuItem = { id: 'closedRon', fu: 10 };
const TSUMO: FuItem = { id: 'tsumo', fu: 2 };
const WAIT: FuItem = { id: 'wait', fu: 2 };
/** By fu. */
const PAIR: readonly FuItem[] = [0, 1, 2, 3, 4].map((fu) => ({ id: 'pair', fu }));
/** By place and fu. */
const GROUPS: readonly (readonly FuItem[])[] = [0, 1, 2, 3].map((group) =>
  Array.from({ length: 33 }, (_, fu) => ({ id: 'group', fu, group })),
);
/** Filled anew for every hand, so that a list of the right length can be cut from it. */
const found: FuItem[] = Array.from({ length: 9 }, () => BASE);

const NO_ITEMS: readonly FuItem[] = [];
const SEVEN_PAIRS_ITEMS: readonly FuItem[] = [{ id: 'sevenPairs', fu: SEVEN_PAIRS_FU }];

const standardItems = (r: Reading, h: Hand): readonly FuItem[] => {
  let n = 0;
  found[n++] = BASE;
  if (closedRonFu(h) > 0) found[n++] = CLOSED_RON;
  if (tsumoFu(r, h) > 0) found[n++] = TSUMO;
  for (let group = 0; group < r.blocks.length; group++) {
    const fu = blockFu(r.blocks[group]!);
    if (fu > 0) found[n++] = GROUPS[group]![fu]!;
  }
  const pair = pairFu(r.pair, h);
  if (pair > 0) found[n++] = PAIR[pair]!;
  if (waitFu(r.wait) > 0) found[n++] = WAIT;
  return found.slice(0, n);
};

/** The breakdown, items of no fu left out. */
export const fuItems = (r: Reading, h: Hand): readonly FuItem[] => {
  switch (r.form) {
    case 'standard':
      return standardItems(r, h);
    case 'sevenPairs':
      return SEVEN_PAIRS_ITEMS;
    case 'thirteenOrphans':
      return NO_ITEMS;
  }
};

/**
 * Rounded up to tens, but for the 25 of seven pairs. An open hand without any fu counts 30, not 20: only a closed pinfu
 * by self-draw has 20.
 */
export const roundedFu = (raw: number, closed: boolean): number => {
  if (raw === SEVEN_PAIRS_FU) return raw;
  return raw === 20 && !closed ? 30 : Math.ceil(raw / 10) * 10;
};
