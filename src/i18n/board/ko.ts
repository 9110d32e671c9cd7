import type { Message } from '../message.ts';
import type { BoardKey } from './en.ts';

export const ko: Readonly<Record<BoardKey, Message>> = {
  table: '탁자',
  middle: '탁자 가운데',
  round: '{wind} {n}국',
  left: '남은 패 *{n}*장',
  honba: '{n}본장',
  sticks: '공탁 {n}개',
  dora: '도라 표시패',
  seat: '{wind}가 ({who})',
  dealer: '친',
  turn: '차례',
  points: '{n}점',
  riichi: '리치',
  upeo: '엎어',
  hand: '손패',
  hidden: '엎어 둔 패 {n}장',
  ghost: '그때는 보이지 않던 패',
  melds: '부로',
  river: '버림패',
  aside: '따로 빼 둔 패',
  waits: '공개한 대기패',
  called: '{tile}, {who:이/가} 가져감',
  sideways: '{tile}, 가로로 놓임',
  asDrawn: '{tile}, 쯔모기리',
  last: '{tile}, 방금 버린 패',
};
