// Field cases of riichi scores, in the schema of recorded wins.

import { parseOptions } from '../../src/rules/riichi/options.ts';
import { isRefused, score } from '../../src/rules/riichi/score.ts';
import type { Refusal } from '../../src/rules/rules.ts';
import type { Answerer, Fields } from './field-case.ts';
import { expectedOf, gotOf, onlyFirst, recordedOptions, type ScoreLine } from './riichi.ts';
import { situationOf, type WinLine, winOf } from './riichi-line.ts';

/** How the data names a refusal. */
const REASONS: Partial<Record<Refusal, string>> = { notComplete: 'shape', noYaku: 'noYaku' };

type Line = WinLine & { readonly winIndex: number };

/** What both sides say in the words of recorded wins; `fuRaw` where it matters. */
const wordsOf = (line: ScoreLine & { readonly fuRaw?: number }): Fields => ({
  ...expectedOf(line),
  fuRaw: line.fuRaw ?? null,
});

export const scoreCase: Answerer = ({ input, expected }) => {
  const line = onlyFirst(input as unknown as Line);
  const options = parseOptions(recordedOptions(line), line.options);
  const value = score(situationOf(line), winOf(line), options);
  if (isRefused(value)) return { got: { win: false, reason: REASONS[value] ?? value } };
  if (expected.win === false) return { got: { win: true, reason: value.yaku } };
  const wanted = expected as unknown as ScoreLine & { readonly fuRaw?: number };
  const got = { ...gotOf(value, wanted), fuRaw: wanted.fuRaw === undefined ? null : (value.fuRaw ?? null) };
  // Equal in the words of recorded wins is equal: the data's own spelling of yaku is given back then.
  return JSON.stringify(got) === JSON.stringify(wordsOf(wanted)) ? { got: expected } : { got };
};
