// Each language by its own name, so that whoever reads it finds it.

import type { Language } from '../settings.ts';

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  ko: '한국어',
  ja: '日本語',
  'zh-CN': '简体中文',
};
