// Field cases of riichi scores, in the schema of recorded wins.

import { parseOptions } from '../../src/rules/riichi/options.ts';
import type { Refusal } from '../../src/rules/rules.ts';
import { type Answerer, type FieldCase, inputOf } from './field-case.ts';
import { WIN, type WinLine } from './riichi-line.ts';
import { expectedOf, gotOf, onlyFirst, recordedOptions, type Scored, scoreOfLine } from './riichi-score.ts';
import { SCORE, type ScoreLine } from './riichi-score-line.ts';
import { isSame } from './same.ts';
import { fields, number, optional, type Shape, shaped, text } from './shape.ts';

/** How the data names a refusal. */
const REASONS: Partial<Record<Refusal, string>> = { notComplete: 'shape', noYaku: 'noYaku' };

/** A case has its id outside. */
type Line = Omit<WinLine, 'id'> & { readonly id?: string; readonly winIndex?: number };

const LINE: Shape<Line> = fields<Line>({ ...WIN, id: optional(text), winIndex: optional(number) });
const EXPECTED: Shape<ScoreLine> = fields<ScoreLine>(SCORE);

const scored = (given: FieldCase): Scored | Refusal => {
  const line = onlyFirst({ ...inputOf(LINE, given), id: '' });
  return scoreOfLine(line, parseOptions(recordedOptions(line), line.options));
};

/** Fu as they are after rounding, whatever the hand. */
const isFu = (fu: number | null): boolean =>
  fu === null || fu === 0 || fu === 25 || (fu >= 20 && fu % 10 === 0);

/** Which fu a yakuman has is to be ignored, as the data says of itself; that it has a number which fu can be is not. */
const compared = (line: ScoreLine, got: Scored): ScoreLine =>
  got.value.yakuman.length > 0 && isFu(line.fu) ? { ...line, fu: null } : line;

export const scoreCase: Answerer = (given) => {
  const { expected } = given;
  const got = scored(given);
  if (typeof got === 'string') return { got: { win: false, reason: REASONS[got] ?? got } };
  if (expected.win === false) return { got: { win: true, reason: got.value.yaku } };
  const line = compared(shaped(EXPECTED, expected, 'expected'), got);
  const [wanted, ours] = [expectedOf(line), gotOf(got, line)];
  // Equal in every field is equal: the data's own spelling is given back then.
  return isSame(ours, wanted) ? { got: expected } : { got: { ...ours } };
};
