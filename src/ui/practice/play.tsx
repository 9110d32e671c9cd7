// A game being played: the board with the own hand, what may be called, and beside it the hint, the result, the settings.

import { useMemo, useState } from 'preact/hooks';
import { mySeat, offered, type Session, toMove } from '../../practice/session.ts';
import { Board } from '../board/board.tsx';
import { Button } from '../parts/controls.tsx';
import { Icon } from '../parts/icon.tsx';
import type { Prefs } from '../view.ts';
import { Calls } from './calls.tsx';
import { drawnTable, shownAt } from './drawn-table.ts';
import { Ending } from './ending.tsx';
import { Hint, useAsked } from './hint.tsx';
import type { Host } from './host.ts';
import type { Pressed } from './keys.ts';
import { Manners } from './manners.tsx';
import { isOffered, type Offers, offersOf, type Throw, throwing } from './offers.ts';
import { Opening } from './opening.tsx';
import { Rack } from './rack.tsx';
import { Refused } from './refused.tsx';
import { useSight } from './sight.ts';
import { useSingleClicks } from './single-clicks.ts';
import { useAdvice } from './use-advice.ts';
import { useKeys } from './use-keys.ts';
import { type Live, useTable } from './use-table.ts';
import { Why } from './why.tsx';
import type { Wish } from './wish.ts';
import { Say, usePracticeWords } from './words.ts';

interface PlayProps {
  readonly first: Session;
  readonly host: Host;
  readonly prefs: Prefs;
  readonly wish: Wish;
  readonly onWish: (wish: Wish) => void;
  readonly onLeave: (session: Session) => void;
}

/** How the next tile is thrown: forgotten with every step of the game. */
const useWay = (session: Session, { throws }: Offers): readonly [Throw, (way: Throw) => void] => {
  const [way, setWay] = useState<{ readonly at: number; readonly way: Throw }>();
  const at = session.moves.length;
  const isStanding = way?.at === at && throws.includes(way.way);
  const only = throws.includes('plain') ? 'plain' : (throws[0] ?? 'plain');
  return [isStanding ? way.way : only, (next) => setWay({ at, way: next })];
};

/** What a screen reader hears of the course: whose turn, and that a choice is open. */
const Status = ({ live, offers }: { live: Live; offers: Offers }) => {
  const { text } = usePracticeWords();
  const { session } = live;
  const next = toMove(session);
  const isClaim = offers.buttons.some((act) => act.type === 'pass');
  const key =
    next.type === 'person' ? (isClaim ? 'status.claim' : 'status.mine') : (`status.${next.type}` as const);
  return (
    <p class="status-line" role="status">
      {text(key)}
    </p>
  );
};

const Broken = ({ live }: { live: Live }) => {
  const { text } = usePracticeWords();
  if (live.broken === undefined) return null;
  return (
    <p class="note caution" role="alert">
      <span>
        <Say say="broken" /> <code>{live.broken}</code>
      </span>
      <Button onClick={live.retry}>{text('broken.retry')}</Button>
    </p>
  );
};

interface TableProps {
  readonly live: Live;
  readonly offers: Offers;
  readonly way: Throw;
  readonly onWay: (way: Throw) => void;
}

const TableArea = ({ live, offers, way, onWay }: TableProps) => {
  const { session } = live;
  const me = session.game.hand.seats[mySeat(session)]!;
  const isMine = offers.discards.length > 0;
  const isOver = session.game.hand.outcome !== undefined;
  const onClickCapture = useSingleClicks(session);
  return (
    // Nothing is clicked that is no button.
    <section class="play-area" onClickCapture={onClickCapture}>
      <Board
        table={drawnTable(session)}
        from={mySeat(session)}
        shown={shownAt(session)}
        {...(isOver
          ? {}
          : {
              rack: (
                <Rack
                  concealed={me.concealed}
                  drawn={me.drawn}
                  mine={isMine}
                  isOffered={(tile, drawn) => isOffered(offers, { tile, drawn, way })}
                  onThrow={(tile, drawn) => live.act(throwing(tile, drawn, way))}
                />
              ),
            })}
      />
      <div class="below">
        <Status live={live} offers={offers} />
        <Calls offers={offers} way={way} family={session.game.rules.family} onAct={live.act} onWay={onWay} />
      </div>
      {live.refused && <Refused code={live.refused} family={session.game.rules.family} />}
      <Broken live={live} />
    </section>
  );
};

const Menu = ({
  live,
  wish,
  onWish,
  onLeave,
}: { live: Live } & Pick<PlayProps, 'wish' | 'onWish' | 'onLeave'>) => {
  const { text } = usePracticeWords();
  const { session } = live;
  return (
    <section class="card table-menu" aria-label={text('menu')}>
      <Manners wish={wish} onChange={onWish} />
      <p class="muted">
        <Say
          say="seed.is"
          with={{ n: String(session.setup.seed), level: text(`level.${session.setup.level}`) }}
        />
      </p>
      <p class="actions">
        <button type="button" class="button" disabled={session.before === undefined} onClick={live.undo}>
          <Icon id="undo" /> {text('undo')}{' '}
          <span class="key" aria-hidden="true">
            U
          </span>
        </button>
        <Button onClick={() => onLeave(session)}>{text('leave')}</Button>
      </p>
    </section>
  );
};

export const Play = ({ first, host, prefs, wish, onWish, onLeave }: PlayProps) => {
  const live = useTable(first, host, wish.pace);
  const { session } = live;
  const offers = useMemo(() => offersOf(offered(session)), [session]);
  const [way, setWay] = useWay(session, offers);
  const [asked, ask] = useAsked(session);
  const isShown = wish.hints === 'live' || (wish.hints === 'demand' && asked);
  const advised = useAdvice(session, host, { worth: prefs.worth, shown: isShown });
  const onPress = (pressed: Pressed): void => {
    if (pressed.type === 'act') live.act(pressed.act);
    else if (pressed.type === 'way') setWay(pressed.way);
    else if (pressed.type === 'undo') live.undo();
    else ask();
  };
  useKeys(offers, way, onPress);
  const isOver = session.game.hand.outcome !== undefined;
  useSight(isOver);
  return (
    <div class="practice-table">
      <TableArea live={live} offers={offers} way={way} onWay={setWay} />
      <div class="side">
        {isOver ? (
          <Ending session={session} kept={live.kept} onDeal={live.deal} onNew={() => onLeave(session)} />
        ) : (
          <Hint advised={advised} prefs={prefs} hints={wish.hints} asked={asked} onAsk={ask} />
        )}
        <Why session={session} />
        {wish.opening && <Opening session={session} />}
        <Menu live={live} wish={wish} onWish={onWish} onLeave={onLeave} />
      </div>
    </div>
  );
};
