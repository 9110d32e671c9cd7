// One win for each line of a riichi score sheet, as `rules/riichi/case.ts` reads it: South in an East round wins from West
// unless the facts say else. Every one is scored by the rules when it is shown, and by the tests.

import type { Example, WinExample } from '../entry.ts';

const win = (hand: string, tile: string, facts = '', options?: WinExample['options']): WinExample => ({
  hand,
  win: tile,
  facts,
  ...(options && { options }),
});

/** Closed, a closed wait, no yaku of its own: it wins by what happens at the table. */
const PLAIN = '234m 678m 456p 44z 57s';
/** The same with calls. */
const OPEN = '234m 79p 99s [123s1] [456s1]';
const ALL_TERMINALS = '19m 19p 119s 123456z';

const YAKU: Readonly<Record<string, Example>> = {
  riichi: win('345m 678m 34p 99p 567s', '5p', 'riichi'),
  doubleRiichi: win(PLAIN, '6s', 'double'),
  openRiichi: win(PLAIN, '6s', 'riichi open', { openRiichi: true }),
  ippatsu: win(PLAIN, '6s', 'riichi ippatsu', { ippatsu: true }),
  menzenTsumo: win(PLAIN, '6s', 'tsumo'),
  pinfu: win('123m 456m 789p 33s 45s', '6s'),
  tanyao: win('234m 55m 68p 345s 678s', '7p'),
  iipeikou: win('112233m 567p 88p 79s', '8s'),
  haku: win('234m 67p 99s [555z1] [456s1]', '8p'),
  hatsu: win('234m 67p 99s [666z2] [456s1]', '8p'),
  chun: win('234m 67p 99s [777z3] [456s1]', '8p'),
  seatWind: win('234m 67p 99s [222z1] [456s1]', '8p'),
  roundWind: win('234m 67p 99s [111z1] [456s1]', '8p'),
  rinshan: win('234m 67p 99s [2222s] [456s1]', '8p', 'tsumo rinshan'),
  chankan: win(OPEN, '8p', 'chankan'),
  haitei: win(OPEN, '8p', 'tsumo last'),
  houtei: win(OPEN, '8p', 'last'),
  chiitoitsu: win('1155m 2288p 3366s 4z', '4z'),
  sanshokuDoujun: win('345m 34p 345s 99s [123m1]', '5p'),
  sanshokuDoukou: win('333m 45m 88p [333p1] [333s2]', '6m'),
  toitoi: win('22m 66p [999s1] [444m2] [888p3]', '6p'),
  sanankou: win('111m 444p 777s 56s 99s', '4s'),
  sankantsu: win('23m 88p [5555m] [1111p1] [9999s2]', '4m'),
  ittsuu: win('123m 46m 22p 789s [789m1]', '5m'),
  chanta: win('123m 99p 78s [789m1] [333z2]', '9s'),
  honroutou: win('11m 99p [999s1] [444z2] [111p3]', '9p'),
  shousangen: win('234m 77z 45p [555z1] [666z2]', '6p'),
  honitsu: win('12m 55m [678m1] [444z2] [999m3]', '3m'),
  junchan: win('99m 78p [123m1] [789s1] [111p2]', '9p'),
  ryanpeikou: win('223344m 667788p 9s', '9s'),
  chinitsu: win('23456m 99m [678m1] [111m2]', '7m'),
};

const YAKUMAN: Readonly<Record<string, Example>> = {
  kokushi: win(ALL_TERMINALS, '7z'),
  kokushi13: win('19m 19p 19s 1234567z', '1z'),
  suuankou: win('222m 444p 777s 33p 88s', '8s', 'tsumo'),
  suuankouTanki: win('222m 444p 777s 888s 3p', '3p'),
  chuuren: win('1113455678999m', '2m'),
  chuurenJunsei: win('1112345678999m', '5m'),
  daisangen: win('23m 44p [555z1] [666z2] [777z3]', '4m'),
  shousuushii: win('23m 44z [111z1] [222z2] [333z3]', '4m'),
  daisuushii: win('8p [111z1] [222z2] [333z3] [444z1]', '8p'),
  tsuuiisou: win('11z 66z [222z1] [444z2] [777z3]', '6z'),
  ryuuiisou: win('234s 88s 66z [444s1] [666s2]', '6z'),
  chinroutou: win('11m 99p [999s1] [111p2] [999m3]', '9p'),
  suukantsu: win('5p [1111m1] [4444p2] [7777s3] [9999s]', '5p'),
  tenhou: win(PLAIN, '6s', 'tsumo first dealer'),
  chiihou: win(PLAIN, '6s', 'tsumo first'),
  renhou: win(PLAIN, '6s', 'first', { 'renhou.mode': 'yakuman', 'renhou.who': 'nonDealer' }),
  daisharin: win('2233445566778p', '8p', '', { daisharin: 'pinOnly' }),
  nagashiMangan: { river: '1z9m1p4z9s7z1s6z9p1m2z', options: { nagashiMangan: true } },
  kazoe: win('112233m 556677m 9m', '9m', 'riichi tsumo dora:8m', { kazoe: 'yakuman' }),
};

const DORA: Readonly<Record<string, Example>> = {
  dora: win('234m 67p 99s [555z1] [456s1]', '8p', 'dora:3m'),
  ura: win(PLAIN, '6s', 'riichi dora:1s ura:5p', { uraDora: true }),
  aka: win('340m 678m 34p 99p 567s', '5p', 'riichi', { akaDora: 3 }),
  north: win('111p 456p 789s 22p 46s', '5s', 'three riichi norths:1'),
};

const FU: Readonly<Record<string, Example>> = {
  base: YAKU.haku!,
  closedRon: YAKU.iipeikou!,
  tsumo: YAKU.menzenTsumo!,
  openTriplet: win('234m 67p 99s [222z1] [444s1]', '8p'),
  concealedTriplet: YAKU.sanankou!,
  openQuad: win('34m 88p 567s [1111p1] [666z2]', '5m'),
  concealedQuad: win('34m 88p 567s [1111p] [666z2]', '5m'),
  pair: win('234m 678m 345p 55z 67s', '8s', 'riichi'),
  closed: win(PLAIN, '6s', 'riichi'),
  edge: win('234m 678m 456p 44z 12s', '3s', 'riichi'),
  single: win('234m 678m 456p 789s 4z', '4z', 'riichi'),
  sevenPairs: YAKU.chiitoitsu!,
  rounded: YAKU.seatWind!,
};

const REFUSED: Readonly<Record<string, Example>> = {
  noYaku: win(OPEN, '8p'),
  notComplete: win(OPEN, '5p'),
  furiten: win('123m 456m 789p 33s 45s', '6s', 'river:9m3s1z'),
  cannotRobAnkan: win(PLAIN, '6s', 'riichi closedKan'),
  tooManyCopies: win('5555m 678m 123p 44s 9s', '5m'),
  wrongTileCount: win('234m 678m 456p 44z 5s', '6s'),
};

export const RIICHI_EXAMPLES: Readonly<Record<string, Example>> = {
  ...YAKU,
  ...YAKUMAN,
  ...DORA,
  ...FU,
  ...REFUSED,
};
