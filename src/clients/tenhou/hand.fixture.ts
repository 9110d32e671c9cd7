// For tests: frames, and a made-up hand of four in them.

export const frame = (tag: string, attributes: Readonly<Record<string, string>> = {}): string =>
  JSON.stringify({ tag, ...attributes });

/** A made-up hand: me dealing, the seats to my right calling and declaring. */
export const GO = frame('GO', { type: '9', lobby: '0' });
export const INIT = frame('INIT', {
  seed: '0,0,0,2,4,124',
  ten: '250,250,250,250',
  oya: '0',
  hai: '0,4,8,12,16,52,56,60,96,97,108,109,132',
});
export const HAND = [
  GO,
  frame('UN', { n0: 'A', n1: 'B', n2: 'C', n3: 'D' }),
  frame('TAIKYOKU', { oya: '0' }),
  INIT,
  frame('T133'),
  frame('D12'),
  // Right takes 4m with 56m.
  frame('N', { who: '1', m: '9255' }),
  frame('E104'),
  frame('V'),
  // Across: a closed kan, its indicator before the replacement.
  frame('N', { who: '2', m: '17408' }),
  frame('DORA', { hai: '40' }),
  frame('V'),
  frame('f113'),
  frame('W'),
  frame('G110', { t: '1' }),
  // My pon of east from the left.
  frame('N', { who: '0', m: '42603' }),
  frame('FURITEN', { show: '1' }),
  frame('D16'),
  frame('U'),
  frame('e105'),
  frame('V'),
  frame('F114'),
  frame('W'),
  frame('REACH', { who: '3', step: '1' }),
  frame('G128', { t: '2' }),
  frame('REACH', { who: '3', ten: '250,250,250,240', step: '2' }),
  frame('T98', { t: '16' }),
  frame('D133'),
];
export const RON = frame('AGARI', {
  ba: '0,1',
  hai: '36,44,48,53,57,61,72,76,80,84,88,92,133,134',
  machi: '133',
  ten: '40,8000,1',
  yaku: '1,1,2,1,54,1,52,0,53,2',
  doraHai: '124,40',
  doraHaiUra: '116,117',
  who: '3',
  fromWho: '0',
  sc: '250,-80,250,0,250,0,240,90',
});
