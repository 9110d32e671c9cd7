// A match of Botzone's «Chinese-Standard-Mahjong», one hand: the JSON of `/match/<id>?lite=true`, or its list of `logs` alone.
// Four walls of 34 tiles, one a seat, no flowers.

import { fieldsOf, integer, isFields, listBy, listOf, parsed } from '../../clients/json.ts';
import { dealEvents, mcrRules, NO_SCORES, roundOf } from '../../clients/mcr-deal.ts';
import type { TableEvent } from '../../table/event.ts';
import type { Tile } from '../../tiles/tile.ts';
import { type LogError, type LoggedHand, type LogReading, MOST_EVENTS } from '../log.ts';
import { opened, type Telling } from '../telling.ts';
import { isEnding, type Step, stepOf, tellStep } from './steps.ts';
import { tileOf } from './tiles.ts';

const WALL = 4 * 21;

const stepsOf = (logs: readonly unknown[]): readonly Step[] =>
  logs.flatMap((item) => stepOf(fieldsOf(fieldsOf(item).output).display) ?? []);

const handsOf = (steps: readonly Step[]): readonly (readonly Tile[])[] | undefined => {
  const dealt = steps.find(({ action }) => action === 'DEAL');
  const hands = listBy(dealt?.fields.hand, (hand) => listBy(hand, tileOf));
  return hands?.length === 4 && hands.every((hand) => hand.length === 13) ? hands : undefined;
};

const WINDS = 4;

const dealOf = (steps: readonly Step[]): readonly TableEvent[] | undefined => {
  const hands = handsOf(steps);
  const wind = integer(steps.find(({ action }) => action === 'INIT')?.fields.quan) ?? 0;
  if (hands === undefined || wind < 0 || wind >= WINDS) return undefined;
  const round = { ...roundOf(wind * 4, NO_SCORES), wall: WALL, ownWalls: true } as const;
  return dealEvents(round, 0, hands);
};

interface Told {
  readonly hand?: LoggedHand;
  readonly error?: LogError;
}

const cut = (complete: boolean): { readonly error?: LogError } =>
  complete ? {} : { error: { code: 'cutShort', detail: 'the match has no end', hand: 0 } };

const tellAll = (steps: readonly Step[]): Told => {
  const deal = dealOf(steps);
  if (deal === undefined) return { error: { code: 'damaged', detail: 'no deal of four hands' } };
  let t: Telling = opened(deal);
  for (const [i, step] of steps.entries()) {
    const after = tellStep(t, step);
    if (after === undefined) {
      const error = {
        code: 'damaged',
        detail: `step ${i}, ${step.action}, cannot be read`,
        hand: 0,
      } as const;
      return { hand: { events: t.events, complete: false }, error };
    }
    t = after;
    if (isEnding(step)) break;
  }
  const complete = t.events.at(-1)?.type === 'end';
  return { hand: { events: t.events, complete }, ...cut(complete) };
};

const NOT_THIS: Told = { error: { code: 'notThisLog', detail: 'no list of requests and responses' } };

/** A log as parsed JSON. */
export const readBotzone = (log: unknown): LogReading => {
  const steps = stepsOf(listOf(isFields(log) ? log.logs : log).slice(0, 2 * MOST_EVENTS));
  const { hand, error } = steps.length === 0 ? NOT_THIS : tellAll(steps);
  return {
    // Nobody sits at a finished table.
    game: {
      game: { type: 'game', players: 4, humans: false, rules: mcrRules() },
      names: [],
      hands: hand ? [hand] : [],
    },
    ...(error ? { error } : {}),
  };
};

/** A log as text. */
export const readBotzoneText = (json: string): LogReading => readBotzone(parsed(json));
