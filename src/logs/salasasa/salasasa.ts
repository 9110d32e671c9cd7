// A game record of Salasasa, Chinese official rules: every hand open, ticks of what was done.

import {
  type Fields,
  fieldsOf,
  integer,
  isFields,
  listBy,
  listOf,
  parsed,
  text,
} from '../../clients/json.ts';
import { dealEvents, isSeat, mcrRules, NO_SCORES, roundOf, SEATS } from '../../clients/mcr-deal.ts';
import { FALSE_WIN, fanOf } from '../../clients/salasasa/fans.ts';
import { tileOf } from '../../clients/salasasa/tiles.ts';
import type { TableEvent } from '../../table/event.ts';
import { type LogError, type LoggedHand, type LogReading, MOST_EVENTS } from '../log.ts';
import { opened, tell } from '../telling.ts';
import { addChanges, bySeatOf, type Chairs, chairsOf, changesOf } from './chairs.ts';
import { type Hu, huOf, isHu, nameOf, type Tick, type Turn, tellTick } from './ticks.ts';

interface Told {
  readonly hand?: LoggedHand;
  readonly error?: Omit<LogError, 'hand'>;
  /** By the chairs of the first hand. */
  readonly scores: readonly number[];
}

const dealtHands = (round: Fields) => {
  const hands = SEATS.map((seat) => listBy(round[`p${seat}_tiles`], tileOf));
  const sizes = hands.map((hand) => hand?.length);
  return sizes[0] !== undefined && sizes[0] >= 13 && sizes.slice(1).every((n) => n === 13)
    ? hands.map((hand) => hand ?? [])
    : undefined;
};

const winEvent = ({ t }: Turn, chairs: Chairs, hu: Hu): TableEvent | undefined => {
  const won = hu.selfDrawn ? t.drawn : t.shown;
  if (won === undefined) return undefined;
  return {
    type: 'win',
    seat: hu.seat,
    tile: won.tile,
    ...(hu.selfDrawn ? {} : { from: won.seat }),
    stated: { fan: hu.fan, fans: hu.fans.map(fanOf) },
    payments: changesOf(chairs, hu.changes),
  };
};

interface Play {
  readonly turn: Turn;
  readonly complete: boolean;
  readonly scores: readonly number[];
}

/** A false win is paid for, and the hand goes on. */
const afterHu = (play: Play, chairs: Chairs, tick: Tick): Play | undefined => {
  const hu = huOf(tick);
  if (hu === undefined) return undefined;
  const payments = changesOf(chairs, hu.changes);
  const scores = addChanges(chairs, play.scores, payments);
  if (hu.fans.includes(FALSE_WIN)) return { ...play, scores };
  const win = winEvent(play.turn, chairs, hu);
  if (win === undefined) return undefined;
  const t = tell(play.turn.t, win, { type: 'end', ending: 'win', payments });
  return { turn: { ...play.turn, t }, complete: true, scores };
};

const afterDraw = (play: Play): Play => {
  const t = tell(play.turn.t, { type: 'end', ending: 'exhaustive', payments: NO_SCORES });
  return { ...play, turn: { ...play.turn, t }, complete: true };
};

const afterTick = (play: Play, chairs: Chairs, tick: Tick): Play | undefined => {
  if (isHu(tick)) return afterHu(play, chairs, tick);
  if (nameOf(tick) === 'liuju') return afterDraw(play);
  const turn = tellTick(play.turn, tick);
  return turn && { ...play, turn };
};

const ended = ({ turn, complete, scores }: Play, error?: Told['error']): Told => ({
  hand: { events: turn.t.events, complete },
  scores,
  ...(error ? { error } : {}),
});

const BROKEN = { code: 'cutShort', detail: 'the hand has no end' } as const;

const tellHand = (round: Fields, before: readonly number[]): Told => {
  const [hands, chairs] = [dealtHands(round), chairsOf(round)];
  if (hands === undefined) return { scores: before, error: { code: 'damaged', detail: 'no four hands' } };
  const events = dealEvents(roundOf(chairs.hand, bySeatOf(chairs, before)), 0, hands);
  const first = isSeat(round.start_player_index) ? round.start_player_index : 0;
  let play: Play = { turn: { t: opened(events), seat: first }, complete: false, scores: before };
  for (const [i, item] of listOf(round.action_ticks).slice(0, MOST_EVENTS).entries()) {
    const after = play.complete ? play : afterTick(play, chairs, listOf(item));
    if (after === undefined) {
      return ended(play, { code: 'damaged', detail: `tick ${i}, ${nameOf(listOf(item))}, cannot be read` });
    }
    play = after;
  }
  return ended(play, play.complete ? undefined : BROKEN);
};

/** Rounds by their running number. */
const roundsOf = (log: Fields): readonly Fields[] =>
  Object.entries(fieldsOf(log.game_round))
    .flatMap(([name, round]) => {
      const [, number] = /^round_index_(\d+)$/.exec(name) ?? [];
      return number === undefined ? [] : [{ number: Number(number), round: fieldsOf(round) }];
    })
    .sort((a, b) => a.number - b.number)
    .map(({ round }) => round);

const tellAll = (rounds: readonly Fields[]): readonly Told[] => {
  const told: Told[] = [];
  for (const round of rounds) told.push(tellHand(round, told.at(-1)?.scores ?? NO_SCORES));
  return told;
};

const OTHER_RULES = /^guobiao\/(?!standard$)/;

/** Why this is no record that can be read. */
const notThis = (title: Fields, rounds: readonly Fields[]): LogError | undefined => {
  if (rounds.length === 0) return { code: 'notThisLog', detail: 'no rounds' };
  const rule = text(title.rule) ?? '';
  if (rule === 'guobiao') return undefined;
  return { code: 'notThisLog', detail: `rules «${rule}»` };
};

/** They are written by the chairs of the game's first hand, which need not be the record's. */
const namesOf = (title: Fields, [first]: readonly Fields[]): readonly string[] => {
  const names = SEATS.map((seat) => text(title[`p${seat}_name`]) ?? '');
  return first ? bySeatOf(chairsOf(first), names) : names;
};

const gameOf = (title: Fields, rounds: readonly Fields[]): LogReading['game'] => {
  const rules = mcrRules(integer(title.hepai_limit));
  const variant = text(title.sub_rule) ?? '';
  const unsupported = OTHER_RULES.test(variant) ? { unsupported: [variant] } : {};
  return {
    // Nobody sits at a finished table.
    game: { type: 'game', players: 4, humans: false, rules: { ...rules, ...unsupported } },
    names: namesOf(title, rounds),
    hands: [],
  };
};

/** A record as parsed JSON. */
export const readSalasasa = (log: unknown): LogReading => {
  const fields = isFields(log) ? log : {};
  const [title, rounds] = [fieldsOf(fields.game_title), roundsOf(fields)];
  const other = notThis(title, rounds);
  if (other) return { game: gameOf(title, []), error: other };
  const told = tellAll(rounds);
  const wrong = told.findIndex(({ error }) => error !== undefined);
  return {
    game: { ...gameOf(title, rounds), hands: told.flatMap(({ hand }) => hand ?? []) },
    ...(wrong < 0 ? {} : { error: { ...told[wrong]!.error!, hand: wrong } }),
  };
};

/** A record as text. */
export const readSalasasaText = (json: string): LogReading => readSalasasa(parsed(json));
