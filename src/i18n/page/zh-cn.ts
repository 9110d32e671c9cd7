import type { Message } from '../message.ts';
import type { PageKey } from './en.ts';

export const zhCN: Readonly<Record<PageKey, Message>> = {
  desk: '手牌计算',
  reference: '番种与术语',
  review: '复盘',
  practice: '练习',
  pages: '页面',
  skip: '跳到正文',
  language: '语言',
  theme: '主题',
  'theme.auto': '跟随系统',
  'theme.light': '浅色',
  'theme.dark': '深色',
};
