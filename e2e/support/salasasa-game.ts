// The hand as Salasasa's server would send it to seat 1.

import {
  frame,
  framesAfter,
  gameStart,
  login,
  numberOf,
  USER,
} from '../../src/clients/salasasa/server.fixture.ts';
import type { Seat } from '../../src/tiles/seat.ts';
import { DEALT, FAN, ME, PAYMENTS, playedTo, tableAt, tile, winningHand } from './mcr-hand.ts';

const asked = (type: string, key: string, seat: Seat, names: readonly string[]): string =>
  frame(`gamestate/guobiao/${type}`, { [key]: { player_index: seat, action_list: names, action_tick: 1 } });
const askHand = (...names: readonly string[]): string =>
  asked('broadcast_hand_action', 'ask_hand_action_info', ME, names);
const askOther = (...names: readonly string[]): string =>
  asked('ask_other_action', 'ask_other_action_info', ME, names);

/** What is asked of the viewer at a moment. */
const ASKED: Readonly<Record<string, string>> = {
  'ready with the right discard': askHand('cut'),
  'a flower': askHand('buhua'),
  'a kong is offered': askHand('cut', 'angang'),
  'a kong to rob': askOther('hu_second', 'pass'),
};

export const WON = frame('gamestate/guobiao/show_result', {
  show_result_info: {
    hu_class: 'hu_second',
    hepai_player_index: ME,
    hu_score: FAN,
    hu_fan: ['抢杠和', '暗杠', '门前清', '幺九刻', '连六', '无字', '花牌*2'],
    hepai_player_hand: [...winningHand(), tile('9s')].map(numberOf),
    player_to_score: Object.fromEntries(PAYMENTS.map((n, seat) => [seat, n])),
    next_status: 'round_end_by_ready',
  },
});

export const framesOf = (name: string): readonly string[] => {
  const { moments, before } = playedTo(name);
  const question = ASKED[name];
  return [...framesAfter(moments, before - 1, ME), ...(question === undefined ? [] : [question])];
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

/** The same deal as another hand of the game, to whoever sits there now. */
export const startOf = (number: number, seat: Seat): string => {
  const { table } = DEALT.at(-1)!;
  return withPeople(gameStart({ ...table, round: { ...table.round, number } }, seat));
};

/** The table as it stood then, as whoever comes back is told. */
export const rejoined = (name: string): readonly string[] => [
  LOGIN,
  withPeople(gameStart(tableAt(name), ME)),
];

/** Another game of the same site. */
export const RIICHI = frame('gamestate/riichi/game_start', { game_info: { room_rule: 'riichi' } });
/** What no reader has ever seen. */
export const STRANGE = frame('gamestate/guobiao/show_confetti', { colour: 'red' });
