import type { Message } from '../message.ts';
import type { SheetKey } from './en.ts';

export const zhCN: Readonly<Record<SheetKey, Message>> = {
  'part.yaku': '役种',
  'part.fu': '符数',
  'part.fans': '番种',
  'part.base': '基本役',
  'part.bonus': '附加役',
  'part.payments': '点数收支',
  'value.fan': '{n}番',
  'value.han': '{n}番',
  'value.times': '{value} × {n}',
  'value.points': '{n}分',
  'sum.baseBonus': '基本{base} + 附加{bonus}',
  'sum.withFlowers': '不计花牌{n}',
  'sum.han': '{n}番',
  'sum.ante': '结算时每份另加*{n}*分。',
  'pay.winner': '和牌',
  'pay.nothing': '此规则不结算点数',
  'pay.sticks': '和牌者另收桌上的供托*{n}*点。',
  'pay.liable': '{yakuman}由{seat}包牌。',
  'more.reference': '在番种一览中查看',
};
