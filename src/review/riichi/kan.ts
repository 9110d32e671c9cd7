// A kan of riichi beside the best of everything else. The search knows the hand after it, its fu and the tile more. It does
// not know the new indicator, which is everybody's. So a kan has a worth only where that cannot turn the judgement:
//
//   worse    though the new dora is all counted for the own hand: a han at most doubles a win, so at most by the mean of
//            2 ^ (dora the hand would have of it), over the indicators nobody has seen; in riichi ura as much again
//   better   of a hand that is ready, with nobody to fear, though no new dora is counted for it
//
// Between the two it is not judged.

import type { CallChoice } from '../../analysis/analysis.ts';
import { type Held, heldOf, meldTiles } from '../../analysis/situation.ts';
import { doraOf } from '../../rules/riichi/dora.ts';
import type { RiichiOptions } from '../../rules/riichi/options.ts';
import { isConcealed, type Meld } from '../../tiles/meld.ts';
import { KINDS, kindOf } from '../../tiles/tile.ts';
import { meldOf } from '../acts.ts';
import type { Option } from '../decision.ts';
import { bestFirst, type Weighed } from '../judgement.ts';
import { netOf, type Prospect } from '../net.ts';
import { restingValue, tableAfter } from './resting.ts';
import type { Asked } from './turn.ts';

/** Ura count for a hand without open groups, should it declare. */
const mayHaveUra = ({ uraDora, kanUra }: RiichiOptions, melds: readonly Meld[]): boolean =>
  uraDora && kanUra && isConcealed(melds);

/** The most that the new indicator can make of the wins of a hand, on average. */
export const mostByDora = ({ table, rules, analysis }: Asked, { concealed, melds }: Held): number => {
  if (!rules.kanDora) return 1;
  const kinds = [...concealed, ...meldTiles(melds)].map(kindOf);
  const unseen = analysis.live.reduce((sum, n) => sum + n, 0);
  const mean = KINDS.reduce((sum, kind) => {
    const dora = doraOf(kind, table.round.players);
    const held = kinds.filter((k) => k === dora).length;
    return sum + (analysis.live[kind]! / unseen) * 2 ** held;
  }, 0);
  return mayHaveUra(rules, melds) ? mean * mean : mean;
};

const grown = ({ worth, curve }: Prospect, by: number): Prospect => ({
  worth: { ...worth, points: worth.points * by },
  curve,
});

interface Kan {
  /** The hand then. */
  readonly held: Held;
  readonly prospect: Prospect;
  readonly isReady: boolean;
}

/** Undefined: the new dora decides. `best`: the net worth of the best of all else. */
const netOfKan = (asked: Asked, { held, prospect, isReady }: Kan, best: number): number | undefined => {
  const { threat } = asked;
  const most = netOf(grown(prospect, mostByDora(asked, held)), threat);
  if (most <= best) return most;
  const least = netOf(prospect, threat);
  return isReady && !threat.isReal && least > best ? least : undefined;
};

const worthOf = ({ worth: { points, win } }: Prospect): Pick<Option, 'points' | 'win'> => ({ points, win });

const kanOption = function* (
  asked: Asked,
  choice: CallChoice,
  best: number | undefined,
): Generator<undefined, readonly Weighed[]> {
  const meld = meldOf(asked.table, choice);
  if (!meld) return [];
  const { after } = choice;
  const act = { type: 'meld' as const, meld };
  const view = after ? { view: after } : {};
  const shape = after ? { shanten: after.shanten, tiles: after.tiles } : {};
  const event = { ...act, seat: asked.table.me };
  const prospect = yield* restingValue(asked, event);
  const next = tableAfter(asked.table, event);
  const held = next && heldOf(next);
  if (!prospect || !held) return [{ option: { act, ...shape }, ...view }];
  const isReady = after?.shanten === 0;
  const net = best === undefined ? undefined : netOfKan(asked, { held, prospect, isReady }, best);
  const ranked = net === undefined ? {} : { net };
  return [{ option: { act, ...shape, ...worthOf(prospect), ...ranked }, ...view }];
};

const KANS: ReadonlySet<CallChoice['call']> = new Set(['openKan', 'closedKan', 'addedKan']);
export const isKanCall = ({ call }: CallChoice): boolean => KANS.has(call);

/** All else and the kans, best first. `weighed`: all else, best first. */
export const withKans = function* (
  asked: Asked,
  weighed: readonly Weighed[],
  calls: readonly CallChoice[],
): Generator<undefined, readonly Weighed[]> {
  const kans: Weighed[] = [];
  for (const call of calls.filter(isKanCall))
    kans.push(...(yield* kanOption(asked, call, weighed[0]?.option.net)));
  return bestFirst([...weighed, ...kans]);
};
