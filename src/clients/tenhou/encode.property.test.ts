// Whole seeded games of ours written out as Tenhou's frames for a seat and read back: the same events, with what the seat was
// offered at every step. Four and three players, with red fives and without.

import { describe, expect, test } from 'vitest';
import type { Act } from '../../game/act.ts';
import { byUkeire } from '../../game/bot.ts';
import {
  act,
  choices,
  dealNext,
  type Game,
  type GameRules,
  isOver,
  openGame,
  type Played,
  toMove,
} from '../../game/game.ts';
import { seenBy } from '../../game/seen-by.ts';
import type { Result } from '../../result.ts';
import { presetOptions, type SomeOptions } from '../../rules/riichi/options.ts';
import { OFFERS, type Offer, type StatedScore, type TableEvent } from '../../table/event.ts';
import { follow, type Thread, WAITING } from '../../table/thread.ts';
import type { Meld } from '../../tiles/meld.ts';
import { type Random, randomFrom } from '../../tiles/random.ts';
import type { Players, Seat } from '../../tiles/seat.ts';
import { compareTiles, type Tile } from '../../tiles/tile.ts';
import { decoder } from './decode.ts';
import { framesOf } from './encode.ts';

const rulesFor = (players: Players, changes: SomeOptions): GameRules => {
  const points = players === 3 ? { startPoints: 35_000, target: 40_000 } : {};
  return { family: 'riichi', players, options: presetOptions('tenhou', { ...points, ...changes }) };
};

const KAN = new Set<Meld['type']>(['openKan', 'addedKan', 'closedKan']);

const offerOf = (move: Act): Offer | undefined => {
  switch (move.type) {
    case 'meld':
      return KAN.has(move.meld.type) ? 'kan' : move.meld.type === 'chi' ? 'chi' : 'pon';
    case 'discard':
      return move.riichi ? 'riichi' : undefined;
    case 'aside':
      return 'north';
    case 'open':
    case 'pass':
      return undefined;
    case 'ron':
    case 'tsumo':
    case 'nineTerminals':
      return move.type;
  }
};

/** Kans of the own turn are never among what Tenhou offers. */
const offersTo = (game: Game, me: Seat): readonly Offer[] => {
  const offers = choices(game, me).map(offerOf);
  const hidden = game.hand.phase === 'discard' ? 'kan' : undefined;
  return OFFERS.filter((o) => offers.includes(o) && o !== hidden);
};

/** What Tenhou tells about every own draw and every tile that another shows; at the end of a step what was offered. */
const isToldOf = (event: TableEvent, me: Seat): boolean => {
  switch (event.type) {
    case 'draw':
      return event.seat === me;
    case 'discard':
    case 'aside':
      return event.seat !== me;
    case 'meld':
      return event.seat !== me && event.meld.type === 'addedKan';
    default:
      return false;
  }
};

const withTold = ({ game, events }: Played, me: Seat): readonly TableEvent[] =>
  events.flatMap((event, i): readonly TableEvent[] => {
    if (!isToldOf(event, me)) return [event];
    const offers = i === events.length - 1 ? offersTo(game, me) : [];
    return [event, { type: 'told', offers }];
  });

const value = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(`${result.code}: ${result.detail}`);
  return result.value;
};

const WILD = 0.05;

class Table {
  private game: Game;
  private threads: readonly Thread[];
  readonly events: TableEvent[] = [];

  constructor(
    rules: GameRules,
    private readonly me: Seat,
    private readonly random: Random,
  ) {
    const played = openGame(rules, random);
    this.game = played.game;
    this.threads = Array.from({ length: rules.players }, () => WAITING);
    this.see(played);
  }

  private see(played: Played): void {
    this.game = played.game;
    this.threads = this.threads.map((thread, seat) =>
      played.events.reduce((t, event) => follow(t, seenBy(event, seat as Seat, true)), thread),
    );
    this.events.push(...withTold(played, this.me));
  }

  private move(seat: Seat): void {
    const offered = choices(this.game, seat);
    const thread = this.threads[seat]!;
    if (thread.state !== 'reading') throw new Error('a seat reads no table');
    const isWild = this.random() < WILD;
    const move = isWild
      ? offered[Math.floor(this.random() * offered.length)]!
      : byUkeire(thread.table, offered);
    this.see(value(act(this.game, seat, move)));
  }

  play(): readonly TableEvent[] {
    for (;;) {
      const [seat] = toMove(this.game);
      if (seat !== undefined) this.move(seat);
      else if (isOver(this.game)) return this.events;
      else this.see(value(dealNext(this.game, this.random)));
    }
  }
}

const inOrder = (tiles: readonly Tile[]): readonly Tile[] => [...tiles].sort(compareTiles);

const DORA = new Set(['dora', 'north']);

/** Norths are counted as dora, and a yakuman has neither fu nor han there. */
const worth = ({ han: _, fu, yaku = [], yakuman = [], ura = [], ...rest }: StatedScore) => {
  const lines = yaku.filter((y) => y.han > 0 && !DORA.has(y.id)).map((y) => `${y.id} ${y.han}`);
  const dora = yaku.reduce((sum, y) => sum + (DORA.has(y.id) ? y.han : 0), 0);
  const isYakuman = yakuman.length > 0;
  return { ...rest, ura, yakuman, ...(isYakuman ? {} : { fu, dora, lines: lines.sort() }) };
};

/** In one writing: tiles of a group and of a shown hand in order, and nothing that no frame says. */
const plain = (event: TableEvent): readonly unknown[] => {
  switch (event.type) {
    // What our options differ in from Tenhou's room is not told.
    case 'game':
      return [{ type: 'game', players: event.players, humans: event.humans }];
    case 'deal':
      return [{ ...event, hands: event.hands.map((h) => (typeof h === 'number' ? h : inOrder(h))) }];
    case 'meld':
      return [{ ...event, meld: { ...event.meld, own: inOrder(event.meld.own) } }];
    case 'declare':
      return [];
    case 'win':
      return [{ ...event, hand: inOrder(event.hand!), stated: worth(event.stated!) }];
    case 'end':
      if (event.ending === 'win') return event.last ? [{ type: 'end', last: true }] : [];
      return [{ ...event, hands: event.hands?.map((hand) => hand && inOrder(hand)) }];
    // The lamp is off when a hand begins.
    case 'told':
      return event.offers ? [{ type: 'told', offers: [...event.offers].sort() }] : [];
    default:
      return [event];
  }
};

const readBack = (frames: readonly string[]): readonly TableEvent[] => {
  const decode = decoder();
  return frames.flatMap((text) => decode(text).flatMap((r) => (r.type === 'events' ? r.events : [])));
};

const expectSame = (rules: GameRules, seed: number, me: Seat): readonly TableEvent[] => {
  const events = new Table(rules, me, randomFrom(seed)).play();
  const read = readBack(value(framesOf(events, me)));
  const seen = events.map((event) => seenBy(event, me, true));
  const [got, wanted] = [read.flatMap(plain), seen.flatMap(plain)];
  for (const [i, one] of wanted.entries()) expect(got[i], `seed ${seed}, event ${i}`).toEqual(one);
  expect(got.length).toBe(wanted.length);
  // What the seat sees is all that frames tell: hidden or not, the same text.
  expect(framesOf(seen, me)).toEqual(framesOf(events, me));
  return events;
};

const GAMES: readonly (readonly [string, Players, SomeOptions])[] = [
  ['four players', 4, { gameLength: 'hanchan' }],
  [
    'four players, East alone, no red fives, no open simples',
    4,
    { gameLength: 'tonpuu', akaDora: 0, kuitan: false },
  ],
  ['three players', 3, { gameLength: 'hanchan' }],
  ['three players, no red fives', 3, { gameLength: 'tonpuu', akaDora: 0 }],
];

describe('a game written and read back is the same game', () => {
  test.each(GAMES)(
    '%s',
    (_, players, changes) => {
      const seen = new Set<string>();
      for (let seed = 1; seed <= 6; seed++) {
        const events = expectSame(rulesFor(players, changes), seed, (seed % players) as Seat);
        for (const e of events)
          seen.add(e.type === 'meld' ? e.meld.type : e.type === 'end' ? e.ending : e.type);
      }
      const calls = players === 4 ? ['chi', 'pon'] : ['pon', 'aside'];
      expect([...calls, 'riichi', 'win', 'exhaustive'].filter((what) => !seen.has(what))).toEqual([]);
    },
    60_000,
  );
});
