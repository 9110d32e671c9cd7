// For tests: the other way round, a hand as the server would send it to one seat; and a hand as its record.

import { zlibSync } from 'fflate';
import type { TableEvent } from '../../table/event.ts';
import type { Moment } from '../../table/mcr-play.fixture.ts';
import type { SeatState } from '../../table/table.ts';
import { type Meld, tilesOf } from '../../tiles/meld.ts';
import { type Seat, turnsBetween } from '../../tiles/seat.ts';
import type { Tile } from '../../tiles/tile.ts';
import { SEATS } from '../mcr-deal.ts';
import { type Id, tileOf } from './tiles.ts';

/** Hands out the copies of each tile: every physical tile keeps its number for the hand. */
export class Tiles {
  private readonly free = new Map<Tile, Id[]>();
  private readonly held: Id[][] = SEATS.map(() => []);
  private drawn: Id | undefined;

  constructor() {
    for (let id = 0; id < 144; id++) {
      const tile = tileOf(id);
      this.free.set(tile, [...(this.free.get(tile) ?? []), id]);
    }
  }

  take(seat: Seat, tile: Tile): Id {
    const id = this.free.get(tile)!.shift()!;
    this.held[seat]!.push(id);
    return id;
  }

  draw(seat: Seat, tile: Tile): Id {
    this.drawn = this.take(seat, tile);
    return this.drawn;
  }

  /** The tile just drawn, or another of its face, or any. */
  give(seat: Seat, tile: Tile, drawn?: boolean): Id {
    const held = this.held[seat]!;
    const is = (id: Id) => drawn === undefined || (id === this.drawn) === drawn;
    const at = held.findIndex((id) => tileOf(id) === tile && is(id));
    this.drawn = undefined;
    return held.splice(at, 1)[0]!;
  }
}

const TYPES = { chi: 0, pon: 1, openKan: 2, closedKan: 2, addedKan: 3 } as const;

const faceOf = (tile: Tile): number => {
  for (let id = 0; id < 136; id += 4) if (tileOf(id) === tile) return id >> 2;
  throw new Error('a flower is in no group');
};

/** The word of a group; the numbers of its copies are left at nought. */
export const wordOf = (meld: Meld, seat: Seat): number => {
  const sorted = [...tilesOf(meld)].sort((a, b) => a - b);
  const middle = faceOf(sorted[1]!) | (TYPES[meld.type] << 8);
  if (meld.type === 'closedKan') return middle;
  const offer =
    meld.type === 'chi' ? sorted.indexOf(meld.called) + 1 : (4 - turnsBetween(seat, meld.from, 4)) % 4;
  return middle | (offer << 6);
};

type Sent = Readonly<Record<string, unknown>>;

const bytesOf = (json: string): ArrayBuffer => zlibSync(new TextEncoder().encode(json)).slice().buffer;

/** Every other one deflated. */
export const frameOf = (message: Sent, at = 0): unknown => {
  const json = JSON.stringify(message);
  return at % 2 === 0 ? json : bytesOf(json);
};

export const deflated = (message: Sent): ArrayBuffer => bytesOf(JSON.stringify(message));

const WINDS = ['east', 'south', 'west', 'north'];

export interface Ways {
  /** Discards carry the flags of a record; flowers carry which they were. */
  readonly flags: boolean;
  /** Another's closed kong comes without its word. */
  readonly faceDown: boolean;
}

const ROW: Readonly<Record<Meld['type'], number>> = {
  chi: 8,
  pon: 9,
  openKan: 10,
  addedKan: 10,
  closedKan: 11,
};

/** Sends a hand to one seat. */
export class Server {
  private readonly tiles = new Tiles();
  private thrown = false;

  constructor(
    private readonly me: Seat,
    private readonly ways: Ways,
  ) {}

  deal(moments: readonly Moment[]): readonly Sent[] {
    const [{ event }, { event: first }] = moments as [Moment, Moment];
    if (event.type !== 'deal' || first.type !== 'draw') throw new Error('a deal and a draw');
    const hands = event.hands.map((hand, seat) => {
      const all = [...(typeof hand === 'number' ? [] : hand), ...(seat === 0 ? [first.tile!] : [])];
      return all.map((tile) => this.tiles.take(seat as Seat, tile));
    });
    const number = WINDS.indexOf(event.round.wind) * 4 + event.round.number;
    return [
      { m: 2, r: 14, v: this.me },
      { m: 2, r: 2, v: hands[this.me], h: number },
    ];
  }

  private shown(seat: Seat, id: Id): Sent {
    return seat === this.me ? { t: id } : {};
  }

  private flower(event: Extract<TableEvent, { type: 'aside' }>, replacement: Tile): Sent {
    const flower = this.tiles.give(event.seat, event.tile);
    const id = event.dealt
      ? this.tiles.take(event.seat, replacement)
      : this.tiles.draw(event.seat, replacement);
    const told = this.ways.flags ? ((flower - 136) << 8) | 0x1000 : 0;
    const t = event.seat === this.me ? id | told : told | 255;
    return {
      m: 2,
      r: 4,
      v: event.seat,
      h: 50,
      ...(event.seat === this.me || this.ways.flags ? { t } : {}),
      tt: 0,
    };
  }

  private discard({ seat, tile, drawn }: Extract<TableEvent, { type: 'discard' }>): Sent {
    const id = this.tiles.give(seat, tile, this.thrown ? drawn : undefined);
    const fromHand = !this.thrown || drawn !== true;
    this.thrown = true;
    const flags = this.ways.flags && fromHand ? 256 : 0;
    return { m: 2, r: 7, v: seat, t: id | flags, h: 1, a: [6 << 16, 8 << 16] };
  }

  private meld({ seat, meld }: Extract<TableEvent, { type: 'meld' }>): readonly Sent[] {
    const own = meld.type === 'addedKan' ? [meld.added] : meld.own;
    for (const tile of own) this.tiles.give(seat, tile);
    const sent = { m: 2, r: ROW[meld.type], v: seat, p: wordOf(meld, seat), tt: 35000 };
    if (meld.type === 'closedKan') {
      return [this.ways.faceDown && seat !== this.me ? { ...sent, p: 0 } : sent];
    }
    return [{ ...sent, p: 0 }, sent];
  }

  private win(event: Extract<TableEvent, { type: 'win' }>): Sent {
    const { seat, tile, from, hand = [], payments } = event;
    const ids = new Tiles();
    const y: unknown[] = [{}, {}, {}, {}];
    y[seat] = { f: 8, h: { p: [], s: [...hand, tile].map((t) => ids.take(0, t)) }, t: { 45: 8 } };
    return { m: 2, r: 12, b: (1 << seat) | (1 << (4 + (from ?? seat))), s: payments, y };
  }

  send(moments: readonly Moment[], at: number): readonly Sent[] {
    const { event } = moments[at]!;
    const [before, next] = [moments[at - 1]?.event, moments[at + 1]?.event];
    switch (event.type) {
      case 'draw': {
        if (before?.type === 'aside' && !before.dealt) return [];
        const id = this.tiles.draw(event.seat, event.tile!);
        return [{ m: 2, r: 6, v: event.seat, h: 50, ...this.shown(event.seat, id), tt: 0 }];
      }
      case 'aside': {
        const tile = event.dealt ? event.dealt.replacement : next?.type === 'draw' ? next.tile! : 'hidden';
        return tile === 'hidden' ? [] : [this.flower(event, tile)];
      }
      case 'discard':
        return [this.discard(event)];
      case 'meld':
        return this.meld(event);
      case 'win':
        return [this.win(event)];
      case 'end':
        return event.ending === 'win' ? [] : [{ m: 2, r: 13, h: 0, s: [0, 0, 0, 0] }];
      default:
        return [];
    }
  }
}

/** The whole hand for one seat. */
export const messagesOf = (moments: readonly Moment[], me: Seat, ways: Ways): readonly Sent[] => {
  const server = new Server(me, ways);
  const dealt = server.deal(moments);
  return [...dealt, ...moments.flatMap((_, at) => (at > 1 ? server.send(moments, at) : []))];
};

const idsOf = (state: SeatState, tiles: Tiles): readonly Id[] => {
  const { concealed, drawn } = state;
  const all = typeof concealed === 'number' ? [] : concealed;
  const whole = drawn === undefined || drawn === 'hidden' ? all : [...all, drawn];
  return whole.map((tile) => tiles.take(0, tile));
};

/** What is sent on joining again at a moment, in either of its two forms. */
export const standingAt = ({ table }: Moment, me: Seat, form: 'hands' | 'players'): Sent => {
  const tiles = new Tiles();
  const hands = table.seats.map((state, seat) => ({
    s: seat === me ? idsOf(state, tiles) : [],
    p: state.melds.map((meld) => wordOf(meld, seat as Seat)),
  }));
  const flowers = table.seats.map(({ aside }) => ({ f: aside.length }));
  const d = WINDS.indexOf(table.round.wind) * 4 + table.round.number;
  if (form === 'players') {
    const p = hands.map((h, seat) => ({ h, ...flowers[seat] }));
    return { m: 4, i: { v: me, t: table.turn, d, y: table.wall, p, a: {} } };
  }
  const w = { f: 144 - table.wall - 3, b: 3 };
  return { m: 4, v: me, u: flowers, i: { t: table.turn, d, w, h: hands, a: {} } };
};
