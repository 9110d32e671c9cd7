// One game, opened: its hands to step through, every decision beside the engine's, and what it all came to.

import { useEffect, useMemo, useState } from 'preact/hooks';
import type { KeptGame } from '../../history/kept.ts';
import { playersInHand, seatsInHand } from '../../history/seats.ts';
import type { LogGame } from '../../logs/log.ts';
import type { Decision } from '../../review/decision.ts';
import { type Seat, seatAfter, seatsOf } from '../../tiles/seat.ts';
import { useBoardWords } from '../board/words.ts';
import { Select } from '../parts/controls.tsx';
import { useWords } from '../parts/words.tsx';
import { type JudgedGame, placeOfGame, type ReviewHost, restAt } from './host.ts';
import { placesIn, tabsOf } from './in-hand.ts';
import { Judgement, Progress } from './judgement/judgement.tsx';
import { isMarkable, MarkedHand } from './judgement/marked-hand.tsx';
import { gravityOf, inOrder, NOT_EQUAL } from './judgement/severity.ts';
import { type Judging, useJudgement } from './judgement/use-judgement.ts';
import { useJudgementWords } from './judgement/words.ts';
import { roundName, type Speech, whoIs } from './library/say-game.ts';
import { useReviewWords } from './library/words.ts';
import { Hands } from './replay/hands.tsx';
import { seatNamed } from './replay/naming.ts';
import { Replay } from './replay/replay.tsx';
import { type GamePlace, placeOfRest, restOfSpot, restOfSummary, type Spot } from './replay/spot.ts';
import type { Aim } from './replay/steer.ts';
import { isKnownHand, type Story, stopAt, storyOf } from './replay/story.ts';
import { useReplayWords } from './replay/words.ts';
import { GameSummary } from './summary/game-summary.tsx';
import { keyOf, type Queue } from './summary/queue.ts';
import '../style/review.css';

export interface OpenGameProps {
  readonly game: LogGame;
  /** Whose eyes the review begins with. */
  readonly seat: Seat;
  readonly row: KeptGame;
  readonly host: ReviewHost;
  /** Remembers what was judged here. */
  readonly queue: Pick<Queue, 'add'>;
}

/** Where a step leads to, in events of its hand. */
const placeOf = (game: LogGame, seat: Seat, { hand, at }: Aim): number => {
  if (at !== 'end') return at;
  const aimed = game.hands[hand];
  return (aimed && storyOf(game, aimed, seat).stops.at(-1)) ?? 0;
};

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

/** Where in the hand each choice stands. */
const stopOf = (story: Story, { at }: Decision): number => stopAt(story, at);

interface HandsViewProps extends OpenGameProps {
  readonly judging: Judging;
  readonly spot: Spot;
  readonly go: (spot: Spot) => void;
}

const HandsView = ({ game, row, judging, spot, go }: HandsViewProps) => {
  const words = useWords();
  const board = useBoardWords();
  const review = useReviewWords();
  const replay = useReplayWords();
  const { text } = useJudgementWords();
  const [threshold, setThreshold] = useState<number>(NOT_EQUAL);
  const { hand } = spot;
  const [played, line] = [game.hands[hand], row.hands[hand]];
  // The same player sits elsewhere in another hand, where the rules have it so.
  const seat = line ? seatsInHand(row, line)[spot.seat]! : spot.seat;
  const story = useMemo(() => played && storyOf(game, played, seat), [game, played, seat]);
  const { decisions } = judging.judged;
  const base = `#${placeOfGame(row.id)}`;
  const tabs = (
    <Hands
      hands={tabsOf(row, spot.seat, decisions, threshold)}
      at={hand}
      hrefOf={(i) => base + restOfSpot({ ...spot, hand: i, at: 0 })}
    />
  );
  if (!line || !story || story.stops.length === 0)
    return (
      <>
        {tabs}
        <p class="empty">{line ? review.text('damaged.hand') : replay.text('none')}</p>
      </>
    );
  const at = stopAt(story, spot.at);
  const inHand = inOrder(decisions.filter((d) => d.hand === hand));
  const here = inHand.find((d) => stopOf(story, d) === at);
  const marks = inHand.map((d) => ({ at: stopOf(story, d), gravity: gravityOf(d) }));
  const stops = [...new Set(marks.map((m) => m.at))].sort((a, b) => a - b);
  const aim = (to: Aim): void => go({ ...spot, hand: to.hand, at: placeOf(game, seat, to) });
  const handName = (n: number): string => roundName({ words, text: review.text }, row.hands[n]!);
  const table = story.open[at - 1]!;
  const state = table.seats[seat]!;
  const before = inHand.filter((d) => stopOf(story, d) < at).at(-1);
  const shown = here ?? before;
  return (
    <>
      {tabs}
      <div class="replay-page">
        <Replay
          game={game}
          course={{ hand, at, hands: game.hands.length, story, decisions: stops }}
          seat={seat}
          marks={marks}
          placeOf={placesIn(row, line)}
          go={aim}
          {...(here && isMarkable({ state, decision: here })
            ? { rack: <MarkedHand state={state} decision={here} /> }
            : {})}
          turn={() =>
            go({ ...spot, at, seat: playersInHand(row, line)[seatAfter(seat, 1, game.game.players)]! })
          }
        />
        <Judgement
          judging={judging}
          isKnown={isKnownHand(story, seat)}
          hand={hand}
          here={here}
          shown={shown}
          title={shown ? text('place', { hand: handName(hand), n: shown.turn }) : ''}
          who={seatNamed(words, board, table, seat)}
          threshold={threshold}
          setThreshold={setThreshold}
          hrefOf={(d) => base + restOfSpot({ ...spot, hand: d.hand, at: d.at })}
          handName={handName}
        />
      </div>
    </>
  );
};

export const OpenGame = (props: OpenGameProps) => {
  const { game, row, host, queue } = props;
  const words = useWords();
  const review = useReviewWords();
  const { text } = useReplayWords();
  const { view, spot, go } = usePlace(props);
  const { seat } = spot;
  const wires = useMemo(
    () => ({
      reviews: host.reviews,
      remembering: {
        find: (eyes: Seat) => host.judged.find(keyOf({ row, seat: eyes })),
        keep: (eyes: Seat, judged: JudgedGame) => queue.add({ row, seat: eyes }, judged),
      },
    }),
    [host, row, queue],
  );
  const judging = useJudgement(wires, game, seat);
  const base = `#${placeOfGame(row.id)}`;
  return (
    <div class="game-review">
      <div class="game-bar">
        <nav class="views" aria-label={text('views')}>
          <a href={base + restOfSpot(spot)} {...(view === 'replay' && { 'aria-current': 'page' as const })}>
            {text('view.replay')}
          </a>
          <a
            href={base + restOfSummary(seat)}
            {...(view === 'summary' && { 'aria-current': 'page' as const })}
          >
            {text('view.summary')}
          </a>
        </nav>
        <SeatChoice row={row} seat={seat} onSeat={(to) => go({ ...spot, seat: to })} />
      </div>
      {view === 'replay' ? (
        <HandsView {...props} judging={judging} spot={spot} go={go} />
      ) : (
        <>
          <Progress judging={judging} />
          <GameSummary
            judged={judging.judged}
            handNames={row.hands.map((hand) => roundName({ words, text: review.text }, hand))}
          />
        </>
      )}
    </div>
  );
};
