// Whole MCR games: every step must be one the hands allow, every win the log's own judge valued must be worth what it
// said, and the end must be paid as recorded.

import { DEFAULTS } from '../../src/rules/mcr/options.ts';
import { winnerOf } from '../../src/rules/mcr/payments.ts';
import { type McrScore, reachesMinimum, valueOfHand } from '../../src/rules/mcr/score.ts';
import type { Win } from '../../src/rules/rules.ts';
import { emptyCounts } from '../../src/tiles/counts.ts';
import type { Meld } from '../../src/tiles/meld.ts';
import type { Seat } from '../../src/tiles/seat.ts';
import { kindOf, type Tile, WINDS, type Wind } from '../../src/tiles/tile.ts';
import { countsOfScore, type FanCounts, tileOfText, tilesOfText, windOfLetter } from './mcr-line.ts';
import { readJsonLines } from './read.ts';
import type { Verdict } from './suite.ts';

type Event = readonly [type: string, ...rest: readonly (string | number)[]];

interface GameLine {
  readonly id: string;
  readonly round: string;
  readonly deal: readonly string[];
  readonly ev: readonly Event[];
  readonly wallTiles?: string;
  /** Event, seat, total: what the service's judge said a win there was worth. */
  readonly can?: readonly (readonly [number, Seat, number])[];
  readonly result: {
    readonly winner: Seat | null;
    readonly fan: number;
    readonly fans: FanCounts;
    readonly delta: readonly number[];
  };
}

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

interface Game {
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

const isFlower = (tile: Tile): boolean => tile >= 37;

const gameOf = (line: GameLine): Game => ({
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
const sizeFault = ({ players, open }: Game): string | undefined => {
  const sizes = players.map(handSize);
  const most = open?.by === 'wall' || open?.by === 'replacement' ? open.seat : undefined;
  const wrong = sizes.findIndex((size, seat) => size > 14 || (most === seat && size !== 14) || size < 13);
  return wrong < 0 ? undefined : `seat ${wrong} has ${sizes[wrong]} tiles`;
};

const winOf = (
  game: Game,
  seat: Seat,
): { readonly win: Win; readonly concealed: readonly Tile[] } | undefined => {
  const { open, players, shown, wall } = game;
  if (open === undefined) return undefined;
  const { tile, by } = open;
  const own = open.seat === seat;
  const drawn = by === 'wall' || by === 'replacement';
  if (own !== drawn) return undefined;
  const { hand } = players[seat]!;
  const lies = shown[kindOf(tile)]! - (by === 'discard' ? 1 : 0);
  return {
    concealed: own ? hand.toSpliced(hand.lastIndexOf(tile), 1) : hand,
    win: {
      tile,
      by,
      ...(own ? {} : { from: open.seat }),
      last: wall === 0,
      ...(lies === 3 ? { lastCopy: true as const } : {}),
    },
  };
};

/** What a seat's win would be worth now; undefined where it has none. */
const valueNow = (game: Game, seat: Seat): McrScore | undefined => {
  const found = winOf(game, seat);
  const { melds, flowers } = game.players[seat]!;
  if (!found || found.concealed.some(isFlower)) return undefined;
  const situation = {
    seat,
    roundWind: game.round,
    seatWind: WINDS[seat]!,
    concealed: found.concealed,
    melds,
    aside: flowers,
  };
  const value = valueOfHand(situation, found.win, DEFAULTS);
  return typeof value === 'string' ? undefined : value;
};

const SEATS: readonly Seat[] = [0, 1, 2, 3];

type Valued = readonly [number, Seat, number];

/** The wins that are there after an event. */
const valuesAt = (game: Game, at: number): readonly (readonly [Valued, McrScore])[] =>
  SEATS.flatMap((seat) => {
    const score = valueNow(game, seat);
    return score ? [[[at, seat, score.total] as const, score] as const] : [];
  });

/** The score of the seat that says it wins; an error if another was to win before it. */
const wonBy = (game: Game, seat: Seat): McrScore => {
  const able = SEATS.filter((s) => {
    const score = valueNow(game, s);
    return score && reachesMinimum(score, DEFAULTS);
  });
  const { open } = game;
  if (open === undefined || winnerOf(able, open.seat) !== seat)
    throw new Error(`seat ${seat} was not to win`);
  return valueNow(game, seat)!;
};

interface Outcome {
  readonly winner: Seat | null;
  readonly fan: number;
  readonly fans: FanCounts;
  readonly delta: readonly number[];
}

const NOBODY: Outcome = { winner: null, fan: 0, fans: {}, delta: [0, 0, 0, 0] };

const outcomeOf = (winner: Seat, score: McrScore): Outcome => ({
  winner,
  fan: score.total,
  fans: countsOfScore(score),
  delta: score.deltas,
});

interface Played {
  readonly outcome: Outcome;
  readonly can: readonly Valued[];
}

const play = (line: GameLine): Played => {
  const game = gameOf(line);
  const can: Valued[] = [];
  for (const [at, [type, seat, ...rest]] of line.ev.entries()) {
    if (type === 'E') return { outcome: NOBODY, can };
    if (type === 'W') return { outcome: outcomeOf(seat as Seat, wonBy(game, seat as Seat)), can };
    const texts = rest.filter((x) => typeof x === 'string');
    STEPS[type]!(game, seat as Seat, texts);
    const fault = sizeFault(game);
    if (fault !== undefined) throw new Error(`event ${at}: ${fault}`);
    can.push(...valuesAt(game, at).map(([valued]) => valued));
  }
  throw new Error('the game does not end');
};

const sorted = (fans: FanCounts): unknown => Object.entries(fans).sort();
const wordsOf = ({ winner, fan, fans, delta }: Outcome) => [winner, fan, sorted(fans), delta];

const verdictOf = (line: GameLine): Verdict => {
  const { id, can } = line;
  try {
    const { outcome, can: ours } = play(line);
    const expected = [wordsOf(line.result), can ?? 'not told'];
    const got = [wordsOf(outcome), can === undefined ? 'not told' : ours];
    return JSON.stringify(expected) === JSON.stringify(got) ? { id } : { id, differs: { expected, got } };
  } catch (error) {
    return { id, differs: { expected: 'a legal game', got: (error as Error).message } };
  }
};

export function* checkGames(path: string): Iterable<Verdict> {
  for (const value of readJsonLines(path)) yield verdictOf(value as GameLine);
}
