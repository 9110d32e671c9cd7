// Tenpai: a row a wait. What it pays by ron and by self-draw, and with riichi where that can still be said.

import type { Tenpai, Wait } from '../../analysis/analysis.ts';
import type { RiichiScore } from '../../rules/riichi/score.ts';
import type { Seat } from '../../tiles/seat.ts';
import { plainTile } from '../../tiles/tile.ts';
import { Choices, type Column, type Row } from '../parts/choices.tsx';
import { Mark, Stick } from '../parts/icon.tsx';
import { Tile } from '../parts/tile.tsx';
import { NARROW, useManner, useWords } from '../parts/words.tsx';
import { pointsText, worthText } from './score.ts';
import { NoYaku, ScoreSheet } from './sheet.tsx';

const Off = () => (
  <span class="tag danger">
    <Mark id="furiten" tone="danger" />
    {useWords().text('tag.off')}
  </span>
);

/** The second line: the hand's worth, or what riichi makes of it. */
const Second = ({ score, riichi }: { score?: RiichiScore | undefined; riichi?: RiichiScore | undefined }) => {
  const words = useWords();
  if (riichi && riichi.points !== score?.points)
    return (
      <small>
        <Stick label={words.text('legend.riichi')} />
        {pointsText(riichi, words)}
      </small>
    );
  return score ? <small>{worthText(score, words)}</small> : null;
};

interface WinProps {
  readonly score?: RiichiScore | undefined;
  readonly riichi?: RiichiScore | undefined;
  readonly barred: boolean;
}

const Win = ({ score, riichi, barred }: WinProps) => {
  const words = useWords();
  if (barred) return <Off />;
  return (
    <>
      {score ? <span class="value">{pointsText(score, words)}</span> : <NoYaku spare />}
      <Second score={score} riichi={riichi} />
    </>
  );
};

const Sheet = ({ wait, me }: { wait: Wait; me: Seat }) => {
  const words = useWords();
  const { ron, tsumo, riichiRon, riichiTsumo } = wait;
  if (!tsumo && !riichiTsumo && !ron) return <p class="muted">{words.text('why.noYaku')}</p>;
  const ways = [
    { name: words.text('head.ron'), score: ron, riichi: riichiRon },
    { name: words.text('head.tsumo'), score: tsumo, riichi: riichiTsumo },
  ];
  return <ScoreSheet ways={ways} me={me} />;
};

const Dead = () => <span class="off">{useWords().text('wait.dead')}</span>;

const useColumns = (): readonly Column[] => {
  const { words, width } = useManner();
  const [wait, live, tsumo] = width < NARROW ? [34, 30, 98] : [48, 40, 116];
  return [
    { id: 'wait', head: words.text('head.wait'), width: wait },
    { id: 'live', head: words.text('head.live'), width: live, number: true },
    { id: 'ron', head: words.text('head.ron'), number: true },
    { id: 'tsumo', head: words.text('head.tsumo'), width: tsumo, number: true },
  ];
};

const rowOf = (wait: Wait, me: Seat, bound: boolean): Row => {
  const dead = wait.live === 0;
  const barred = wait.bars.includes('furiten');
  const head = [
    <Tile key="tile" tile={plainTile(wait.kind)} dead={dead} />,
    <Live key="live" wait={wait} bound={bound} />,
  ];
  if (dead) return { key: String(wait.kind), dim: true, cells: [...head, <Dead key="dead" />] };
  return {
    key: String(wait.kind),
    cells: [
      ...head,
      <Win key="ron" score={wait.ron} riichi={wait.riichiRon} barred={barred} />,
      <Win key="tsumo" score={wait.tsumo} riichi={wait.riichiTsumo} barred={false} />,
    ],
    why: () => <Sheet wait={wait} me={me} />,
  };
};

const Live = ({ wait, bound }: { wait: Wait; bound: boolean }) => {
  const words = useWords();
  const text = bound && wait.live > 0 ? words.text('atMost.n', { n: wait.live }) : words.number(wait.live);
  return (
    <span key={text} class={`fresh${wait.live === 0 ? ' off' : ''}`}>
      {text}
    </span>
  );
};

/** The wait that pays most by ron, where one does. */
const bestOf = (waits: readonly Wait[]): Wait | undefined => {
  const paid = waits.filter((w) => w.live > 0 && w.ron !== undefined);
  const most = Math.max(...paid.map((w) => w.ron!.points));
  const best = paid.filter((w) => w.ron!.points === most);
  return best.length === 1 && waits.length > 1 ? best[0] : undefined;
};

interface WaitsProps {
  readonly tenpai: Tenpai;
  readonly me: Seat;
  /** Live counts are upper bounds. */
  readonly bound: boolean;
}

export const Waits = ({ tenpai, me, bound }: WaitsProps) => {
  const words = useWords();
  const columns = useColumns();
  const best = bestOf(tenpai.waits);
  const riichi = tenpai.waits.some(
    (w) => w.live > 0 && w.riichiTsumo && w.riichiTsumo.points !== w.tsumo?.points,
  );
  const rows = tenpai.waits.map((w) => ({
    ...rowOf(w, me, bound),
    best: w === best,
  }));
  return (
    <>
      <Choices label={words.text('head.waits')} columns={columns} rows={rows} two />
      {riichi && (
        <p class="legend">
          <Stick label="" />
          {words.text('legend.riichi')}
        </p>
      )}
    </>
  );
};
