// Tenpai: a row a wait. What it pays by discard and by self-draw; the family says it.

import { plainTile } from '../../tiles/tile.ts';
import { Choices, type Column, type Row } from '../parts/choices.tsx';
import { Tile } from '../parts/tile.tsx';
import { NARROW, useManner, useWords } from '../parts/words.tsx';
import type { WaitDress, WaitsDress } from './dress.ts';

const Dead = () => <span class="off">{useWords().text('wait.dead')}</span>;

const useColumns = ([byDiscard, bySelfDraw]: WaitsDress['ways']): readonly Column[] => {
  const { words, width } = useManner();
  const [wait, live, selfDraw] = width < NARROW ? [34, 30, 98] : [42, 34, 122];
  return [
    { id: 'wait', head: words.text('head.wait'), width: wait },
    { id: 'live', head: words.text('head.live'), width: live, number: true },
    { id: 'discard', head: words.text(byDiscard), number: true },
    { id: 'selfDraw', head: words.text(bySelfDraw), width: selfDraw, number: true },
  ];
};

const Live = ({ live, bound }: { live: number; bound: boolean }) => {
  const words = useWords();
  const text = bound && live > 0 ? words.text('atMost.n', { n: live }) : words.number(live);
  return (
    <span key={text} class={`fresh${live === 0 ? ' off' : ''}`}>
      {text}
    </span>
  );
};

const rowOf = ({ kind, live, best = false, byDiscard, bySelfDraw, why }: WaitDress, bound: boolean): Row => {
  const dead = live === 0;
  const key = String(kind);
  const head = [
    <Tile key="tile" tile={plainTile(kind)} dead={dead} />,
    <Live key="live" live={live} bound={bound} />,
  ];
  if (dead) return { key, dim: true, cells: [...head, <Dead key="dead" />] };
  return { key, best, cells: [...head, byDiscard, bySelfDraw], why };
};

interface WaitsProps {
  readonly waits: WaitsDress;
  /** Live counts are upper bounds. */
  readonly bound: boolean;
}

export const Waits = ({ waits, bound }: WaitsProps) => {
  const words = useWords();
  const columns = useColumns(waits.ways);
  return (
    <>
      <Choices
        label={words.text('head.waits')}
        columns={columns}
        rows={waits.rows.map((row) => rowOf(row, bound))}
        two
      />
      {waits.legend}
    </>
  );
};
