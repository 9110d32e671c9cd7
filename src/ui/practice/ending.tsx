// How a hand ended: every win with its sheet, a draw with its name, what moved, and in the end who came where.

import { seatOf } from '../../game/game.ts';
import type { Outcome, Won } from '../../game/outcome.ts';
import { rankingOf } from '../../practice/ranking.ts';
import { mySeat, type Session } from '../../practice/session.ts';
import { type Seat, seatAfter, seatsOf } from '../../tiles/seat.ts';
import { compareTiles, type Tile as TileId } from '../../tiles/tile.ts';
import { pointsText } from '../board/words.ts';
import { Button } from '../parts/controls.tsx';
import { explainFor } from '../parts/explain.ts';
import { pageHref } from '../parts/pages.ts';
import { ScoreSheet } from '../parts/score-sheet.tsx';
import { Tile, Tiles } from '../parts/tile.tsx';
import { useWords } from '../parts/words.tsx';
import { placeOfGame } from '../review/host.ts';
import { callName } from './say.ts';
import { useSeatName } from './seat-name.ts';
import { Say, usePracticeWords } from './words.ts';

interface EndingProps {
  readonly session: Session;
  /** The game's name in the history. */
  readonly kept: string | undefined;
  readonly onDeal: () => void;
  readonly onNew: () => void;
}

const winningTile = ({ game: { hand } }: Session, seat: Seat): TileId | undefined =>
  hand.claimable?.tile ?? hand.seats[seat]?.drawn;

const Indicators = ({ session, won }: { session: Session; won: Won }) => {
  const { text } = usePracticeWords();
  const { wall, indicators } = session.game.hand;
  const shown = wall.dead?.indicators.slice(0, indicators) ?? [];
  const ura = won.stated.ura ?? [];
  if (shown.length === 0) return null;
  return (
    <p class="won-dora">
      <span>{text('end.dora')}</span> <Tiles tiles={shown} size={18} />
      {ura.length > 0 && (
        <>
          <span>{text('end.ura')}</span> <Tiles tiles={ura} size={18} />
        </>
      )}
    </p>
  );
};

const WonHand = ({ session, seat }: { session: Session; seat: Seat }) => {
  const { concealed, melds, aside } = session.game.hand.seats[seat]!;
  const tile = winningTile(session, seat);
  return (
    <p class="won-hand">
      <Tiles tiles={[...concealed].sort(compareTiles)} />
      {tile !== undefined && <Tile tile={tile} look="best" />}
      {melds.map((meld, i) => (
        <Tiles
          key={i}
          tiles={meld.type === 'closedKan' ? meld.own : [...meld.own, meld.called].sort(compareTiles)}
        />
      ))}
      {aside.length > 0 && <Tiles tiles={aside} size={18} />}
    </p>
  );
};

const Win = ({ session, won }: { session: Session; won: Won }) => {
  const words = useWords();
  const seatName = useSeatName(session);
  const { rules, hand } = session.game;
  const { claimable, round } = hand;
  const who = seatName(won.seat);
  const way = callName({ type: claimable ? 'ron' : 'tsumo' }, rules.family, words);
  return (
    <section class="win">
      <h2>
        {claimable ? (
          <Say say="end.ron" with={{ who, way, from: seatName(claimable.seat) }} />
        ) : (
          <Say say="end.tsumo" with={{ who, way }} />
        )}
      </h2>
      <WonHand session={session} seat={won.seat} />
      <Indicators session={session} won={won} />
      <ScoreSheet
        score={won.score}
        seating={{ players: round.players, dealer: round.dealer, winner: won.seat, me: mySeat(session) }}
        explain={explainFor(rules.family, words.language)}
      />
    </section>
  );
};

const signed = (n: number, number: (n: number) => string): string =>
  n > 0 ? `+${number(n)}` : n < 0 ? `−${number(-n)}` : number(0);

/** East first, as in the payments of a win. */
const fromDealer = ({ game: { hand } }: Session): readonly Seat[] =>
  seatsOf(hand.round.players).map((turns) => seatAfter(hand.round.dealer, turns, hand.round.players));

/** What each seat gained or lost in the hand, and has now. */
const Points = ({ session, outcome }: { session: Session; outcome: Outcome }) => {
  const words = useWords();
  const { text } = usePracticeWords();
  const seatName = useSeatName(session);
  return (
    <table class="points">
      <caption class="unseen">{text('end.points')}</caption>
      <tbody>
        {fromDealer(session).map((seat) => (
          <tr key={seat} {...(seat === mySeat(session) && { class: 'own' })}>
            <th scope="row">{seatName(seat)}</th>
            <td class="num">{signed(outcome.deltas[seat]!, words.number)}</td>
            <td class="num">{pointsText(outcome.scores[seat]!, words)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Draw = ({ session, outcome }: { session: Session; outcome: Outcome }) => {
  const { text } = usePracticeWords();
  const words = useWords();
  const seatName = useSeatName(session);
  const ready = seatsOf(session.game.hand.round.players).filter((s) => outcome.hands?.[s] !== undefined);
  const isByWall = outcome.ending === 'exhaustive' || outcome.ending === 'nagashi';
  return (
    <section class="win">
      <h2>{text(`ending.${outcome.ending}`)}</h2>
      {isByWall && session.game.rules.family === 'riichi' && (
        <p>
          {ready.length > 0
            ? text('end.ready', { who: words.list(ready.map(seatName)) })
            : text('end.nobodyReady')}
        </p>
      )}
    </section>
  );
};

/** Words for each place: English ordinals are no plurals. */
export const PLACES = ['end.place.1', 'end.place.2', 'end.place.3', 'end.place.4'] as const;

const Ranking = ({ session }: { session: Session }) => {
  const words = useWords();
  const { text } = usePracticeWords();
  const seatName = useSeatName(session);
  const ranking = rankingOf(session);
  if (!ranking) return null;
  return (
    <section class="ranking">
      <h2>{text('end.game')}</h2>
      <ol>
        {ranking.map(({ player, isPerson, points, place }) => (
          <li key={player} {...(isPerson && { class: 'own' })}>
            <b>{text(PLACES[place - 1]!)}</b>
            <span>{seatName(seatOf(session.game, player))}</span>
            <span class="num">{pointsText(points, words)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};

/** A game that is over is shown as a whole, any other at the hand just played. */
const ReviewLink = ({ session, kept }: Pick<EndingProps, 'session' | 'kept'>) => {
  const { text } = usePracticeWords();
  if (kept === undefined) return null;
  const isWhole = session.game.hand.outcome?.next === undefined;
  const place = placeOfGame(kept) + (isWhole ? '/summary' : `/${session.hands.length}`);
  return (
    <a class="button tall" href={pageHref('review', place)}>
      {text(isWhole ? 'end.review' : 'end.reviewHand')}
    </a>
  );
};

export const Ending = ({ session, kept, onDeal, onNew }: EndingProps) => {
  const { text } = usePracticeWords();
  const { outcome } = session.game.hand;
  if (!outcome) return null;
  return (
    <section class="card ending" aria-label={text('end.label')}>
      {outcome.wins.length > 0 ? (
        outcome.wins.map((won) => <Win key={won.seat} session={session} won={won} />)
      ) : (
        <Draw session={session} outcome={outcome} />
      )}
      <Points session={session} outcome={outcome} />
      {!outcome.next && <Ranking session={session} />}
      <p class="actions">
        <Button kind="primary tall" onClick={outcome.next ? onDeal : onNew}>
          {text(outcome.next ? 'end.next' : 'end.new')}
        </Button>
        <ReviewLink session={session} kept={kept} />
      </p>
    </section>
  );
};
