// Faults of a hand last until it changes: each is told once, when it is walked into.

import type { Standing } from './judgement.ts';
import { gravestFirst, type Missed } from './missed.ts';

const LASTING: ReadonlySet<Missed['id']> = new Set(['furiten', 'noYaku', 'shapeOnly', 'noPlan']);

/** A fault as text: of the same waits it is the same. */
const textOf = (missed: Missed): string => {
  const waits = 'waits' in missed ? missed.waits.join(' ') : '';
  return missed.id === 'furiten' ? `furiten ${missed.furiten.type} ${waits}` : `${missed.id} ${waits}`;
};

export const said = (missed: readonly Missed[]): readonly string[] =>
  missed.filter((m) => LASTING.has(m.id)).map(textOf);

const isNew = (missed: Missed, standing: Standing): boolean =>
  !LASTING.has(missed.id) || !standing.said.includes(textOf(missed));

/** What is new, the gravest first. Beside a win that was passed no other reason for the choice matters. */
export const told = (
  wins: readonly Missed[],
  faults: readonly Missed[],
  standing: Standing,
): readonly Missed[] => {
  const isPassed = wins.some((m) => m.id === 'winPassed');
  const fresh = faults.filter((m) => isNew(m, standing) && (!isPassed || LASTING.has(m.id)));
  return gravestFirst([...wins, ...fresh]);
};
