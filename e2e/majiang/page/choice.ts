// Which tile to throw on the way to tenpai.

import Majiang from '@kobalab/majiang-core';

/** Of the tiles that may go out, those that keep the hand nearest to tenpai. */
export const towardsTenpai = (hand: MajiangHand, choices: readonly string[]): readonly string[] => {
  const ranked = choices.map((p) => ({ p, far: Majiang.Util.xiangting(hand.clone().dapai(p)) }));
  const near = Math.min(...ranked.map((r) => r.far));
  return ranked.filter((r) => r.far === near).map((r) => r.p);
};
