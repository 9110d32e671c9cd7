// What a wait of a riichi hand pays, with riichi where that can still be said; and its score sheet.

import type { Tenpai, Wait } from '../../../analysis/analysis.ts';
import type { RiichiScore } from '../../../rules/riichi/score.ts';
import type { Seat } from '../../../tiles/seat.ts';
import { Stick } from '../../parts/icon.tsx';
import { useWords } from '../../parts/words.tsx';
import type { WaitDress, WaitsDress } from '../dress.ts';
import { pointsText, worthText } from '../score.ts';
import { NoYaku, Off } from '../tags.tsx';
import { ScoreSheet } from './sheet.tsx';

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
}

const Win = ({ score, riichi }: WinProps) => {
  const words = useWords();
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

const Legend = () => (
  <p class="legend">
    <Stick label="" />
    {useWords().text('legend.riichi')}
  </p>
);

/** The wait that pays most by ron, where one does. */
const bestOf = (waits: readonly Wait[]): Wait | undefined => {
  const paid = waits.filter((w) => w.live > 0 && w.ron !== undefined);
  const most = Math.max(...paid.map((w) => w.ron!.points));
  const best = paid.filter((w) => w.ron!.points === most);
  return best.length === 1 && waits.length > 1 ? best[0] : undefined;
};

const rowOf = (wait: Wait, me: Seat): WaitDress => ({
  kind: wait.kind,
  live: wait.live,
  byDiscard: wait.bars.includes('furiten') ? (
    <Off key="ron" />
  ) : (
    <Win key="ron" score={wait.ron} riichi={wait.riichiRon} />
  ),
  bySelfDraw: <Win key="tsumo" score={wait.tsumo} riichi={wait.riichiTsumo} />,
  why: () => <Sheet wait={wait} me={me} />,
});

const gainsByRiichi = (w: Wait): boolean =>
  w.live > 0 && w.riichiTsumo !== undefined && w.riichiTsumo.points !== w.tsumo?.points;

export const waitsDress = ({ waits }: Tenpai, me: Seat): WaitsDress => {
  const best = bestOf(waits);
  return {
    ways: ['head.ron', 'head.tsumo'],
    rows: waits.map((w) => ({ ...rowOf(w, me), best: w === best })),
    legend: waits.some(gainsByRiichi) ? <Legend /> : null,
  };
};
