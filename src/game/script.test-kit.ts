// Games for tests: hands and coming draws from text, acts in a line of words. `0-5m` throws (the drawn tile where it is one),
// `0-5m*` with riichi or upeo, `0-5m**` openly; `0[555m1]` calls or makes a kan, in the notation of melds; `0~4z` sets aside;
// `0!` wins; `0@` shows the waits of a declared hand; `0#` nine terminals; `0?` passes; `.` everybody does. Whoever is asked and not
// named passes before the next act of a turn.

import type { Result } from '../result.ts';
import type { Round, TableEvent } from '../table/event.ts';
import { parseHand, parseTile, parseTiles } from '../tiles/notation.ts';
import { randomFrom } from '../tiles/random.ts';
import type { Seat } from '../tiles/seat.ts';
import type { Tile } from '../tiles/tile.ts';
import type { Act } from './act.ts';
import { openHand } from './course.ts';
import { act, bookOf, type Game, type GameRules, openGame, RIICHI, toMove } from './game.ts';
import { type Hand, tilesWithout } from './hand.ts';

const orThrow = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(`${result.code}: ${result.detail}`);
  return result.value;
};

export const tiles = (text: string): readonly Tile[] => orThrow(parseTiles(text));
const tileOf = (text: string): Tile => orThrow(parseTile(text));

export interface Setup {
  readonly rules?: GameRules;
  /** Thirteen tiles each; left out: any. */
  readonly hands?: readonly (string | undefined)[];
  /** What is drawn next, the dealer's first tile first. */
  readonly draws?: string;
  /** What replaces kans, norths and flowers. */
  readonly replacements?: string;
  /** How many tiles can be drawn; left out: all. */
  readonly wall?: number;
  readonly round?: Partial<Round>;
  /** Hands played before. */
  readonly played?: number;
}

/** The rest of the set in an order without pattern, so that hands left out wait for nothing. */
const rest = (all: readonly Tile[], used: readonly Tile[]): Tile[] => {
  const left = tilesWithout(all, used);
  if (!left) throw new Error('more of a tile than the set has');
  const flowersLast = [...left].filter((t) => t < 37);
  return [
    ...flowersLast.filter((_, i) => i % 5 === 0),
    ...flowersLast.filter((_, i) => i % 5 === 3),
    ...flowersLast.filter((_, i) => i % 5 !== 0 && i % 5 !== 3),
    ...left.filter((t) => t >= 37),
  ];
};

interface Laid {
  readonly hands: readonly (readonly Tile[])[];
  readonly wall: Hand['wall'];
}

const laidOut = (game: Game, setup: Setup): Laid => {
  const { players, tiles: all, hasDeadWall } = bookOf(game.rules);
  const draws = tiles(setup.draws ?? '');
  const replacing = tiles(setup.replacements ?? '');
  const given = Array.from({ length: players }, (_, seat) => setup.hands?.[seat] ?? '');
  const left = rest(all(), [...given.flatMap(tiles), ...draws, ...replacing]);
  const hands = given.map((text) => (text === '' ? left.splice(0, 13) : tiles(text)));
  const reserve = hasDeadWall ? [...replacing, ...left.splice(0, 4 - replacing.length)] : [];
  const [indicators, ura] = hasDeadWall ? [left.splice(0, 5), left.splice(0, 5)] : [[], []];
  const end = hasDeadWall ? [] : [...replacing].reverse();
  const size = setup.wall ?? draws.length + left.length + end.length;
  const live = [...draws, ...left.slice(0, size - draws.length - end.length), ...end];
  const dead = hasDeadWall ? { dead: { replacements: reserve, indicators, ura } } : {};
  return { hands, wall: { dice: [1, 1], broken: 0, live, ...dead, taken: 0, replaced: 0 } };
};

export const gameOf = (setup: Setup = {}): Game => {
  const { game } = openGame(setup.rules ?? RIICHI, randomFrom(1));
  const { hands, wall } = laidOut(game, setup);
  const round = { ...game.hand.round, ...setup.round, wall: wall.live.length };
  const fresh: Hand = {
    round,
    played: setup.played ?? 0,
    wall,
    dealt: hands,
    seats: hands.map((concealed, seat) => ({
      concealed,
      melds: [],
      river: [],
      aside: [],
      riichi: 'none',
      doubleRiichi: false,
      ippatsu: false,
      score: round.scores[seat]!,
      passed: [],
      passedInRiichi: [],
    })),
    indicators: wall.dead ? 1 : 0,
    owed: 0,
    riichiSticks: round.riichiSticks,
    turn: round.dealer,
    phase: 'discard',
    untouched: true,
    asked: [],
    answers: hands.map(() => undefined),
  };
  return { ...game, hand: openHand(fresh).hand };
};

const discard = ({ hand }: Game, seat: Seat, text: string): Act => {
  const tile = tileOf(text.replaceAll('*', ''));
  return {
    type: 'discard',
    tile,
    drawn: hand.seats[seat]!.drawn === tile,
    ...(text.endsWith('*') ? { riichi: true } : {}),
    ...(text.endsWith('**') ? { open: true } : {}),
  };
};

export const actOf = (game: Game, seat: Seat, word: string): Act => {
  const text = word.slice(2);
  switch (word[1]) {
    case '-':
      return discard(game, seat, text);
    case '[':
      return {
        type: 'meld',
        meld: orThrow(parseHand(word.slice(1), seat, game.rules.players)).melds[0]!,
      };
    case '~':
      return { type: 'aside', tile: tileOf(text) };
    case '!':
      return game.hand.phase === 'claim' ? { type: 'ron' } : { type: 'tsumo' };
    case '@':
      return { type: 'open' };
    case '?':
      return { type: 'pass' };
    case '#':
      return { type: 'nineTerminals' };
    default:
      throw new Error(`no such word: ${word}`);
  }
};

export interface Story {
  readonly game: Game;
  readonly events: readonly TableEvent[];
}

const next = ({ game, events }: Story, seat: Seat, move: Act): Story => {
  const played = orThrow(act(game, seat, move));
  return { game: played.game, events: [...events, ...played.events] };
};

/** Everybody who was asked and has not answered passes. */
const passed = (story: Story): Story => {
  const { game } = story;
  const [seat] = game.hand.phase === 'claim' ? toMove(game) : [];
  return seat === undefined ? story : passed(next(story, seat, { type: 'pass' }));
};

const isAsked = ({ hand }: Game, seat: Seat): boolean => hand.phase === 'claim' && hand.asked.includes(seat);

const ofTurn = (story: Story, word: string): Story =>
  isAsked(story.game, Number(word[0]) as Seat) && !'-~@#'.includes(word[1]!) ? story : passed(story);

const told = (story: Story, word: string): Story => {
  if (word === '.') return passed(story);
  const seat = Number(word[0]) as Seat;
  const before = ofTurn(story, word);
  return next(before, seat, actOf(before.game, seat, word));
};

/** Throws where a word is refused. */
export const play = (game: Game, script: string): Story =>
  script
    .split(/\s+/)
    .filter((word) => word !== '')
    .reduce(told, { game, events: [] });

/** Why the word is refused; undefined: it is allowed. Others are not made to pass for it. */
export const refusal = (game: Game, word: string): string | undefined => {
  const seat = Number(word[0]) as Seat;
  const result = act(game, seat, actOf(game, seat, word));
  return result.ok ? undefined : result.code;
};
