// One game, opened: its hands to step through, every decision beside the engine's, and what it all came to.

import { useEffect, useMemo, useState } from 'preact/hooks';
import type { KeptGame } from '../../history/kept.ts';
import type { LogGame } from '../../logs/log.ts';
import { type Seat, seatAfter, seatsOf } from '../../tiles/seat.ts';
import { Select } from '../parts/controls.tsx';
import { useWords } from '../parts/words.tsx';
import { placeOfGame, type ReviewHost, restAt } from './host.ts';
import { type Speech, whoIs } from './library/say-game.ts';
import { useReviewWords } from './library/words.ts';
import { Hands, type HandTab } from './replay/hands.tsx';
import { Replay } from './replay/replay.tsx';
import { type GamePlace, placeOfRest, restOfSpot, restOfSummary, type Spot } from './replay/spot.ts';
import type { Aim } from './replay/steer.ts';
import { stopAt, storyOf } from './replay/story.ts';
import { useReplayWords } from './replay/words.ts';
import '../style/review.css';

export interface OpenGameProps {
  readonly game: LogGame;
  /** Whose eyes the review begins with. */
  readonly seat: Seat;
  readonly row: KeptGame;
  readonly host: ReviewHost;
}

/** Where in the game the address is. */
const usePlace = ({ game, host, seat, row }: OpenGameProps) => {
  const { players } = game.game;
  const read = (): GamePlace => placeOfRest(restAt(host.address.read()), players);
  const [place, setPlace] = useState(read);
  useEffect(() => {
    const visit = new AbortController();
    host.address.watch(visit.signal, () => setPlace(read()));
    return () => visit.abort();
  }, [host, game]);
  const last = game.hands.length - 1;
  const spot: Spot = { seat, at: 0, ...place.spot, hand: Math.min(place.spot.hand ?? 0, Math.max(0, last)) };
  const go = (to: Spot): void => {
    setPlace({ view: 'replay', spot: to });
    host.address.replace(placeOfGame(row.id) + restOfSpot(to));
  };
  return { view: place.view, spot, go };
};

const SeatChoice = ({ row, seat, onSeat }: { row: KeptGame; seat: Seat; onSeat: (seat: Seat) => void }) => {
  const words = useWords();
  const review = useReviewWords();
  const { text } = useReplayWords();
  const speech: Speech = { words, text: review.text };
  const seats = seatsOf(row.game.players);
  return (
    <Select
      label={text('seat')}
      choices={seats.map((one) => ({ value: String(one), name: whoIs(speech, row, one) }))}
      value={String(seat)}
      onChange={(value) => onSeat(seats.find((one) => String(one) === value) ?? seat)}
    />
  );
};

export const OpenGame = (props: OpenGameProps) => {
  const { game, row } = props;
  const { text } = useReplayWords();
  const { view, spot, go } = usePlace(props);
  const { hand, seat } = spot;
  const played = game.hands[hand];
  const story = useMemo(() => played && storyOf(game, played, seat), [game, played, seat]);
  if (!story || story.stops.length === 0) return <p class="empty">{text('none')}</p>;
  const at = stopAt(story, spot.at);
  const aim = (to: Aim): void => go({ ...spot, hand: to.hand, at: to.at === 'end' ? 99_999 : to.at });
  const toSeat = (to: Seat): void => go({ ...spot, at, seat: to });
  const tabs = row.hands.map(
    ({ round, before, after }): HandTab => ({
      round,
      change: after && after[seat]! - before[seat]!,
      mistakes: undefined,
    }),
  );
  const course = { hand, at, hands: game.hands.length, story, decisions: [] };
  const base = `#${placeOfGame(row.id)}`;
  return (
    <div class="game-review">
      <div class="game-bar">
        <nav class="views" aria-label={text('views')}>
          <a
            href={base + restOfSpot({ ...spot, at })}
            {...(view === 'replay' && { 'aria-current': 'page' as const })}
          >
            {text('view.replay')}
          </a>
          <a
            href={base + restOfSummary(seat)}
            {...(view === 'summary' && { 'aria-current': 'page' as const })}
          >
            {text('view.summary')}
          </a>
        </nav>
        <SeatChoice row={row} seat={seat} onSeat={toSeat} />
      </div>
      <Hands hands={tabs} at={hand} hrefOf={(i) => base + restOfSpot({ hand: i, at: 0, seat })} />
      <Replay
        game={game}
        course={course}
        seat={seat}
        marks={[]}
        go={aim}
        turn={() => toSeat(seatAfter(seat, 1, game.game.players))}
      />
    </div>
  );
};
