import type { Message } from '../message.ts';
import type { SheetKey } from './en.ts';

export const ja: Readonly<Record<SheetKey, Message>> = {
  'part.yaku': '役',
  'part.fu': '符',
  'part.fans': '番種',
  'part.base': '基本役',
  'part.bonus': '付加役',
  'part.payments': '点数の授受',
  'value.fan': '{n}番',
  'value.han': '{n}飜',
  'value.times': '{value} × {n}',
  'value.points': '{n}点',
  'sum.baseBonus': '基本{base}＋付加{bonus}',
  'sum.withFlowers': '花牌を除き{n}',
  'sum.han': '{n}飜',
  'sum.ante': '精算では各自の支払いに*{n}*点を加えます。',
  'pay.winner': '和了',
  'pay.nothing': 'このルールでは点数の授受はありません',
  'pay.sticks': '和了者は供託の*{n}*点も受け取ります。',
  'pay.liable': '{yakuman}は{seat}の責任払いです。',
  'more.reference': '役一覧で見る',
};
