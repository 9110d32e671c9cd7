// A hand of our own making as Salasasa's server would send it to seat 1, South: opening flowers, a wait that falls short, a
// flower and a kong with their replacements, the last copy of a tile, and a kong that is robbed. All hands lie open here;
// what the viewer is told is the server's business.

import {
  frame,
  framesAfter,
  gameStart,
  login,
  numberOf,
  USER,
} from '../../src/clients/salasasa/server.fixture.ts';
import { apply } from '../../src/table/apply.ts';
import type { TableEvent } from '../../src/table/event.ts';
import type { Moment } from '../../src/table/mcr-play.fixture.ts';
import type { Table } from '../../src/table/table.ts';
import { parseHand, parseTile, parseTiles } from '../../src/tiles/notation.ts';
import type { Seat } from '../../src/tiles/seat.ts';
import type { Tile } from '../../src/tiles/tile.ts';

export const ME: Seat = 1;

const read = <T>(r: { ok: true; value: T } | { ok: false; detail: string }): T => {
  if (!r.ok) throw new Error(r.detail);
  return r.value;
};
const tile = (text: string): Tile => read(parseTile(text));
const tiles = (text: string): readonly Tile[] => read(parseTiles(text));

const draw = (seat: Seat, text: string, replacement = false): TableEvent => ({
  type: 'draw',
  seat,
  tile: tile(text),
  ...(replacement && { replacement: true }),
});
const discard = (seat: Seat, text: string, drawn = false): TableEvent => ({
  type: 'discard',
  seat,
  tile: tile(text),
  drawn,
});
const aside = (seat: Seat, text: string): TableEvent => ({ type: 'aside', seat, tile: tile(text) });
const opening = (seat: Seat, flower: string, replacement: string): TableEvent => ({
  type: 'aside',
  seat,
  tile: tile(flower),
  dealt: { replacement: tile(replacement) },
});
const meld = (seat: Seat, text: string): TableEvent => ({
  type: 'meld',
  seat,
  meld: read(parseHand(text, seat, 4)).melds[0]!,
});

/** East, me, West, North. */
const HANDS = [
  '12m3m123s8p8p13z55z2f',
  '999m234567p7s66m1f',
  '9s6s1245s11p77z2z88m',
  '99s2z345m1z5z6z8p9p23p',
];

/** Robbing 8, concealed kong 2, concealed hand 2, pung of terminals, short straight, no honours: 15, and two flowers. */
const FANS = ['抢杠和', '暗杠', '门前清', '幺九刻', '连六', '无字', '花牌*2'];
const FAN = 17;
const PAYMENTS = [-8, 41, -8, -25];

const asked = (type: string, key: string, seat: Seat, names: readonly string[]): string =>
  frame(`gamestate/guobiao/${type}`, { [key]: { player_index: seat, action_list: names, action_tick: 1 } });
const askHand = (...names: readonly string[]): string =>
  asked('broadcast_hand_action', 'ask_hand_action_info', ME, names);
const askOther = (...names: readonly string[]): string =>
  asked('ask_other_action', 'ask_other_action_info', ME, names);

const won = (hand: readonly Tile[]): string =>
  frame('gamestate/guobiao/show_result', {
    show_result_info: {
      hu_class: 'hu_second',
      hepai_player_index: ME,
      hu_score: FAN,
      hu_fan: FANS,
      hepai_player_hand: [...hand, tile('9s')].map(numberOf),
      player_to_score: Object.fromEntries(PAYMENTS.map((n, seat) => [seat, n])),
      next_status: 'round_end_by_ready',
    },
  });

/** What happens, and what the server asks or tells besides. */
interface Step {
  readonly name: string;
  readonly events: readonly TableEvent[];
  readonly more?: (table: Table) => readonly string[];
}

const STEPS: readonly Step[] = [
  { name: 'opening flowers', events: [opening(0, '2f', '7z'), opening(1, '1f', '4z')] },
  {
    name: 'ready with the right discard',
    events: [discard(0, '1z'), draw(1, '8s')],
    more: () => [askHand('cut')],
  },
  { name: 'ready by shape alone', events: [discard(1, '4z')] },
  { name: 'a tile that falls short', events: [draw(2, '4m'), discard(2, '9s')] },
  {
    name: 'a flower',
    events: [
      meld(3, '[999s1]'),
      discard(3, '2z'),
      draw(0, '3f'),
      aside(0, '3f'),
      draw(0, '6z', true),
      discard(0, '3z'),
      draw(1, '2g'),
    ],
    more: () => [askHand('buhua')],
  },
  {
    name: 'a kong is offered',
    events: [aside(1, '2g'), draw(1, '9m', true)],
    more: () => [askHand('cut', 'angang')],
  },
  {
    name: 'after the kong',
    events: [meld(1, '[9999m]'), draw(1, '1m', true), discard(1, '1m', true)],
  },
  { name: 'one short', events: [draw(2, '5m'), discard(2, '6s')] },
  {
    name: 'a kong to rob',
    events: [draw(3, '9s'), meld(3, '[9999s5]')],
    more: () => [askOther('hu_second', 'pass')],
  },
  {
    name: 'won',
    events: [],
    more: ({ seats }) => {
      const { concealed } = seats[ME]!;
      return [won(typeof concealed === 'number' ? [] : concealed)];
    },
  },
];

const OPENING: readonly TableEvent[] = [
  {
    type: 'deal',
    round: {
      players: 4,
      wind: 'east',
      number: 0,
      dealer: 0,
      honba: 0,
      riichiSticks: 0,
      scores: [0, 0, 0, 0],
      wall: 92,
    },
    me: ME,
    hands: HANDS.map(tiles),
  },
  draw(0, '9p'),
];

const follow = (moments: readonly Moment[], event: TableEvent): readonly Moment[] => {
  const after = apply(moments.at(-1)?.table, event);
  if (!after.ok) throw new Error(`${event.type}: ${after.code} ${after.detail}`);
  return [...moments, { event, table: after.value }];
};

const DEALT = OPENING.reduce<readonly Moment[]>(follow, []);

export interface Told {
  readonly name: string;
  readonly frames: readonly string[];
  /** The table then, all open. */
  readonly table: Table;
}

const PLAYED = STEPS.reduce<{ moments: readonly Moment[]; told: readonly Told[] }>(
  ({ moments, told }, { name, events, more }) => {
    const next = events.reduce(follow, moments);
    const { table } = next.at(-1)!;
    const frames = [...framesAfter(next, moments.length - 1, ME), ...(more?.(table) ?? [])];
    return { moments: next, told: [...told, { name, frames, table }] };
  },
  { moments: DEALT, told: [] },
);

export const TOLD: readonly Told[] = PLAYED.told;

export const framesOf = (name: string): readonly string[] => {
  const found = TOLD.find((t) => t.name === name);
  if (!found) throw new Error(`no moment «${name}»`);
  return found.frames;
};

/** People sit at the others' places: the service's own players have small numbers. */
const withPeople = (text: string): string => {
  const message = JSON.parse(text);
  for (const p of message.game_info.players_info)
    if (p.user_id !== USER) p.user_id = 20_000_000 + p.player_index;
  return JSON.stringify(message);
};

export const LOGIN = login();
export const START = withPeople(gameStart(DEALT.at(-1)!.table, ME));

/** The table as it stood then, as whoever comes back is told. */
export const rejoined = (name: string): readonly string[] => {
  const { table } = TOLD.find((t) => t.name === name)!;
  return [LOGIN, withPeople(gameStart(table, ME))];
};

/** Another game of the same site. */
export const RIICHI = frame('gamestate/riichi/game_start', { game_info: { room_rule: 'riichi' } });
/** What no reader has ever seen. */
export const STRANGE = frame('gamestate/guobiao/show_confetti', { colour: 'red' });
