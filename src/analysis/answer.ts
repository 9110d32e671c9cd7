// Answers with every family at hand: for whoever need not start fast.

import { type Advisers, riichiAdviser } from './adviser.ts';
import { koreanAdviser } from './korean/adviser.ts';
import { mcrAdviser } from './mcr/adviser.ts';
import { type Answer, answerBy, familyIn, faultOf, type Question } from './question.ts';

export type { Answer, Question, RuleChoice, RuleChoices } from './question.ts';

const ADVISERS: Advisers = { riichi: riichiAdviser, mcr: mcrAdviser, korean: koreanAdviser };

/** Never throws: a fault of ours comes back as a lost thread that says so. */
export const answer = (question: Question): Answer => {
  try {
    return answerBy(question, ADVISERS[familyIn(question)]);
  } catch (error) {
    return faultOf(question, error);
  }
};
