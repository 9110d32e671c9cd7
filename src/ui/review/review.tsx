// The review page: the library of games, or one of them. The address says which: `#game/ID`.

import { useEffect, useMemo, useState } from 'preact/hooks';
import { isDamage } from '../../history/damage.ts';
import { gameToReview, seatOf } from '../../history/from-log.ts';
import type { WholeGame } from '../../history/kept.ts';
import { Icon, Mark } from '../parts/icon.tsx';
import { PageHead } from '../parts/page.tsx';
import { useWords } from '../parts/words.tsx';
import { gameAt, type ReviewHost, SUMMARY } from './host.ts';
import { Library } from './library/library.tsx';
import { dayName, roundName, rulesOf, type Speech, sourceOf, timeOf } from './library/say-game.ts';
import { dayOfGame } from './library/select.ts';
import { useReviewWords } from './library/words.ts';
import { OpenGame } from './open-game.tsx';
import { Overview } from './summary/overview.tsx';
import { judgeQueue, type Queue } from './summary/queue.ts';
import '../style/review-library.css';

const usePlace = (host: ReviewHost): string => {
  const [place, setPlace] = useState(host.address.read);
  useEffect(() => {
    const visit = new AbortController();
    host.address.watch(visit.signal, () => setPlace(host.address.read()));
    return () => visit.abort();
  }, [host]);
  return place;
};

type Opened =
  | { readonly state: 'loading' | 'gone' | 'damaged' | 'failed' }
  | { readonly state: 'here'; readonly whole: WholeGame };

const useGame = (host: ReviewHost, id: string): Opened => {
  const [opened, setOpened] = useState<Opened>({ state: 'loading' });
  useEffect(() => {
    let wanted = true;
    setOpened({ state: 'loading' });
    void host.game(id).then(
      (whole) => wanted && setOpened(whole ? { state: 'here', whole } : { state: 'gone' }),
      (error: unknown) => wanted && setOpened({ state: isDamage(error) ? 'damaged' : 'failed' }),
    );
    return () => {
      wanted = false;
    };
  }, [host, id]);
  return opened;
};

const Title = ({ whole }: { whole: WholeGame }) => {
  const words = useWords();
  const { text } = useReviewWords();
  const speech: Speech = { words, text };
  const { row } = whole;
  const when = [dayName(speech, dayOfGame(row)), timeOf(speech, row)].filter(Boolean).join(' ');
  return <PageHead title={sourceOf(speech, row)} lead={`${rulesOf(speech, row)} · ${when}`} />;
};

/** Hands that cannot be read, by name. */
const DamagedHands = ({ whole: { row, damaged = [] } }: { whole: WholeGame }) => {
  const words = useWords();
  const { text } = useReviewWords();
  if (damaged.length === 0) return null;
  const hands = words.list(damaged.map((hand) => roundName({ words, text }, row.hands[hand]!)));
  return (
    <p class="note caution" role="alert">
      <Mark id="caution" tone="caution" />
      <span>{text('damaged.inGame', { n: damaged.length, hands })}</span>
    </p>
  );
};

interface GameProps {
  readonly host: ReviewHost;
  readonly id: string;
  readonly queue: Queue;
}

const Game = ({ host, id, queue }: GameProps) => {
  const { text } = useReviewWords();
  const opened = useGame(host, id);
  const whole = opened.state === 'here' ? opened.whole : undefined;
  const game = useMemo(() => whole && gameToReview(whole), [whole]);
  return (
    <>
      <p>
        <a class="back" href="#library">
          <Icon id="left" />
          {text('back')}
        </a>
      </p>
      {opened.state === 'loading' && <p class="muted">{text('loading')}</p>}
      {opened.state === 'gone' && <p role="alert">{text('game.gone')}</p>}
      {opened.state === 'damaged' && <p role="alert">{text('game.damaged')}</p>}
      {opened.state === 'failed' && <p role="alert">{text('failed')}</p>}
      {whole && game && (
        <>
          <Title whole={whole} />
          <DamagedHands whole={whole} />
          <OpenGame game={game} seat={seatOf(whole.row)} row={whole.row} host={host} queue={queue} />
        </>
      )}
    </>
  );
};

export const Review = ({ host }: { host: ReviewHost }) => {
  const place = usePlace(host);
  const queue = useMemo(() => judgeQueue(host), [host]);
  const id = gameAt(place);
  if (id !== undefined) return <Game key={id} host={host} id={id} queue={queue} />;
  return place === SUMMARY ? <Overview host={host} queue={queue} /> : <Library host={host} />;
};
