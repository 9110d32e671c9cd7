// Which tile to throw on the way to tenpai.

import Majiang from '@kobalab/majiang-core';

/** Of the tiles that keep the hand nearest to tenpai one by chance. */
export const towardsTenpai = (hand: MajiangHand, choices: readonly string[]): string | undefined => {
  const ranked = choices.map((p) => ({ p, far: Majiang.Util.xiangting(hand.clone().dapai(p)) }));
  const near = Math.min(...ranked.map((r) => r.far));
  const equal = ranked.filter((r) => r.far === near);
  return equal[Math.floor(Math.random() * equal.length)]?.p;
};
