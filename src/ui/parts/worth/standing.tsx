// The last hand: how far each other is ahead or behind, and what win reaches each better place, by whom it must be paid.

import type { Gap, Need } from '../../../analysis/danger/placement.ts';
import type { PlaceNeed, Standing as StandingData } from '../../../analysis/worth/placing.ts';
import type { Seat } from '../../../tiles/seat.ts';
import { useWords } from '../words.tsx';
import { signed } from './figures.ts';
import { useWorthWords } from './words.ts';

type SeatName = (seat: Seat) => string;

const Needed = ({ wanted, seatName }: { wanted: PlaceNeed; seatName: SeatName }) => {
  const words = useWords();
  const { text } = useWorthWords();
  const said = ({ way, points }: Need): string =>
    way.type === 'ron'
      ? text('need.ron', { n: points, seat: seatName(way.from) })
      : text('need.tsumo', { n: points });
  return (
    <tr>
      <th scope="row">{text('place.for', { n: wanted.place })}</th>
      <td>{wanted.needs.length > 0 ? words.list(wanted.needs.map(said)) : text('place.none')}</td>
    </tr>
  );
};

export const Standing = ({ standing, seatName }: { standing: StandingData; seatName: SeatName }) => {
  const words = useWords();
  const { text } = useWorthWords();
  const gap = ({ seat, place, ahead }: Gap): string =>
    text('place.gap', { n: place, seat: seatName(seat), points: signed(words, ahead) });
  return (
    <table class="parts standing">
      <caption>
        {text('place.now', { n: standing.place })} · {words.list(standing.gaps.map(gap))}
      </caption>
      <tbody>
        {standing.wanted.map((wanted) => (
          <Needed key={wanted.place} wanted={wanted} seatName={seatName} />
        ))}
      </tbody>
    </table>
  );
};
