// One win for each fan, as `rules/mcr/case.ts` reads it: South in the East round wins on a discard unless the facts say
// else. Each is a hand that may be won with, so that small fans stand beside what makes up the minimum.

import type { Example, WinExample } from '../entry.ts';

/** Hand, winning tile, and how: draw, replacement, rob, last, copy, flowers. */
const win = (hand: string, tile: string, facts = ''): WinExample => ({ hand, win: tile, facts });

/** Without any fan, and so a chicken hand; with one, that one alone. */
const CHICKEN = '567p 222s 67s 33z [345m1]';

const GREAT: Readonly<Record<string, Example>> = {
  bigFourWinds: win('222z 333z 5m [111z1] [444z2]', '5m'),
  bigThreeDragons: win('555z 666z 11p 23m [777z3]', '4m'),
  allGreen: win('234s 888s 66s 66z [444s1]', '6z'),
  nineGates: win('1112345678999m', '5m', 'draw'),
  fourKongs: win('2p [1111m2] [5555s] [7777p1] [3333z]', '2p'),
  sevenShiftedPairs: win('2233445566778m', '8m'),
  thirteenOrphans: win('19m 19p 19s 1234567z', '1z'),
  allTerminals: win('111m 999m 11p 99s [111s2]', '9s'),
  littleFourWinds: win('111z 222z 44z 23m [333z1]', '1m'),
  littleThreeDragons: win('555z 666z 7z 234p [678s1]', '7z'),
  allHonors: win('11z 555z 66z [222z1] [333z2]', '6z'),
  fourConcealedPungs: win('222m 555p 777p 999s 1z', '1z'),
  pureTerminalChows: win('123m 123m 789m 789m 5m', '5m'),
  quadrupleChow: win('222333444p 9s [234p1]', '9s'),
  fourPureShiftedPungs: win('222m 333m 444m 9p [555m2]', '9p'),
  fourPureShiftedChows: win('123m 234m 345m 9p [456m1]', '9p'),
  threeKongs: win('34m 99p [2222s2] [2222z] [6666s1]', '5m'),
  allTerminalsAndHonors: win('111m 999p 99s 33z [222z2]', '9s'),
};

const MIDDLE: Readonly<Record<string, Example>> = {
  sevenPairs: win('1133m 55p 7799s 22z 6z', '6z'),
  greaterHonorsKnitted: win('147m 25p 3s 1234567z', '6s'),
  allEvenPungs: win('222m 88m 444p 66s [666p2]', '8m'),
  fullFlush: win('1122335578m [567m1]', '9m'),
  pureTripleChow: win('234p 234p 78s 55z [234p1]', '9s'),
  pureShiftedPungs: win('222p 333p 78s 55z [444p1]', '9s'),
  upperTiles: win('789m 789p 7788s [999p2]', '8s'),
  middleTiles: win('456m 456p 4455s [666p2]', '5s'),
  lowerTiles: win('123m 123p 1122s [333p2]', '2s'),
  pureStraight: win('123m 456m 22p 34p [789m1]', '5p'),
  threeSuitedTerminalChows: win('123m 789m 123p 5s [789p1]', '5s'),
  pureShiftedChows: win('123m 345m 55p 66p [567m1]', '6p'),
  allFives: win('456m 55m 567p 34s [345s1]', '5s'),
  triplePung: win('333m 45m 333p 88s [333s1]', '6m'),
  threeConcealedPungs: win('222m 666p 888s 1z [345m1]', '1z'),
  lesserHonorsKnitted: win('147m 25p 36s 123456z', '8p'),
  knittedStraight: win('147m 78m 258p 369s 22z', '9m'),
  upperFour: win('678m 678p 7799s [789s1]', '9s'),
  lowerFour: win('123m 234p 1122s [234s1]', '2s'),
  bigThreeWinds: win('34m 77p 111z 222z [333z1]', '5m'),
};

const SMALL: Readonly<Record<string, Example>> = {
  mixedStraight: win('123m 55m 456p 78s [234p1]', '9s'),
  reversibleTiles: win('12345p 456s 55z [888p1]', '3p'),
  mixedTripleChow: win('234m 234p 24s 55z [678m1]', '3s'),
  mixedShiftedPungs: win('222m 333p 44s 77z [678m1]', '4s'),
  chickenHand: win(CHICKEN, '8s'),
  lastTileDraw: win(CHICKEN, '8s', 'draw last'),
  lastTileClaim: win(CHICKEN, '8s', 'last'),
  outWithReplacementTile: win('567p 67s 33z [345m1] [2222s1]', '8s', 'replacement'),
  robbingTheKong: win(CHICKEN, '8s', 'rob'),
  allPungs: win('222m 44p 66s 888p [555m1]', '6s'),
  halfFlush: win('345m 99m 67m 444z [222m1]', '8m'),
  mixedShiftedChows: win('123m 234p 34s 99m [678s1]', '5s'),
  allTypes: win('34m 678p 33z 555z [456s1]', '5m'),
  meldedHand: win('5s [234m1] [678m1] [345p1] [678p1]', '5s'),
  twoConcealedKongs: win('56p 22s [3333m] [8888s] [567m1]', '7p'),
  twoDragonPungs: win('34m 99m 555z [666z1] [678m1]', '5m'),
  outsideHand: win('12m 789p 99s 111z [789m1]', '3m'),
  fullyConcealedHand: win('234m 567p 34567s 88s', '2s', 'draw'),
  twoMeldedKongs: win('34m 22m 678m [1111m1] [5555z2]', '5m'),
  lastTile: win('567p 222s 68s 33z [777s1]', '7s'),
};

const LEAST: Readonly<Record<string, Example>> = {
  dragonPung: win('34m 99m 678m [555z1] [222m2]', '5m'),
  prevalentWind: win('34m 99m 678m [111z1] [222m2]', '5m'),
  seatWind: win('34m 99m 678m [222z1] [222m2]', '5m'),
  concealedHand: win('34m 345p 345s 678s 44z', '5m'),
  allChows: win('34m 345p 345s 99p [678s1]', '5m'),
  tileHog: win('333m 345m 345p 345s 9p', '9p'),
  doublePung: win('222p 22s 88m [555m1] [777p2]', '2s'),
  twoConcealedPungs: win('222p 888s 44m 66p [555m1]', '6p'),
  concealedKong: win('34m 345p 345s 99p [2222s]', '5m'),
  allSimples: win('34m 345p 345s 88p [678s1]', '5m'),
  pureDoubleChow: win('33455m 345p 345s 99p', '4m'),
  mixedDoubleChow: win('123m 456p 78s 99s [123p1]', '9s'),
  shortStraight: win('34m 345p 345s 44z [678s1]', '5m'),
  twoTerminalChows: win('123m 78m 44z 555z [666m1]', '9m'),
  pungOfTerminalsOrHonors: win('111m 67m 345m 44z [999m1]', '8m'),
  meldedKong: win('34m 345p 345s 99p [2222s1]', '5m'),
  oneVoidedSuit: win('123m 46m 789m 22p [567p1]', '5m'),
  noHonors: win('34m 345p 345s 99p [222m1]', '5m'),
  edgeWait: win('12m 123p 123s 99s [678p1]', '3m'),
  closedWait: win('35m 345p 345s 99p [678s1]', '4m'),
  singleWait: win('345m 345p 345s 9p [678s1]', '9p'),
  selfDrawn: win('34m 345p 345s 99p [678s1]', '5m', 'draw'),
  flowerTiles: win(CHICKEN, '8s', 'flowers'),
  concealedAndMeldedKong: {
    ...win('67m 345m 44z [1111m1] [9999m]', '8m'),
    options: { concealedAndMeldedKong: 5 },
  },
};

const REFUSED: Readonly<Record<string, Example>> = {
  underMinimum: win('34m 678p 99s 222s [555z1]', '5m'),
  notComplete: win(CHICKEN, '4p'),
  cannotRobAnkan: win('19m 19p 119s 123456z', '7z', 'robConcealed'),
  tooManyCopies: win('5555m 678m 123p 44s 9s', '5m'),
  wrongTileCount: win('567p 222s 67s 3z [345m1]', '8s'),
};

export const MCR_EXAMPLES: Readonly<Record<string, Example>> = {
  ...GREAT,
  ...MIDDLE,
  ...SMALL,
  ...LEAST,
  ...REFUSED,
};
