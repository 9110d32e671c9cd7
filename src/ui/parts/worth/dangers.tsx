// What a tile risks: one sentence for all opponents together, then each with its reasons.

import type { Against } from '../../../analysis/danger/danger.ts';
import type { Together } from '../../../analysis/danger/together.ts';
import type { Words } from '../../../i18n/i18n.ts';
import type { Seat } from '../../../tiles/seat.ts';
import { useWords } from '../words.tsx';
import { isRough, percent } from './figures.ts';
import type { Shown } from './parts-table.tsx';
import { Risk } from './risk.tsx';
import { useWorthWords } from './words.ts';

type SeatName = (seat: Seat) => string;
type Text = ReturnType<typeof useWorthWords>['text'];

/** «safe against A and B, 8 % against C» */
const mergedText = (together: Together, seatName: SeatName, words: Words, text: Text): string => {
  const { safe, against } = together;
  const rest = words.list(
    against.map((a) => text('against', { chance: percent(words, a.chance), seat: seatName(a.seat) })),
  );
  if (against.length === 0) return text('merged.all');
  if (safe.length === 0) return text('merged.rest', { rest });
  return text('merged.safe', { safe: words.list(safe.map(seatName)), rest });
};

interface OneProps {
  readonly against: Against;
  readonly seatName: SeatName;
  readonly place: number | undefined;
}

/** Whether it waits is a question only where it is none by the rules. */
const headOf = ({ tenpai, loss, chance }: Against, words: Words, text: Text): readonly string[] => [
  ...(tenpai < 1 ? [text('waits', { n: percent(words, tenpai) })] : []),
  ...(chance > 0 ? [text('costs', { n: Math.round(loss / 100) * 100 })] : []),
];

/** Less than that is folded away: nobody decides by it. */
const SLIGHT = 0.005;

const Reasons = ({ against, seatName, place }: OneProps) => {
  const { text } = useWorthWords();
  const { seat, reasons } = against;
  return (
    <ul class="reasons">
      {reasons.map((reason) => (
        <li key={reason}>{text(`reason.${reason}`)}</li>
      ))}
      {place !== undefined && <li>{text('place.dealIn', { seat: seatName(seat), n: place })}</li>}
    </ul>
  );
};

const One = (props: OneProps) => {
  const words = useWords();
  const { text } = useWorthWords();
  const { against, seatName } = props;
  const { seat, chance } = against;
  const head = (
    <span class="against">
      <b>{seatName(seat)}</b> <Risk chance={chance} />{' '}
      <span class="muted">{headOf(against, words, text).join(' · ')}</span>
    </span>
  );
  return (
    <li>
      {chance > 0 && chance < SLIGHT ? (
        <details>
          <summary>{head}</summary>
          <Reasons {...props} />
        </details>
      ) : (
        <>
          {head}
          <Reasons {...props} />
        </>
      )}
    </li>
  );
};

export const Dangers = ({ shown, seatName }: { shown: Shown; seatName: SeatName }) => {
  const words = useWords();
  const { text } = useWorthWords();
  const { danger, together, placesDealtIn = [] } = shown;
  if (!danger || !together) return null;
  const order = [...danger.byOpponent].sort((a, b) => b.chance - a.chance);
  return (
    <div class="dangers">
      <p>
        <span class="muted">{text('danger.title')}:</span>{' '}
        <Risk chance={danger.chance} rough={isRough(danger.unknown)} />
      </p>
      <p>{mergedText(together, seatName, words, text)}</p>
      <ul>
        {order.map((against) => (
          <One
            key={against.seat}
            against={against}
            seatName={seatName}
            place={placesDealtIn.find((p) => p.seat === against.seat)?.place}
          />
        ))}
      </ul>
    </div>
  );
};
