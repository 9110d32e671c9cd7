// What is said of the moment and contradicts the rest, one row each.

import { isKan } from '../tiles/meld.ts';
import type { Fault } from './fault.ts';
import { isSameKind } from './lists.ts';
import { hasMark, MARKS_OF, type Mark, ownSeat, type Position } from './position.ts';

interface Conflict {
  readonly mark: Mark;
  readonly because: string;
  readonly holds: (p: Position) => boolean;
}

const isDrawn = ({ from }: Position): boolean => from === undefined;
const isRiichi = (p: Position): boolean => ownSeat(p).riichi !== 'none';
const ownKans = (p: Position): number => ownSeat(p).melds.filter(isKan).length;
const anyMelds = ({ seats }: Position): boolean => seats.some((s) => s.melds.length > 0);
/** Korean rules leave the first turn open until the own second one. */
const thrownBefore = (p: Position): number =>
  p.family === 'korean' && (p.taken === undefined || !isDrawn(p)) ? 1 : 0;

const hasCopyInHand = ({ concealed, taken }: Position): boolean =>
  taken !== undefined && concealed.some((t) => isSameKind(t, taken));

const both = (other: Mark) => (p: Position) => hasMark(p, other);

const CONFLICTS: readonly Conflict[] = [
  { mark: 'ippatsu', because: 'withoutRiichi', holds: (p) => !isRiichi(p) },
  // The draw after an own kan is no longer the next one.
  { mark: 'ippatsu', because: 'kanEndsIppatsu', holds: both('replacement') },
  { mark: 'firstTurn', because: 'thrown', holds: (p) => ownSeat(p).river.length > thrownBefore(p) },
  { mark: 'firstTurn', because: 'called', holds: anyMelds },
  { mark: 'firstTurn', because: 'last', holds: both('last') },
  { mark: 'firstTurn', because: 'replacement', holds: both('replacement') },
  { mark: 'firstTurn', because: 'robKong', holds: both('robKong') },
  {
    mark: 'firstTurn',
    because: 'ippatsu',
    holds: (p) => hasMark(p, 'ippatsu') && p.family === 'riichi' && isDrawn(p),
  },
  { mark: 'replacement', because: 'shown', holds: (p) => !isDrawn(p) },
  { mark: 'replacement', because: 'noKan', holds: (p) => ownKans(p) === 0 && !hasNorths(p) },
  { mark: 'flowerDraw', because: 'shown', holds: (p) => !isDrawn(p) },
  { mark: 'flowerDraw', because: 'noFlower', holds: (p) => ownSeat(p).aside.length === 0 },
  { mark: 'flowerDraw', because: 'replacement', holds: both('replacement') },
  { mark: 'robKong', because: 'drawn', holds: isDrawn },
  { mark: 'robKong', because: 'last', holds: (p) => hasMark(p, 'last') && p.family !== 'mcr' },
  { mark: 'last', because: 'wallLeft', holds: (p) => p.wall !== undefined && p.wall > 0 },
  // A dead wall of its own gives replacements in riichi alone.
  { mark: 'last', because: 'replacement', holds: (p) => hasMark(p, 'replacement') && p.family === 'riichi' },
  { mark: 'lastCopy', because: 'inHand', holds: hasCopyInHand },
];

/** A north set aside is replaced from the dead wall as a kan is. */
function hasNorths(p: Position): boolean {
  return p.family === 'riichi' && p.players === 3 && ownSeat(p).aside.length > 0;
}

export const markFaults = (p: Position): readonly Fault[] => {
  const place = (mark: Mark) => ({ field: 'mark', mark }) as const;
  const foreign = p.marks.filter((mark) => !MARKS_OF[p.family].includes(mark));
  return [
    ...foreign.map((mark): Fault => ({ code: 'notInRules', place: place(mark) })),
    ...CONFLICTS.filter(({ mark, holds }) => hasMark(p, mark) && !foreign.includes(mark) && holds(p)).map(
      ({ mark, because }): Fault => ({ code: 'markConflict', place: place(mark), because }),
    ),
  ];
};
