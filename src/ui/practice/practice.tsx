// The practice table: a game is set up, or the one that was left goes on.

import { useEffect, useState } from 'preact/hooks';
import { openSession, type Session, toMove } from '../../practice/session.ts';
import { Button } from '../parts/controls.tsx';
import { PageHead } from '../parts/page.tsx';
import type { Prefs } from '../view.ts';
import type { Host } from './host.ts';
import { Play } from './play.tsx';
import { Setup } from './setup.tsx';
import { gameRulesOf, parseWish, type Wish } from './wish.ts';
import { Say, usePracticeWords } from './words.ts';
import '../style/practice.css';

/** Whether another page plays; `playing`: this one would. */
const useElsewhere = (host: Host, playing: Session | undefined) => {
  const [elsewhere, setElsewhere] = useState(false);
  useEffect(() => {
    if (!playing || elsewhere) return undefined;
    const ends = new AbortController();
    host.claim(ends.signal, () => setElsewhere(true));
    return () => ends.abort();
  }, [host, playing, elsewhere]);
  return [elsewhere, setElsewhere] as const;
};

const Unreadable = () => (
  <p class="note caution">
    <span>
      <Say say="unreadable" />
    </span>
  </p>
);

const Elsewhere = ({ onHere }: { onHere: () => void }) => {
  const { text } = usePracticeWords();
  return (
    <section class="card elsewhere">
      <p role="alert">
        <Say say="elsewhere" />
      </p>
      <p class="actions">
        <Button kind="primary tall" onClick={onHere}>
          {text('elsewhere.here')}
        </Button>
      </p>
    </section>
  );
};

export const Practice = ({ host, prefs }: { host: Host; prefs: Prefs }) => {
  const { text } = usePracticeWords();
  const [wish, setWish] = useState<Wish>(() => parseWish(host.first.wish, prefs.rules));
  const [first, setFirst] = useState<Session | undefined>(host.first.session);
  const [unreadable, setUnreadable] = useState(host.first.unreadable);
  const [left, setLeft] = useState<Session>();
  const [elsewhere, setElsewhere] = useElsewhere(host, first);
  const change = (next: Wish): void => {
    setWish(next);
    host.keepWish(next);
  };
  const start = (seed: number = host.seed()): void => {
    host.keepWish(wish);
    setFirst(openSession({ rules: gameRulesOf(wish), seed, level: wish.level }));
  };
  /** It stays kept until another begins. */
  const leave = (session: Session): void => {
    setLeft(toMove(session).type === 'gameOver' ? undefined : session);
    setFirst(undefined);
  };
  const goOnHere = async (): Promise<void> => {
    const now = await host.again();
    setFirst(now.session);
    setUnreadable(now.unreadable);
    setElsewhere(false);
  };
  if (!first)
    return (
      <>
        <PageHead title={text('title')} lead={text('lead')} />
        {unreadable && <Unreadable />}
        <Setup
          wish={wish}
          rules={prefs.rules}
          onChange={change}
          onStart={start}
          onGoOn={left && (() => setFirst(left))}
        />
      </>
    );
  return (
    <>
      <h1 class="unseen">{text('title')}</h1>
      {elsewhere ? (
        <Elsewhere onHere={() => void goOnHere()} />
      ) : (
        <Play
          key={first.setup.seed}
          first={first}
          host={host}
          prefs={prefs}
          wish={wish}
          onWish={change}
          onLeave={leave}
        />
      )}
    </>
  );
};
