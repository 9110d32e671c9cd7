// A recorded MCR game, step by step: what each seat holds, what lies open, and the tile that can be won on. A step that
// the hands do not allow throws.

import type { Win } from '../../src/rules/rules.ts';
import { emptyCounts } from '../../src/tiles/counts.ts';
import type { Meld } from '../../src/tiles/meld.ts';
import type { Seat } from '../../src/tiles/seat.ts';
import { isFlower, kindOf, type Tile, type Wind } from '../../src/tiles/tile.ts';
import { FAN_COUNTS, type FanCounts, tileOfText, tilesOfText, windOfLetter } from './mcr-line.ts';
import { fields, listOf, nullable, number, oneOf, optional, type Shape, shapeOf, text } from './shape.ts';

/** Which event, whose win, and its total. */
export type Valued = readonly [at: number, seat: Seat, total: number];

export type Event = readonly [type: string, ...rest: readonly (string | number)[]];

export interface GameLine {
  readonly id: string;
  readonly round: string;
  readonly deal: readonly string[];
  readonly ev: readonly Event[];
  readonly wallTiles?: string;
  /** Event, seat, total: what the service's judge said a win there was worth. */
  readonly can?: readonly Valued[];
  readonly result: {
    readonly winner: Seat | null;
    readonly fan: number;
    readonly fans: FanCounts;
    readonly delta: readonly number[];
  };
}

const numbers = listOf(number);
const event: Shape<Event> = shapeOf('an event', (x) => Array.isArray(x) && typeof x[0] === 'string');
const valued: Shape<Valued> = shapeOf('event, seat and total', (x) => Array.isArray(x) && x.length === 3);

export const GAME: Shape<GameLine> = fields<GameLine>({
  id: text,
  round: oneOf('E', 'S', 'W', 'N'),
  deal: listOf(text),
  ev: listOf(event),
  wallTiles: optional(text),
  can: optional(listOf(valued)),
  result: fields<GameLine['result']>({
    winner: nullable(oneOf<Seat>(0, 1, 2, 3)),
    fan: number,
    fans: FAN_COUNTS,
    delta: numbers,
  }),
});

interface Player {
  readonly hand: Tile[];
  readonly melds: Meld[];
  readonly flowers: Tile[];
}

/** The tile that can be won on now, and how. */
interface Open {
  readonly tile: Tile;
  readonly seat: Seat;
  readonly by: Win['by'];
}

export interface Game {
  readonly round: Wind;
  readonly players: readonly Player[];
  /** What lies open to everyone: rivers and open melds. */
  readonly shown: Uint8Array;
  /** Tiles left to draw; undefined where each seat has a wall of its own. */
  wall: number | undefined;
  open: Open | undefined;
}

const isFlowerText = (text: string): boolean => text.startsWith('f');
/** `f1`–`f8`: four flowers, four seasons. */
const gameTile = (text: string): Tile => {
  if (!isFlowerText(text)) return tileOfText(text);
  const number = Number(text.slice(1));
  return tileOfText(number > 4 ? `${number - 4}g` : `${number}f`);
};
const dealtTiles = (text: string): readonly Tile[] =>
  text.includes(' ') ? text.split(' ').map(gameTile) : tilesOfText(text);

export const gameOf = (line: GameLine): Game => ({
  round: windOfLetter(line.round),
  players: line.deal.map((text) => ({ hand: [...dealtTiles(text)], melds: [], flowers: [] })),
  shown: emptyCounts(),
  wall: line.wallTiles === undefined ? undefined : line.wallTiles.split(' ').length - 4 * 13,
  open: undefined,
});

const take = ({ hand }: Player, tile: Tile): Tile => {
  const at = hand.indexOf(tile);
  if (at < 0) throw new Error(`tile ${tile} is not held`);
  return hand.splice(at, 1)[0]!;
};

const show = (game: Game, tiles: readonly Tile[], copies = 1): void => {
  for (const tile of tiles) game.shown[kindOf(tile)]! += copies;
};

const drawTile = (game: Game, seat: Seat, tile: Tile, by: Win['by']): void => {
  if (game.wall === 0) throw new Error('the wall is empty');
  if (game.wall !== undefined) game.wall--;
  game.players[seat]!.hand.push(tile);
  game.open = isFlower(tile) ? undefined : { tile, seat, by };
};

const isRun = (tiles: readonly Tile[]): boolean =>
  tiles.every((tile, i) => tile < 27 && tile === tiles[0]! + i) && tiles[0]! % 9 < 7;

/** Takes the tile thrown last into a meld with own tiles. */
const claim = (game: Game, seat: Seat, meldTiles: readonly Tile[], called: Tile): Meld => {
  const { open } = game;
  if (open?.tile !== called || open.by !== 'discard' || open.seat === seat)
    throw new Error('nothing to claim');
  const own = [...meldTiles];
  own.splice(own.indexOf(called), 1);
  for (const tile of own) take(game.players[seat]!, tile);
  show(game, own);
  game.open = undefined;
  const type = meldTiles[0] !== meldTiles[1] ? 'chi' : meldTiles.length === 3 ? 'pon' : 'openKan';
  if (type === 'chi' && (!isRun(meldTiles) || seat !== (open.seat + 1) % 4)) throw new Error('no chow');
  return { type, own, called, from: open.seat };
};

const addKong = (game: Game, seat: Seat, tile: Tile): void => {
  const { melds } = game.players[seat]!;
  const at = melds.findIndex((m) => m.type === 'pon' && m.called === tile);
  const pung = melds[at];
  if (pung?.type !== 'pon') throw new Error('no pung to add to');
  take(game.players[seat]!, tile);
  melds[at] = { ...pung, type: 'addedKan', added: tile };
  game.open = { tile, seat, by: 'addedKan' };
};

const repeated = (tile: Tile, times: number): readonly Tile[] => Array.from({ length: times }, () => tile);

const handSize = ({ hand, melds }: Player): number => hand.length + 3 * melds.length;

type Step = (game: Game, seat: Seat, texts: readonly string[]) => void;

const STEPS: Readonly<Record<string, Step>> = {
  D: (game, seat, [tile]) => drawTile(game, seat, gameTile(tile!), 'wall'),
  R: (game, seat, [tile]) => drawTile(game, seat, gameTile(tile!), 'replacement'),
  // A flower of the deal is replaced while the dealer already holds the first draw: that stays the tile to win on.
  F: (game, seat, [flower, tile]) => {
    const { open } = game;
    const player = game.players[seat]!;
    player.flowers.push(take(player, gameTile(flower!)));
    drawTile(game, seat, gameTile(tile!), 'wall');
    if (handSize(player) === 13) game.open = open;
  },
  X: (game, seat, [text]) => {
    const tile = take(game.players[seat]!, gameTile(text!));
    show(game, [tile]);
    game.open = { tile, seat, by: 'discard' };
  },
  C: (game, seat, [run, called]) => {
    const meld = claim(game, seat, tilesOfText(run!), gameTile(called!));
    game.players[seat]!.melds.push(meld);
  },
  P: (game, seat, [text]) => {
    const tile = gameTile(text!);
    game.players[seat]!.melds.push(claim(game, seat, repeated(tile, 3), tile));
  },
  K: (game, seat, [text]) => {
    const tile = gameTile(text!);
    game.players[seat]!.melds.push(claim(game, seat, repeated(tile, 4), tile));
  },
  A: (game, seat, [text]) => {
    const own = repeated(gameTile(text!), 4).map((tile) => take(game.players[seat]!, tile));
    game.players[seat]!.melds.push({ type: 'closedKan', own });
    game.open = undefined;
  },
  B: (game, seat, [text]) => addKong(game, seat, gameTile(text!)),
};

/** All tiles a player holds are 13, with one more after a draw. */
export const sizeFault = ({ players, open }: Game): string | undefined => {
  const sizes = players.map(handSize);
  const most = open?.by === 'wall' || open?.by === 'replacement' ? open.seat : undefined;
  const wrong = sizes.findIndex((size, seat) => size > 14 || (most === seat && size !== 14) || size < 13);
  return wrong < 0 ? undefined : `seat ${wrong} has ${sizes[wrong]} tiles`;
};

/** One event of the hand; its ends are not among them. */
export const takeStep = (game: Game, [type, seat, ...rest]: Event): void => {
  const step = STEPS[type];
  if (step === undefined) throw new Error(`no event ${type}`);
  step(
    game,
    seat as Seat,
    rest.filter((x) => typeof x === 'string'),
  );
};
