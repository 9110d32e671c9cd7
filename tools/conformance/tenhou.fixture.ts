// One made-up hand of Tenhou, as its client hears it and as its log keeps it: the dealer calls the second east wind, and
// the 7p thrown after it is ronned.

const HANDS = [
  '0,4,8,12,16,52,56,60,96,97,108,109,132',
  '5,9,13,17,20,24,80,84,89,53,57,76,77',
  '68,69,70,114,21,25,29,65,66,74,78,82,117',
  '36,44,48,54,58,61,72,75,79,85,88,92,134',
] as const;

const START = { seed: '0,0,0,2,4,124', ten: '250,250,250,250', oya: '0' };
const PON = { who: '0', m: '42601' };
const WIN = {
  ...{ ba: '0,0', hai: '5,9,13,17,20,24,53,57,60,76,77,80,84,89', machi: '60', ten: '30,2000,0' },
  ...{ yaku: '7,1,8,1', doraHai: '124', who: '1', fromWho: '0', sc: '250,-20,250,20,250,0,250,0' },
};

export const FRAMES = [
  { tag: 'INIT', ...START, hai: HANDS[0] },
  { tag: 'T133' },
  { tag: 'D0' },
  { tag: 'U' },
  { tag: 'e110', t: '1' },
  { tag: 'N', ...PON },
  { tag: 'D60' },
  { tag: 'AGARI', ...WIN },
];

export const END = {
  ...{ round: 0, kyoku: 0, honba: 0, roundWind: 'E', dealer: 0, selfWind: 'E', doraIndicators: ['5z'] },
  hand: '2340m06p77s77z',
  rivers: ['1m,7p', '1z_^', '', ''],
  melds: [[{ type: 'pon', tiles: '111z', called: '1z', fromSeat: 1 }], [], [], []],
  ...{ kita: [0, 0, 0, 0], riichi: [false, false, false, false], draws: 2 },
  scores: [25000, 25000, 25000, 25000],
  end: 'agari',
  wins: [{ seat: 1, fromSeat: 0, points: 2000, deltas: [-2000, 2000, 0, 0] }],
};

const tag = (name: string, attributes: Readonly<Record<string, string>> = {}): string =>
  `<${[name, ...Object.entries(attributes).map(([key, value]) => `${key}="${value}"`)].join(' ')}/>`;

const hais = (which: readonly number[]): Readonly<Record<string, string>> =>
  Object.fromEntries(which.map((seat) => [`hai${seat}`, HANDS[seat]!]));

export const XML = [
  '<mjloggm ver="2.3">',
  tag('GO', { type: '9' }),
  tag('INIT', { ...START, ...hais([0, 1, 2, 3]) }),
  ...['T133', 'D0', 'U110', 'E110'].map((name) => tag(name)),
  tag('N', PON),
  tag('D60'),
  tag('AGARI', WIN),
  tag('INIT', { ...START, seed: '1,0,0,2,4,124', ten: '230,270,250,250', oya: '1', ...hais([0, 1, 2, 3]) }),
  tag('U133'),
  tag('RYUUKYOKU', { type: 'yao9', sc: '230,0,270,0,250,0,250,0', hai1: `${HANDS[1]},133` }),
  '</mjloggm>',
].join('');

const AFTER = [23000, 27000, 25000, 25000];

export const INDEX = {
  id: 'g',
  file: 'mjlog/g.xml',
  rules: { players: 4, aka: true, kuitan: true, length: 'hanchan' },
  rounds: [
    {
      ...{ round: 0, kyoku: 0, honba: 0, dealerSeat: 0, start: [25000, 25000, 25000, 25000] },
      result: 'agari',
      wins: [
        {
          ...{ seat: 1, fromSeat: 0, hand: '234567m56p22345s', winTile: '7p', fu: 30, points: 2000 },
          deltas: [-2000, 2000, 0, 0],
        },
      ],
      end: AFTER,
    },
    {
      ...{ round: 1, kyoku: 1, honba: 0, dealerSeat: 1, start: AFTER, result: 'ryuukyoku', type: 'yao9' },
      ...{ tenpai: [1], deltas: [0, 0, 0, 0], end: AFTER },
    },
  ],
};
