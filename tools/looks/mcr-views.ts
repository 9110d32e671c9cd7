// The states of an MCR hand: ready, ready in part, by shape alone, before tenpai with its plans, offers, flowers, wins.

import type { View } from '../../src/ui/view.ts';
import { read as readDeal } from './read.ts';
import type { Deal } from './script.ts';

const SITE = { client: 'salasasa', name: 'Salasasa', host: 'salasasa.cn' } as const;

type McrDeal = Omit<Deal, 'family' | 'me'>;
type Extra = Parameters<typeof readDeal>[1];

const read = (deal: McrDeal, extra: Extra = {}): View => ({
  ...readDeal({ ...deal, family: 'mcr', me: 1 }, extra),
  site: SITE,
});

/** A mixed straight that lacks the 6p; the east pair stands by. */
const STRAIGHT = '123m45p7899s1177z';
const SELF_DRAW = '234m567p3356678s';

export const MCR_VIEWS: Readonly<Record<string, () => View>> = {
  'mcr: my turn, plans': () => read({ hand: STRAIGHT, turns: '5z 9m' }),
  'mcr: far away': () => read({ hand: '14m2668p3579s136z', turns: '5z 9m' }),
  'mcr: not my turn': () => read({ hand: STRAIGHT, turns: '5z 9m>9m 1s' }),
  'mcr: lesser honors': () => read({ hand: '147m258p369s1234z', turns: '5z 9m' }),
  'mcr: ready': () => read({ hand: '123456789m45p22s', turns: '5z 9s>9s 1s' }),
  'mcr: ready in part': () => read({ hand: '123m456p78s1199p7z', turns: '5z 1f~9p>7z 1z' }),
  'mcr: self-draw only': () => read({ hand: SELF_DRAW, turns: '5z 9m>9m 1z' }),
  'mcr: by shape only': () => read({ hand: '23m456p3377s678s1z', turns: '3s pon33s >1z 1z 2z 5z 1s>1s 6z' }),
  'mcr: no live wait': () => read({ hand: '123m456p789s11z22p', turns: '2p 9m>9m 2p 1z 1z 3z>3z 5z' }),
  'mcr: chow and pung offered': () => read({ hand: '123m45p66p789s117z', turns: '5z 9m>9m 1s 2z 6p' }),
  'mcr: opens the hand': () => read({ hand: STRAIGHT, turns: '5z 9m>9m 1s 2z 7z' }),
  'mcr: concealed kong': () => read({ hand: '1111m45p7899s117z', turns: '5z 9m' }),
  'mcr: flower': () => read({ hand: STRAIGHT, turns: '5z 1f' }),
  'mcr: refused': () => read({ hand: SELF_DRAW, turns: '5z 9m>9m 4s' }),
  'mcr: hu': () => read({ hand: '123456789m45p22s', turns: '5z 1f~9s>9s 3p' }),
  'mcr: hu by self-draw': () => read({ hand: SELF_DRAW, turns: '5z 9m>9m 1z 2z 6z 4s' }),
  'mcr: joined mid-hand': () =>
    read({ hand: STRAIGHT, turns: '5z 9m' }, { unknown: ['rivers', 'passed', 'wall'] }),
  'mcr: over': () =>
    read({ hand: SELF_DRAW, turns: '5z 9m>9m 1z' }, { after: [{ type: 'end', ending: 'unknown' }] }),
};
