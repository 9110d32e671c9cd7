// For tests: hands of Chinese official mahjong played at random but by the rules of the table, all open: flowers, calls, every
// kind of kong, wins (that need not be worth anything) and hands that run out.

import { randomFrom } from '../tiles/random.ts';
import { type Seat, seatsOf } from '../tiles/seat.ts';
import { isFlower, type Tile, WINDS } from '../tiles/tile.ts';
import { apply } from './apply.ts';
import type { Round, TableEvent } from './event.ts';
import type { SeatState, Table } from './table.ts';

const SEATS = seatsOf(4);
const NOTHING = [0, 0, 0, 0];

const roundOf = (hand: number): Round => ({
  players: 4,
  wind: WINDS[Math.floor(hand / 4)]!,
  number: hand % 4,
  dealer: 0,
  honba: 0,
  riichiSticks: 0,
  scores: NOTHING,
  wall: 92,
});

const wallOf = (next: () => number): Tile[] => {
  const plain = Array.from({ length: 136 }, (_, i) => (i >> 2) as Tile);
  const wall = [...plain, ...Array.from({ length: 8 }, (_, i) => (37 + i) as Tile)];
  for (let i = wall.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    [wall[i], wall[j]] = [wall[j]!, wall[i]!];
  }
  return wall;
};

export interface Moment {
  readonly event: TableEvent;
  /** The table after it, all open. */
  readonly table: Table;
}

const heldOf = ({ concealed }: SeatState): readonly Tile[] =>
  typeof concealed === 'number' ? [] : concealed;

const wholeOf = (state: SeatState): readonly Tile[] =>
  state.drawn === undefined || state.drawn === 'hidden' ? heldOf(state) : [...heldOf(state), state.drawn];

const copies = (tile: Tile, count: number): readonly Tile[] => Array.from({ length: count }, () => tile);
const countOf = (tiles: readonly Tile[], tile: Tile): number => tiles.filter((t) => t === tile).length;

class Play {
  readonly moments: Moment[] = [];
  private table: Table | undefined;
  private readonly next: () => number;
  private readonly wall: Tile[];

  constructor(seed: number, hand: number) {
    this.next = randomFrom(seed);
    this.wall = wallOf(this.next);
    const hands = SEATS.map(() => this.wall.splice(0, 13));
    this.tell({ type: 'deal', round: roundOf(hand), me: 0, hands });
    this.tell({ type: 'draw', seat: 0, tile: this.wall.shift()! });
  }

  private tell(event: TableEvent): void {
    const after = apply(this.table, event);
    if (!after.ok) throw new Error(`${after.code}: ${after.detail}`);
    this.table = after.value;
    this.moments.push({ event, table: after.value });
  }

  private state(seat: Seat): SeatState {
    return this.table!.seats[seat]!;
  }

  private pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.next() * items.length)]!;
  }

  private openingFlowers(): void {
    for (const seat of SEATS) {
      for (let f = this.flower(seat); f !== undefined; f = this.flower(seat)) {
        this.tell({ type: 'aside', seat, tile: f, dealt: { replacement: this.wall.pop()! } });
      }
    }
  }

  private flower(seat: Seat): Tile | undefined {
    return wholeOf(this.state(seat)).find(isFlower);
  }

  private replace(seat: Seat): void {
    this.tell({ type: 'draw', seat, tile: this.wall.pop()!, replacement: true });
  }

  /** Flowers and kongs of an own turn, as long as there is a tile to replace them. */
  private ownTurn(seat: Seat): boolean {
    const flower = this.flower(seat);
    if (flower !== undefined) {
      this.tell({ type: 'aside', seat, tile: flower });
      this.replace(seat);
      return true;
    }
    const whole = wholeOf(this.state(seat));
    const four = whole.find((tile) => countOf(whole, tile) === 4);
    const pon = this.state(seat).melds.find((m) => m.type === 'pon' && whole.includes(m.called));
    if (four !== undefined) {
      this.tell({ type: 'meld', seat, meld: { type: 'closedKan', own: copies(four, 4) } });
    } else if (pon?.type === 'pon') {
      this.tell({ type: 'meld', seat, meld: { ...pon, type: 'addedKan', added: pon.called } });
      if (this.next() < 0.3) return this.win(((seat + 1) % 4) as Seat, pon.called, seat);
    } else return false;
    this.replace(seat);
    return true;
  }

  private win(seat: Seat, tile: Tile, from?: Seat): false {
    const total = 8;
    const payments = SEATS.map((s) => (s === seat ? 3 * total : -total));
    const hand = heldOf(this.state(seat));
    const stated = { fan: 8, fans: [{ id: 'chickenHand', times: 1 }] };
    this.tell({ type: 'win', seat, tile, ...(from === undefined ? {} : { from }), hand, stated, payments });
    this.tell({ type: 'end', ending: 'win', payments });
    return false;
  }

  private discard(seat: Seat): Tile {
    const state = this.state(seat);
    const whole = wholeOf(state);
    const at = Math.floor(this.next() * whole.length);
    const drawn = state.drawn !== undefined && at === whole.length - 1;
    this.tell({ type: 'discard', seat, tile: whole[at]!, drawn });
    return whole[at]!;
  }

  /** Who takes the discard, if anybody does. */
  private claim(tile: Tile, from: Seat): Seat | undefined {
    for (const step of [1, 2, 3] as const) {
      const seat = ((from + step) % 4) as Seat;
      const held = heldOf(this.state(seat));
      const count = countOf(held, tile);
      if (count < 2 || this.next() < 0.3) continue;
      const kan = count === 3 && this.wall.length > 0;
      const own = copies(tile, kan ? 3 : 2);
      this.tell({ type: 'meld', seat, meld: { type: kan ? 'openKan' : 'pon', own, called: tile, from } });
      if (kan) this.replace(seat);
      return seat;
    }
    return this.chi(tile, from);
  }

  private chi(tile: Tile, from: Seat): Seat | undefined {
    const seat = ((from + 1) % 4) as Seat;
    const held = heldOf(this.state(seat));
    const ways = [
      [-2, -1],
      [-1, 1],
      [1, 2],
    ].filter((steps) =>
      steps.every((step) => {
        const other = tile + step;
        const isSuited = tile < 27 && other >= 0 && Math.floor(other / 9) === Math.floor(tile / 9);
        return isSuited && held.includes(other as Tile);
      }),
    );
    if (ways.length === 0 || this.next() < 0.6) return undefined;
    const own = this.pick(ways).map((step) => (tile + step) as Tile);
    this.tell({ type: 'meld', seat, meld: { type: 'chi', own, called: tile, from } });
    return seat;
  }

  private over(): boolean {
    return this.table!.phase === 'over';
  }

  run(): readonly Moment[] {
    this.openingFlowers();
    let seat: Seat = 0;
    while (!this.over()) {
      while (this.state(seat).drawn !== undefined && this.wall.length > 0 && this.ownTurn(seat));
      if (this.over()) break;
      const drawn = this.state(seat).drawn;
      if (drawn !== undefined && drawn !== 'hidden' && this.next() < 0.01) {
        this.win(seat, drawn);
        break;
      }
      const tile = this.discard(seat);
      seat = this.answer(tile, seat);
    }
    return this.moments;
  }

  private answer(tile: Tile, from: Seat): Seat {
    const next = ((from + 1) % 4) as Seat;
    if (this.next() < 0.01) {
      this.win(((from + 2) % 4) as Seat, tile, from);
      return next;
    }
    const caller = isFlower(tile) ? undefined : this.claim(tile, from);
    if (caller !== undefined) return caller;
    if (this.wall.length === 0) this.tell({ type: 'end', ending: 'exhaustive', payments: NOTHING });
    else this.tell({ type: 'draw', seat: next, tile: this.wall.shift()! });
    return next;
  }
}

/** A hand to its end; `hand` is its number in the game, 0–15. */
export const playOf = (seed: number, hand = 0): readonly Moment[] => new Play(seed, hand).run();

/** The same, as no seat but `me` could tell it: what another drew or replaced is left out, its closed kongs lie face down. */
export const seenFrom = (me: Seat, events: readonly TableEvent[]): readonly TableEvent[] =>
  events.map((event) => {
    if (event.type === 'deal') {
      const hands = event.hands.map((h, seat) => (seat === me || typeof h === 'number' ? h : h.length));
      return { ...event, me, hands };
    }
    if (!('seat' in event) || event.seat === me) return event;
    if (event.type === 'draw') {
      const { tile: _, ...rest } = event;
      return rest;
    }
    if (event.type === 'aside' && event.dealt) return { ...event, dealt: { replacement: 'hidden' } };
    if (event.type === 'meld' && event.meld.type === 'closedKan')
      return { ...event, meld: { type: 'closedKan', own: [] } };
    return event;
  });
