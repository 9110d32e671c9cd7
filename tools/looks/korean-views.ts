// The states of a Korean hand: ready and in part, by shape alone, upeo allowed or not and why, furiten, wins.

import type { View } from '../../src/ui/view.ts';
import { read as readDeal } from './read.ts';
import type { Deal } from './script.ts';

type KoreanDeal = Omit<Deal, 'family' | 'me'>;
type Extra = Parameters<typeof readDeal>[1];

const read = (deal: KoreanDeal, extra: Extra = {}): View =>
  readDeal({ ...deal, family: 'korean', me: 1 }, extra);

/** Menzen and pinfu by discard, menzen and self-draw else. */
const READY = '123567m34567p99p';
const EDGE = '123567m34522p79p';

export const KOREAN_VIEWS: Readonly<Record<string, () => View>> = {
  'korean: my turn': () => read({ hand: '1235m34567p199p3z', turns: '4z 9m>9m 4z 4z 3z 7m' }),
  'korean: upeo at hand': () => read({ hand: `${READY}`, turns: '4z 9m>9m 4z 4z 3z 1z' }),
  'korean: early upeo': () => read({ hand: EDGE, turns: '4z 1z' }),
  'korean: ready': () => read({ hand: READY, turns: '4z 9m>9m 4z 4z 3z 1f~1z>1z 4z' }),
  'korean: self-draw only': () => read({ hand: EDGE, turns: '4z 9m>9m 4z 4z 3z 1z>1z 5z' }),
  'korean: by shape only': () =>
    read({ hand: '123m78p99m345m33z1z', turns: '3z pon33z >1z 4z 4z 5z 9m>9m 6z' }),
  'korean: in upeo': () => read({ hand: READY, turns: '4z 9m>9m 4z 4z 3z 1z>>1z 3z 4z 2z' }),
  'korean: furiten': () => read({ hand: READY, turns: '4z 2p>2p 4z 4z 3z 1z>1z 4z' }),
  'korean: pung or kong': () => read({ hand: '4667p234m345m555z', turns: '4z 9m>9m 4z 4z 5z' }),
  'korean: flower': () => read({ hand: READY, turns: '4z 2f' }),
  'korean: refused': () => read({ hand: EDGE, turns: '4z 9m>9m 8p' }),
  'korean: ron': () => read({ hand: READY, turns: '4z 1f~9m>9m 4z 4z 3z 1z>>1z 2p' }),
  'korean: self-draw': () => read({ hand: READY, turns: '4z 9m>9m 4z 4z 3z 1z>>1z 3z 4z 2z 8p' }),
  'korean: over': () =>
    read({ hand: READY, turns: '4z 9m>9m 4z' }, { after: [{ type: 'end', ending: 'unknown' }] }),
};
