// The gate: one JSON text of Salasasa's socket turned into what it says. Fields that are null are left out on the wire.

import type { BySeat } from '../../tiles/seat.ts';
import type { Tile } from '../../tiles/tile.ts';
import { type Fields, fieldsOf, integer, isFields, listBy, listOf, parsed, text } from '../json.ts';
import { isSeat, SEATS } from '../mcr-deal.ts';
import { FALSE_WIN } from './fans.ts';
import type { Message, Player } from './said.ts';
import { tileOf } from './tiles.ts';

const tiles = (value: unknown): readonly Tile[] => listOf(value).flatMap((tile) => tileOf(tile) ?? []);

const masks = (value: unknown): readonly (readonly number[])[] =>
  listOf(value).flatMap((mask) => {
    const numbers = listBy(mask, integer);
    return numbers ? [numbers] : [];
  });

const playerOf = (p: Fields): Player => {
  const hand = listBy(p.hand_tiles, tileOf);
  return {
    user: integer(p.user_id) ?? 0,
    first: isSeat(p.original_player_index) ? p.original_player_index : 0,
    score: integer(p.score) ?? 0,
    ...(hand && hand.length > 0 ? { hand } : {}),
    count: integer(p.hand_tiles_count) ?? hand?.length ?? 13,
    hasDrawn: p.has_draw_slot === true,
    river: tiles(p.discard_tiles),
    masks: masks(p.combination_mask),
    flowers: tiles(p.huapai_list),
  };
};

const playersOf = (info: Fields): BySeat<Player> | undefined => {
  const list = listOf(info.players_info).map(fieldsOf);
  const players = SEATS.map((seat) => list.find((p) => p.player_index === seat));
  return list.length === 4 && players.every((p) => p !== undefined) ? players.map(playerOf) : undefined;
};

const STANDARD = 'guobiao/standard';

const start = (message: Fields): Message | undefined => {
  const info = fieldsOf(message.game_info);
  const rule = text(info.sub_rule) ?? STANDARD;
  if (rule !== STANDARD) return { type: 'other', rule };
  const [players, round] = [playersOf(info), integer(info.current_round)];
  if (players === undefined || round === undefined || round < 1) return undefined;
  const game = text(info.gamestate_id);
  return {
    type: 'start',
    start: {
      ...(game === undefined ? {} : { game }),
      hand: (round - 1) % 16,
      wall: integer(info.tile_count) ?? 0,
      turn: isSeat(info.current_player_index) ? info.current_player_index : 0,
      rule,
      minimum: integer(info.hepai_limit) ?? 8,
      spectated: info.view_player_index !== undefined,
      players,
    },
  };
};

const namesIn = (value: unknown): readonly string[] => listOf(value).flatMap((name) => text(name) ?? []);

const asked =
  (key: string, own: boolean) =>
  (message: Fields): Message | undefined => {
    const { player_index: seat, action_list: list } = fieldsOf(message[key]);
    return isSeat(seat) ? { type: 'asked', seat, names: namesIn(list), own } : undefined;
  };

const put = <Name extends string, T>(name: Name, value: T | undefined) =>
  (value === undefined ? {} : { [name]: value }) as { readonly [K in Name]?: T };

const act = (message: Fields): Message | undefined => {
  const info = fieldsOf(message.do_action_info);
  const seat = info.action_player;
  const names = namesIn(info.action_list);
  if (!isSeat(seat) || names.length === 0) return undefined;
  return {
    type: 'act',
    act: {
      names,
      seat,
      announced: info.is_claim === true,
      ...put('cut', tileOf(info.cut_tile)),
      ...put('drawn', typeof info.cut_class === 'boolean' ? info.cut_class : undefined),
      ...put('deal', tileOf(info.deal_tile)),
      ...put('flower', tileOf(info.buhua_tile)),
      ...put('target', text(info.combination_target)),
      ...put('mask', listBy(info.combination_mask, integer)),
      ...put('from', isSeat(info.cut_from_player) ? info.cut_from_player : undefined),
    },
  };
};

/** Four numbers by index: a list, or an object with the indexes as names. */
const fourOf = (value: unknown): readonly number[] | undefined => {
  const fields: Fields = Array.isArray(value) ? { ...value } : fieldsOf(value);
  return listBy(
    SEATS.map((seat) => fields[seat]),
    integer,
  );
};

const shown = (message: Fields): Message | undefined => {
  const info = fieldsOf(message.show_result_info);
  const how = text(info.hu_class);
  if (how === undefined) return undefined;
  const fans = namesIn(info.hu_fan);
  return {
    type: 'shown',
    shown: {
      how,
      fans,
      goesOn: fans.includes(FALSE_WIN) || info.next_status === 'round_continue',
      ...put('seat', isSeat(info.hepai_player_index) ? info.hepai_player_index : undefined),
      ...put('fan', integer(info.hu_score)),
      ...put('hand', listBy(info.hepai_player_hand, tileOf)),
      ...put('scores', fourOf(info.player_to_score)),
      ...put('changes', fourOf(info.score_changes)),
    },
  };
};

const login = (message: Fields): Message | undefined => {
  const user = integer(fieldsOf(message.login_info).user_id);
  return user === undefined ? undefined : { type: 'user', user };
};

const silent = (): Message => ({ type: 'silent' });

const READERS: Readonly<Record<string, (message: Fields) => Message | undefined>> = {
  login,
  'gamestate/guobiao/game_start': start,
  'gamestate/guobiao/broadcast_hand_action': asked('ask_hand_action_info', true),
  'gamestate/guobiao/ask_other_action': asked('ask_other_action_info', false),
  'gamestate/guobiao/do_action': act,
  'gamestate/guobiao/show_result': shown,
  'gamestate/guobiao/game_end': () => ({ type: 'over' }),
  'gamestate/guobiao/ready_status': silent,
  switch_seat: silent,
  refresh_player_tag_list: silent,
  message: silent,
  pong: silent,
};

const otherGame = (type: string): Message | undefined => {
  const [, rule] = /^gamestate\/([^/]+)\/game_start$/.exec(type) ?? [];
  return rule === undefined ? undefined : { type: 'other', rule };
};

/** A message and its name; none for what is no message of the socket at all. */
export interface Heard {
  readonly name: string;
  readonly message?: Message;
}

export const heardOf = (frame: unknown): Heard | undefined => {
  const value = typeof frame === 'string' ? parsed(frame) : frame;
  const name = isFields(value) ? text(value.type) : undefined;
  if (!isFields(value) || name === undefined) return undefined;
  const message = Object.hasOwn(READERS, name) ? READERS[name]!(value) : otherGame(name);
  return { name, ...(message ? { message } : {}) };
};
