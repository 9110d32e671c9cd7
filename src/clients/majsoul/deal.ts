// The first action of a hand.

import type { TableEvent } from '../../table/event.ts';
import { type Players, type Seat, seatsOf } from '../../tiles/seat.ts';
import { type Tile, WINDS } from '../../tiles/tile.ts';
import { indicatorEvents, type Step } from './hand.ts';
import type { ActionNewRound } from './messages.ts';
import type { Read } from './protobuf.ts';
import { readPlayers, readSeat, readTiles } from './read.ts';
import { told, toldDiscards, toldWaits } from './told.ts';

type NewRound = Read<typeof ActionNewRound>;

/** Who looks, and with how many red fives the room plays. */
export interface Viewer {
  readonly me: Seat;
  readonly redFives: number;
}

const HAND = 13;

interface Dealt {
  readonly players: Players;
  readonly dealer: Seat;
  readonly tiles: readonly Tile[];
  readonly indicators: readonly Tile[];
}

/** Older servers send the one indicator apart. */
const indicatorTexts = (m: NewRound): readonly string[] =>
  m.doras.length === 0 && m.dora !== '' ? [m.dora] : m.doras;

const read = (m: NewRound, me: Seat): Dealt | undefined => {
  const players = readPlayers(m.scores.length);
  const dealer = players && readSeat(m.ju, players);
  const tiles = readTiles(m.tiles);
  const indicators = readTiles(indicatorTexts(m));
  if (!players || dealer === undefined || !tiles || !indicators || me >= players) return undefined;
  const expected = me === dealer ? HAND + 1 : HAND;
  const fits = tiles.length === expected && indicators.length >= 1 && indicators.length <= 5;
  return fits && m.chang < WINDS.length ? { players, dealer, tiles, indicators } : undefined;
};

const dealEvent = (m: NewRound, { players, dealer, tiles, indicators }: Dealt, me: Seat): TableEvent => ({
  type: 'deal',
  round: {
    players,
    wind: WINDS[m.chang]!,
    number: dealer,
    dealer,
    honba: m.ben,
    riichiSticks: m.liqibang,
    scores: m.scores,
    // The service has counted the dealer's first draw already.
    wall: m.left_tile_count + 1,
  },
  me,
  hands: seatsOf(players).map((seat) => (seat === me ? tiles.slice(0, HAND) : HAND)),
  indicator: indicators[0]!,
});

/** Undefined if it is no deal of a riichi hand. */
export const deal = (m: NewRound, { me, redFives }: Viewer): Step | undefined => {
  const dealt = read(m, me);
  if (dealt === undefined) return undefined;
  const { players, dealer, indicators } = dealt;
  const last = dealt.tiles[HAND];
  const tile = last !== undefined ? { tile: last } : {};
  const rest = dealer === me ? { discards: toldDiscards(m.tingpais0) } : { waits: toldWaits(m.tingpais1) };
  return {
    hand: {
      players,
      me,
      redFives,
      indicators,
      melds: seatsOf(players).map(() => []),
      riichi: false,
      opening: true,
      ...(last !== undefined && { dealt: last }),
    },
    events: [
      dealEvent(m, dealt, me),
      ...indicatorEvents(indicators.slice(1)),
      { type: 'draw', seat: dealer, ...tile },
      told(m.operation, false, rest),
    ],
  };
};
