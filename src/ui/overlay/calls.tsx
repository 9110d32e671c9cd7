// What can be said now, on another's tile or on my own turn, and what each choice makes of the hand.

import { Bar, Choices, type Column, type Row } from '../parts/choices.tsx';
import { Tiles } from '../parts/tile.tsx';
import { tilesIn, useManner, useWords } from '../parts/words.tsx';
import type { CallDress } from './dress.ts';

const CALL = 112;
const TILES = 44;

/** How many tiles of a hand's acceptance stand beside a call. */
export const useRoomForTiles = (): number => tilesIn(useManner().width - CALL - TILES - 20);

const Call = ({ choice: { name, tiles } }: { choice: CallDress }) => (
  <span class="pick call">
    <span class="strong keep">{name}</span>
    {tiles.length > 0 && <Tiles tiles={tiles} />}
  </span>
);

const Count = ({ count, most, bound }: { count: number | undefined; most: number; bound: boolean }) => {
  const words = useWords();
  if (count === undefined) return null;
  if (bound) return <>{words.text('atMost.n', { n: count })}</>;
  return <Bar share={most > 0 ? count / most : 0}>{words.number(count)}</Bar>;
};

const useColumns = (): readonly Column[] => {
  const words = useWords();
  return [
    { id: 'call', head: words.text('head.call'), width: CALL },
    { id: 'then', head: words.text('head.then') },
    { id: 'tiles', head: words.text('head.tiles'), width: TILES, number: true },
  ];
};

export const Calls = ({ calls, bound }: { calls: readonly CallDress[]; bound: boolean }) => {
  const words = useWords();
  const columns = useColumns();
  const most = Math.max(0, ...calls.map((c) => c.count ?? 0));
  const rows = calls.map(
    (choice): Row => ({
      key: choice.key,
      best: choice.isWin,
      cells: [
        <Call key="call" choice={choice} />,
        choice.outcome,
        <Count key="tiles" count={choice.count} most={most} bound={bound} />,
      ],
      ...(choice.why && { why: choice.why }),
    }),
  );
  return <Choices label={words.text('head.calls')} columns={columns} rows={rows} two />;
};
