// Before the first tile: who drew which wind, whom the dice named, and where the wall was broken; then the wall as it goes.

import type { Dice } from '../../game/dice.ts';
import { layoutOf, type Spot, type Stack } from '../../game/layout.ts';
import { mySeat, type Session } from '../../practice/session.ts';
import { type Seat, seatsOf } from '../../tiles/seat.ts';
import { useBoardWords } from '../board/words.ts';
import { Tile } from '../parts/tile.tsx';
import { useWords } from '../parts/words.tsx';
import { useSeatName } from './seat-name.ts';
import { Say, usePracticeWords } from './words.ts';

const PIPS: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};
const STEP = 5;

const Die = ({ n }: { n: number }) => (
  <svg class="die" viewBox="0 0 18 18" role="img" aria-label={String(n)}>
    <rect x="0.5" y="0.5" width="17" height="17" rx="3.5" />
    {PIPS[n]?.map((at) => (
      <circle
        key={at}
        cx={4 + (at % 3) * STEP}
        cy={4 + Math.floor(at / 3) * STEP}
        r="1.6"
        {...(n === 1 && { class: 'one' })}
      />
    ))}
  </svg>
);

const Throw = ({ dice }: { dice: Dice }) => (
  <span class="dice">
    <Die n={dice[0]} /> <Die n={dice[1]} />
  </span>
);

const Seats = ({ session }: { session: Session }) => {
  const words = useWords();
  const board = useBoardWords();
  const { text } = usePracticeWords();
  const { drawn, dice, provisional, players } = session.game.opening;
  const nameOf = (player: number): string =>
    player === 0 ? board.text('me') : text('opponent', { n: player });
  return (
    <>
      <ul class="drawn-winds">
        {drawn.map((wind, player) => (
          <li key={wind}>
            <Say say="opening.drew" with={{ who: nameOf(player), wind: words.name('wind', wind) }} />
          </li>
        ))}
      </ul>
      <p>
        <Throw dice={dice[0]} /> <Say say="opening.provisional" with={{ who: nameOf(provisional) }} />
      </p>
      <p>
        <Throw dice={dice[1]} /> <Say say="opening.dealer" with={{ who: nameOf(players[0]!) }} />
      </p>
    </>
  );
};

const SpotMark = ({ spot }: { spot: Spot }) =>
  spot.is === 'indicator' ? <Tile tile={spot.tile} size={18} /> : <i class={`spot ${spot.is}`} />;

/** From the left end, as those who sit behind it see it. */
const WallRow = ({ stacks, name }: { stacks: readonly Stack[]; name: string }) => (
  <li>
    <span class="wall-name">{name}</span>
    <span class="stacks" aria-hidden="true">
      {[...stacks].reverse().map((stack, i) => (
        // Stacks are places.
        <span key={i} class="stack">
          <SpotMark spot={stack.upper} />
          <SpotMark spot={stack.lower} />
        </span>
      ))}
    </span>
  </li>
);

const Walls = ({ session }: { session: Session }) => {
  const seatName = useSeatName(session);
  const { text } = usePracticeWords();
  const layout = layoutOf(session.game.hand);
  const { players } = session.game.hand.round;
  const me = mySeat(session);
  const inTurn = seatsOf(players).map((turns) => ((me + turns) % players) as Seat);
  return (
    <>
      <p>
        <Throw dice={layout.dice} />{' '}
        <Say say="opening.wall" with={{ who: seatName(layout.broken), n: layout.kept }} />
      </p>
      <ul class="walls" aria-label={text('opening.walls')}>
        {inTurn.map((seat) => (
          <WallRow key={seat} stacks={layout.walls[seat]!} name={seatName(seat)} />
        ))}
      </ul>
    </>
  );
};

export const Opening = ({ session }: { session: Session }) => {
  const { text } = usePracticeWords();
  return (
    <section class="card opening" aria-label={text('opening')}>
      <h2>{text('opening')}</h2>
      {session.hands.length === 1 && <Seats session={session} />}
      <Walls session={session} />
    </section>
  );
};
