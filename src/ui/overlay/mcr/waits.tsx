// What an MCR wait is worth: fan by discard and by self-draw, each with what it lacks to the minimum.

import type { McrTenpai, McrWait } from '../../../analysis/mcr/analysis.ts';
import type { Words } from '../../../i18n/i18n.ts';
import type { McrScore } from '../../../rules/mcr/score.ts';
import type { Seat } from '../../../tiles/seat.ts';
import { useWords } from '../../parts/words.tsx';
import { YakuName } from '../../parts/yaku-name.tsx';
import type { WaitDress, WaitsDress } from '../dress.ts';
import { bestWait, Missing } from '../readiness.tsx';
import { McrSheet, wayOf } from './sheet.tsx';

/** Flowers come on top of what the minimum asks for. */
const worthText = ({ basic, flowers }: McrScore, words: Words): string => {
  const fan = words.text('mcr.fan', { n: basic });
  return flowers > 0 ? words.text('mcr.withFlowers', { fan, n: flowers }) : fan;
};

const Win = ({ score, short }: { score: McrScore | undefined; short: number | undefined }) => {
  const words = useWords();
  if (!score || short === undefined) return <span class="off">–</span>;
  const [dearest] = score.fans;
  return (
    <>
      <span class={short > 0 ? 'off' : 'value'}>{worthText(score, words)}</span>
      <small class="wrap">
        {short > 0 ? (
          <Missing say="mcr.short" n={short} />
        ) : (
          dearest && <YakuName of={{ family: 'mcr', id: dearest.id }} />
        )}
      </small>
    </>
  );
};

const Sheet = ({ wait, me }: { wait: McrWait; me: Seat }) => {
  const words = useWords();
  const { byDiscard, bySelfDraw, short } = wait;
  const ways = [
    wayOf(words.text('mcr.head.discard'), byDiscard, short.byDiscard ?? 0, me),
    ...(bySelfDraw ? [wayOf(words.text('mcr.head.selfDraw'), bySelfDraw, short.bySelfDraw ?? 0, me)] : []),
  ];
  return <McrSheet ways={ways} />;
};

const rowOf = (wait: McrWait, me: Seat): WaitDress => ({
  kind: wait.kind,
  live: wait.live,
  byDiscard: <Win key="discard" score={wait.byDiscard} short={wait.short.byDiscard} />,
  bySelfDraw: <Win key="selfDraw" score={wait.bySelfDraw} short={wait.short.bySelfDraw} />,
  why: () => <Sheet wait={wait} me={me} />,
});

export const waitsDress = ({ waits }: McrTenpai, me: Seat): WaitsDress => {
  const best = bestWait(waits, (w) => w.byDiscard.total);
  return {
    ways: ['mcr.head.discard', 'mcr.head.selfDraw'],
    rows: waits.map((w) => ({ ...rowOf(w, me), best: w === best })),
  };
};
