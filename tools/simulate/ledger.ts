// What a patient onlooker writes down of each seat, event by event: what it threw, what it let pass. Kept without the
// table and without the game, so that furiten can be judged from it.

import type { TableEvent } from '../../src/table/event.ts';
import { type Seat, seatsOf } from '../../src/tiles/seat.ts';
import { kindOf, type Tile } from '../../src/tiles/tile.ts';

interface Shown {
  readonly tile: Tile;
  readonly seat: Seat;
  /** A closed kan is shown to thirteen orphans alone. */
  readonly toOrphansAlone: boolean;
}

interface Entry {
  readonly thrown: Tile[];
  passed: Shown[];
  readonly passedInRiichi: Shown[];
  inRiichi: boolean;
}

export class Ledger {
  private entries: Entry[] = [];
  private shown: Shown | undefined;
  private dealt: (readonly Tile[])[] = [];
  private calls = 0;
  private discards = 0;

  private letPass(): void {
    const { shown } = this;
    this.shown = undefined;
    if (!shown) return;
    for (const [seat, entry] of this.entries.entries()) {
      if (seat === shown.seat) continue;
      entry.passed.push(shown);
      if (entry.inRiichi) entry.passedInRiichi.push(shown);
    }
  }

  private thrown(seat: Seat, tile: Tile, riichi: boolean): void {
    const entry = this.entries[seat]!;
    entry.thrown.push(tile);
    entry.passed = [];
    if (riichi) entry.inRiichi = true;
    this.shown = { tile, seat, toOrphansAlone: false };
  }

  note(event: TableEvent): void {
    switch (event.type) {
      case 'deal':
        this.entries = seatsOf(event.round.players).map(() => ({
          thrown: [],
          passed: [],
          passedInRiichi: [],
          inRiichi: false,
        }));
        this.shown = undefined;
        this.dealt = event.hands.map((hand) => (typeof hand === 'number' ? [] : hand));
        [this.calls, this.discards] = [0, 0];
        return;
      case 'draw':
        this.letPass();
        return;
      case 'discard':
        this.discards++;
        this.thrown(event.seat, event.tile, event.riichi === true);
        return;
      case 'aside':
        this.replaceDealt(event);
        if (event.tile < 37) this.shown = { tile: event.tile, seat: event.seat, toOrphansAlone: false };
        return;
      case 'meld': {
        this.letPass();
        const { meld, seat } = event;
        this.calls++;
        if (meld.type === 'addedKan') this.shown = { tile: meld.added, seat, toOrphansAlone: false };
        if (meld.type === 'closedKan') this.shown = { tile: meld.own[0]!, seat, toOrphansAlone: true };
        return;
      }
      default:
        return;
    }
  }

  /** A flower of the deal: its replacement belongs to the deal, unless it is for the dealer's first draw. */
  private replaceDealt({ seat, tile, dealt }: Extract<TableEvent, { type: 'aside' }>): void {
    if (!dealt || dealt.replacement === 'hidden') return;
    const at = this.dealt[seat]!.indexOf(tile);
    if (at >= 0) this.dealt[seat] = this.dealt[seat]!.with(at, dealt.replacement);
  }

  dealtTo(seat: Seat): readonly Tile[] {
    return this.dealt[seat]!;
  }

  /** Nobody has called or made a kong. */
  isUntouched(): boolean {
    return this.calls === 0;
  }

  /** Discards of all seats, the last one included. */
  discardCount(): number {
    return this.discards;
  }

  thrownBy(seat: Seat): readonly Tile[] {
    return this.entries[seat]!.thrown;
  }

  /** What others showed and this seat let pass, closed kans left out. */
  missedBy(seat: Seat): readonly Tile[] {
    const { passed, passedInRiichi } = this.entries[seat]!;
    return [...passed, ...passedInRiichi].filter((s) => !s.toOrphansAlone).map((s) => s.tile);
  }

  /** Whether a ron on any of these kinds is barred; `orphans`: the hand may rob closed kans. */
  isFuriten(seat: Seat, waits: readonly number[], orphans: boolean): boolean {
    const { thrown, passed, passedInRiichi } = this.entries[seat]!;
    const missed = [...passed, ...passedInRiichi]
      .filter((s) => orphans || !s.toOrphansAlone)
      .map((s) => s.tile);
    return [...thrown, ...missed].some((tile) => waits.includes(kindOf(tile)));
  }
}
