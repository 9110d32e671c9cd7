// The practice table: a game is set up, or the one that was left goes on.

import { useState } from 'preact/hooks';
import { openSession, type Session, toMove } from '../../practice/session.ts';
import { PageHead } from '../parts/page.tsx';
import type { Prefs } from '../view.ts';
import type { Host } from './host.ts';
import { Play } from './play.tsx';
import { Setup } from './setup.tsx';
import { gameRulesOf, parseWish, type Wish } from './wish.ts';
import { Say, usePracticeWords } from './words.ts';
import '../style/practice.css';

export const Practice = ({ host, prefs }: { host: Host; prefs: Prefs }) => {
  const { text } = usePracticeWords();
  const [wish, setWish] = useState<Wish>(() => parseWish(host.first.wish, prefs.rules));
  const [first, setFirst] = useState<Session | undefined>(host.first.session);
  const [left, setLeft] = useState<Session>();
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
  if (!first)
    return (
      <>
        <PageHead title={text('title')} lead={text('lead')} />
        {host.first.unreadable && (
          <p class="note caution">
            <span>
              <Say say="unreadable" />
            </span>
          </p>
        )}
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
      <Play
        key={first.setup.seed}
        first={first}
        host={host}
        prefs={prefs}
        wish={wish}
        onWish={change}
        onLeave={leave}
      />
    </>
  );
};
