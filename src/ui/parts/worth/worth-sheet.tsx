// Everything behind the two numbers of a choice: the parts of its worth, riichi beside none now, the risk against each
// opponent with reasons, what places ask for, and what of all this is not known.

import type { Worths } from '../../../analysis/worth/worths.ts';
import type { WorthKey } from '../../../i18n/worth/worth.ts';
import type { Players, Seat } from '../../../tiles/seat.ts';
import { sideOf } from '../../overlay/said.ts';
import { Mark } from '../icon.tsx';
import { useWords } from '../words.tsx';
import { Dangers } from './dangers.tsx';
import { isRough } from './figures.ts';
import { PartsTable, type Shown } from './parts-table.tsx';
import { Standing } from './standing.tsx';
import { WaysTable } from './ways-table.tsx';
import { useWorthWords } from './words.ts';

/** Who is meant by a seat. */
export interface Seating {
  readonly me: Seat;
  readonly players: Players;
}

export interface WorthSheetProps {
  readonly worths: Worths;
  readonly shown: Shown;
  readonly seating: Seating;
}

/** MCR and Korean hands that are far see no other ways at all; in riichi they may not have been looked at yet. */
const isStraight = ({ family, stage, isFinal, isBounded }: Worths): boolean =>
  stage === 'straight' && (isBounded === true || (isFinal && family !== 'riichi'));

/** What must be known beside the numbers, the worst first. */
export const marksOf = (worths: Worths, { value, danger }: Shown): readonly WorthKey[] => {
  const { family, isFinal, isBounded, isPlaced } = worths;
  const marks: readonly (readonly [WorthKey, boolean])[] = [
    ['mark.far', isFinal && !value?.best],
    ['mark.working', !isFinal && !isBounded],
    ['mark.bounded', isBounded === true],
    ['mark.straight', isStraight(worths)],
    ['mark.unknown', danger !== undefined && isRough(danger.unknown)],
    ['mark.noDanger', family !== 'riichi'],
    ['mark.places', isPlaced],
  ];
  return marks.filter(([, is]) => is).map(([key]) => key);
};

const Marks = ({ worths, shown }: Pick<WorthSheetProps, 'worths' | 'shown'>) => {
  const { text } = useWorthWords();
  return (
    <>
      {marksOf(worths, shown).map((key) => (
        <p key={key} class="muted mark-line">
          <Mark
            id={key === 'mark.places' ? 'info' : 'caution'}
            tone={key === 'mark.places' ? 'accent' : 'caution'}
          />{' '}
          {text(key)}
        </p>
      ))}
    </>
  );
};

export const WorthSheet = ({ worths, shown, seating }: WorthSheetProps) => {
  const words = useWords();
  const seatName = (seat: Seat): string => words.name('seat', sideOf(seating.me, seat, seating.players));
  const { parts } = shown;
  return (
    <div class="worth-sheet">
      {parts && <PartsTable shown={shown} parts={parts} seatName={seatName} />}
      <WaysTable shown={shown} />
      <Dangers shown={shown} seatName={seatName} />
      {worths.standing && <Standing standing={worths.standing} seatName={seatName} />}
      <Marks worths={worths} shown={shown} />
    </div>
  );
};
