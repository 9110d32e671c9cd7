// What can be said now, on another's tile or on my own turn, and what each choice makes of the hand.

import type { AnyAnalysis } from '../../analysis/analysis.ts';
import type { CallWorth } from '../../analysis/worth/worths.ts';
import { Bar, Choices, type Column, type Row } from '../parts/choices.tsx';
import { Tiles } from '../parts/tile.tsx';
import { tilesIn, useManner, useWords } from '../parts/words.tsx';
import { signed } from '../parts/worth/figures.ts';
import type { CallDress } from './dress.ts';
import { keyOf } from './offers.ts';
import { LaterSheet } from './worth/later-sheet.tsx';
import type { Seen } from './worth/seen.ts';

const CALL = 112;
const TILES = 48;

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

interface CallsProps {
  readonly calls: readonly CallDress[];
  readonly bound: boolean;
  readonly analysis: AnyAnalysis;
  readonly seen: Seen;
}

const worthOfCall = ({ worths }: Seen, key: string): CallWorth | undefined =>
  worths?.calls.find((c) => keyOf(c) === key);

/** Under the count of tiles: what the call is worth, so that it stands beside letting pass. */
const Total = ({ worth, most }: { worth: CallWorth | undefined; most: number }) => {
  const words = useWords();
  if (worth?.total === undefined) return null;
  return <small class={worth.total === most ? 'worth most' : 'worth'}>{signed(words, worth.total)}</small>;
};

/** What opens under a call: its own, then what stands behind its worth. */
const whyOf = (choice: CallDress, worth: CallWorth | undefined, { analysis, seen }: CallsProps) => {
  const { worths } = seen;
  if (!worth || !worths) return choice.why;
  const seating = { me: analysis.me, players: analysis.round.players };
  return () => (
    <>
      {choice.why?.()}
      <LaterSheet worths={{ ...worths, stage: worth.stage }} shown={worth} seating={seating} />
    </>
  );
};

export const Calls = (props: CallsProps) => {
  const { calls, bound, seen } = props;
  const words = useWords();
  const columns = useColumns();
  const most = Math.max(0, ...calls.map((c) => c.count ?? 0));
  const mostWorth = Math.max(...(seen.worths?.calls ?? []).map((c) => c.total ?? Number.NEGATIVE_INFINITY));
  const rows = calls.map((choice): Row => {
    const worth = worthOfCall(seen, choice.key);
    const why = whyOf(choice, worth, props);
    return {
      key: choice.key,
      best: choice.isWin,
      cells: [
        <Call key="call" choice={choice} />,
        choice.outcome,
        <>
          <Count key="tiles" count={choice.count} most={most} bound={bound} />
          <Total worth={worth} most={mostWorth} />
        </>,
      ],
      ...(why && { why }),
    };
  });
  return <Choices label={words.text('head.calls')} columns={columns} rows={rows} two />;
};
