// One game in the list: the way to it, what came of it, and what can be done with it.

import { useState } from 'preact/hooks';
import { isUnreadable, type KeptGame } from '../../../history/kept.ts';
import type { Words } from '../../../i18n/i18n.ts';
import { Icon } from '../../parts/icon.tsx';
import { useWords } from '../../parts/words.tsx';
import { EXPORTS, type Export, type Exported, placeOfGame } from '../host.ts';
import { marksOf, type Result, resultOf, rulesOf, type Speech, sourceOf, timeOf } from './say-game.ts';
import { formatName, type ReviewText, useReviewWords } from './words.ts';

export interface RowActions {
  readonly onRemove: (ids: readonly string[]) => void;
  /** Undefined: the format cannot say it. */
  readonly onExport: (game: KeptGame, format: Export) => Promise<Exported | 'damaged' | undefined>;
}

const ResultOf = ({ result }: { result: Result | undefined }) => {
  const { text } = useReviewWords();
  if (!result) return <span class="result muted">{text('result.none')}</span>;
  const { place, points, change, final } = result;
  return (
    <span class="result">
      <b>{place}</b> <span class="points">{points}</span>
      {change && <span class="change"> ({change})</span>}
      {!final && <span class="muted"> {text('result.so.far')}</span>}
    </span>
  );
};

/** What cannot be read stands first. */
const Marks = ({ game }: { game: KeptGame }) => {
  const { text } = useReviewWords();
  const n = game.unread?.length ?? 0;
  return (
    <>
      {n > 0 && (
        <span class="tag danger">
          {isUnreadable(game) ? text('mark.damaged') : text('mark.damaged.hands', { n })}
        </span>
      )}
      {marksOf(game).map((mark) => (
        <span key={mark} class="tag">
          {text(`mark.${mark}`)}
        </span>
      ))}
    </>
  );
};

/** Riichi has logs of others; the rest is said in our own alone. */
const formatsFor = ({ game }: KeptGame): readonly Export[] =>
  game.rules?.family === 'riichi' ? EXPORTS : ['own'];

/** Empty: everything is in the file. */
const lostText = ({ lost, unreadHands }: Exported, text: ReviewText, words: Words): string =>
  words.sentences([
    ...(lost.length > 0
      ? [text('export.lost', { what: words.list(lost.map((loss) => text(`loss.${loss}`))) })]
      : []),
    ...(unreadHands > 0 ? [text('export.withoutHands', { n: unreadHands })] : []),
  ]);

const ExportMenu = ({ game, name, onExport }: RowActions & { game: KeptGame; name: string }) => {
  const { text } = useReviewWords();
  const words = useWords();
  const [said, setSaid] = useState('');
  const give = async (format: Export, menu: HTMLDetailsElement | null): Promise<void> => {
    const given = await onExport(game, format).catch(() => 'failed' as const);
    if (given === 'failed') return setSaid(text('export.failed'));
    if (given === 'damaged') return setSaid(text('game.damaged'));
    const lost = given && lostText(given, text, words);
    setSaid(lost ?? text('export.cannot'));
    if (lost === '' && menu) menu.open = false;
  };
  return (
    <details
      class="export"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.currentTarget.open = false;
        event.currentTarget.querySelector('summary')?.focus();
      }}
    >
      <summary class="button plain" aria-label={text('game.export.label', { game: name })}>
        {text('game.export')}
        <Icon id="down" />
      </summary>
      <div class="menu">
        {formatsFor(game).map((format) => (
          <button
            key={format}
            type="button"
            class="button plain"
            onClick={(event) => void give(format, event.currentTarget.closest('details'))}
          >
            {formatName(format)}
          </button>
        ))}
        <p role="status">{said}</p>
      </div>
    </details>
  );
};

export const GameRow = ({ game, ...actions }: RowActions & { game: KeptGame }) => {
  const words = useWords();
  const { text } = useReviewWords();
  const speech: Speech = { words, text };
  const time = timeOf(speech, game);
  const source = sourceOf(speech, game);
  const name = [source, time].filter((part) => part !== '').join(' ');
  return (
    <li class="game">
      <a href={`#${placeOfGame(game.id)}`}>
        <span class="time">{time}</span>
        <span class="what">
          <b>{source}</b>
          <span class="rules">{rulesOf(speech, game)}</span>
        </span>
        <span class="hands">
          <span>{text('hands', { n: game.hands.length })} </span>
          <Marks game={game} />
        </span>
        <ResultOf result={resultOf(speech, game)} />
      </a>
      <span class="do">
        <ExportMenu game={game} name={name} {...actions} />
        <button
          type="button"
          class="icon-button"
          aria-label={text('game.remove.label', { game: name })}
          title={text('game.remove')}
          onClick={() => actions.onRemove([game.id])}
        >
          <Icon id="close" />
        </button>
      </span>
    </li>
  );
};
