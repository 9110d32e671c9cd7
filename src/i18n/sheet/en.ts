// The score sheet's words. English is the pattern; see ../en.ts for how a message is written.

import type { Message } from '../message.ts';

export const en = {
  'part.yaku': 'Yaku',
  'part.fu': 'Fu',
  'part.fans': 'Fan',
  'part.base': 'Base yaku',
  'part.bonus': 'Bonus yaku',
  'part.payments': 'Payments',
  'value.fan': { one: '{n} fan', other: '{n} fan' },
  'value.han': '{n} han',
  'value.times': '{value} × {n}',
  'value.points': { one: '{n} point', other: '{n} points' },
  'sum.baseBonus': 'base {base} + bonus {bonus}',
  'sum.withFlowers': 'without flowers {n}',
  'sum.han': '{n} han',
  'sum.ante': {
    one: 'The settlement adds *{n}* point to each share.',
    other: 'The settlement adds *{n}* points to each share.',
  },
  'pay.winner': 'wins',
  'pay.nothing': 'no payments at this table',
  'pay.sticks': 'The winner takes the riichi sticks on the table: *{n}* points.',
  'pay.liable': '{seat} is liable for {yakuman}.',
  'more.reference': 'In the reference',
} as const satisfies Readonly<Record<string, Message>>;

export type SheetKey = keyof typeof en;
