// What came in: how far it is, and what each file was; faults first.

import type { ReviewKey } from '../../../i18n/review/review.ts';
import type { LogError } from '../../../logs/log.ts';
import { Button } from '../../parts/controls.tsx';
import { Icon, Mark, type MarkId, type Tone } from '../../parts/icon.tsx';
import { useWords } from '../../parts/words.tsx';
import type { Taken } from '../host.ts';
import { type Item, inOrder, isBusy, type Queue, type Sum, sumOf } from './intake-queue.ts';
import { formatName, ReviewSay, type ReviewText, useReviewWords } from './words.ts';

const PLACES = ['game', 'hand', 'event', 'line', 'offset'] as const satisfies readonly (keyof LogError)[];

/** Counted from 1, as people count. */
const COUNTED_FROM_1: readonly string[] = ['line', 'offset'];

const placeOf = (error: LogError, text: ReviewText): readonly string[] =>
  PLACES.flatMap((place) => {
    const at = error[place];
    if (at === undefined) return [];
    return [text(`at.${place}`, { n: COUNTED_FROM_1.includes(place) ? at : at + 1 })];
  });

const ErrorOf = ({ error }: { error: LogError }) => {
  const words = useWords();
  const { text } = useReviewWords();
  const place = placeOf(error, text);
  return (
    <span class="wrong">
      {place.length > 0 ? (
        <ReviewSay say="error.at" with={{ place: words.list(place), what: text(`error.${error.code}`) }} />
      ) : (
        text(`error.${error.code}`)
      )}
    </span>
  );
};

const COUNTS = [
  ['added', 'add.sum'],
  ['grown', 'add.grown'],
  ['joined', 'add.joined'],
  ['known', 'add.were'],
] as const satisfies readonly (readonly [keyof Taken['kept'], ReviewKey])[];

const countsOf = (kept: Taken['kept'], text: ReviewText): readonly string[] =>
  COUNTS.flatMap(([what, key]) => (kept[what] > 0 ? [text(key, { n: kept[what] })] : []));

/** mjai names no rules; its reader takes Tenhou's. */
const STATES_NO_RULES = 'mjai';

const TakenOf = ({ taken }: { taken: Taken }) => {
  const words = useWords();
  const { text } = useReviewWords();
  const counts = countsOf(taken.kept, text);
  const format = taken.format && words.name('site', formatName(taken.format));
  const said = [...(format ? [format] : []), ...(taken.hands > 0 ? [text('hands', { n: taken.hands })] : [])];
  const rules =
    taken.format === STATES_NO_RULES && taken.hands > 0
      ? [text('add.rulesTaken', { rules: words.name('site', 'tenhou') })]
      : [];
  return (
    <>
      <span>{words.list([...said, ...(counts.length > 0 ? counts : [text('add.nothing')]), ...rules])}</span>
      {taken.error && <ErrorOf error={taken.error} />}
    </>
  );
};

const markOf = (item: Item): { readonly id: MarkId; readonly tone: Tone } => {
  if (item.state === 'broke' || (item.state === 'read' && item.taken.error))
    return { id: 'caution', tone: 'caution' };
  return item.state === 'read' ? { id: 'safe', tone: 'safe' } : { id: 'none', tone: 'muted' };
};

const ItemOf = ({ item }: { item: Item }) => {
  const { text } = useReviewWords();
  return (
    <li>
      <Mark {...markOf(item)} />
      <span class="file">{item.name}</span>
      <span class="what">
        {item.state === 'read' && <TakenOf taken={item.taken} />}
        {item.state === 'broke' && <span class="wrong">{text('error.broke')}</span>}
      </span>
    </li>
  );
};

const sumText = (sum: Sum, text: ReviewText): readonly string[] => [
  ...countsOf(sum, text),
  ...(sum.faulty > 0 ? [text('add.faulty', { n: sum.faulty })] : []),
  ...(sum.stopped > 0 ? [text('add.stopped', { n: sum.stopped })] : []),
];

interface ResultsProps {
  readonly queue: Queue;
  readonly onStop: () => void;
  readonly onClose: () => void;
}

/** A list of thousands says its first; the sum says the rest. */
const MOST = 300;

export const Results = ({ queue, onStop, onClose }: ResultsProps) => {
  const words = useWords();
  const { text } = useReviewWords();
  if (queue.length === 0) return null;
  const sum = sumOf(queue);
  const busy = isBusy(queue);
  return (
    <section class="results card" aria-label={text('add.results')}>
      <header>
        <p role="status">
          {busy
            ? text('add.progress', { done: sum.done, all: queue.length })
            : words.list(sumText(sum, text)) || text('add.nothing')}
        </p>
        {busy ? (
          <Button onClick={onStop}>{text('add.cancel')}</Button>
        ) : (
          <button type="button" class="icon-button" aria-label={text('add.close')} onClick={onClose}>
            <Icon id="close" />
          </button>
        )}
      </header>
      <progress value={sum.done + sum.stopped} max={queue.length} aria-label={text('add.results')} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is scrolled by keys */}
      <ul class="goes-on" tabIndex={0} aria-label={text('add.results')}>
        {inOrder(queue)
          .slice(0, MOST)
          .map((item) => (
            <ItemOf key={item.key} item={item} />
          ))}
      </ul>
    </section>
  );
};
