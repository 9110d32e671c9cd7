// Where a win needs a minimum, tenpai by shape is one thing and ready to win another: how that is said, for every family
// that has a minimum.

import type { HandView } from '../../analysis/analysis.ts';
import type { MessageKey } from '../../i18n/i18n.ts';
import { Mark } from '../parts/icon.tsx';
import { useWords } from '../parts/words.tsx';
import { countSays } from './headline.ts';
import { type Said, said } from './said.ts';
import { Allowed, Spare } from './tags.tsx';

/** How much is missing to the minimum; undefined where the win cannot come that way. */
export interface Short {
  readonly byDiscard?: number;
  readonly bySelfDraw?: number;
}

export interface Waiting {
  readonly readiness: 'ready' | 'partly' | 'shapeOnly' | 'dead';
  readonly waits: readonly { readonly live: number; readonly short: Short }[];
  readonly tilesByDiscard: number;
  readonly tilesBySelfDraw: number;
}

export const READINESS: Readonly<Record<Waiting['readiness'], MessageKey>> = {
  ready: 'ready.ready',
  partly: 'ready.partly',
  shapeOnly: 'ready.shapeOnly',
  dead: 'ready.dead',
};

/** A family's own words, by discard and by self-draw. */
export interface WaitingKeys {
  /** How many live tiles win. */
  readonly wins: Readonly<Record<keyof Short, MessageKey>>;
  /** How much is missing. */
  readonly short: Readonly<Record<keyof Short, MessageKey>>;
}

/** The least that is missing one way, over the live waits; undefined where nothing can come that way. */
export const leastShort = ({ waits }: Waiting, way: keyof Short): number | undefined => {
  const missing = waits.flatMap(({ live, short }) =>
    live > 0 && short[way] !== undefined ? [short[way]] : [],
  );
  return missing.length > 0 ? Math.min(...missing) : undefined;
};

const shortSays = (waiting: Waiting, keys: WaitingKeys['short']): readonly Said[] =>
  (['byDiscard', 'bySelfDraw'] as const).flatMap((way) => {
    const n = leastShort(waiting, way);
    return n === undefined ? [] : [said(keys[way], { n })];
  });

/** Which numbers matter: live tiles, those that win either way, or how much is missing. */
export const waitingSays = (
  waiting: Waiting,
  keys: WaitingKeys,
  now: HandView,
  bound: boolean,
): readonly Said[] => {
  switch (waiting.readiness) {
    case 'partly':
      return [
        said(keys.wins.byDiscard, { n: waiting.tilesByDiscard }),
        said(keys.wins.bySelfDraw, { n: waiting.tilesBySelfDraw }),
      ];
    case 'shapeOnly':
      return shortSays(waiting, keys.short);
    case 'ready':
    case 'dead':
      return countSays(now, bound);
  }
};

/** Of a discard that leaves the hand tenpai. */
export const ReadyTag = ({ readiness }: Pick<Waiting, 'readiness'>) => {
  const words = useWords();
  if (readiness === 'ready') return <Allowed>{words.text('tag.ready')}</Allowed>;
  const [id, tone] =
    readiness === 'partly' ? (['caution', 'caution'] as const) : (['none', 'muted'] as const);
  return (
    <span class="tag">
      <Mark id={id} tone={tone} />
      <Spare>{words.text(`tag.${readiness}`)}</Spare>
    </span>
  );
};

/** How much a wait lacks. */
export const Missing = ({ say, n }: { say: MessageKey; n: number }) => (
  <span class="short">
    <Mark id="caution" tone="caution" /> {useWords().text(say, { n })}
  </span>
);

interface Winning {
  readonly live: number;
  readonly short: Short;
}

/** The one wait that is worth most by discard, among those that may win so. */
export const bestWait = <W extends Winning>(
  waits: readonly W[],
  worth: (wait: W) => number,
): W | undefined => {
  const winning = waits.filter((w) => w.live > 0 && w.short.byDiscard === 0);
  const most = Math.max(...winning.map(worth));
  const best = winning.filter((w) => worth(w) === most);
  return best.length === 1 && waits.length > 1 ? best[0] : undefined;
};
