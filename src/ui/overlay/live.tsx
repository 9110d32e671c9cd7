import type { HandView } from '../../analysis/analysis.ts';
import { plainTile } from '../../tiles/tile.ts';
import { Tile } from '../parts/tile.tsx';
import { useWords } from '../parts/words.tsx';

/** Tiles with a count under each: what is still out there. Kinds with no copy left stand last, dim. */
export const LiveTiles = ({ hand }: { hand: HandView }) => {
  const words = useWords();
  const live = hand.accepts.filter((a) => a.live > 0);
  const dead = hand.accepts.filter((a) => a.live === 0);
  return (
    <ul class="live">
      {[...live, ...dead].map((a) => (
        <li key={a.kind} {...(a.live === 0 && { class: 'dead' })}>
          <Tile tile={plainTile(a.kind)} dead={a.live === 0} />
          <span key={a.live} class="fresh">
            {words.number(a.live)}
          </span>
        </li>
      ))}
    </ul>
  );
};
