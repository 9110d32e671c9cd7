// Tables for tests, from a line of text. Words stand apart: `1+` seat 1 draws, `0+5m` it is seen which; `1-5m` discards,
// `1-5m*` sideways; `1r` its riichi stands; `1[555m3]` calls or makes a kan, in the notation of melds; `1~4z` sets a
// north aside; `!2p` an indicator; `0?` says riichi. The viewer is seat 0 and the dealer unless told otherwise.

import type { Round, TableEvent } from '../table/event.ts';
import type { Table } from '../table/table.ts';
import { followAll } from '../table/thread.ts';
import { parseHand, parseTile, parseTiles } from '../tiles/notation.ts';
import type { Players, Seat } from '../tiles/seat.ts';
import type { Tile } from '../tiles/tile.ts';

export interface Setting {
  readonly players?: Players;
  readonly dealer?: Seat;
  readonly round?: Partial<Round>;
  readonly indicator?: string;
}

const orThrow = <T>(r: { ok: true; value: T } | { ok: false; detail: string }): T => {
  if (!r.ok) throw new Error(r.detail);
  return r.value;
};

export const tile = (text: string): Tile => orThrow(parseTile(text));
export const tiles = (text: string): readonly Tile[] => orThrow(parseTiles(text));

const word = (text: string, players: Players): TableEvent => {
  if (text.startsWith('!')) return { type: 'indicator', tile: tile(text.slice(1)) };
  const seat = Number(text[0]) as Seat;
  const rest = text.slice(2);
  switch (text[1]) {
    case '+':
      return { type: 'draw', seat, ...(rest === '' ? {} : { tile: tile(rest) }) };
    case '-':
      return {
        type: 'discard',
        seat,
        tile: tile(rest.slice(0, 2)),
        ...(rest.endsWith('*') ? { riichi: true } : {}),
      };
    case 'r':
      return { type: 'riichi', seat };
    case '?':
      return { type: 'declare', seat };
    case '~':
      return { type: 'aside', seat, tile: tile(rest) };
    case '[':
      return { type: 'meld', seat, meld: orThrow(parseHand(text.slice(1), seat, players)).melds[0]! };
    default:
      throw new Error(`no such word: ${text}`);
  }
};

const scoresFor = (players: Players): readonly number[] =>
  Array.from({ length: players }, () => (players === 3 ? 35_000 : 25_000));

export const scriptEvents = (hand: string, script: string, setting: Setting = {}): readonly TableEvent[] => {
  const { players = 4, dealer = 0, round = {}, indicator = '9p' } = setting;
  const deal: TableEvent = {
    type: 'deal',
    round: {
      players,
      wind: 'east',
      number: 0,
      dealer,
      honba: 0,
      riichiSticks: 0,
      scores: scoresFor(players),
      wall: players === 3 ? 55 : 70,
      ...round,
    },
    me: 0,
    hands: [tiles(hand), ...Array.from({ length: players - 1 }, () => 13)],
    indicator: tile(indicator),
  };
  const words = script.split(/\s+/).filter((w) => w !== '');
  return [deal, ...words.map((w) => word(w, players))];
};

/** Throws where the script is none that a table allows. */
export const scriptTable = (hand: string, script: string, setting: Setting = {}): Table => {
  const thread = followAll(scriptEvents(hand, script, setting));
  if (thread.state === 'reading') return thread.table;
  throw new Error(thread.state === 'lost' ? `${thread.code}: ${thread.detail}` : 'no deal');
};
