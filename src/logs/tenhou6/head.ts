// What tenhou.net/6 says of a game beside its hands: rules, names, when, which, and how it ended.

import { type Fields, fieldsOf, isFields, listOf, text } from '../../clients/json.ts';
import type { RuleHint } from '../../table/event.ts';
import { type Players, seatsOf } from '../../tiles/seat.ts';
import { FIVES, plainTile, redTile, type Tile } from '../../tiles/tile.ts';
import type { LoggedGame, LoggedHand } from '../log.ts';
import { dayOfId } from '../tenhou-id.ts';

type Reds = NonNullable<RuleHint['reds']>;

/** Red fives of m p s: `aka` for one each, `aka51` … one by one. */
const redsOf = (rule: Fields): Reds | undefined => {
  const one = (name: string): number => (typeof rule[name] === 'number' ? rule[name] : 0);
  if ('aka' in rule) return one('aka') > 0 ? [1, 1, 1] : [0, 0, 0];
  return 'aka51' in rule ? [one('aka51'), one('aka52'), one('aka53')] : undefined;
};

/** Every tile that a hand shows by the time it ends. */
const tilesIn = ({ events }: LoggedHand): readonly Tile[] =>
  events.flatMap((event): readonly Tile[] => {
    if (event.type === 'indicator') return [event.tile];
    if (event.type === 'draw') return event.tile === undefined ? [] : [event.tile];
    if (event.type !== 'deal') return [];
    const dealt = event.hands.flatMap((hand) => (typeof hand === 'number' ? [] : hand));
    return event.indicator === undefined ? dealt : [...dealt, event.indicator];
  });

const count = (tiles: readonly Tile[], tile: Tile): number => tiles.filter((one) => one === tile).length;

/** Logs made by hand state red fives and then use plain ones: what the tiles show goes before what the head says. */
const isKept = (hand: LoggedHand, reds: Reds): boolean => {
  const tiles = tilesIn(hand);
  return FIVES.every((five, suit) => {
    const [plain, red] = [count(tiles, plainTile(five)), count(tiles, redTile(five)!)];
    return plain <= 4 - reds[suit]! && red <= reds[suit]!;
  });
};

/** Tenhou's rooms by name: three players' mark, room, length, then 喰 for open tanyao. */
const TENHOU_ROOM = /^三?[般若上特鳳技](東|南)/;

const LENGTHS: Readonly<Record<string, string>> = { 東: 'tonpuu', 南: 'hanchan' };

const optionsOf = (disp: string, reds: Reds | undefined): Readonly<Record<string, unknown>> => {
  const [, length] = TENHOU_ROOM.exec(disp) ?? [];
  return {
    ...(reds?.every((n) => n === 0) ? { akaDora: 0 } : {}),
    ...(length !== undefined && !disp.includes('喰') ? { kuitan: false } : {}),
    ...(length === undefined ? {} : { gameLength: LENGTHS[length] }),
  };
};

/** Rooms of Mahjong Soul, as converters name them. */
const SOUL_ROOM = /(銅|銀|金|玉|王座)の間/;

const rulesOf = (rule: unknown, hands: readonly LoggedHand[]): RuleHint | undefined => {
  if (!isFields(rule)) return undefined;
  const disp = text(rule.disp) ?? '';
  const stated = redsOf(rule);
  const reds = stated && hands.every((hand) => isKept(hand, stated)) ? stated : undefined;
  return {
    family: 'riichi',
    preset: SOUL_ROOM.test(disp) ? 'majsoul' : 'tenhou',
    options: optionsOf(disp, reds),
    ...(reds ? { reds } : {}),
  };
};

/** A day, or a moment, as ISO 8601 writes it. */
const ISO = /^\d{4}-\d{2}-\d{2}(?:T[0-9:.]+(?:Z|[+-]\d{2}:\d{2})?)?$/;

const dateOf = (head: Fields, id: string): string | undefined => {
  const written = listOf(head.title)
    .map(text)
    .find((part) => part !== undefined && ISO.test(part));
  return written ?? dayOfId(id);
};

/** `sc`: points and what they make with the placement, in turn. */
const scoresOf = (players: Players, { sc }: Fields): readonly number[] | undefined => {
  const list = listOf(sc);
  const scores = seatsOf(players).map((seat) => list[2 * seat]);
  return scores.every((points) => typeof points === 'number') ? scores : undefined;
};

const namesOf = (players: Players, { name }: Fields): readonly string[] =>
  listOf(name)
    .slice(0, players)
    .map((one) => text(one) ?? '');

export const gameOf = (log: unknown, players: Players, hands: readonly LoggedHand[]): LoggedGame => {
  const head = fieldsOf(log);
  const rules = rulesOf(head.rule, hands);
  const id = text(head.ref) ?? '';
  const [date, scores] = [dateOf(head, id), scoresOf(players, head)];
  return {
    // Nobody sits at a finished table.
    game: { type: 'game', players, humans: false, ...(rules ? { rules } : {}) },
    names: namesOf(players, head),
    hands,
    ...(id === '' ? {} : { id }),
    ...(date === undefined ? {} : { date }),
    ...(scores ? { scores } : {}),
  };
};
