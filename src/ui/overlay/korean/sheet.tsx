// A Korean score sheet: base and bonus yaku by discard and by self-draw side by side, their sums apart, what is missing to
// the minimum of base points, and what is paid; the same with upeo where it may be declared.

import type { KoreanWait, KoreanWorth } from '../../../analysis/korean/analysis.ts';
import type { Words } from '../../../i18n/i18n.ts';
import type { KoreanScore } from '../../../rules/korean/score.ts';
import { isBaseYaku, YAKU_NAMES } from '../../../rules/korean/yaku.names.ts';
import { useWords } from '../../parts/words.tsx';
import { yakuName } from '../../parts/yaku-name.tsx';
import { aligned, type SheetLine } from '../lines.ts';
import { SheetTable, type SheetTotal } from '../sheet.tsx';
import { paysText } from './headline.ts';

type KoreanYaku = keyof typeof YAKU_NAMES;
const isYaku = (id: string): id is KoreanYaku => Object.hasOwn(YAKU_NAMES, id);

/** One way to win. `short`: base points missing to the minimum. */
export interface KoreanWay {
  readonly name: string;
  readonly score: KoreanScore;
  readonly short: number;
}

type Item = KoreanScore['items'][number] & { readonly key: string };

const itemsOf = ({ items }: KoreanScore, bonus: boolean): readonly Item[] =>
  items.filter(({ id }) => isBaseYaku(id) !== bonus).map((item) => ({ ...item, key: item.id }));

const lineOf = (words: Words, { id }: Item): Pick<SheetLine, 'name' | 'named'> => {
  if (!isYaku(id)) return { name: id };
  const named = { family: 'korean', id } as const;
  return { name: yakuName(words, named), named };
};

/** Base yaku, then bonus yaku. */
export const linesOf = (ways: readonly KoreanWay[], words: Words): readonly SheetLine[] =>
  [false, true].flatMap((bonus) =>
    aligned(ways.map(({ score }) => itemsOf(score, bonus))).map(({ item, cells }) => ({
      key: item.key,
      ...lineOf(words, item),
      values: cells.map((c) => c && words.text(bonus ? 'korean.plus' : 'korean.plain', { n: c.value })),
    })),
  );

/** Points, base and bonus apart, and what is paid. */
const Sum = ({ score, short = 0 }: { score: KoreanScore | undefined; short?: number }) => {
  const words = useWords();
  if (!score) return <span class="off">–</span>;
  const pays = paysText(score, words);
  return (
    <>
      <b>{words.text('korean.points', { n: score.total })}</b>
      <small>{words.text('korean.sum', { base: score.base, bonus: score.bonus })}</small>
      {short > 0 ? (
        <small>{words.text('korean.short', { n: short })}</small>
      ) : (
        pays !== undefined && <small>{words.text('korean.pays', { pays })}</small>
      )}
    </>
  );
};

const worthCells = (worth: KoreanWorth, ways: number): SheetTotal['cells'] =>
  [worth.byDiscard, worth.bySelfDraw].slice(0, ways).map((score, i) => <Sum key={i} score={score} />);

interface SheetProps {
  readonly ways: readonly KoreanWay[];
  readonly withUpeo?: KoreanWorth | undefined;
  readonly withOpenUpeo?: KoreanWorth | undefined;
}

export const KoreanSheet = ({ ways, withUpeo, withOpenUpeo }: SheetProps) => {
  const words = useWords();
  const stands = ways.map(({ name, score, short }) => <Sum key={name} score={score} short={short} />);
  return (
    <SheetTable
      ways={ways.map((w) => w.name)}
      lines={linesOf(ways, words)}
      totals={[
        { name: words.text('sum.total'), cells: stands },
        ...(withUpeo
          ? [{ name: words.text('korean.withUpeo'), cells: worthCells(withUpeo, ways.length) }]
          : []),
        ...(withOpenUpeo
          ? [{ name: words.text('korean.withOpenUpeo'), cells: worthCells(withOpenUpeo, ways.length) }]
          : []),
      ]}
    />
  );
};

/** The ways a wait may be won on. */
export const waysOf = ({ byDiscard, bySelfDraw, short }: KoreanWait, words: Words): readonly KoreanWay[] => [
  { name: words.text('head.ron'), score: byDiscard, short: short.byDiscard ?? 0 },
  ...(bySelfDraw
    ? [{ name: words.text('head.tsumo'), score: bySelfDraw, short: short.bySelfDraw ?? 0 }]
    : []),
];
