// Shanten and acceptance by the published package, for tests to hold the overlay against: its own search, over what the
// own player sees of the game.

import Majiang from '@kobalab/majiang-core';

const SUITS = ['m', 'p', 's', 'z'] as const;

const add = (seen: Map<string, number>, tile: string, times = 1): void => {
  const kind = tile.slice(0, 2).replace('0', '5');
  seen.set(kind, (seen.get(kind) ?? 0) + times);
};

const handTiles = (hand: MajiangHand, seen: Map<string, number>): void => {
  for (const s of SUITS)
    for (const [n, times] of hand._bingpai[s].entries()) if (n > 0) add(seen, `${s}${n}`, times);
};

const meldTiles = (hand: MajiangHand, seen: Map<string, number>): void => {
  for (const m of hand._fulou) for (const n of m.match(/\d/g) ?? []) add(seen, m[0] + n);
};

/** Own hand, everybody's melds, rivers without what was called away, indicators. */
const seenBy = (model: MajiangModel): ReadonlyMap<string, number> => {
  const seen = new Map<string, number>();
  handTiles(model.shoupai[model.player_id.indexOf(0)]!, seen);
  for (const hand of model.shoupai) meldTiles(hand, seen);
  for (const { _pai } of model.he) for (const p of _pai) if (!/[+=-]/.test(p)) add(seen, p);
  for (const p of model.shan.baopai) add(seen, p);
  return seen;
};

export interface Acceptance {
  readonly shanten: number;
  /** Kinds with a live copy, and the copies. */
  readonly kinds: number;
  readonly tiles: number;
}

const acceptance = (hand: MajiangHand, seen: ReadonlyMap<string, number>): Acceptance => {
  const live = Majiang.Util.tingpai(hand).map((p) => 4 - (seen.get(p.slice(0, 2)) ?? 0));
  const kinds = live.filter((n) => n > 0).length;
  return { shanten: Majiang.Util.xiangting(hand), kinds, tiles: live.reduce((sum, n) => sum + n, 0) };
};

/** Of the hand at rest, or of its best discards: all that accept the most. */
export const bestNow = (
  player: InstanceType<typeof Majiang.Player>,
  model: MajiangModel,
): readonly Acceptance[] => {
  const seen = seenBy(model);
  const hand = player.shoupai;
  if (!hand._zimo) return [acceptance(hand, seen)];
  const all = player.get_dapai(hand).map((p) => acceptance(hand.clone().dapai(p), seen));
  const near = Math.min(...all.map((a) => a.shanten));
  const most = Math.max(...all.filter((a) => a.shanten === near).map((a) => a.tiles));
  return all.filter((a) => a.shanten === near && a.tiles === most);
};
