// One line above the discards: which tile is worth most, to play on or to fold. It has its place from the first, so that
// nothing below it moves when it comes.

import type { DiscardWorth } from '../../../analysis/worth/worths.ts';
import type { Tile } from '../../../tiles/tile.ts';
import { Say, useWords } from '../../parts/words.tsx';
import { percent, signed } from '../../parts/worth/figures.ts';
import { tileOf } from '../notes.ts';
import { advised, isOver, type Seen } from './seen.ts';

interface AdviceProps {
  readonly seen: Seen;
  /** Tiles in the order of the rows below. */
  readonly rows: readonly Tile[];
}

/** Too far from a win to know: at least what is safest. */
const Far = ({ safest }: { safest: DiscardWorth | undefined }) => {
  const words = useWords();
  if (!safest?.danger) return <span class="muted">{words.text('worth.unknown')}</span>;
  return (
    <Say say="worth.far" with={{ tile: tileOf(safest.tile), chance: percent(words, safest.danger.chance) }} />
  );
};

const Line = ({ seen, rows }: AdviceProps) => {
  const words = useWords();
  const best = advised(rows, (worth) => signed(words, worth.total ?? 0), seen);
  if (best?.total === undefined)
    return isOver(seen) ? <Far safest={best} /> : <span class="muted">{words.text('worth.working')}</span>;
  const said = signed(words, best.total);
  const n = seen.worths?.isBounded ? words.text('worth.about', { n: said }) : said;
  const key = best.parts ? (`worth.${best.parts.plan}` as const) : 'worth.best';
  return (
    <>
      <Say say={key} with={{ tile: tileOf(best.tile), n }} />
      {seen.worths?.isPlaced && <span class="muted"> · {words.text('worth.placed')}</span>}
    </>
  );
};

export const Advice = (props: AdviceProps) => (
  <p class="advice" aria-busy={!isOver(props.seen)}>
    <Line {...props} />
  </p>
);
