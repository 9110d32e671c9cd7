// A row for every wait: what it is worth by discard and by self-draw, what it pays, how much is missing to the minimum, and
// what bars it. Ready by shape is one thing, ready to win another.

import type { KoreanSituation } from '../../rules/korean/flags.ts';
import { furiten } from '../../rules/korean/furiten.ts';
import type { KoreanOptions } from '../../rules/korean/options.ts';
import type { Furiten } from '../../rules/rules.ts';
import { type Kind, kindOf } from '../../tiles/tile.ts';
import type { Accepted, HandView } from '../analysis.ts';
import type {
  KoreanBar,
  KoreanReadiness,
  KoreanShort,
  KoreanTenpai,
  KoreanUpeoAnswer,
  KoreanWait,
} from './analysis.ts';
import { inUpeo, type KoreanFacts, opened } from './facts.ts';
import { isJump } from './upeo.ts';
import { worthOf } from './worth.ts';

/** A hand that is ready by shape, at rest. */
export interface KoreanReady {
  readonly s: KoreanSituation;
  readonly view: HandView;
  /** Whether upeo may be declared with it. */
  readonly upeo: KoreanUpeoAnswer;
}

const minimumBar = ({ byDiscard, bySelfDraw }: KoreanShort): readonly KoreanBar[] => {
  const [discard, draw] = [byDiscard === 0, bySelfDraw === 0];
  if (!discard) return [draw ? 'selfDrawOnly' : 'underMinimum'];
  return draw || bySelfDraw === undefined ? [] : ['discardOnly'];
};

/** An own discard may bar its own kind alone; a ron let pass bars all. */
const isBarred = (reasons: readonly Furiten[], kind: Kind, options: KoreanOptions): boolean =>
  reasons.some((f) => options.furiten !== 'tile' || f.type !== 'discard' || kindOf(f.tile) === kind);

interface Barred {
  readonly furiten: readonly Furiten[];
  /** Upeo was declared without the right to, and wins nothing. */
  readonly isVoid: boolean;
}

const upeoWorths = (
  facts: KoreanFacts,
  { s, upeo }: KoreanReady,
  kind: Kind,
): Pick<KoreanWait, 'withUpeo' | 'withOpenUpeo'> => {
  if (upeo.legal) {
    const declared = inUpeo(s, upeo.early);
    return { withUpeo: worthOf(facts, declared, kind), withOpenUpeo: worthOf(facts, opened(declared), kind) };
  }
  const mayOpen = s.riichi !== 'none' && !s.openRiichi && !isJump(facts, s);
  return mayOpen ? { withOpenUpeo: worthOf(facts, opened(s), kind) } : {};
};

const waitOf = (
  facts: KoreanFacts,
  ready: KoreanReady,
  { kind, live }: Accepted,
  { furiten: reasons, isVoid }: Barred,
): KoreanWait => {
  const worth = worthOf(facts, ready.s, kind);
  const bars: KoreanBar[] = [...minimumBar(worth.short)];
  if (isBarred(reasons, kind, facts.options)) bars.push('furiten');
  if (isVoid) bars.push('illegalUpeo');
  if (live === 0) bars.push('dead');
  return { kind, live, ...worth, ...upeoWorths(facts, ready, kind), bars };
};

const OF_MINIMUM: readonly KoreanBar[] = ['underMinimum', 'selfDrawOnly', 'discardOnly'];

const readinessOf = (waits: readonly KoreanWait[]): KoreanReadiness => {
  const live = waits.filter((w) => w.live > 0);
  if (live.length === 0) return 'dead';
  if (!live.some(({ bars }) => bars.some((bar) => OF_MINIMUM.includes(bar)))) return 'ready';
  return live.every((w) => w.bars.includes('underMinimum')) ? 'shapeOnly' : 'partly';
};

const copies = (waits: readonly KoreanWait[], way: keyof KoreanShort): number =>
  waits.filter((w) => w.short[way] === 0).reduce((sum, w) => sum + w.live, 0);

/** Undefined where the hand is not ready by shape. */
export const koreanTenpaiOf = (facts: KoreanFacts, ready: KoreanReady): KoreanTenpai | undefined => {
  const { s, view } = ready;
  if (view.shanten !== 0) return undefined;
  const { options } = facts;
  const reasons = furiten(
    s,
    view.accepts.map((a) => a.kind),
    options,
  );
  const barred = { furiten: reasons, isVoid: isJump(facts, s) && options.illegalUpeo === 'voidWin' };
  const waits = view.accepts.map((accepted) => waitOf(facts, ready, accepted, barred));
  return {
    readiness: readinessOf(waits),
    waits,
    tilesByDiscard: copies(waits, 'byDiscard'),
    tilesBySelfDraw: copies(waits, 'bySelfDraw'),
    furiten: reasons,
  };
};
