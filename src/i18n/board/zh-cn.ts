import type { Message } from '../message.ts';
import type { BoardKey } from './en.ts';

export const zhCN: Readonly<Record<BoardKey, Message>> = {
  table: '牌桌',
  middle: '牌桌中央',
  round: '{wind}{n}局',
  left: '余 *{n}* 张',
  honba: '{n}本场',
  sticks: '供托{n}根',
  dora: '宝牌指示牌',
  seat: '{wind}家（{who}）',
  dealer: '庄家',
  turn: '行牌',
  points: '{n}分',
  riichi: '立直',
  upeo: '报听',
  hand: '手牌',
  hidden: '暗牌{n}张',
  ghost: '当时看不到的牌',
  melds: '副露',
  river: '牌河',
  aside: '补出的牌',
  waits: '亮出的听牌',
  called: '{tile}，被{who}鸣走',
  sideways: '{tile}，横放',
  asDrawn: '{tile}，摸切',
  last: '{tile}，刚打出',
};
