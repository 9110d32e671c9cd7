// What each choice of a moment is worth against what it risks: tiles to throw, calls that are offered, letting pass.
//
//   for (const worths of worthsOf({ table, rules })) if (worths) show(worths);
//
// The first answer is danger alone. Then come values, each better than the one before; `undefined` comes every few
// milliseconds between, so that whoever asks can stop. Nothing is kept between questions.
//
//   discard = own wins − wins that another comes before − discards to come + payments at an exhausted wall
//             − (what is to come, where this discard deals in) − this discard's danger × loss to each opponent
//
// and the best of the plans: to play on as the hand stands or with riichi, and to fold (`ahead.ts`). What another's
// self-draw costs me is the same for every tile and left out. MCR and Korean rules have values; nobody has learned their
// dangers.

import type { Table, Unknown } from '../../table/table.ts';
import type { Meld } from '../../tiles/meld.ts';
import type { Tile } from '../../tiles/tile.ts';
import { courseOf } from '../value/course.ts';
import {
  type GoesOn,
  STAGES,
  type ThrowValue,
  type ValueModel,
  type ValueRules,
  type Values,
  valuesFor,
} from '../value/value.ts';
import { meldsOffered, tableWith } from './offered.ts';
import { choiceOf, riskOf, type Scene, sceneOf } from './riichi.ts';
import { goesOnIn } from './rounds.ts';
import type { CallWorth, Choice, DiscardWorth, Worths } from './worths.ts';

export interface WorthAsk {
  readonly table: Table;
  readonly rules: ValueRules;
  readonly model?: ValueModel;
  /** Weigh places in the last hand; absent: yes. */
  readonly placing?: boolean;
}

/** A table that is asked about, and what all its choices share; riichi alone has a scene. */
interface Asked extends WorthAsk {
  readonly scene: Scene | undefined;
  readonly goesOn?: GoesOn;
}

const askedOf = (ask: WorthAsk): Asked => {
  const { table, rules, placing = true } = ask;
  if (rules.family !== 'riichi') return { ...ask, scene: undefined };
  const scene = sceneOf(table, rules.options, courseOf(table).draws, placing);
  const { silent, riichi } = scene.rounds;
  return { ...ask, scene, goesOn: { silent: goesOnIn(silent), riichi: goesOnIn(riichi) } };
};

/** Where nobody has learned dangers a hand is worth what it wins. */
const plainChoice = (value: ThrowValue | undefined): Choice => {
  if (!value) return {};
  const { best } = value;
  return { value, ...(best && { total: best.points }) };
};

const choiceIn = ({ scene }: Asked, value: ThrowValue | undefined, gone: readonly Tile[]): Choice =>
  scene
    ? choiceOf(scene, value, gone, gone[0] === undefined ? undefined : scene.dangers.get(gone[0]))
    : plainChoice(value);

const discardOf = (asked: Asked, tile: Tile, value: ThrowValue | undefined): DiscardWorth => ({
  tile,
  ...(asked.scene && riskOf(asked.scene, tile)),
  ...choiceIn(asked, value, [tile]),
});

const worthFirst = (a: Choice, b: Choice): number =>
  (b.total ?? Number.NEGATIVE_INFINITY) - (a.total ?? Number.NEGATIVE_INFINITY) ||
  (b.value?.tenpai ?? 0) - (a.value?.tenpai ?? 0);

const lossOf = ({ danger }: DiscardWorth): number => danger?.expectedLoss ?? 0;

/** Best first; of tiles worth the same the safer one. */
const bestFirst = (discards: readonly DiscardWorth[]): readonly DiscardWorth[] =>
  [...discards].sort((a, b) => worthFirst(a, b) || lossOf(a) - lossOf(b) || a.tile - b.tile);

const unknownIn = ({ scene, table }: Asked): readonly Unknown[] => {
  const [first] = scene?.dangers.values() ?? [];
  return first?.unknown ?? table.unknown;
};

const EMPTY: readonly CallWorth[] = [];

const about = (asked: Asked): Omit<Worths, 'stage' | 'isFinal' | 'discards'> => {
  const { table, rules, scene } = asked;
  return {
    family: rules.family,
    seq: table.seq,
    draws: courseOf(table).draws,
    calls: EMPTY,
    ...(scene?.standing && { standing: scene.standing }),
    isPlaced: scene?.isPlaced ?? false,
    unknown: unknownIn(asked),
  };
};

/** Danger alone. */
const atFirst = (asked: Asked): Worths => {
  const tiles = [...(asked.scene?.dangers.keys() ?? [])];
  const discards = tiles.map((tile) => ({ tile, ...riskOf(asked.scene!, tile) }));
  return { ...about(asked), stage: 'danger', isFinal: false, discards: bestFirst(discards) };
};

const withValues = (asked: Asked, { stage, draws, discards, now }: Values): Worths => ({
  ...about(asked),
  stage,
  isFinal: false,
  draws,
  discards: bestFirst(discards.map((d) => discardOf(asked, d.tile, d))),
  ...(now && { now: choiceIn(asked, now, []) }),
});

/** After chi and pon the best tile to throw; after a kan the hand as it is. */
const callFrom = (meld: Meld, worths: Worths): CallWorth => {
  const own = meld.type === 'addedKan' ? [meld.added] : meld.own;
  const [best] = worths.discards;
  const { tile: discard, ...choice } = best ?? { ...worths.now, tile: undefined };
  const { stage } = worths;
  return { call: meld.type, own, stage, ...choice, ...(discard !== undefined && { discard }) };
};

const rankOf = (stage: Worths['stage']): number => (stage === 'danger' ? -1 : STAGES.indexOf(stage));

/**
 * What a call leads to, looked at as far as the choices it stands beside: what sees fewer ways finds less, and would lose
 * by that alone. Undefined while at work.
 */
const callWorth = function* (
  ask: WorthAsk,
  meld: Meld,
  beside: Worths,
): Generator<undefined, CallWorth | undefined> {
  const table = tableWith(ask.table, meld);
  if (!table) return undefined;
  const asked = askedOf({ ...ask, table });
  let last: Worths | undefined;
  for (const values of valuesFor(asked)) {
    yield undefined;
    if (values && rankOf(values.stage) > rankOf(beside.stage)) break;
    if (values) last = withValues(asked, values);
  }
  return last && callFrom(meld, last);
};

/** The calls offered, one after the other; each time all that are known. */
const withCalls = function* (ask: WorthAsk, worths: Worths): Generator<Worths | undefined, Worths> {
  const { now, stage } = worths;
  let calls: readonly CallWorth[] = now ? [{ ...now, call: 'pass', own: [], stage }] : [];
  for (const meld of meldsOffered(ask.table, ask.rules)) {
    const call = yield* callWorth(ask, meld, worths);
    if (!call) continue;
    calls = [...calls, call];
    yield { ...worths, calls };
  }
  return { ...worths, calls };
};

/** Answers, each better than the one before; `undefined` while at work. None where there is nothing to ask. */
export const worthsOf = function* (ask: WorthAsk): Generator<Worths | undefined> {
  if (ask.table.phase === 'over') return;
  const asked = askedOf(ask);
  let last = atFirst(asked);
  yield last;
  for (const values of valuesFor(asked)) {
    if (values) last = withValues(asked, values);
    yield values && last;
  }
  const all = yield* withCalls(ask, last);
  yield { ...all, isFinal: true };
};
