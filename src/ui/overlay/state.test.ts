import { describe, expect, test } from 'vitest';
import { learn, wordsFor } from '../../i18n/i18n.ts';
import { LANGUAGES } from '../../settings.ts';
import { TABLE_ERRORS } from '../../table/error.ts';
import type { View } from '../view.ts';
import { diagnosticsOf, errorKey } from './state.ts';

await Promise.all(LANGUAGES.map(learn));

const CODES = [...TABLE_ERRORS, 'fault', 'a code of tomorrow'];

describe.each(LANGUAGES)('why the thread is lost, %s', (language) => {
  const words = wordsFor(language);
  const sentences = CODES.map((code) => words.text(errorKey(code)));

  test('each code has a sentence of its own', () => {
    expect(new Set(sentences).size).toBe(CODES.length);
    for (const sentence of sentences) expect(sentence.length).toBeGreaterThan(3);
  });

  test('no sentence shows a code', () => {
    for (const sentence of sentences) expect(sentence).not.toMatch(/[a-z][A-Z]|error\./);
  });
});

test('the code and where it broke are for the report', () => {
  const view: View = {
    state: { type: 'lost', code: 'notHeld', detail: '5p was thrown but is not held' },
    mode: 'live',
    humans: false,
  };
  expect(JSON.parse(diagnosticsOf(view, '1'))).toMatchObject({
    code: 'notHeld',
    detail: '5p was thrown but is not held',
  });
});
