// Why a choice cost something, by shape; and what is wrong with a ready hand by the minimum.

import { backOf, firstReason, isCheaper, isNarrower, isSlower, type Missed, type Told } from '../missed.ts';
import { type Shaped, stepsBehind, thrown } from './shaped.ts';

/** The choice beside the best one. */
export interface Beside {
  readonly best: Shaped;
  readonly ours: Shaped;
  /** After the choice nothing within reach of the value search wins any more, after the best something does. */
  readonly isGone?: true;
  /** What both are worth, where that is known. */
  readonly worths?: { readonly best: Valued; readonly ours: Valued };
}

type Valued = Pick<Told, 'points' | 'win'>;

/** Both as they are told: the choice, and the best. */
const toldOf = ({ best, ours, worths }: Beside): readonly [mine: Told, theirs: Told] => [
  { tiles: ours.view.tiles, ...worths?.ours },
  { tiles: best.view.tiles, ...worths?.best },
];

type Rule = (beside: Beside) => readonly Missed[];

/** Ready and winning nothing; `better`: the best discard leaves a hand that can win. */
export const shapeOnly: Rule = ({ best, ours }) => {
  if (ours.ready?.readiness !== 'shapeOnly') return [];
  const tile = best.winning > 0 ? thrown(best.act) : undefined;
  const { waits, short } = ours.ready;
  return [{ id: 'shapeOnly', waits, short, ...(tile === undefined ? {} : { better: tile }) }];
};

/** Of a family that seeks plans: none was found, whatever is thrown. */
export const noPlan: Rule = ({ best, ours }) =>
  best.away === undefined && ours.away === undefined && best.winning === 0 ? [{ id: 'noPlan' }] : [];

const planLost: Rule = ({ best, ours, isGone }) => {
  const { fan } = best;
  if (fan === undefined || best.away === undefined || best.winning > 0) return [];
  if (!isGone && stepsBehind(best, ours) === 0) return [];
  const left = ours.away === undefined ? {} : { left: ours.away };
  return [{ id: 'planLost', fan, away: best.away, better: best.act, ...left }];
};

const tenpaiMissed: Rule = ({ best, ours }) => {
  const tile = thrown(best.act);
  const isReady = best.ready && (best.winning > 0 || best.away === undefined);
  return isReady && !ours.ready && tile !== undefined
    ? [{ id: 'tenpaiMissed', tile, waits: best.ready!.waits }]
    : [];
};

const cheaperWait: Rule = ({ best, ours }) => {
  const [mine, theirs] = [thrown(ours.act), thrown(best.act)];
  if (!best.ready || !ours.ready || mine === undefined || theirs === undefined) return [];
  if (ours.winning === 0) return [];
  const worths = {
    ours: { tile: mine, tiles: ours.view.tiles, points: ours.ready.points },
    better: { tile: theirs, tiles: best.view.tiles, points: best.ready.points },
  };
  return isCheaper(worths.ours, worths.better) ? [{ id: 'cheaperWait', ...worths }] : [];
};

const backwards: Rule = ({ best, ours }) => {
  const [from, to] = [best.view.shanten, ours.view.shanten];
  return to > from ? [{ id: 'backwards', from, to }] : [];
};

/** By values alone: by shape nothing farther is better. */
const retreat: Rule = ({ best, ours, worths }) => {
  const [tile, back] = [thrown(best.act), backOf(ours.view.shanten, best.view.shanten)];
  return tile === undefined || !back || !worths ? [] : [{ id: 'retreat', tile, back }];
};

const narrower: Rule = (beside) => {
  const { best, ours } = beside;
  const tile = thrown(best.act);
  const isFewer = best.view.shanten === ours.view.shanten && isNarrower(...toldOf(beside));
  return tile !== undefined && isFewer
    ? [{ id: 'narrower', tile, tiles: ours.view.tiles, best: best.view.tiles }]
    : [];
};

const slower: Rule = (beside) => {
  const tile = thrown(beside.best.act);
  const [mine, theirs] = toldOf(beside);
  if (tile === undefined || !isSlower(mine, theirs)) return [];
  return [{ id: 'slower', tile, win: mine.win!, best: theirs.win! }];
};

/** The hand is ready otherwise, or worth less. */
const worth: Rule = ({ best }) => {
  const tile = thrown(best.act);
  return tile === undefined ? [] : [{ id: 'worth', tile }];
};

const REASONS: readonly Rule[] = [
  tenpaiMissed,
  planLost,
  cheaperWait,
  backwards,
  retreat,
  narrower,
  slower,
  worth,
];

/** Of a choice that cost something: the first that holds. */
export const reasonOf = (beside: Beside): readonly Missed[] => firstReason(REASONS, beside);
