// Fu with its breakdown. What a triplet is worth doubles when concealed, when of terminals or honours, and twice when a
// quad: 2 → 32.

import type { Kind } from '../../tiles/tile.ts';
import { type Block, type Hand, kindValue } from './hand.ts';
import type { Reading, WaitShape } from './reading.ts';
import type { FuItem } from './score.ts';
import { isPinfu } from './yaku.ts';

export interface Fu {
  readonly items: readonly FuItem[];
  readonly raw: number;
  /** Rounded up to tens; 25 for seven pairs. */
  readonly fu: number;
}

const isOuter = (kind: Kind): boolean => kind >= 27 || kind % 9 === 0 || kind % 9 === 8;

/** Fu of a triplet or quad; a run has none. */
export const blockFu = ({ type, kind, open }: Block): number =>
  type === 'run' ? 0 : 2 * (open ? 1 : 2) * (isOuter(kind) ? 2 : 1) * (type === 'quad' ? 4 : 1);

const pairFu = (pair: Kind, h: Hand): number => Math.min(2 * kindValue(pair, h), h.options.doubleWindPairFu);

const hasWaitFu = (wait: WaitShape): boolean => wait === 'closed' || wait === 'edge' || wait === 'pair';

const tsumoFu = (r: Reading, h: Hand): number => {
  if (!h.tsumo || isPinfu(r, h)) return 0;
  return h.win.by === 'replacement' && !h.options.rinshanTsumoFu ? 0 : 2;
};

const BASE: FuItem = { id: 'base', fu: 20 };
const CLOSED_RON: FuItem = { id: 'closedRon', fu: 10 };
const TSUMO: FuItem = { id: 'tsumo', fu: 2 };
const WAIT: FuItem = { id: 'wait', fu: 2 };

const SEVEN_PAIRS: Fu = { items: [{ id: 'sevenPairs', fu: 25 }], raw: 25, fu: 25 };
const NONE: Fu = { items: [], raw: 0, fu: 0 };

const standardItems = (r: Reading, h: Hand): FuItem[] => {
  const items: FuItem[] = [BASE];
  if (h.closed && !h.tsumo) items.push(CLOSED_RON);
  if (tsumoFu(r, h) > 0) items.push(TSUMO);
  for (let group = 0; group < r.blocks.length; group++) {
    const fu = blockFu(r.blocks[group]!);
    if (fu > 0) items.push({ id: 'group', fu, group });
  }
  const pair = pairFu(r.pair, h);
  if (pair > 0) items.push({ id: 'pair', fu: pair });
  if (hasWaitFu(r.wait)) items.push(WAIT);
  return items;
};

/** An open hand without any fu counts 30, not 20: only a closed pinfu by self-draw has 20. */
const rounded = (raw: number, closed: boolean): number =>
  raw === 20 && !closed ? 30 : Math.ceil(raw / 10) * 10;

export const fuOf = (r: Reading, h: Hand): Fu => {
  switch (r.form) {
    case 'sevenPairs':
      return SEVEN_PAIRS;
    case 'thirteenOrphans':
      return NONE;
    case 'standard': {
      const items = standardItems(r, h);
      let raw = 0;
      for (const item of items) raw += item.fu;
      return { items, raw, fu: rounded(raw, h.closed) };
    }
  }
};
