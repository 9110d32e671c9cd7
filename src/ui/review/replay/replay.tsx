// The table of a hand at one moment, what has just happened, and the way through it.

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { seenBy } from '../../../game/seen-by.ts';
import type { LogGame } from '../../../logs/log.ts';
import type { Seat } from '../../../tiles/seat.ts';
import { Board, type Shown } from '../../board/board.tsx';
import { useBoardWords } from '../../board/words.ts';
import { Check } from '../../parts/controls.tsx';
import { Mark } from '../../parts/icon.tsx';
import { useWords } from '../../parts/words.tsx';
import { type Mark as Choice, Controls, Keys } from './controls.tsx';
import { DeskLink } from './desk-link.tsx';
import { useKeys } from './keys.ts';
import { newsAt, saidOf } from './move.ts';
import { CALL_NAMES, declaredWord, familyOf, seatNamed } from './naming.ts';
import { Result } from './result.tsx';
import { type Aim, aimOf, type Course } from './steer.ts';
import { newestIn, type Story, shownBy, tableAt } from './story.ts';
import { ReplaySay, useReplayWords } from './words.ts';

interface ReplayProps {
  readonly game: LogGame;
  readonly course: Course;
  readonly seat: Seat;
  readonly marks: readonly Choice[];
  readonly go: (aim: Aim) => void;
  /** The next seat's eyes. */
  readonly turn: () => void;
  /** Which place a seat of this hand took in the end; absent: nobody knows. */
  readonly placeOf?: ((seat: Seat) => number) | undefined;
  /** Drawn instead of the own hand. */
  readonly rack?: ComponentChildren;
}

/** How every hand lies: the seat's own and what was shown is open; the rest is hidden, or pale. */
const shownTo = (story: Story, at: number, seat: Seat, ghosts: boolean) => {
  const shown = shownBy(story, at);
  return (other: Seat): Shown => {
    if (other === seat || shown.has(other)) return 'open';
    return ghosts ? 'ghost' : 'backs';
  };
};

const placeFor = async (
  { game }: LogGame,
  { story, at }: Course,
  seat: Seat,
): Promise<string | undefined> => {
  const shows = game.rules?.family !== 'mcr';
  const seen = story.events.slice(0, at).map((event) => seenBy(event, seat, shows));
  const { fragmentOfEvents } = await import('../../../desk/from-events.ts');
  return fragmentOfEvents([game, ...seen], {});
};

const News = ({ course, seat, ghosts }: { course: Course; seat: Seat; ghosts: boolean }) => {
  const words = useWords();
  const board = useBoardWords();
  const { story, at } = course;
  const news = newsAt(story.events, at);
  const table = story.open[at - 1];
  if (!news || !table) return null;
  const family = familyOf(table);
  const said = saidOf(news, {
    who: seatNamed(words, board, table, seat),
    call: (type) => words.name(CALL_NAMES[family], type),
    declared: declaredWord(words, family),
    isOpen: (other) => other === seat || ghosts,
  });
  return (
    <p class="news" role="status">
      <ReplaySay say={said.key} {...(said.params && { with: said.params })} />
    </p>
  );
};

const Ending = ({ course, seat, placeOf }: Pick<ReplayProps, 'course' | 'seat' | 'placeOf'>) => {
  const words = useWords();
  const board = useBoardWords();
  const { story, at } = course;
  const table = story.open[at - 1];
  const isLast = at === story.stops.at(-1);
  if (!table || !isLast) return null;
  if (story.error)
    return (
      <p class="note caution">
        <Mark id="caution" tone="caution" />
        <span>
          <ReplaySay say="broken" with={{ why: story.error.detail }} />
        </span>
      </p>
    );
  if (table.phase !== 'over')
    return (
      <p class="note caution">
        <Mark id="caution" tone="caution" />
        <span>
          <ReplaySay say="open" />
        </span>
      </p>
    );
  const isOver = course.hand === course.hands - 1;
  return (
    <Result
      table={table}
      who={seatNamed(words, board, table, seat)}
      {...(isOver && placeOf && { placeOf })}
    />
  );
};

export const Replay = ({ game, course, seat, marks, go, turn, rack, placeOf }: ReplayProps) => {
  const { text } = useReplayWords();
  const [ghosts, setGhosts] = useState(false);
  const [playing, setPlaying] = useState(false);
  const [keys, setKeys] = useState(true);
  const { story, at } = course;
  useKeys((deed) => {
    if (deed === 'play') return setPlaying(!playing);
    if (deed === 'ghosts') return setGhosts(!ghosts);
    if (deed === 'seat') return turn();
    const aim = aimOf(deed, course);
    if (aim) go(aim);
  }, keys);
  return (
    <section class="replay" aria-label={text('title')}>
      <Board
        table={tableAt(story, at, seat, ghosts)}
        from={seat}
        shown={shownTo(story, at, seat, ghosts)}
        last={newestIn(story, at)}
        rack={rack}
      />
      <News course={course} seat={seat} ghosts={ghosts} />
      <Controls course={course} marks={marks} playing={playing} setPlaying={setPlaying} go={go} />
      <div class="replay-set">
        <Check label={text('ghosts')} value={ghosts} onChange={setGhosts} />
        {ghosts && <span class="muted">{text('ghosts.more')}</span>}
        <Keys keys={keys} setKeys={setKeys} />
        <DeskLink story={story} at={at} place={() => placeFor(game, course, seat)} />
      </div>
      <Ending course={course} seat={seat} placeOf={placeOf} />
    </section>
  );
};
