// An MCR score sheet: fans by discard and by self-draw side by side, their sum, what is missing to the minimum, and what
// comes in. Flowers stand below: they are paid and do not help to the minimum.

import type { Words } from '../../../i18n/i18n.ts';
import type { McrScore } from '../../../rules/mcr/score.ts';
import type { Seat } from '../../../tiles/seat.ts';
import { useWords } from '../../parts/words.tsx';
import { yakuName } from '../../parts/yaku-name.tsx';
import { aligned, type SheetLine } from '../lines.ts';
import { SheetTable } from '../sheet.tsx';

/** One way to win, with as much as is known of it. */
export interface McrWay {
  readonly name: string;
  readonly fans: McrScore['fans'];
  readonly basic: number;
  readonly total: number;
  /** To the minimum. */
  readonly short: number;
  /** What the winner receives; undefined of a hand that is but planned. */
  readonly received?: number;
}

export const wayOf = (name: string, score: McrScore, short: number, me: Seat): McrWay => {
  const { fans, basic, total, deltas } = score;
  const received = deltas[me];
  return { name, fans, basic, total, short, ...(received !== undefined && short === 0 && { received }) };
};

/** A fan that counts twice in one way and once in another has a line for each. */
export const fanLines = (ways: readonly McrWay[], words: Words): readonly SheetLine[] =>
  aligned(ways.map(({ fans }) => fans.map((f) => ({ ...f, key: `${f.id} ${f.times}` })))).map(
    ({ item, cells }) => {
      const named = { family: 'mcr', id: item.id } as const;
      return {
        key: item.key,
        name: yakuName(words, named),
        named,
        ...(item.times > 1 && { times: item.times }),
        values: cells.map((c) => c && words.number(c.value * c.times)),
      };
    },
  );

const Sum = ({ way }: { way: McrWay }) => {
  const words = useWords();
  return (
    <>
      <b>{words.text('mcr.fan', { n: way.total })}</b>
      {way.short > 0 && <small>{words.text('mcr.short', { n: way.short })}</small>}
    </>
  );
};

const receivedLines = (ways: readonly McrWay[], words: Words): readonly SheetLine[] => {
  if (ways.every((w) => w.received === undefined)) return [];
  const values = ways.map((w) => (w.received === undefined ? undefined : words.number(w.received)));
  return [{ key: 'received', name: words.text('why.receives'), values }];
};

export const McrSheet = ({ ways }: { ways: readonly McrWay[] }) => {
  const words = useWords();
  return (
    <SheetTable
      ways={ways.map((w) => w.name)}
      lines={fanLines(ways, words)}
      totals={[{ name: words.text('sum.total'), cells: ways.map((way) => <Sum key={way.name} way={way} />) }]}
      after={receivedLines(ways, words)}
    />
  );
};
