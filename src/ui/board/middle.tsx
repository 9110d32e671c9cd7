// The middle of the table: the round, what is left, the indicators, and every seat's points on its own side.

import type { Table } from '../../table/table.ts';
import { type Seat, seatsOf, seatWindOf } from '../../tiles/seat.ts';
import { BackTile, Tile } from '../parts/tile.tsx';
import { useWords } from '../parts/words.tsx';
import { Group } from './group.tsx';
import { pointsText, Say, sideOf, useBoardWords, whoIs } from './words.ts';

const INDICATORS = 5;

const Indicators = ({ table }: { table: Table }) => {
  const { text } = useBoardWords();
  const { indicators } = table;
  if (indicators.length === 0) return null;
  return (
    <Group of="dora" label={text('dora')}>
      {indicators.map((tile, i) => (
        <Tile key={`${tile}:${i}`} tile={tile} />
      ))}
      {Array.from({ length: Math.max(0, INDICATORS - indicators.length) }, (_, i) => (
        <BackTile key={i} />
      ))}
    </Group>
  );
};

const Counters = ({ table: { round, riichiSticks } }: { table: Table }) => {
  const { text } = useBoardWords();
  const said = [
    ...(round.honba > 0 ? [text('honba', { n: round.honba })] : []),
    ...(riichiSticks > 0 ? [text('sticks', { n: riichiSticks })] : []),
  ];
  return said.length > 0 ? <p>{said.join(' · ')}</p> : null;
};

interface ScoreProps {
  readonly table: Table;
  readonly seat: Seat;
  readonly from: Seat;
}

const Score = ({ table, seat, from }: ScoreProps) => {
  const words = useWords();
  const board = useBoardWords();
  const { text } = board;
  const { players, dealer } = table.round;
  const side = sideOf(seat, from, players);
  const isTurn = table.phase !== 'over' && table.turn === seat;
  const { score } = table.seats[seat]!;
  return (
    <p class={`seat-score seat-score-${side}${isTurn ? ' turn' : ''}`} data-seat={seat}>
      <b {...(seat === dealer && { class: 'is-dealer' })}>
        {words.name('wind', seatWindOf(seat, dealer, players))}
      </b>{' '}
      <span class="seat-score-points">{pointsText(score, words)}</span>
      <span class="unseen">
        {' '}
        {whoIs(words, board, side)} {seat === dealer && text('dealer')} {isTurn && text('turn')}
      </span>
    </p>
  );
};

export const Middle = ({ table, from }: { table: Table; from: Seat }) => {
  const words = useWords();
  const { text } = useBoardWords();
  const { round, wall, unknown } = table;
  return (
    <section class="middle" aria-label={text('middle')}>
      <p class="round">{text('round', { wind: words.name('wind', round.wind), n: round.number + 1 })}</p>
      {!unknown.includes('wall') && (
        <p class="left">
          <Say say="left" with={{ n: wall }} />
        </p>
      )}
      <Counters table={table} />
      <Indicators table={table} />
      {seatsOf(round.players).map((seat) => (
        <Score key={seat} table={table} seat={seat} from={from} />
      ))}
    </section>
  );
};
