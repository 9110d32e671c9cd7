import type { Message } from '../message.ts';
import type { PageKey } from './en.ts';

export const ko: Readonly<Record<PageKey, Message>> = {
  desk: '손패 계산',
  reference: '역과 용어',
  review: '복기',
  practice: '연습',
  pages: '페이지',
  skip: '본문으로 바로 가기',
  language: '언어',
  theme: '테마',
  'theme.auto': '시스템에 맞춤',
  'theme.light': '밝게',
  'theme.dark': '어둡게',
};
