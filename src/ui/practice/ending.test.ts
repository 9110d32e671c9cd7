import { expect, test } from 'vitest';
import { sentencesOf } from '../../i18n/i18n.ts';
import { CATALOGUES } from '../../i18n/practice/practice.ts';
import { PLACES } from './ending.tsx';

test('places are said as ordinals', () => {
  const { text } = sentencesOf(CATALOGUES, 'en');
  expect(PLACES.map((key) => text(key))).toEqual(['1st', '2nd', '3rd', '4th']);
});
