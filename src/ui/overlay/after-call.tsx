// Under a call: what to throw then, and the waits or the tiles that the hand takes.

import type { ComponentChildren } from 'preact';
import type { HandView } from '../../analysis/analysis.ts';
import type { Tile } from '../../tiles/tile.ts';
import { Accepted, Tiles } from '../parts/tile.tsx';
import { useWords } from '../parts/words.tsx';
import { useRoomForTiles } from './calls.tsx';
import type { WaitsDress } from './dress.ts';
import { LiveTiles } from './live.tsx';
import { Waits } from './waits.tsx';

interface AfterProps {
  readonly discards: readonly Tile[] | undefined;
  readonly after: HandView | undefined;
  readonly waits: WaitsDress | undefined;
  readonly bound: boolean;
  readonly children?: ComponentChildren;
}

export const AfterCall = ({ discards = [], after, waits, bound, children }: AfterProps) => {
  const words = useWords();
  return (
    <div class="under">
      {discards.length > 0 && (
        <p>
          {words.text('why.discards')} <Tiles tiles={discards.slice(0, 5)} size={18} />
        </p>
      )}
      {waits ? <Waits waits={waits} bound={bound} /> : after && <LiveTiles hand={after} />}
      {children}
    </div>
  );
};

/** What the hand accepts after a call, as many tiles as there is room for. */
export const Kinds = ({ after }: { after: HandView | undefined }) => (
  <Accepted accepts={after?.accepts ?? []} most={useRoomForTiles()} />
);
