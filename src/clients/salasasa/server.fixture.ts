// For tests: the other way round, a hand as the server would send it to one seat.

import type { TableEvent } from '../../table/event.ts';
import type { Moment } from '../../table/mcr-play.fixture.ts';
import type { SeatState, Table } from '../../table/table.ts';
import { type Meld, tilesOf } from '../../tiles/meld.ts';
import { type Seat, turnsBetween } from '../../tiles/seat.ts';
import type { Tile } from '../../tiles/tile.ts';
import { SEATS } from '../mcr-deal.ts';
import { tileOf } from './tiles.ts';

const NUMBERS = new Map<Tile, number>();
for (let n = 11; n <= 58; n++) {
  const tile = tileOf(n);
  if (tile !== undefined) NUMBERS.set(tile, n);
}
export const numberOf = (tile: Tile): number => NUMBERS.get(tile)!;

export const USER = 10000001;

export const frame = (type: string, fields: Readonly<Record<string, unknown>> = {}): string =>
  JSON.stringify({ type, success: true, message: '', ...fields });

const GAME = 'gamestate/guobiao';

export const login = (user = USER): string =>
  frame('login', { login_info: { user_id: user, username: 'me', is_tourist: false } });

/** Where the called tile lies of `size`: first from the left neighbour, last from the right one, else between. */
const placeOf = (turns: number, size: number): number => (turns === 1 ? size - 1 : turns === 3 ? 0 : 1);

const maskOf = (meld: Meld, seat: Seat, viewer: Seat): readonly number[] => {
  if (meld.type === 'closedKan') {
    return meld.own.flatMap((tile) => [2, seat === viewer ? numberOf(tile) : 0]);
  }
  const at = placeOf(turnsBetween(seat, meld.from, 4), meld.own.length + 1);
  const lain = meld.own.map((tile) => [0, numberOf(tile)]).toSpliced(at, 0, [1, numberOf(meld.called)]);
  return [...lain, ...(meld.type === 'addedKan' ? [[3, numberOf(meld.added)]] : [])].flat();
};

const LETTERS: Readonly<Record<Meld['type'], string>> = {
  chi: 's',
  pon: 'k',
  openKan: 'g',
  addedKan: 'g',
  closedKan: 'G',
};

const targetOf = (meld: Meld, seat: Seat, viewer: Seat): string => {
  if (meld.type === 'closedKan' && seat !== viewer) return 'G0';
  const sorted = [...tilesOf(meld)].sort((a, b) => a - b);
  return `${LETTERS[meld.type]}${numberOf(sorted[1]!)}`;
};

const whole = ({ concealed, drawn }: SeatState): readonly Tile[] => [
  ...(typeof concealed === 'number' ? [] : concealed),
  ...(drawn === undefined || drawn === 'hidden' ? [] : [drawn]),
];

const userOf = (seat: Seat, viewer: Seat): number => (seat === viewer ? USER : seat);

const playerInfo = (state: SeatState, seat: Seat, viewer: Seat) => ({
  user_id: userOf(seat, viewer),
  username: `P${seat}`,
  player_index: seat,
  original_player_index: seat,
  score: state.score,
  ...(seat === viewer ? { hand_tiles: whole(state).map(numberOf) } : {}),
  hand_tiles_count: whole(state).length,
  has_draw_slot: state.drawn !== undefined,
  discard_tiles: state.river.filter((d) => d.calledBy === undefined).map((d) => numberOf(d.tile)),
  discard_origin_tiles: [],
  combination_tiles: state.melds.map((meld) => targetOf(meld, seat, viewer)),
  combination_mask: state.melds.map((meld) => maskOf(meld, seat, viewer)),
  huapai_list: state.aside.map(numberOf),
  tag_list: [],
});

const WINDS = ['east', 'south', 'west', 'north'];

/** The table as it stands: how a hand begins, and how it is joined again. */
export const gameStart = (table: Table, viewer: Seat, more: Readonly<Record<string, unknown>> = {}): string =>
  frame(`${GAME}/game_start`, {
    game_info: {
      room_id: 1,
      gamestate_id: 'x',
      current_player_index: table.turn,
      dealer_index: 0,
      action_tick: 0,
      max_round: 4,
      tile_count: table.wall,
      current_round: WINDS.indexOf(table.round.wind) * 4 + table.round.number + 1,
      room_type: 'custom',
      room_rule: 'guobiao',
      sub_rule: 'guobiao/standard',
      hepai_limit: 8,
      players_info: SEATS.map((seat) => playerInfo(table.seats[seat]!, seat, viewer)),
      ...more,
    },
  });

export const doAction = (fields: Readonly<Record<string, unknown>>): string =>
  frame(`${GAME}/do_action`, { do_action_info: { action_tick: 1, ...fields } });

const hiddenTile = (tile: Tile | undefined, seat: Seat, viewer: Seat) =>
  tile === undefined || seat !== viewer ? {} : { deal_tile: numberOf(tile) };

const chiName = (own: readonly Tile[], called: Tile): string => {
  const lower = own.filter((tile) => tile < called).length;
  return ['chi_right', 'chi_mid', 'chi_left'][lower]!;
};

const NAMES: Readonly<Record<string, string>> = {
  pon: 'peng',
  openKan: 'gang',
  addedKan: 'jiagang',
  closedKan: 'angang',
};

const meldFrames = (seat: Seat, meld: Meld, viewer: Seat): readonly string[] => {
  const name = meld.type === 'chi' ? chiName(meld.own, meld.called) : NAMES[meld.type]!;
  const announced = 'from' in meld && meld.type !== 'addedKan';
  const act = {
    action_list: [name],
    action_player: seat,
    combination_target: targetOf(meld, seat, viewer),
    combination_mask: maskOf(meld, seat, viewer),
  };
  const real = doAction({ ...act, ...(announced ? { cut_from_player: meld.from, silent: true } : {}) });
  return announced ? [doAction({ action_list: [name], action_player: seat, is_claim: true }), real] : [real];
};

const drawName = (before: TableEvent | undefined): string => {
  if (before?.type === 'aside') return 'deal_buhua_tile';
  return before?.type === 'meld' ? 'deal_gang_tile' : 'deal_tile';
};

const asideFrames = (
  event: Extract<TableEvent, { type: 'aside' }>,
  viewer: Seat,
  split: boolean,
): readonly string[] => {
  const { seat, tile, dealt } = event;
  const set = { action_player: seat, buhua_tile: numberOf(tile) };
  if (!dealt) return [doAction({ action_list: ['buhua'], ...set })];
  const tileIn = dealt.replacement === 'hidden' ? undefined : dealt.replacement;
  const drawn = hiddenTile(tileIn, seat, viewer);
  if (!split) return [doAction({ action_list: ['buhua', 'deal_buhua_tile'], ...set, ...drawn })];
  return [
    doAction({ action_list: ['buhua'], ...set }),
    doAction({ action_list: ['deal_buhua_tile'], action_player: seat, ...drawn }),
  ];
};

const byIndex = (values: readonly number[]) => Object.fromEntries(values.map((n, i) => [i, n]));

const RON = ['', 'hu_first', 'hu_second', 'hu_third'];

const winFrame = (event: Extract<TableEvent, { type: 'win' }>): string => {
  const { seat, tile, from, hand = [], payments = [] } = event;
  return frame(`${GAME}/show_result`, {
    show_result_info: {
      hu_class: from === undefined ? 'hu_self' : RON[turnsBetween(from, seat, 4)],
      hepai_player_index: seat,
      hu_score: 8,
      hu_fan: ['无番和'],
      hepai_player_hand: [...hand, tile].map(numberOf),
      player_to_score: byIndex(payments),
      next_status: 'round_end_by_ready',
    },
  });
};

/** A false win: paid for, and play goes on. */
export const falseWin = (seat: Seat): string =>
  frame(`${GAME}/show_result`, {
    show_result_info: {
      hu_class: 'hu_self',
      hepai_player_index: seat,
      hu_fan: ['错和'],
      next_status: 'round_continue',
    },
  });

const eventFrames = (moments: readonly Moment[], at: number, viewer: Seat): readonly string[] => {
  const { event } = moments[at]!;
  const before = moments[at - 1]?.event;
  const thrown = moments.slice(0, at).some((m) => m.event.type === 'discard');
  switch (event.type) {
    case 'draw':
      return [
        doAction({
          action_list: [drawName(before)],
          action_player: event.seat,
          ...hiddenTile(event.tile, event.seat, viewer),
        }),
      ];
    case 'discard':
      return [
        doAction({
          action_list: ['cut'],
          action_player: event.seat,
          cut_tile: numberOf(event.tile),
          // The dealer's 14 tiles lie in one row at first.
          cut_class: thrown ? event.drawn : false,
        }),
      ];
    case 'aside':
      return asideFrames(event, viewer, at % 2 === 0);
    case 'meld':
      return meldFrames(event.seat, event.meld, viewer);
    case 'win':
      return [winFrame(event)];
    case 'end':
      return event.ending === 'win'
        ? []
        : [frame(`${GAME}/show_result`, { show_result_info: { hu_class: 'liuju' } })];
    default:
      return [];
  }
};

/** What follows the moment at `from`. The deal and the dealer's first draw come as one: begin at 1. */
export const framesAfter = (moments: readonly Moment[], from: number, viewer: Seat): readonly string[] =>
  moments.flatMap((_, at) => (at > from ? eventFrames(moments, at, viewer) : []));
