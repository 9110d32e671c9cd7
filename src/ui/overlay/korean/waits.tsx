// What a Korean wait pays under the settlement, base and bonus points apart; with upeo where it may be declared.

import type { KoreanTenpai, KoreanWait } from '../../../analysis/korean/analysis.ts';
import type { KoreanScore } from '../../../rules/korean/score.ts';
import { Stick } from '../../parts/icon.tsx';
import { useWords } from '../../parts/words.tsx';
import type { WaitDress, WaitsDress } from '../dress.ts';
import { bestWait, Missing } from '../readiness.tsx';
import { Off } from '../tags.tsx';
import { paysText } from './headline.ts';
import { KoreanSheet, waysOf } from './sheet.tsx';

interface WinProps {
  readonly score: KoreanScore | undefined;
  readonly short: number | undefined;
  readonly upeo: KoreanScore | undefined;
}

/** Points as the hand stands; beside them, with upeo. */
const Second = ({ score, upeo }: { score: KoreanScore; upeo: KoreanScore | undefined }) => {
  const words = useWords();
  const more = upeo && (paysText(upeo, words) ?? words.number(upeo.total));
  return (
    <small>
      {words.text('korean.baseBonus', { base: score.base, bonus: score.bonus })}
      {more !== undefined && (
        <>
          {' · '}
          <Stick label={words.text('korean.withUpeo')} />
          {more}
        </>
      )}
    </small>
  );
};

const Win = ({ score, short, upeo }: WinProps) => {
  const words = useWords();
  if (!score || short === undefined) return <span class="off">–</span>;
  const worth = paysText(score, words) ?? words.text('korean.points', { n: score.total });
  if (short === 0)
    return (
      <>
        <span class="value">{worth}</span>
        <Second score={score} upeo={upeo} />
      </>
    );
  return (
    <>
      <span class="off">{words.text('korean.baseBonus', { base: score.base, bonus: score.bonus })}</span>
      <small>
        <Missing say="korean.short" n={short} />
      </small>
    </>
  );
};

const Sheet = ({ wait }: { wait: KoreanWait }) => (
  <KoreanSheet ways={waysOf(wait, useWords())} withUpeo={wait.withUpeo} withOpenUpeo={wait.withOpenUpeo} />
);

const isBarred = ({ bars }: KoreanWait): boolean => bars.includes('furiten') || bars.includes('illegalUpeo');

const rowOf = (wait: KoreanWait): WaitDress => ({
  kind: wait.kind,
  live: wait.live,
  byDiscard: isBarred(wait) ? (
    <Off key="ron" />
  ) : (
    <Win key="ron" score={wait.byDiscard} short={wait.short.byDiscard} upeo={wait.withUpeo?.byDiscard} />
  ),
  bySelfDraw: wait.bars.includes('illegalUpeo') ? (
    <Off key="tsumo" />
  ) : (
    <Win key="tsumo" score={wait.bySelfDraw} short={wait.short.bySelfDraw} upeo={wait.withUpeo?.bySelfDraw} />
  ),
  why: () => <Sheet wait={wait} />,
});

const Legend = ({ upeo }: { upeo: boolean }) => {
  const words = useWords();
  return (
    <p class="legend">
      {words.text('korean.legend')}
      {upeo && (
        <>
          {' · '}
          <Stick label="" />
          {words.text('korean.withUpeo')}
        </>
      )}
    </p>
  );
};

export const waitsDress = ({ waits }: KoreanTenpai): WaitsDress => {
  const best = bestWait(waits, (w) => w.byDiscard.total);
  return {
    ways: ['head.ron', 'head.tsumo'],
    rows: waits.map((w) => ({ ...rowOf(w), best: w === best })),
    legend: <Legend upeo={waits.some((w) => w.withUpeo !== undefined)} />,
  };
};
