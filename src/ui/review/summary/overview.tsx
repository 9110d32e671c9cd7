// All games together: chosen by filters, judged where they are not yet, and what they came to.

import { Fragment } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { KeptGame } from '../../../history/kept.ts';
import type { GameReview } from '../../../review/summary.ts';
import { summaryOf } from '../../../review/summary.ts';
import type { RulesId } from '../../../rules/rules.ts';
import { FAMILIES } from '../../../settings.ts';
import { seatsOf, seatWindOf } from '../../../tiles/seat.ts';
import { Button, Select } from '../../parts/controls.tsx';
import { Icon } from '../../parts/icon.tsx';
import { PageHead } from '../../parts/page.tsx';
import { useWords } from '../../parts/words.tsx';
import type { ReviewHost } from '../host.ts';
import { Filters } from '../library/filters.tsx';
import { type Speech, saidOf, sourceOf } from '../library/say-game.ts';
import { ALL, clientsIn, dayOfGame, type Filter, selected } from '../library/select.ts';
import { useLibrary } from '../library/use-library.ts';
import { useReviewWords } from '../library/words.ts';
import { LostChart, LuckChart, OverChart } from './charts.tsx';
import { Figures } from './figures.tsx';
import { type Asked, keyOf, MOST, type Queue, type QueueState } from './queue.ts';
import { isOpenLog, namesIn, seatIn, type Whose } from './whose.ts';
import { useSummaryWords } from './words.ts';
import '../../style/review.css';

const useQueue = (queue: Queue): QueueState => {
  const [state, setState] = useState(queue.state);
  useEffect(() => {
    const visit = new AbortController();
    queue.watch(visit.signal, () => setState(queue.state()));
    setState(queue.state());
    return () => visit.abort();
  }, [queue]);
  return state;
};

interface WhoseProps {
  readonly games: readonly KeptGame[];
  readonly whose: Whose;
  readonly setWhose: (whose: Whose) => void;
}

const WhoseChoice = ({ games, whose, setWhose }: WhoseProps) => {
  const words = useWords();
  const { text } = useSummaryWords();
  const open = games.filter(isOpenLog);
  if (open.length === 0) return null;
  const out = games.filter((row) => seatIn(row, whose) === undefined).length;
  const choices: readonly Whose[] = [
    { type: 'none' },
    ...namesIn(games).map((name): Whose => ({ type: 'name', name })),
    ...seatsOf(4).map((seat): Whose => ({ type: 'seat', seat })),
  ];
  const nameOf = (one: Whose): string => {
    if (one.type === 'name') return text('whose.name', { name: one.name });
    if (one.type === 'none') return text('whose.none');
    return text('whose.seat', { wind: words.name('wind', seatWindOf(one.seat, 0, 4)) });
  };
  return (
    <div class="whose">
      <Select
        label={text('whose')}
        choices={choices.map((one) => ({ value: JSON.stringify(one), name: nameOf(one) }))}
        value={JSON.stringify(whose)}
        onChange={(value) => setWhose(choices.find((one) => JSON.stringify(one) === value) ?? whose)}
      />
      {out > 0 && <p class="muted">{text('whose.out', { n: out })}</p>}
    </div>
  );
};

interface QueueCardProps {
  readonly queue: Queue;
  readonly state: QueueState;
  readonly unjudged: readonly Asked[];
}

const QueueCard = ({ queue, state, unjudged }: QueueCardProps) => {
  const { text } = useSummaryWords();
  const { running, done, all, failed, hands } = state;
  const waiting = unjudged.length - MOST;
  return (
    <section class="card queue" aria-label={text('queue')} aria-busy={running}>
      {running ? (
        <p class="judging">
          <progress
            aria-label={text('queue')}
            max={all}
            value={done + (hands.of > 0 ? hands.done / hands.of : 0)}
          />
          <span role="status">{text('queue.progress', { done, all })}</span>
          <span class="muted">{text('queue.now', { done: hands.done, all: hands.of })}</span>
          <Button onClick={queue.stop}>{text('queue.stop')}</Button>
        </p>
      ) : (
        <p class="judging">
          {unjudged.length === 0 ? (
            <span>{text('queue.all')}</span>
          ) : (
            <Button kind="primary" onClick={() => queue.start(unjudged)}>
              {text('queue.start', { n: Math.min(MOST, unjudged.length) })}
            </Button>
          )}
          {waiting > 0 && <span>{text('queue.most', { n: waiting, most: MOST })}</span>}
          {failed > 0 && <span role="alert">{text('queue.failed', { n: failed })}</span>}
        </p>
      )}
      {(running || unjudged.length > 0) && <p class="muted">{text('queue.more')}</p>}
    </section>
  );
};

interface Judged {
  readonly name: string;
  readonly review: GameReview;
}

const FamilySums = ({ judged, family }: { judged: readonly Judged[]; family: RulesId }) => {
  const reviews = judged.map(({ review }) => review);
  const summary = summaryOf(reviews);
  return (
    <>
      <Figures summary={summary} family={family} />
      <div class="charts">
        <OverChart games={reviews} family={family} />
        <LuckChart games={judged} />
        <LostChart tally={summary.tally} unit="points" />
        <LostChart tally={summary.tally} unit="share" />
      </div>
    </>
  );
};

/** The points of one family of rules are none of another's: each is summed for itself. */
const Sums = ({ judged }: { judged: readonly Judged[] }) => {
  const words = useWords();
  const { text } = useSummaryWords();
  const played = FAMILIES.map((family) => ({
    family,
    judged: judged.filter(({ review }) => review.game.family === family),
  })).filter((one) => one.judged.length > 0);
  if (judged.length === 0)
    return (
      <section class="empty">
        <h2>{text('unjudged.title')}</h2>
        <p>{text('unjudged.more')}</p>
      </section>
    );
  return (
    <section class="sums" aria-label={text('figures')}>
      <p class="muted" role="status">
        {text('counted', { n: judged.length })}
      </p>
      {played.map((one) => (
        <Fragment key={one.family}>
          {played.length > 1 && <h2>{words.name('family', one.family)}</h2>}
          <FamilySums {...one} />
        </Fragment>
      ))}
    </section>
  );
};

const useDated = (speech: Speech) => (row: KeptGame) =>
  [dayOfGame(row), sourceOf(speech, row)].filter((part) => part !== '').join(' ');

const Games = ({ games, queue }: { games: readonly KeptGame[]; queue: Queue }) => {
  const words = useWords();
  const review = useReviewWords();
  const speech: Speech = { words, text: review.text };
  const nameOf = useDated(speech);
  const state = useQueue(queue);
  const [filter, setFilter] = useState<Filter>(ALL);
  const [whose, setWhose] = useState<Whose>({ type: 'none' });
  const found = selected(games, filter, (row) => saidOf(speech, row));
  const asked = found.flatMap((row): readonly Asked[] => {
    const seat = seatIn(row, whose);
    return seat === undefined ? [] : [{ row, seat }];
  });
  const judged = asked.flatMap((one) => {
    const known = state.reviews.get(keyOf(one));
    return known ? [{ name: nameOf(one.row), review: known }] : [];
  });
  const unjudged = asked.filter((one) => !state.reviews.has(keyOf(one)));
  return (
    <>
      <Filters filter={filter} clients={clientsIn(games)} onFilter={setFilter} />
      <WhoseChoice games={found} whose={whose} setWhose={setWhose} />
      <QueueCard queue={queue} state={state} unjudged={unjudged} />
      <Sums judged={judged} />
    </>
  );
};

export const Overview = ({ host, queue }: { host: ReviewHost; queue: Queue }) => {
  const { text } = useSummaryWords();
  const review = useReviewWords();
  const { games, again } = useLibrary(host);
  const all = useMemo(() => (games.state === 'here' ? games.games : undefined), [games]);
  return (
    <div class="overview">
      <p>
        <a class="back" href="#library">
          <Icon id="left" />
          {review.text('back')}
        </a>
      </p>
      <PageHead title={text('title')} lead={text('lead')} />
      {games.state === 'loading' && <p class="muted">{review.text('loading')}</p>}
      {games.state === 'failed' && (
        <section class="empty" role="alert">
          <p>{review.text('failed')}</p>
          <Button onClick={again}>{review.text('again')}</Button>
        </section>
      )}
      {all?.length === 0 && (
        <section class="empty">
          <h2>{text('empty.title')}</h2>
          <p>{text('empty.more')}</p>
        </section>
      )}
      {all && all.length > 0 && <Games games={all} queue={queue} />}
    </div>
  );
};
