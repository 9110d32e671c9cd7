// What a Korean wait pays under the settlement, base and bonus points apart; with upeo where it may be declared.

import type { KoreanTenpai, KoreanWait } from '../../../analysis/korean/analysis.ts';
import type { Words } from '../../../i18n/i18n.ts';
import type { KoreanScore } from '../../../rules/korean/score.ts';
import { NARROW, useManner, useWords } from '../../parts/words.tsx';
import type { WaitDress, WaitsDress } from '../dress.ts';
import { bestWait, Missing } from '../readiness.tsx';
import { Off } from '../tags.tsx';
import { paysText } from './headline.ts';
import { KoreanSheet, waysOf } from './sheet.tsx';

interface WinProps {
  readonly score: KoreanScore | undefined;
  readonly short: number | undefined;
  /** With upeo, where that reaches the minimum. */
  readonly upeo: KoreanScore | undefined;
}

const worthText = (score: KoreanScore, words: Words): string =>
  paysText(score, words) ?? words.text('korean.points', { n: score.total });

const WithUpeo = ({ score }: { score: KoreanScore }) => {
  const words = useWords();
  return (
    <>
      {words.text('tag.upeo')} {worthText(score, words)}
    </>
  );
};

/** Under what is paid as the hand stands: its points; beside them what upeo makes of it. */
const Second = ({ score, upeo }: { score: KoreanScore; upeo: KoreanScore | undefined }) => {
  const { words, width } = useManner();
  const points = words.text('korean.baseBonus', { base: score.base, bonus: score.bonus });
  if (!upeo) return <small>{points}</small>;
  return (
    <small>
      {points}
      {width < NARROW ? <br /> : ' · '}
      <WithUpeo score={upeo} />
    </small>
  );
};

const Win = ({ score, short, upeo }: WinProps) => {
  const words = useWords();
  if (!score || short === undefined) return <span class="off">–</span>;
  if (short === 0)
    return (
      <>
        <span class="value">{worthText(score, words)}</span>
        <Second score={score} upeo={upeo} />
      </>
    );
  return (
    <>
      <span class="off">{words.text('korean.baseBonus', { base: score.base, bonus: score.bonus })}</span>
      <small>{upeo ? <WithUpeo score={upeo} /> : <Missing say="korean.short" n={short} />}</small>
    </>
  );
};

const Sheet = ({ wait }: { wait: KoreanWait }) => (
  <KoreanSheet ways={waysOf(wait, useWords())} withUpeo={wait.withUpeo} withOpenUpeo={wait.withOpenUpeo} />
);

/** An early upeo is worth the minimum by itself. */
const upeoScore = ({ withUpeo }: KoreanWait, way: 'byDiscard' | 'bySelfDraw'): KoreanScore | undefined =>
  withUpeo?.short[way] === 0 ? withUpeo[way] : undefined;

const isBarred = ({ bars }: KoreanWait): boolean => bars.includes('furiten') || bars.includes('illegalUpeo');

const rowOf = (wait: KoreanWait): WaitDress => ({
  kind: wait.kind,
  live: wait.live,
  byDiscard: isBarred(wait) ? (
    <Off key="ron" />
  ) : (
    <Win key="ron" score={wait.byDiscard} short={wait.short.byDiscard} upeo={upeoScore(wait, 'byDiscard')} />
  ),
  bySelfDraw: wait.bars.includes('illegalUpeo') ? (
    <Off key="tsumo" />
  ) : (
    <Win
      key="tsumo"
      score={wait.bySelfDraw}
      short={wait.short.bySelfDraw}
      upeo={upeoScore(wait, 'bySelfDraw')}
    />
  ),
  why: () => <Sheet wait={wait} />,
});

const Legend = () => <p class="legend">{useWords().text('korean.legend')}</p>;

export const waitsDress = ({ waits }: KoreanTenpai): WaitsDress => {
  const best = bestWait(waits, (w) => w.byDiscard.total);
  return {
    ways: ['head.ron', 'head.tsumo'],
    rows: waits.map((w) => ({ ...rowOf(w), best: w === best })),
    legend: <Legend />,
  };
};
