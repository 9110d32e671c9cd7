// All games that are kept: found, opened, added, given out, deleted.

import { useEffect, useState } from 'preact/hooks';
import type { KeptGame } from '../../../history/kept.ts';
import { Button } from '../../parts/controls.tsx';
import { PageHead } from '../../parts/page.tsx';
import { useWords } from '../../parts/words.tsx';
import type { Export, ExportedAll, Remembered, ReviewHost, Space } from '../host.ts';
import { SummaryLink } from '../summary/link.tsx';
import { Damaged } from './damaged.tsx';
import { Days } from './days.tsx';
import { Filters } from './filters.tsx';
import { givenOf, Intake } from './intake.tsx';
import { Faults, Keeping } from './keeping.tsx';
import { Results } from './results.tsx';
import { save } from './save.ts';
import { saidOf } from './say-game.ts';
import { ALL, clientsIn, dayOfGame, type Filter, selected } from './select.ts';
import { type Intake as In, useIntake } from './use-intake.ts';
import { type Games, type Library as Kept, useLibrary } from './use-library.ts';
import { useReviewWords } from './words.ts';

const NOTHING: Remembered = { evicted: false, names: false };

const useRemembered = (host: ReviewHost): Remembered => {
  const [remembered, set] = useState(NOTHING);
  useEffect(() => {
    const visit = new AbortController();
    host.remembered(visit.signal, set);
    return () => visit.abort();
  }, [host]);
  return remembered;
};

/** Asked again whenever the games change. */
const useSpace = (host: ReviewHost, games: Games): Space | undefined => {
  const [space, set] = useState<Space>();
  useEffect(() => void host.space().then(set), [host, games]);
  return space;
};

/** Files may be dropped anywhere on the page. */
const useDrop = (give: In['give']): boolean => {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const visit = new AbortController();
    const carriesFiles = ({ dataTransfer }: DragEvent): boolean =>
      dataTransfer?.types.includes('Files') === true;
    const onOver = (event: DragEvent): void => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const onDrop = (event: DragEvent): void => {
      setOver(false);
      if (!carriesFiles(event)) return;
      event.preventDefault();
      give(givenOf(event.dataTransfer?.files ?? []));
    };
    document.addEventListener('dragover', onOver, visit);
    document.addEventListener('drop', onDrop, visit);
    document.addEventListener('dragleave', (event) => event.relatedTarget === null && setOver(false), visit);
    return () => visit.abort();
  }, [give]);
  return over;
};

/** What could not be done, and what can be undone. */
const Done = ({ library }: { library: Kept }) => {
  const { text } = useReviewWords();
  const n = library.removed.length;
  if (library.failed)
    return (
      <div class="undo" role="alert">
        <p class="card">
          <span>{text('change.failed')}</span>
          <Button kind="plain" onClick={library.forget}>
            {text('dismiss')}
          </Button>
        </p>
      </div>
    );
  return (
    <div class="undo" role="status">
      {n > 0 && (
        <p class="card">
          <span>{text('removed', { n })}</span>
          <Button onClick={library.undo}>{text('undo')}</Button>
          <Button kind="plain" onClick={library.forget}>
            {text('dismiss')}
          </Button>
        </p>
      )}
    </div>
  );
};

const Empty = ({ what, onClear }: { what: 'empty' | 'none'; onClear?: () => void }) => {
  const { text } = useReviewWords();
  return (
    <section class="empty">
      <h2>{text(`${what}.title`)}</h2>
      <p>{text(`${what}.more`)}</p>
      {onClear && <Button onClick={onClear}>{text('none.clear')}</Button>}
    </section>
  );
};

interface ListProps {
  readonly games: readonly KeptGame[];
  readonly host: ReviewHost;
  readonly library: Kept;
}

const List = ({ games, host, library }: ListProps) => {
  const words = useWords();
  const { text } = useReviewWords();
  const [filter, setFilter] = useState<Filter>(ALL);
  const found = selected(games, filter, (game) => saidOf({ words, text }, game));
  const give = async (game: KeptGame, format: Export): ReturnType<ReviewHost['exportGame']> => {
    const exported = await host.exportGame(game.id, format);
    if (exported && exported !== 'damaged') save(exported.blob, nameOf(game, format));
    if (exported === 'damaged' || exported?.unreadHands) library.again();
    return exported;
  };
  if (games.length === 0) return <Empty what="empty" />;
  return (
    <>
      <Filters filter={filter} clients={clientsIn(games)} onFilter={setFilter} />
      <p class="unseen" role="status">
        {text('found', { n: found.length })}
      </p>
      {found.length === 0 && <Empty what="none" onClear={() => setFilter(ALL)} />}
      <Days games={found} onRemove={library.remove} onExport={give} />
    </>
  );
};

const ENDINGS: Readonly<Record<Export, string>> = { own: 'tehai.json', mjai: 'mjson', tenhou6: 'json' };

const nameOf = (game: KeptGame, format: Export): string =>
  `${[game.place?.client ?? game.source, dayOfGame(game)].filter(Boolean).join('-')}.${ENDINGS[format]}`;

const Failed = ({ again }: { again: () => void }) => {
  const { text } = useReviewWords();
  return (
    <section class="empty" role="alert">
      <p>{text('failed')}</p>
      <Button onClick={again}>{text('again')}</Button>
    </section>
  );
};

export const Library = ({ host }: { host: ReviewHost }) => {
  const { text } = useReviewWords();
  const library = useLibrary(host);
  const remembered = useRemembered(host);
  const intake = useIntake(host, remembered.names);
  const space = useSpace(host, library.games);
  const over = useDrop(intake.give);
  const { games } = library;
  const exportAll = async (): Promise<ExportedAll> => {
    const all = await host.exportAll();
    if (all.games > 0) save(all.blob, 'tehai-history.json');
    if (all.unread + all.unreadHands > 0) library.again();
    return all;
  };
  return (
    <div class={`library${over ? ' over' : ''}`}>
      <PageHead title={text('title')} lead={text('lead')}>
        <SummaryLink />
      </PageHead>
      <Faults remembered={remembered} space={space} onAcknowledge={host.acknowledge} />
      {games.state === 'here' && <Damaged listed={games} onRemove={library.removeDamaged} />}
      <div class="columns">
        <div class="games" aria-busy={games.state === 'loading'}>
          {games.state === 'loading' && <p class="muted">{text('loading')}</p>}
          {games.state === 'failed' && <Failed again={library.again} />}
          {games.state === 'here' && <List games={games.games} host={host} library={library} />}
        </div>
        <div class="side">
          <Intake onGive={intake.give} />
          <Results queue={intake.queue} onStop={intake.stop} onClose={intake.close} />
          {games.state === 'here' && (
            <Keeping
              games={games.games}
              names={remembered.names}
              space={space}
              onNames={host.keepNames}
              onExport={exportAll}
              onClear={library.clear}
            />
          )}
        </div>
      </div>
      <Done library={library} />
    </div>
  );
};
