import type { Message } from '../message.ts';
import type { SheetKey } from './en.ts';

export const ko: Readonly<Record<SheetKey, Message>> = {
  'part.yaku': '역',
  'part.fu': '부수',
  'part.fans': '번종',
  'part.base': '기본 역',
  'part.bonus': '부가 역',
  'part.payments': '점수 이동',
  'value.fan': '{n}번',
  'value.han': '{n}판',
  'value.times': '{value} × {n}',
  'value.points': '{n}점',
  'sum.baseBonus': '기본 {base} + 부가 {bonus}',
  'sum.withFlowers': '꽃패 제외 {n}',
  'sum.han': '{n}판',
  'sum.ante': '정산할 때 각자의 몫에 *{n}*점을 더합니다.',
  'pay.winner': '화료',
  'pay.nothing': '이 규칙에서는 점수를 주고받지 않습니다',
  'pay.sticks': '화료자는 탁자의 리치봉 *{n}*점을 함께 받습니다.',
  'pay.liable': '{yakuman:은/는} {seat}의 책임지불입니다.',
  'more.reference': '역 사전에서 보기',
};
