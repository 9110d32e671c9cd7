// The yaku in the languages of the product: en, ko, ja, zh-CN, in this order. The Korean names are the rule book's.

import type { KoreanLine } from './ids.ts';

// Whoever lists them tells base from bonus.
export { isBaseYaku } from './ids.ts';

export type Names = readonly [en: string, ko: string, ja: string, zhCN: string];

export const YAKU_NAMES: Readonly<Record<KoreanLine, Names>> = {
  dragonTriplet: ['Dragon Triplet', '삼원패', '三元牌', '三元牌'],
  prevalentWind: ['Round Wind', '장풍패', '場風牌', '场风牌'],
  seatWind: ['Seat Wind', '자풍패', '自風牌', '自风牌'],
  menzen: ['Concealed Hand', '멘젠', '門前', '门前清'],
  menzenTsumo: ['Concealed Self-Draw', '멘젠·쯔모', '門前自摸', '门前自摸'],
  tanyao: ['All Simples', '탕야오', '断幺九', '断幺九'],
  pinfu: ['All Sequences', '핑후·핑허', '平和', '平和'],
  doubleWind: ['Double Wind', '연풍패', '連風牌', '连风牌'],
  halfFlush: ['Half Flush', '혼일색', '混一色', '混一色'],
  allTriplets: ['All Triplets', '또이또이후', '対々和', '对对和'],
  fullStraight: ['Full Straight', '일기통관', '一気通貫', '一气通贯'],
  sevenPairs: ['Seven Pairs', '칠대작', '七対子', '七对子'],
  threeConcealed: ['Three Concealed Triplets', '3안커', '三暗刻', '三暗刻'],
  earlyUpeo: ['Immediate Upeo', '부지 엎어', '第一巡オプオ', '首巡报听'],
  smallThreeDragons: ['Little Three Dragons', '소삼원', '小三元', '小三元'],
  fullFlush: ['Full Flush', '청일색', '清一色', '清一色'],
  bigThreeDragons: ['Big Three Dragons', '대삼원', '大三元', '大三元'],
  fourConcealed: ['Four Concealed Triplets', '4안커', '四暗刻', '四暗刻'],
  allTerminalsHonors: ['All Terminals and Honors', '혼노두', '混老頭', '混老头'],
  smallFourWinds: ['Little Four Winds', '소사시', '小四喜', '小四喜'],
  bigFourWinds: ['Big Four Winds', '대사시', '大四喜', '大四喜'],
  allHonors: ['All Honors', '자일색', '字一色', '字一色'],
  heavenlyHand: ['Heavenly Hand', '천화', '天和', '天和'],
  earthlyHand: ['Earthly Hand', '지화', '地和', '地和'],
  humanHand: ['Human Hand', '인화', '人和', '人和'],
  nineGates: ['Nine Gates', '구련보등', '九蓮宝燈', '九莲宝灯'],
  upeo: ['Upeo (ready call)', '엎어', 'オプオ（聴牌宣言）', '报听'],
  gensho: ['Winning-Tile Copies', '겐쇼', 'ゲンショ（和了牌の枚数）', '和牌张同张数'],
  flower: ['Flower', '꽃', '花牌', '花牌'],
  openUpeo: ['Open Upeo', '불러', 'オープン宣言', '亮听'],
  robKong: ['Robbing a Kong', '깡쏘아', '槍槓', '抢杠'],
  kongDraw: ['Win on Kong Replacement', '깡올라', '嶺上開花', '杠上开花'],
  lastDraw: ['Last-Tile Self-Draw', '하이테이 올라', '海底摸月', '海底自摸'],
  lastDiscard: ['Last-Discard Win', '하이테이 쏘아', '河底撈魚', '海底点和'],
  fourFlowers: ['All Four Flowers', '화만관', '花満貫', '花满贯'],
  lastDraw1p: ['Last-Tile Self-Draw on 1 Dot', '하이테이 1통 올라', '海底一筒摸月', '海底一筒自摸'],
  lastDiscard1p: ['Last-Discard Win on 1 Dot', '하이테이 1통 쏘아', '河底一筒', '海底一筒点和'],
  kongDraw5p: ['Kong Replacement on 5 Dot', '깡 5통 올라', '嶺上五筒開花', '杠上五筒开花'],
  flowerReplacementWin: ['Win on Flower Replacement', '꽃 보충패 화료', '花牌の補充で和了', '补花和牌'],
};
