// One win for each Korean yaku, as `rules/korean/case.ts` reads it: South in the East jang wins from West unless the facts
// say else. What may be won open is shown open.

import type { Example, WinExample } from '../entry.ts';

const win = (hand: string, tile: string, facts = ''): WinExample => ({ hand, win: tile, facts });

/** Closed, all sequences: two base points by ron and by self-draw. */
const RUNS = '123m 567m 345p 99p 67p';
/** Ready, with an edge wait that is worth nothing by ron. */
const EDGE = '12m 567m 345p 678p 99p';
const CLOSED_WAIT = '123m 567m 345p 22p 79p';
/** Upeo may be declared: every wait is worth two by ron. */
const READY = '234m 567m 22p 345p 67p';

const BASE: Readonly<Record<string, Example>> = {
  dragonTriplet: win('12m 77m 345p [555z1] [666z2]', '3m'),
  prevalentWind: win('12m 77m 345p [111z1] [666z2]', '3m'),
  seatWind: win('12m 77m 345p [222z1] [666z2]', '3m'),
  menzen: win('123m 555m 78m 345p 66z', '9m', 'tsumo'),
  menzenTsumo: win(EDGE, '3m', 'tsumo'),
  tanyao: win('444m 55m 33p [222m1] [888p3]', '5m'),
  pinfu: win(RUNS, '8p'),
  doubleWind: win('12m 77m 345p 678p [222z1]', '3m', 'round:south'),
  halfFlush: win('12m 678m 99m [555m1] [444z2]', '3m'),
  allTriplets: win('11m 99p [222m1] [888p2] [333z3]', '9p'),
  fullStraight: win('123p 456p 78p 44z [333m1]', '9p'),
  sevenPairs: win('1199m 335577p 22z 4z', '4z'),
  threeConcealed: win('111m 4m 333p 999p [888m1]', '4m'),
  earlyUpeo: win(CLOSED_WAIT, '8p', 'double'),
  smallThreeDragons: win('123m 78p 77z [555z1] [666z2]', '9p'),
  fullFlush: win('234m 66m 78m [555m1] [333m2]', '9m'),
  bigThreeDragons: win('99m 78p [555z1] [666z2] [7777z7]', '9p'),
  fourConcealed: win('111m 666m 333p 999p 7z', '7z'),
  allTerminalsHonors: win('11m 99p [999m1] [444z2] [111p3]', '9p'),
  smallFourWinds: win('78p 44z [111z1] [222z2] [333z3]', '9p'),
  bigFourWinds: win('8p [111z1] [222z2] [333z3] [444z1]', '8p'),
  allHonors: win('11z 66z [222z1] [444z2] [777z3]', '6z'),
  heavenlyHand: win(CLOSED_WAIT, '8p', 'tsumo first seat:east'),
  earthlyHand: win(CLOSED_WAIT, '8p', 'tsumo first'),
  humanHand: win(CLOSED_WAIT, '8p', 'first'),
  nineGates: win('1112345678999p', '5p'),
};

const BONUS: Readonly<Record<string, Example>> = {
  upeo: win(READY, '8p', 'riichi'),
  gensho: win('34m 22m [555m1] [666m2] [888m3]', '5m'),
  flower: win(RUNS, '8p', 'flowers:134f'),
  openUpeo: win(READY, '8p', 'riichi openRiichi'),
  robKong: win(RUNS, '8p', 'addedKan'),
  kongDraw: win('123m 567m 67p 99p [1111p]', '8p', 'replacement'),
  lastDraw: win(RUNS, '8p', 'tsumo last'),
  lastDiscard: win(RUNS, '8p', 'last'),
  fourFlowers: win(RUNS, '8p', 'flowers:1234f'),
  lastDraw1p: win('123m 567m 23p 456p 99p', '1p', 'tsumo last'),
  lastDiscard1p: win('123m 567m 23p 456p 99p', '1p', 'last'),
  flowerReplacementWin: {
    ...win(RUNS, '8p', 'tsumo flowerDraw flowers:1f'),
    options: { flowerReplacementWin: true },
  },
  kongDraw5p: win('123m 567m 99m 46p [1111p]', '5p', 'replacement'),
};

const REFUSED: Readonly<Record<string, Example>> = {
  chowNotAllowed: win('123m 567m 99p 67p [345p1]', '8p'),
  tileNotInSet: win('123m 567m 99p 67p 345s', '8p'),
  tooManyCopies: win('123m 567m 67p 99999p', '8p'),
  wrongTileCount: win('123m 567m 67p 99p', '8p'),
  robConcealedKong: win(RUNS, '8p', 'closedKan'),
  upeoOpenHand: win('444m 55m 33p [222m1] [888p3]', '5m', 'riichi'),
  openUpeoWithoutUpeo: win(RUNS, '8p', 'openRiichi'),
  flagConflict: win(RUNS, '8p', 'tsumo robKong'),
  notComplete: win(RUNS, '1p'),
  furiten: win(RUNS, '8p', 'river:9m5p1z'),
  belowMinimum: win('12m 77m 345p [333z1] [666z2]', '3m'),
  illegalUpeo: win(EDGE, '3m', 'tsumo riichi'),
};

export const KOREAN_EXAMPLES: Readonly<Record<string, Example>> = { ...BASE, ...BONUS, ...REFUSED };
