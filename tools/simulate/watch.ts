// Watches a game from every seat at once: folds what each seat is shown, and holds the fold against the game's own state.

import type { Book } from '../../src/game/book.ts';
import type { Game, Played } from '../../src/game/game.ts';
import { seenBy } from '../../src/game/seen-by.ts';
import { viewOf } from '../../src/game/view.ts';
import type { TableEvent } from '../../src/table/event.ts';
import type { SeatState, Table } from '../../src/table/table.ts';
import { follow, type Thread, WAITING } from '../../src/table/thread.ts';
import { tilesOf } from '../../src/tiles/meld.ts';
import { type Seat, seatsOf } from '../../src/tiles/seat.ts';
import { compareTiles, type Tile } from '../../src/tiles/tile.ts';
import { Fault, must, mustEqual } from './fault.ts';
import { Ledger } from './ledger.ts';

const inOrder = (state: SeatState): SeatState =>
  typeof state.concealed === 'number'
    ? state
    : { ...state, concealed: [...state.concealed].sort(compareTiles) };

type Facts = Omit<Table, 'seq' | 'humans' | 'result' | 'told' | 'rules'>;

const factsOf = (table: Facts): unknown => {
  const { round, indicators, wall, riichiSticks, turn, phase, claimable, untouched } = table;
  const { passed, passedInRiichi, justCalled, unknown } = table;
  return [
    { round, indicators, wall, riichiSticks, turn, phase, claimable, untouched },
    { passed, passedInRiichi, justCalled, unknown },
  ];
};

/** Hands that were shown at the end are not in the game's own view. */
const seatFacts = ({ seats, phase }: Facts, seat: Seat, me: Seat): unknown =>
  seat === me || phase !== 'over' ? inOrder(seats[seat]!) : seats[seat]!.melds;

/** What two seats were when they were last found to agree: neither ever changes in place. */
interface Agreed {
  readonly folded: unknown;
  readonly kept: unknown;
  readonly phase: Facts['phase'];
}

const isSame = (a: Agreed | undefined, b: Agreed): boolean =>
  a !== undefined && a.folded === b.folded && a.kept === b.kept && a.phase === b.phase;

/** Everything there is: the wall as it is left, and what each player has. */
const allTiles = ({ hand }: Game): readonly Tile[] => {
  const { wall, seats } = hand;
  const { live, dead, taken, replaced } = wall;
  const reserve = dead?.replacements.length ?? 0;
  return [
    ...live.slice(taken, live.length - Math.max(0, replaced - reserve)),
    ...(dead ? [...dead.replacements.slice(replaced), ...dead.indicators, ...dead.ura] : []),
    ...seats.flatMap((p) => [
      ...p.concealed,
      ...(p.drawn === undefined ? [] : [p.drawn]),
      ...p.melds.flatMap(tilesOf),
      ...p.river.filter((d) => d.calledBy === undefined).map((d) => d.tile),
      ...p.aside,
    ]),
  ];
};

export class Watch {
  private threads: Thread[];
  private set: string | undefined;
  private readonly agreed: (Agreed | undefined)[] = [];
  readonly ledger = new Ledger();
  events = 0;

  constructor(private readonly book: Book) {
    this.threads = seatsOf(book.players).map(() => WAITING);
  }

  table(seat: Seat): Table {
    const thread = this.threads[seat]!;
    if (thread.state !== 'reading') throw new Fault(`seat ${seat} reads no table`);
    return thread.table;
  }

  private fold(event: TableEvent): void {
    this.events++;
    this.ledger.note(event);
    this.threads = this.threads.map((thread, me) => {
      const next = follow(thread, seenBy(event, me as Seat, this.book.showsClosedKans));
      if (next.state === 'lost')
        throw new Fault(`seat ${me}: ${next.code}: ${next.detail} at ${JSON.stringify(event)}`);
      return next;
    });
  }

  /** Folds what happened, looks at each event before it is folded, and compares at the end. */
  see({ game, events }: Played, before: (event: TableEvent) => void): void {
    for (const event of events) {
      before(event);
      this.fold(event);
    }
    for (const me of this.threads.keys()) this.compare(game, me as Seat);
    this.checkTiles(game);
    this.checkPoints(game);
  }

  private compare({ hand }: Game, me: Seat): void {
    const folded = this.table(me);
    const kept = viewOf(hand, me, this.book.showsClosedKans);
    const what = `seat ${me}: the fold is not the game`;
    mustEqual(factsOf(folded), factsOf(kept), what);
    for (const seat of seatsOf(this.book.players)) {
      const at = me * 4 + seat;
      const now: Agreed = { folded: folded.seats[seat], kept: hand.seats[seat], phase: hand.phase };
      if (isSame(this.agreed[at], now)) continue;
      mustEqual(seatFacts(folded, seat, me), seatFacts(kept, seat, me), `${what} at seat ${seat}`);
      this.agreed[at] = now;
    }
  }

  /** The same tiles from the first hand to the last, wherever they lie. */
  private checkTiles(game: Game): void {
    const now = Uint8Array.from(allTiles(game)).sort().join();
    this.set ??= now;
    must(now === this.set, () => `tiles came or went: ${now}`);
  }

  private checkPoints({ hand }: Game): void {
    const { outcome } = hand;
    const points = outcome ? outcome.scores : hand.seats.map((p) => p.score);
    const sticks = outcome ? outcome.sticks : hand.riichiSticks;
    const sum = points.reduce((a, b) => a + b, 0) + 1000 * sticks;
    mustEqual(sum, this.book.startPoints * this.book.players, 'points and sticks');
  }
}
