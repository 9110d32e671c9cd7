import { expect, test } from 'vitest';
import { NAMES } from '../../i18n/names.ts';
import { conditionOf } from '../../reference/condition.ts';
import { YAKU as KOREAN } from '../../rules/korean/ids.ts';
import { FANS } from '../../rules/mcr/options.ts';
import { LANGUAGES } from '../../settings.ts';
import { explainFor } from './explain.ts';

const IDS = {
  riichi: [...Object.keys(NAMES.yaku), ...Object.keys(NAMES.fu), 'rounded'],
  mcr: FANS.map((fan) => fan.id),
  korean: KOREAN,
} as const;

test.each(['riichi', 'mcr', 'korean'] as const)(
  'every line of a %s sheet has its rule, in every language',
  (family) => {
    const left = LANGUAGES.flatMap((language) =>
      IDS[family]
        .filter((id) => explainFor(family, language)('item', id) === undefined)
        .map((id) => `${language} ${id}`),
    );
    expect(left).toEqual([]);
  },
);

test('the sentence is the reference’s, with the way to it', () => {
  const rule = explainFor('riichi', 'en')('item', 'pinfu');
  expect(rule?.sentence).toBe(conditionOf('riichi', 'pinfu', 'en'));
  expect(rule?.href).toBe('reference.html#riichi/pinfu');
});
