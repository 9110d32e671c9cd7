// A hand joined by a picture of the table instead of its actions, as older servers send it. A picture has no history:
// what cannot be seen in it is named as unknown.

import type { SeatState, Table, Unknown } from '../../table/table.ts';
import type { Meld } from '../../tiles/meld.ts';
import { type Players, type Seat, seatsOf } from '../../tiles/seat.ts';
import { kindOf, type Tile, WINDS } from '../../tiles/tile.ts';
import type { Game } from './game.ts';
import type { Step } from './hand.ts';
import type { Fulu, GameSnapshot, PlayerSnapshot } from './messages.ts';
import type { Read } from './protobuf.ts';
import { readPlayers, readSeat, readTiles } from './read.ts';
import { told } from './told.ts';

type Snapshot = Read<typeof GameSnapshot>;
type Player = Read<typeof PlayerSnapshot>;

/** A called group: the tile that another seat threw is the called one; an added kan has one more tile of its own. */
const meldOf = (fulu: Read<typeof Fulu>, seat: Seat, players: Players): Meld | undefined => {
  const tiles = readTiles(fulu.tile);
  if (tiles === undefined || tiles.length < 3 || tiles.length > 4) return undefined;
  const at = tiles.findIndex((_, i) => fulu.from[i] !== undefined && fulu.from[i] !== seat);
  if (at < 0) return tiles.length === 4 ? { type: 'closedKan', own: tiles } : undefined;
  const [called, from] = [tiles[at]!, readSeat(fulu.from[at]!, players)];
  const own = tiles.toSpliced(at, 1);
  if (from === undefined) return undefined;
  if (tiles.length === 3) return { type: isTriplet(tiles) ? 'pon' : 'chi', own, called, from };
  // The thrown tile stands last in an open kan; behind it lies the tile that was added.
  return at === 3
    ? { type: 'openKan', own, called, from }
    : { type: 'addedKan', own: own.slice(0, 2), called, from, added: own[2]! };
};

const isTriplet = (tiles: readonly Tile[]): boolean => tiles.every((t) => kindOf(t) === kindOf(tiles[0]!));

/** What a player holds besides groups: a tile more than at rest is the drawn one. */
const held = (
  player: Player,
  melds: number,
  own: readonly Tile[] | undefined,
): Pick<SeatState, 'concealed' | 'drawn'> | undefined => {
  const rest = 13 - 3 * melds;
  const size = own?.length ?? player.tilenum;
  if (size !== rest && size !== rest + 1) return undefined;
  const concealed = own?.slice(0, rest) ?? rest;
  return size === rest ? { concealed } : { concealed, drawn: own?.[rest] ?? 'hidden' };
};

/** Zero everywhere is a server that leaves the place out, not four riichi on the first discard. */
const riichiPlace = (player: Player, all: readonly Player[]): number =>
  all.every((p) => p.liqiposition === 0) ? -1 : player.liqiposition;

const seatState = (
  s: Snapshot,
  seat: Seat,
  players: Players,
  own: readonly Tile[] | undefined,
): SeatState | undefined => {
  const player = s.players[seat]!;
  const melds = player.fulus.map((fulu) => meldOf(fulu, seat, players));
  const river = readTiles(player.qipais);
  const hand = held(player, melds.length, own);
  if (!melds.every((m) => m !== undefined) || river === undefined || hand === undefined) return undefined;
  const place = riichiPlace(player, s.players);
  const riichi = place >= 0 && place < river.length;
  return {
    ...hand,
    melds,
    river: river.map((tile, i) => ({ tile, ...(riichi && i === place && { riichi: true }) })),
    aside: [],
    riichi: riichi ? 'accepted' : 'none',
    doubleRiichi: false,
    ippatsu: false,
    score: player.score,
  };
};

const UNKNOWN: readonly Unknown[] = ['rivers', 'passed', 'timing'];

const tableOf = (s: Snapshot, game: Game, me: Seat): Table | undefined => {
  const players = readPlayers(s.players.length);
  const [dealer, turn] = [players && readSeat(s.ju, players), players && readSeat(s.index_player, players)];
  const [hand, indicators] = [readTiles(s.hands), readTiles(s.doras)];
  if (!players || dealer === undefined || turn === undefined || me >= players) return undefined;
  if (hand === undefined || indicators === undefined || s.chang >= WINDS.length) return undefined;
  const seats = seatsOf(players).map((p) => seatState(s, p, players, p === me ? hand : undefined));
  if (!seats.every((p) => p !== undefined)) return undefined;
  const scores = seats.map((p) => p.score);
  const mine = seats[me]!;
  const { humans, rules } = game.event;
  return {
    seq: 0,
    round: {
      players,
      wind: WINDS[s.chang]!,
      number: dealer,
      dealer,
      honba: s.ben,
      riichiSticks: s.liqibang,
      scores,
      wall: players === 4 ? 70 : 55,
    },
    ...(rules && { rules }),
    humans,
    me,
    seats,
    indicators,
    wall: s.left_tile_count,
    riichiSticks: s.liqibang,
    turn,
    phase: seats[turn]!.drawn === undefined ? 'draw' : 'discard',
    untouched: false,
    passed: [],
    passedInRiichi: [],
    unknown: [
      ...UNKNOWN,
      ...(mine.riichi === 'none' ? [] : (['passedInRiichi'] as const)),
      // With nobody holding a drawn tile, the last discard may still lie open.
      ...(seats.some((p) => p.drawn !== undefined) ? [] : (['turn'] as const)),
    ],
    told: {},
  };
};

/** Undefined if the picture is none of a table. */
export const picture = (s: Snapshot, game: Game, me: Seat): Step | undefined => {
  const table = tableOf(s, game, me);
  if (table === undefined) return undefined;
  const { round, indicators, seats } = table;
  const last = seats[table.turn]!.river.at(-1)?.tile;
  return {
    hand: {
      players: round.players,
      me,
      redFives: game.redFives,
      indicators,
      melds: seats.map((p) => p.melds),
      ...(last !== undefined && table.phase === 'draw' && { shown: { seat: table.turn, tile: last } }),
      riichi: seats[me]!.riichi !== 'none',
      opening: false,
    },
    events: [{ type: 'snapshot', table }, told(undefined, s.zhenting)],
  };
};
