// What is kept as a whole: how much, how much room there is, names or none, everything out or away.

import { useEffect, useRef, useState } from 'preact/hooks';
import { bytesOf, type KeptGame } from '../../../history/kept.ts';
import type { Words } from '../../../i18n/i18n.ts';
import { Button, Check } from '../../parts/controls.tsx';
import { Mark } from '../../parts/icon.tsx';
import { useWords } from '../../parts/words.tsx';
import type { ExportedAll, Remembered, Space } from '../host.ts';
import { ReviewSay, type ReviewText, useReviewWords } from './words.ts';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** 1.2 MB, in the language's own writing. */
export const sizeText = ({ language }: Words, bytes: number): string => {
  const step = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  const unit = UNITS[step]!;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step === 0 ? 0 : 1,
  }).format(bytes / 1000 ** step);
};

/** Below this much room the player is warned. */
const LITTLE = 20_000_000;

const isNearlyFull = (space: Space | undefined): boolean =>
  space !== undefined && space.quota - space.usage < LITTLE;

export const Faults = ({
  remembered: { fault, evicted },
  space,
  onAcknowledge,
}: {
  remembered: Remembered;
  space: Space | undefined;
  onAcknowledge: () => void;
}) => {
  const { text } = useReviewWords();
  const key = fault ? (`fault.${fault}` as const) : isNearlyFull(space) ? 'fault.nearly' : undefined;
  return (
    <>
      {key && (
        <p class="note caution" role="alert">
          <Mark id="caution" tone="caution" />
          <span>
            <ReviewSay say={key} />
          </span>
        </p>
      )}
      {evicted && (
        <p class="note caution" role="alert">
          <Mark id="caution" tone="caution" />
          <span>
            <ReviewSay say="evicted" />
          </span>
          <Button kind="plain" onClick={onAcknowledge}>
            {text('dismiss')}
          </Button>
        </p>
      )}
    </>
  );
};

interface ClearProps {
  readonly say: 'kept.clear' | 'damaged.remove';
  readonly n: number;
  readonly onClear: () => void;
}

const QUESTIONS = { 'kept.clear': 'kept.sure', 'damaged.remove': 'damaged.sure' } as const;

/** Asks once more: what is deleted here is gone. */
export const Clear = ({ say, n, onClear }: ClearProps) => {
  const { text } = useReviewWords();
  const [asking, setAsking] = useState(false);
  const question = text(QUESTIONS[say], { n });
  useEffect(() => setAsking(false), [n]);
  if (!asking) return <Button onClick={() => setAsking(true)}>{text(say)}</Button>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a question with its two answers
    <span class="sure" role="group" aria-label={question}>
      <b>{question}</b>
      <Button onClick={onClear}>{text('kept.yes')}</Button>
      <Button kind="plain" onClick={() => setAsking(false)}>
        {text('kept.no')}
      </Button>
    </span>
  );
};

const exportText = ({ games, unread, unreadHands }: ExportedAll, text: ReviewText, words: Words): string => {
  if (unread > 0 && games === 0) return text('export.failed');
  return words.sentences([
    ...(unread > 0 ? [text('export.without', { n: unread })] : []),
    ...(unreadHands > 0 ? [text('export.withoutHands', { n: unreadHands })] : []),
  ]);
};

/** What is not in the file is said, and where there is none. */
const ExportAll = ({ onExport }: Pick<KeepingProps, 'onExport'>) => {
  const words = useWords();
  const { text } = useReviewWords();
  const [said, setSaid] = useState('');
  const busy = useRef(false);
  const give = async (): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setSaid(text('export.busy'));
    setSaid(
      await onExport().then(
        (all) => exportText(all, text, words),
        () => text('export.failed'),
      ),
    );
    busy.current = false;
  };
  return (
    <>
      <Button onClick={() => void give()}>{text('kept.export')}</Button>
      <span class="said" role="status">
        {said}
      </span>
    </>
  );
};

interface KeepingProps {
  readonly games: readonly KeptGame[];
  readonly names: boolean;
  readonly space: Space | undefined;
  readonly onNames: (names: boolean) => void;
  readonly onExport: () => Promise<ExportedAll>;
  readonly onClear: () => void;
}

export const Keeping = ({ games, names, space, onNames, onExport, onClear }: KeepingProps) => {
  const words = useWords();
  const { text } = useReviewWords();
  const size = sizeText(
    words,
    games.reduce((sum, game) => sum + bytesOf(game), 0),
  );
  return (
    <section class="keeping card" aria-label={text('kept.title')}>
      <h2>{text('kept.title')}</h2>
      <p>{text('kept.size', { games: text('found', { n: games.length }), size })}</p>
      {space && (
        <p class="muted">
          {words.sentences([
            text('kept.room', { size: sizeText(words, Math.max(0, space.quota - space.usage)) }),
            text(space.isSafe ? 'kept.safe' : 'kept.unsafe'),
          ])}
        </p>
      )}
      <Check label={text('kept.names')} value={names} onChange={onNames} />
      <p class="muted">{text('kept.names.more')}</p>
      {games.length > 0 && (
        <p class="actions">
          <ExportAll onExport={onExport} />
          <Clear say="kept.clear" n={games.length} onClear={onClear} />
        </p>
      )}
    </section>
  );
};
