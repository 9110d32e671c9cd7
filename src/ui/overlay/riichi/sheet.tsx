// A riichi score sheet: yaku and fu, by ron and by self-draw side by side; with riichi and without, where both are
// possible; and what comes in with counters and sticks.

import type { Words } from '../../../i18n/i18n.ts';
import type { RiichiScore } from '../../../rules/riichi/score.ts';
import type { Seat } from '../../../tiles/seat.ts';
import { useWords } from '../../parts/words.tsx';
import type { SheetLine } from '../lines.ts';
import { linesOf, pointsText, receivedOf, worthText } from '../score.ts';
import { SheetTable, type SheetTotal } from '../sheet.tsx';
import { NoYaku } from '../tags.tsx';

/** One way to win. */
export interface Way {
  readonly name: string;
  /** As the hand stands; undefined: no yaku. */
  readonly score?: RiichiScore | undefined;
  readonly riichi?: RiichiScore | undefined;
}

const Worth = ({ score }: { score: RiichiScore | undefined }) => {
  const words = useWords();
  if (!score) return <NoYaku />;
  return (
    <>
      <b>{pointsText(score, words)}</b>
      <small>{worthText(score, words)}</small>
    </>
  );
};

const worths = (ways: readonly Way[], pick: (way: Way) => RiichiScore | undefined) =>
  ways.map((way) => <Worth key={way.name} score={pick(way)} />);

const totalsOf = (ways: readonly Way[], words: Words): readonly SheetTotal[] => {
  const hasRiichi = ways.some((w) => w.riichi !== undefined);
  const plainly = {
    name: words.text(hasRiichi ? 'sum.withoutRiichi' : 'sum.total'),
    cells: worths(ways, (w) => w.score),
  };
  if (!hasRiichi) return [plainly];
  return [{ name: words.text('legend.riichi'), stick: true, cells: worths(ways, (w) => w.riichi) }, plainly];
};

const receivedLine = (ways: readonly Way[], me: Seat, words: Words): readonly SheetLine[] => {
  const received = ways.map(({ score, riichi }) => {
    const best = riichi ?? score;
    return best && receivedOf(best, me);
  });
  if (received.every((r) => r === undefined)) return [];
  const values = received.map((r) => (r === undefined ? undefined : words.number(r)));
  return [{ key: 'received', name: words.text('why.received'), values }];
};

export const ScoreSheet = ({ ways, me }: { ways: readonly Way[]; me: Seat }) => {
  const words = useWords();
  const lines = linesOf(
    ways.map((w) => w.riichi ?? w.score),
    words,
  );
  return (
    <SheetTable
      ways={ways.map((w) => w.name)}
      lines={lines}
      totals={totalsOf(ways, words)}
      after={receivedLine(ways, me, words)}
    />
  );
};
