// The own turn of riichi: everything that could be done, with what it is worth and what it risks.

import type { Analysis, CallChoice, DiscardChoice, HandView } from '../../analysis/analysis.ts';
import type { Danger } from '../../analysis/danger/danger.ts';
import type { DiscardValue, Values, Worth } from '../../analysis/value/value.ts';
import type { Act } from '../../game/act.ts';
import type { RiichiOptions } from '../../rules/riichi/options.ts';
import type { TableEvent } from '../../table/event.ts';
import type { Table } from '../../table/table.ts';
import type { Tile } from '../../tiles/tile.ts';
import type { Option, Risk } from '../decision.ts';
import type { Weighed } from '../judgement.ts';
import { bestFirst, thrownBy } from '../judgement.ts';
import { netOf, type Prospect, type Threat } from '../net.ts';
import { type Scored, valuesAt } from '../stage.ts';
import { withKans } from './kan.ts';
import { restingValue } from './resting.ts';

/** A table about to be judged, and by what. */
export interface Asked {
  readonly table: Table;
  readonly rules: RiichiOptions;
  readonly analysis: Analysis;
  readonly dangers: readonly Danger[];
  readonly threat: Threat;
  /** Undefined: too far from a win for values. */
  readonly stage: Scored | undefined;
  /** What was done: its worth is asked for wherever it stands. */
  readonly chosen: Act;
}

const risksOf = (dangers: readonly Danger[], tile: Tile): Risk => {
  const found = dangers.find((d) => d.tile === tile);
  return { chance: found?.chance ?? 0, loss: found?.expectedLoss ?? 0 };
};

const prospectOf = (worth: Worth | undefined, value: DiscardValue | undefined): Prospect | undefined =>
  worth && value && { worth, curve: value.curve };

/** Whether riichi stands or not, the worth of a plain discard. */
const plainWorth = (value: DiscardValue | undefined): Worth | undefined => value?.silent ?? value?.best;

const shape = ({ shanten, tiles }: HandView): Pick<Option, 'shanten' | 'tiles'> => ({ shanten, tiles });

/** Without a value the net worth would be that of giving up, which is to be thought of only under threat. */
const isRanked = ({ threat }: Asked, prospect: Prospect | undefined): boolean =>
  prospect !== undefined || threat.isReal;

const discardOption = (
  asked: Asked,
  choice: DiscardChoice,
  prospect: Prospect | undefined,
  riichi: boolean,
): Weighed => {
  const { tile, drawn, after } = choice;
  const risk = risksOf(asked.dangers, tile);
  return {
    view: after,
    option: {
      act: { type: 'discard', tile, drawn, ...(riichi ? { riichi: true } : {}) },
      ...shape(after),
      ...(prospect ? { points: prospect.worth.points, win: prospect.worth.win } : {}),
      risk,
      ...(isRanked(asked, prospect) ? { net: netOf(prospect, asked.threat, risk) } : {}),
    },
  };
};

const ofDiscard = (
  asked: Asked,
  choice: DiscardChoice,
  value: DiscardValue | undefined,
): readonly Weighed[] => {
  const plain = discardOption(asked, choice, prospectOf(plainWorth(value), value), false);
  if (!choice.riichi) return [plain];
  return [plain, discardOption(asked, choice, prospectOf(value?.riichi, value), true)];
};

/** Straight ways never turn back: what was thrown away is asked for by the hand that is left. */
const ofDetour = function* (
  asked: Asked,
  choices: readonly DiscardChoice[],
  values: Values,
): Generator<undefined, readonly Weighed[]> {
  const { chosen, table } = asked;
  if (chosen.type !== 'discard' || chosen.riichi) return [];
  const choice = choices.find((c) => c.tile === chosen.tile);
  if (!choice || values.discards.some((v) => v.tile === choice.tile)) return [];
  const { tile, drawn } = choice;
  const event: TableEvent = { type: 'discard', seat: table.me, tile, drawn };
  const prospect = yield* restingValue(asked, event);
  return prospect ? [discardOption(asked, choice, prospect, false)] : [];
};

const winOption = ({ table }: Asked, { call, score }: CallChoice): Weighed => {
  const points = score!.deltas[table.me]!;
  return { option: { act: { type: call === 'ron' ? 'ron' : 'tsumo' }, points, win: 1, net: points } };
};

const northOption = function* (asked: Asked, { own, after }: CallChoice): Generator<undefined, Weighed> {
  const [tile] = own;
  const act: Act = { type: 'aside', tile: tile! };
  const prospect = yield* restingValue(asked, { ...act, seat: asked.table.me });
  const net = prospect ? { net: netOf(prospect, asked.threat) } : {};
  const worth = prospect ? { points: prospect.worth.points, win: prospect.worth.win } : {};
  return {
    option: { act, ...(after ? shape(after) : {}), ...worth, ...net },
    ...(after ? { view: after } : {}),
  };
};

/** What is compared by its worth at once; kans are, once that is known. */
const ofCall = function* (asked: Asked, choice: CallChoice): Generator<undefined, readonly Weighed[]> {
  switch (choice.call) {
    case 'tsumo':
    case 'ron':
      return [winOption(asked, choice)];
    case 'north':
      return [yield* northOption(asked, choice)];
    // What a hand dealt anew is worth is not known.
    case 'nineTerminals':
      return [{ option: { act: { type: 'nineTerminals' } } }];
    default:
      return [];
  }
};

export const winOptions = (asked: Asked): readonly Weighed[] =>
  asked.analysis.calls.filter((c) => c.score).map((c) => winOption(asked, c));

const isOf = (detour: readonly Weighed[], { option }: Weighed): boolean =>
  detour.some((d) => thrownBy(d.option.act) === thrownBy(option.act));

const discardOptions = function* (asked: Asked): Generator<undefined, readonly Weighed[]> {
  const { analysis, table, rules, stage } = asked;
  const choices = analysis.discards.filter((c) => !c.forbidden);
  const values = stage && (yield* valuesAt(table, rules, stage));
  const found = ({ tile }: DiscardChoice) => values?.discards.find((v) => v.tile === tile);
  const plain = choices.flatMap((c) => ofDiscard(asked, c, found(c)));
  const detour = values ? yield* ofDetour(asked, choices, values) : [];
  return [...plain.filter((w) => !isOf(detour, w)), ...detour];
};

/** Best first. */
export const turnOptions = function* (asked: Asked): Generator<undefined, readonly Weighed[]> {
  const { calls } = asked.analysis;
  const weighed: Weighed[] = [...(yield* discardOptions(asked))];
  for (const call of calls) weighed.push(...(yield* ofCall(asked, call)));
  return yield* withKans(asked, bestFirst(weighed), calls);
};
