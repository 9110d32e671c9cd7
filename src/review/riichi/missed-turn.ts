// What was missed with a discard, and with anything else done in the own turn of riichi.

import type { DiscardChoice } from '../../analysis/analysis.ts';
import { drawnOf, heldOf } from '../../analysis/situation.ts';
import type { Act } from '../../game/act.ts';
import { waitsOf } from '../../rules/riichi/waits.ts';
import { type Kind, kindOf } from '../../tiles/tile.ts';
import { type Cost, EQUAL } from '../decision.ts';
import { pointsCost, thrownBy, type Weighed, weighedOf } from '../judgement.ts';
import {
  backOf,
  firstReason,
  gravestFirst,
  isCheaper,
  isNarrower,
  isSlower,
  type Missed,
  type Told,
} from '../missed.ts';
import type { Asked } from './turn.ts';
import { faultsOf, waitWorth } from './waits.ts';

interface Costs {
  readonly cost: Cost | undefined;
  /** Where an earlier turn bears riichi missed: what is left without it. */
  readonly left?: Cost | undefined;
}

/** A discard that was made, beside the best choice. */
export interface Thrown extends Costs {
  readonly asked: Asked;
  readonly weighed: readonly Weighed[];
  readonly best: Weighed;
  readonly ours: Weighed;
  readonly act: Extract<Act, { type: 'discard' }>;
  readonly choice: DiscardChoice;
}

type Rule = (thrown: Thrown) => readonly Missed[];

const isCostly = (cost: Cost | undefined): boolean =>
  cost !== undefined && cost.value > EQUAL.riichi[cost.unit];

const choiceOf = ({ analysis }: Asked, act: Act): DiscardChoice | undefined =>
  analysis.discards.find((c) => c.tile === thrownBy(act));

const faults: Rule = ({ choice, act }) => (choice.tenpai ? faultsOf(choice.tenpai, act.riichi === true) : []);

/** Of throwing the same tile: with riichi, or without. */
const otherWay = ({ riichi: isDeclared, ...plain }: Thrown['act']): Thrown['act'] =>
  isDeclared ? plain : { ...plain, riichi: true };

const riichi: Rule = ({ weighed, ours, act, left }) => {
  const other = weighedOf(weighed, otherWay(act));
  const [mine, theirs] = [ours.option.net, other?.option.net];
  if (mine === undefined || theirs === undefined || theirs - mine <= EQUAL.riichi.points) return [];
  return act.riichi
    ? [{ id: 'riichiRash', silent: theirs, riichi: mine }]
    : [{ id: 'riichiMissed', silent: mine, riichi: theirs, ...(left && { borne: true }) }];
};

/** A chance of dealing in that is worth a word. */
const RISKY = 0.01;

const back = ({ best, ours }: Thrown) => backOf(ours.view?.shanten, best.view?.shanten);

/** The best is worth no more than giving up, and what going on is worth is known. */
const isFold = ({ best, ours }: Thrown): boolean => {
  const { net, risk } = best.option;
  return net !== undefined && risk !== undefined && ours.option.points !== undefined && net + risk.loss <= 0;
};

/** At least half of what was lost is the tile's danger. */
const safeTile: Rule = (thrown) => {
  const { asked, best, ours, act, cost } = thrown;
  const [mine, theirs] = [ours.option.risk, best.option.risk];
  const tile = thrownBy(best.option.act);
  if (tile === undefined || !mine || !theirs || mine.chance < RISKY) return [];
  if (theirs.chance >= mine.chance || mine.loss - theirs.loss < cost!.value / 2) return [];
  const against = asked.dangers.find((d) => d.tile === act.tile)?.byOpponent ?? [];
  const worst = [...against].sort((a, b) => b.chance * b.loss - a.chance * a.loss)[0];
  if (!worst) return [];
  const told = { tile, seat: worst.seat, chance: mine.chance, safer: theirs.chance };
  const farther = back(thrown);
  if (farther && isFold(thrown)) return [{ id: 'foldMissed', ...told, back: farther }];
  return [{ id: 'safeTile', ...told, ...(farther && { back: farther }) }];
};

const kindsOf = ({ tenpai }: DiscardChoice): readonly Kind[] => tenpai?.waits.map((w) => w.kind) ?? [];

const tenpaiMissed: Rule = ({ asked, best, choice }) => {
  const better = choiceOf(asked, best.option.act);
  if (!better?.tenpai || choice.tenpai) return [];
  return [{ id: 'tenpaiMissed', tile: better.tile, waits: kindsOf(better) }];
};

const cheaperWait: Rule = ({ asked, best, choice, act }) => {
  const better = choiceOf(asked, best.option.act);
  if (!better?.tenpai || !choice.tenpai || better.tile === choice.tile) return [];
  const ours = waitWorth(choice.tile, choice.tenpai, act.riichi === true);
  const theirs = waitWorth(better.tile, better.tenpai, act.riichi === true);
  return isCheaper(ours, theirs) ? [{ id: 'cheaperWait', ours, better: theirs }] : [];
};

const backwards: Rule = ({ asked, best, ours }) => {
  const [from, to] = [best.view?.shanten, ours.view?.shanten];
  if (asked.threat.isReal || from === undefined || to === undefined) return [];
  return to > from && from > 0 ? [{ id: 'backwards', from, to }] : [];
};

const retreat: Rule = (thrown) => {
  const tile = thrownBy(thrown.best.option.act);
  const farther = back(thrown);
  return tile === undefined || !farther ? [] : [{ id: 'retreat', tile, back: farther }];
};

const toldOf = ({ option: { points, win }, view }: Weighed): Told => ({
  tiles: view?.tiles ?? 0,
  points,
  win,
});

const narrower: Rule = ({ best, ours }) => {
  const tile = thrownBy(best.option.act);
  if (!best.view || !ours.view || tile === undefined) return [];
  if (best.view.shanten !== ours.view.shanten || !isNarrower(toldOf(ours), toldOf(best))) return [];
  return [{ id: 'narrower', tile, tiles: ours.view.tiles, best: best.view.tiles }];
};

const slower: Rule = ({ best, ours }) => {
  const tile = thrownBy(best.option.act);
  const [mine, theirs] = [toldOf(ours), toldOf(best)];
  if (tile === undefined || !isSlower(mine, theirs)) return [];
  return [{ id: 'slower', tile, win: mine.win!, best: theirs.win! }];
};

const worth: Rule = ({ best }) => {
  const tile = thrownBy(best.option.act);
  return tile === undefined ? [] : [{ id: 'worth', tile }];
};

const callMissed: Rule = ({ best }) => {
  const { act } = best.option;
  return act.type === 'aside' || act.type === 'meld' ? [{ id: 'callMissed', call: act }] : [];
};

/** Said only of a choice that cost something; the first that holds is the reason, and one is enough. */
const REASONS: readonly Rule[] = [
  callMissed,
  safeTile,
  tenpaiMissed,
  cheaperWait,
  backwards,
  retreat,
  narrower,
  slower,
  worth,
];

const reasonOf = (thrown: Thrown): readonly Missed[] =>
  isCostly(thrown.cost) ? firstReason(REASONS, thrown) : [];

/** What the tile cost had it been thrown the other way, where that is asked for: `left`, or the best goes a step back. */
const besideOther = (thrown: Thrown): readonly Missed[] => {
  const { best, left } = thrown;
  const act = otherWay(thrown.act);
  const ours = weighedOf(thrown.weighed, act);
  if (!ours || !(left || back(thrown))) return [];
  return reasonOf({ ...thrown, act, ours, cost: left ?? pointsCost(best.option, ours.option) });
};

const reasonsOf = (thrown: Thrown): readonly Missed[] => {
  if (!isCostly(thrown.cost)) return [];
  const declared = riichi(thrown);
  if (declared.length === 0) return reasonOf(thrown);
  return [...declared, ...besideOther(thrown)];
};

/** A win that was there, and one that was not though the hand was complete. */
export const missedWin = ({ table, analysis, chosen }: Asked): readonly Missed[] => {
  if (chosen.type === 'tsumo') return [];
  const tile = drawnOf(table);
  const held = heldOf(table);
  if (tile === undefined || !held) return [];
  const win = analysis.calls.find((c) => c.call === 'tsumo');
  if (win) return [{ id: 'winPassed', way: 'tsumo', tile, points: win.score!.deltas[table.me]! }];
  return waitsOf(held).includes(kindOf(tile)) ? [{ id: 'winRefused', tile, reason: 'noYaku' }] : [];
};

/** Of a discard: everything that is wrong with the hand now, and why it cost something. */
export const missedByDiscard = (
  asked: Asked,
  weighed: readonly Weighed[],
  costs: Costs,
): readonly Missed[] => {
  const { chosen } = asked;
  const [best, ours] = [weighed[0], weighedOf(weighed, chosen)];
  const choice = choiceOf(asked, chosen);
  if (chosen.type !== 'discard' || !best || !ours || !choice) return [];
  const thrown: Thrown = { asked, weighed, best, ours, act: chosen, choice, ...costs };
  return gravestFirst([...faults(thrown), ...reasonsOf(thrown)]);
};

/** Of a kan in the own turn that cost something. */
export const missedByKan = (
  { chosen }: Asked,
  weighed: readonly Weighed[],
  cost: Cost | undefined,
): readonly Missed[] => {
  if (chosen.type !== 'meld' || !isCostly(cost)) return [];
  const best = weighed[0]?.option.act;
  return best?.type === 'meld' ? [{ id: 'callMissed', call: best }] : [{ id: 'callRash', call: chosen }];
};
