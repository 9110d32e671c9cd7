// A game of our own making, as Tenhou's server would send it: four hands in which everything happens once that the
// overlay has to say something about. Each moment is a step: frames, then what is on the table.
import { type Frame, furiten, sitDown } from './seat.ts';

export interface Moment {
  readonly name: string;
  readonly frames: readonly Frame[];
}

const PON = 1;
const CHI = 4;
const RON = 8;
const RIICHI = 32;

/** A four-player game with people: GO's bits say so. */
export const GREETING: readonly Frame[] = [
  { tag: 'HELO', uname: 'A', auth: '00000000-00000000' },
  { tag: 'GO', type: '9', lobby: '0', gpid: '00000000-00000000' },
  {
    tag: 'UN',
    n0: 'A',
    n1: 'B',
    n2: 'C',
    n3: 'D',
    dan: '0,0,0,0',
    rate: '1500,1500,1500,1500',
    sx: 'M,M,M,M',
  },
  { tag: 'TAIKYOKU', oya: '0' },
];

const first = sitDown({
  number: 0,
  honba: 0,
  sticks: 0,
  dealer: 0,
  scores: [25000, 25000, 25000, 25000],
  indicator: '1z',
  tiles: '234567m234p689s3z',
});

/** The viewer deals; no yaku on a closed wait for 7s, so a 7s that goes by is temporary furiten until the next discard. */
const FIRST_HAND: readonly Moment[] = [
  { name: 'dealt', frames: [first.init()] },
  { name: 'one away', frames: [first.draw('4z')] },
  {
    name: 'offered a chi',
    frames: [
      first.discard('4z'),
      first.draws(1),
      first.throws(1, '1z'),
      first.draws(2),
      first.throws(2, '2z'),
      first.draws(3),
      first.throws(3, '3p', CHI),
    ],
  },
  { name: 'ready with the right discard', frames: [first.draw('9s', RIICHI)] },
  { name: 'ready without a yaku', frames: [first.discard('3z')] },
  { name: 'temporary furiten', frames: [first.draws(1), furiten(true), first.throws(1, '7s')] },
  {
    name: 'still furiten on my turn',
    frames: [
      first.draws(2),
      first.throws(2, '5z'),
      first.draws(3),
      first.throws(3, '5z'),
      first.draw('1z', RIICHI),
    ],
  },
  {
    name: 'riichi',
    frames: [
      { tag: 'REACH', who: '0', step: '1' },
      furiten(false),
      first.discard('1z'),
      { tag: 'REACH', who: '0', step: '2', ten: '240,250,250,250' },
    ],
  },
  {
    name: 'offered a ron',
    frames: [first.draws(1), first.throws(1, '6z'), first.draws(2), first.throws(2, '7s', RON)],
  },
];

/** The second copy of 7s: the first one went by. */
const WINNING_7S = (2 * 9 + 6) * 4 + 1;

const WIN: Frame = {
  tag: 'AGARI',
  ba: '0,1',
  hai: [...first.held(), WINNING_7S].join(','),
  machi: String(WINNING_7S),
  ten: '40,3900,0',
  yaku: '1,1,2,1,53,0',
  doraHai: String(27 * 4),
  doraHaiUra: String(31 * 4),
  who: '0',
  fromWho: '2',
  sc: '240,49,250,0,250,-39,250,0',
};

const second = sitDown({
  number: 0,
  honba: 1,
  sticks: 0,
  dealer: 0,
  scores: [28900, 25000, 21100, 25000],
  indicator: '1z',
  tiles: '234567m234p799s1z',
});

/** An early 8s of one's own comes back: a 5s-8s wait is furiten by the river. */
const SECOND_HAND: readonly Moment[] = [
  { name: 'dealt again', frames: [second.init(), second.draw('8s', RIICHI)] },
  {
    name: 'about to be furiten',
    frames: [
      second.discard('8s'),
      second.draws(1),
      second.throws(1, '2z'),
      second.draws(2),
      second.throws(2, '3z'),
      second.draws(3),
      second.throws(3, '4z'),
      second.draw('6s', RIICHI),
    ],
  },
  { name: 'furiten by the own river', frames: [furiten(true), second.discard('1z')] },
];

/** Right draws, its discard never arrives, across draws: nobody can say what lies on the table now. */
const GAP: readonly Moment[] = [{ name: 'a frame is missing', frames: [second.draws(1), second.draws(2)] }];

const DRAWN_GAME: Frame = {
  tag: 'RYUUKYOKU',
  ba: '1,0',
  sc: '289,-30,250,10,211,10,250,10',
  hai1: '',
  hai2: '',
  hai3: '',
};

const third = sitDown({
  number: 1,
  honba: 2,
  sticks: 0,
  dealer: 1,
  scores: [25900, 26000, 22100, 26000],
  indicator: '4p',
  tiles: '234m456p67s5577z0p',
});

const THIRD_HAND: readonly Moment[] = [
  { name: 'found again', frames: [DRAWN_GAME, third.init()] },
  {
    name: 'offered a pon',
    frames: [third.draws(1), third.throws(1, '7z', PON)],
  },
];

const fourth = sitDown({
  number: 1,
  honba: 2,
  sticks: 0,
  dealer: 1,
  scores: [25900, 26000, 22100, 26000],
  indicator: '4p',
  tiles: '234m456p67s5577z0p',
});

/** What the server sends on a new socket after the connection broke. */
export const REJOIN: readonly Frame[] = [
  ...GREETING.slice(0, 3),
  { tag: 'SAIKAI', ba: '2,0', oya: '1', sc: '259,0,260,0,221,0,260,0' },
  fourth.reinit(['1m9m', '7z2z', '3z', '4z']),
];

export const MOMENTS: readonly Moment[] = [
  ...FIRST_HAND,
  { name: 'won', frames: [WIN] },
  ...SECOND_HAND,
  ...GAP,
  ...THIRD_HAND,
];
