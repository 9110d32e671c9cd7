// Answers with riichi at hand and the other families loaded when their first table is seen, so that a worker starts fast. While
// no table is there yet, a family that will be played is made ready.

import type { RulesId } from '../rules/rules.ts';
import { type Adviser, riichiAdviser } from './adviser.ts';
import { type Answer, answerBy, familyIn, faultOf, type Question } from './question.ts';

const LOAD: Readonly<Record<RulesId, () => Promise<Adviser>>> = {
  riichi: async () => riichiAdviser,
  mcr: async () => (await import('./mcr/adviser.ts')).mcrAdviser,
  korean: async () => (await import('./korean/adviser.ts')).koreanAdviser,
};

const warmed = new Set<RulesId>();

/** Once, and never before an answer that somebody waits for. */
const warmUp = (family: RulesId, { warm }: Adviser, { state }: Answer): void => {
  if (warmed.has(family)) return;
  warmed.add(family);
  if (state === 'waiting') warm?.();
};

/** Never rejects: a fault of ours comes back as a lost thread that says so. */
export const answerOnDemand = async (question: Question): Promise<Answer> => {
  try {
    const family = familyIn(question);
    const adviser = await LOAD[family]();
    const answer = answerBy(question, adviser);
    warmUp(family, adviser, answer);
    return answer;
  } catch (error) {
    return faultOf(question, error);
  }
};
