import type { Message } from '../message.ts';

export const en = {
  desk: 'Desk',
  reference: 'Reference',
  review: 'Review',
  practice: 'Practice',
  pages: 'Pages',
  skip: 'To the content',
  language: 'Language',
  theme: 'Theme',
  'theme.auto': 'As the system',
  'theme.light': 'Light',
  'theme.dark': 'Dark',
} as const satisfies Record<string, Message>;

export type PageKey = keyof typeof en;
