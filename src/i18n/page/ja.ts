import type { Message } from '../message.ts';
import type { PageKey } from './en.ts';

export const ja: Readonly<Record<PageKey, Message>> = {
  desk: '牌姿計算',
  reference: '役と用語',
  review: '検討',
  practice: '練習',
  pages: 'ページ',
  skip: '本文へ移動',
  language: '言語',
  theme: 'テーマ',
  'theme.auto': 'システムに合わせる',
  'theme.light': 'ライト',
  'theme.dark': 'ダーク',
};
