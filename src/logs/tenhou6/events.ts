// The moves of a hand as table events. What the lists leave out follows from Tenhou's order of things: a closed kan
// turns its indicator at once, an open one with the next discard or kan; a riichi stands when nobody won on its tile.

import type { StatedScore, TableEvent } from '../../table/event.ts';
import type { Meld } from '../../tiles/meld.ts';
import type { Seat } from '../../tiles/seat.ts';
import { type Tile, WINDS } from '../../tiles/tile.ts';
import type { Call } from './calls.ts';
import type { Given, HandItems, Taken } from './items.ts';
import type { Move } from './order.ts';
import type { LoggedResult, LoggedWin } from './result.ts';

interface Telling {
  readonly events: readonly TableEvent[];
  /** Indicators of the list not turned yet. */
  readonly unturned: readonly Tile[];
  /** Open kans whose indicator turns with the next discard, or with the draw after a further kan. */
  readonly owed: number;
  /** Indicators that turn with the next draw: nobody robbed the kan. */
  readonly due: number;
  readonly replacement: boolean;
  /** The tile just drawn. */
  readonly drawn?: Tile;
  /** Its riichi discard lies open. */
  readonly standing?: Seat;
}

const tell = (t: Telling, ...events: readonly TableEvent[]): Telling => ({
  ...t,
  events: [...t.events, ...events],
});

/** Turns as many indicators, as far as the list goes. */
const turn = (t: Telling, count: number): Telling => {
  const tiles = t.unturned.slice(0, count);
  const turned = tell(t, ...tiles.map((tile): TableEvent => ({ type: 'indicator', tile })));
  return { ...turned, unturned: t.unturned.slice(count) };
};

const turnOwed = (t: Telling): Telling => ({ ...turn(t, t.owed), owed: 0 });
const turnDue = (t: Telling): Telling => (t.due === 0 ? t : { ...turn(t, t.due), due: 0 });

const stand = (t: Telling): Telling => {
  const { standing, ...rest } = t;
  return standing === undefined ? t : tell(rest, { type: 'riichi', seat: standing });
};

const withoutDrawn = ({ drawn: _, ...t }: Telling): Telling => t;

const sourceOf = (seat: Seat, from: number): Seat => ((seat + from) % 4) as Seat;

const draws = (before: Telling, seat: Seat, tile: Tile): Telling => {
  const t = turnDue(before);
  const replacement = t.replacement ? ({ replacement: true } as const) : {};
  const told = tell(t, { type: 'draw', seat, tile, ...replacement });
  return { ...told, drawn: tile, replacement: false };
};

const takes = (before: Telling, seat: Seat, item: Taken): Telling => {
  const t = stand(before);
  if (item.type === 'draw') return draws(t, seat, item.tile);
  const { type, own, called, from } = item;
  const meld: Meld = { type, own, called, from: sourceOf(seat, from) };
  const told = tell(withoutDrawn(t), { type: 'meld', seat, meld });
  return type === 'openKan' ? { ...told, owed: t.owed + 1, replacement: true } : told;
};

const discards = (before: Telling, seat: Seat, item: Extract<Given, { type: 'discard' }>): Telling => {
  const drawn = item.tile === undefined;
  const tile = item.tile ?? before.drawn;
  if (tile === undefined) return before;
  const t = turnOwed(withoutDrawn(before));
  const riichi = item.riichi ? ({ riichi: true } as const) : {};
  const declared = item.riichi ? tell(t, { type: 'declare', seat }) : t;
  const told = tell(declared, { type: 'discard', seat, tile, drawn, ...riichi });
  return item.riichi ? { ...told, standing: seat } : told;
};

const PON_PLACES: Readonly<Record<number, number>> = { 3: 0, 2: 1, 1: 2 };

/** The pon's called tile lies where its source is: first, second or last of the three. */
const addedMeld = (seat: Seat, { added, pon, from }: Extract<Call, { type: 'addedKan' }>): Meld => {
  const at = PON_PLACES[from]!;
  return {
    type: 'addedKan',
    own: pon.filter((_, i) => i !== at),
    called: pon[at]!,
    from: sourceOf(seat, from),
    added,
  };
};

/** A kan or a north: what it owes turns with its discard, what was owed before with its draw. */
const goesOn = (before: Telling, event: TableEvent, turns: { now: number; later: number }): Telling => {
  const t = withoutDrawn(before);
  return { ...tell(t, event), due: t.due + t.owed + turns.now, owed: turns.later, replacement: true };
};

const gives = (t: Telling, seat: Seat, item: Exclude<Given, { type: 'nothing' }>): Telling => {
  switch (item.type) {
    case 'discard':
      return discards(t, seat, item);
    case 'north':
      return goesOn(t, { type: 'aside', seat, tile: item.tile }, { now: 0, later: 0 });
    case 'closedKan':
      return goesOn(
        t,
        { type: 'meld', seat, meld: { type: 'closedKan', own: item.own } },
        { now: 1, later: 0 },
      );
    case 'addedKan':
      return goesOn(t, { type: 'meld', seat, meld: addedMeld(seat, item) }, { now: 0, later: 1 });
  }
};

/** Live tiles after the deal. */
const LIVE_WALL = { 3: 55, 4: 70 } as const;

const dealOf = (hand: HandItems): TableEvent => ({
  type: 'deal',
  round: {
    players: hand.players,
    wind: WINDS[Math.floor(hand.kyoku / 4) % 4]!,
    number: hand.kyoku % 4,
    dealer: (hand.kyoku % 4) as Seat,
    honba: hand.honba,
    riichiSticks: hand.sticks,
    scores: hand.scores.slice(0, hand.players),
    wall: LIVE_WALL[hand.players],
  },
  me: 0,
  hands: hand.seats.map((s) => s.dealt),
  indicator: hand.indicators[0]!,
});

const statedOf = (win: LoggedWin, ura: readonly Tile[]): StatedScore => ({
  ...(win.fu === undefined ? {} : { fu: win.fu }),
  ...(win.han === undefined ? {} : { han: win.han }),
  ...(win.points === undefined ? {} : { points: win.points }),
  ...(win.yakuman.length > 0 ? { yakuman: win.yakuman } : { yaku: win.yaku }),
  ...(ura.length > 0 ? { ura } : {}),
  ...(win.liable === undefined ? {} : { liable: win.liable }),
});

/** The tile that was won on: drawn, thrown, added to a kan or set aside last. */
const wonTile = (events: readonly TableEvent[]): Tile | undefined => {
  const last = events.findLast(
    (e) => e.type === 'draw' || e.type === 'discard' || e.type === 'meld' || e.type === 'aside',
  );
  if (last?.type !== 'meld') return last?.tile;
  return last.meld.type === 'addedKan' ? last.meld.added : last.meld.own[0];
};

/** The indicators below are turned for those in riichi alone. */
const hasDeclared = ({ events }: Telling, { seat }: LoggedWin): boolean =>
  events.some((event) => event.type === 'declare' && event.seat === seat);

const winEvents = (t: Telling, result: LoggedResult, ura: readonly Tile[]): readonly TableEvent[] => {
  const tile = wonTile(t.events);
  if (tile === undefined) return [];
  return result.wins.map((win) => ({
    type: 'win',
    seat: win.seat,
    tile,
    ...(win.from === undefined ? {} : { from: win.from }),
    stated: statedOf(win, hasDeclared(t, win) ? ura : []),
    payments: win.payments,
  }));
};

/** Three winners on a riichi discard: it was not let pass. */
const ended = (t: Telling, result: LoggedResult, ura: readonly Tile[]): readonly TableEvent[] => {
  const { ending, payments } = result;
  const letPass = ending !== 'win' && ending !== 'tripleRon';
  const events = letPass ? stand(t).events : t.events;
  return [
    ...events,
    ...winEvents(t, result, ura),
    { type: 'end', ending, ...(payments ? { payments } : {}) },
  ];
};

export const eventsOf = (
  hand: HandItems,
  moves: readonly Move[],
  result: LoggedResult | undefined,
): readonly TableEvent[] => {
  const start: Telling = {
    events: [dealOf(hand)],
    unturned: hand.indicators.slice(1),
    owed: 0,
    due: 0,
    replacement: false,
  };
  const told = moves.reduce(
    (t, move) => ('takes' in move ? takes(t, move.seat, move.takes) : gives(t, move.seat, move.gives)),
    start,
  );
  return result ? ended(told, result, hand.ura) : told.events;
};
