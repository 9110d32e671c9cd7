// Records of tziakcha, one hand each: the reply of `/_qry/record/`, its script packed or not, or several of them as one game.
// Where the wall was left out the hands are hidden, and the winner's is shown at its end.

import { type Fields, fieldsOf, integer, isFields, listOf, parsed, text } from '../../clients/json.ts';
import { dealEvents, mcrRules, NO_SCORES, roundOf } from '../../clients/mcr-deal.ts';
import { tileOf } from '../../clients/tziakcha/tiles.ts';
import { heldOf, type Outcome, outcomeOf } from '../../clients/tziakcha/win.ts';
import type { TableEvent } from '../../table/event.ts';
import type { Tile } from '../../tiles/tile.ts';
import { type LogError, type LoggedHand, type LogReading, MOST_EVENTS } from '../log.ts';
import { opened, type Telling, tell } from '../telling.ts';
import { type Action, actionsOf, tellAction } from './actions.ts';
import { agrees } from './agrees.ts';
import { scriptOf } from './script.ts';
import { wallDeal } from './wall.ts';

const stepOf = (record: unknown): Fields | undefined => {
  const fields = fieldsOf(record);
  if (isFields(fields.step)) return fields.step;
  if (Array.isArray(fields.a)) return fields;
  const packed = text(fields.script);
  const step = packed === undefined ? undefined : scriptOf(packed);
  return isFields(step) ? step : undefined;
};

const handsOf = (step: Fields, actions: readonly Action[]) => {
  const [wall, dice] = [text(step.w), integer(step.d)];
  const deal = wall === undefined || dice === undefined ? undefined : wallDeal(wall, dice);
  return deal && agrees(deal, actions, outcomeOf(step))
    ? deal.hands.map((hand) => hand.map(tileOf))
    : [14, 13, 13, 13];
};

const playersOf = (step: Fields): readonly Fields[] =>
  Array.isArray(step.p) && step.p.length === 4 ? step.p.map(fieldsOf) : [];

const scoresOf = (step: Fields): readonly number[] => {
  const scores = playersOf(step).map(({ s }) => integer(s) ?? 0);
  return scores.length === 4 ? scores : NO_SCORES;
};

const HANDS = 16;

const dealOf = (step: Fields, actions: readonly Action[]): readonly TableEvent[] => {
  const hand = (integer(step.i) ?? 0) & (HANDS - 1);
  return dealEvents(roundOf(hand, scoresOf(step)), 0, handsOf(step, actions));
};

/** A first draw that was hidden stands last in the hand shown. */
const wonTile = (t: Telling, { from, hand }: Outcome): Tile | undefined => {
  if (from !== undefined) return t.shown?.tile;
  const last = hand?.at(-1);
  return t.drawn?.tile ?? (last === undefined ? undefined : tileOf(last));
};

const winOf = (t: Telling, outcome: Outcome): TableEvent | undefined => {
  const { winner, from, payments, stated } = outcome;
  const won = wonTile(t, outcome);
  if (winner === undefined || won === undefined) return undefined;
  return {
    type: 'win',
    seat: winner,
    tile: won,
    ...(from === undefined ? {} : { from }),
    ...heldOf(outcome, won),
    ...(stated ? { stated } : {}),
    ...(payments ? { payments } : {}),
  };
};

const isHu = ({ type }: Action): boolean => type === 6;

/** Nobody won: the wall ran out, or a false win ended the hand. */
const tellEnd = (t: Telling, outcome: Outcome, actions: readonly Action[]): Telling => {
  const { payments } = outcome;
  const paid = payments ? { payments } : {};
  const win = winOf(t, outcome);
  if (win) return tell(t, win, { type: 'end', ending: 'win', ...paid });
  return tell(t, { type: 'end', ending: actions.some(isHu) ? 'unknown' : 'exhaustive', ...paid });
};

interface Told {
  readonly hand?: LoggedHand;
  readonly error?: Omit<LogError, 'hand'>;
}

const tellHand = (step: Fields): Told => {
  const actions = actionsOf(listOf(step.a).slice(0, MOST_EVENTS));
  if (actions === undefined) return { error: { code: 'damaged', detail: 'actions that are none' } };
  let t: Telling = opened(dealOf(step, actions));
  for (const [i, action] of actions.entries()) {
    const after = tellAction(t, action);
    if (after === undefined) {
      const error = { code: 'damaged', detail: `action ${i}, type ${action.type}, cannot be read` } as const;
      return { hand: { events: t.events, complete: false }, error };
    }
    t = after;
  }
  return { hand: { events: tellEnd(t, outcomeOf(step), actions).events, complete: true } };
};

const NOT_THIS: Told = { error: { code: 'notThisLog', detail: 'no steps of a record' } };

const namesOf = (step: Fields | undefined): readonly string[] =>
  step ? playersOf(step).map(({ n }) => text(n) ?? '') : [];

const minimumOf = (step: Fields | undefined): number => integer(fieldsOf(step?.g).l) ?? 8;

/** One record, or the records of a game in order, as parsed JSON. */
export const readTziakcha = (log: unknown): LogReading => {
  const steps = (Array.isArray(log) ? log : [log]).map(stepOf);
  const told = steps.map((step) => (step ? tellHand(step) : NOT_THIS));
  const wrong = told.findIndex(({ error }) => error !== undefined);
  return {
    // Nobody sits at a finished table.
    game: {
      game: { type: 'game', players: 4, humans: false, rules: mcrRules(minimumOf(steps[0])) },
      names: namesOf(steps[0]),
      hands: told.flatMap(({ hand }) => hand ?? []),
    },
    ...(wrong < 0 ? {} : { error: { ...told[wrong]!.error!, hand: wrong } }),
  };
};

/** A record as text. */
export const readTziakchaText = (json: string): LogReading => readTziakcha(parsed(json));
