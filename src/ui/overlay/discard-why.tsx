// What opens under a discard: waits or live tiles, what must be said, and what stands behind worth and risk.

import type { AnyAnalysis } from '../../analysis/analysis.ts';
import { useWords } from '../parts/words.tsx';
import { hasWorth, type Layout } from './discard-layout.tsx';
import type { DiscardDress } from './dress.ts';
import { formsMore } from './headline.ts';
import { LiveTiles } from './live.tsx';
import { Sentences } from './sentences.tsx';
import { Waits } from './waits.tsx';
import { LaterSheet } from './worth/later-sheet.tsx';
import { type Seen, worthOfTile } from './worth/seen.ts';

/** What the rows of a table share. */
export interface Line extends Layout {
  readonly most: number;
  readonly bound: boolean;
  readonly seen: Seen;
  readonly analysis: AnyAnalysis;
}

/** What stands behind the two numbers. */
const Worth = ({ choice, seen, worth, analysis }: Line & { choice: DiscardDress }) => {
  const found = worthOfTile(seen, choice.tile);
  if (!found || !seen.worths || !hasWorth(worth)) return null;
  const seating = { me: analysis.me, players: analysis.round.players };
  return <LaterSheet worths={seen.worths} shown={found} seating={seating} />;
};

export const Why = ({ choice, ...line }: Line & { choice: DiscardDress }) => {
  const words = useWords();
  const { bound } = line;
  const { waits, says, barred, after, below } = choice;
  if (barred) return <p>{words.text(barred.why)}</p>;
  const forms = formsMore(after, words);
  return (
    <div class="under">
      {says.length > 0 && (
        <p>
          <Sentences says={says} />
        </p>
      )}
      {waits ? <Waits waits={waits} bound={bound} /> : <LiveTiles hand={after} />}
      {forms !== undefined && (
        <p class="muted">
          {words.text('why.forms')}: {forms}
        </p>
      )}
      {below?.()}
      <Worth choice={choice} {...line} />
    </div>
  );
};
