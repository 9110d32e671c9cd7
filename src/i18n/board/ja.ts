import type { Message } from '../message.ts';
import type { BoardKey } from './en.ts';

export const ja: Readonly<Record<BoardKey, Message>> = {
  table: '卓',
  middle: '卓の中央',
  round: '{wind}{n}局',
  left: '残り*{n}*枚',
  honba: '{n}本場',
  sticks: '供託{n}本',
  dora: 'ドラ表示牌',
  seat: '{wind}家（{who}）',
  dealer: '親',
  turn: '手番',
  points: '{n}点',
  riichi: '立直',
  upeo: 'オプオ',
  hand: '手牌',
  hidden: '伏せ牌{n}枚',
  ghost: 'その時点では見えない牌',
  melds: '副露',
  river: '捨て牌',
  aside: '抜いた牌',
  waits: '公開した待ち',
  called: '{tile}、{who}が鳴いた',
  sideways: '{tile}、横向き',
  asDrawn: '{tile}、ツモ切り',
  last: '{tile}、いま捨てられた',
};
