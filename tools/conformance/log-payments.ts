// What our rules pay at the end of a logged hand of riichi, beside what the log says was paid.

import { roomOptions } from '../../src/analysis/chosen-rules.ts';
import { claimWin, drawWin, situationOf } from '../../src/analysis/situation.ts';
import { withSeat } from '../../src/logs/log.ts';
import type { RiichiOptions } from '../../src/rules/riichi/options.ts';
import { isRefused, score } from '../../src/rules/riichi/score.ts';
import { afterDraw, isNagashi, type RonClaim, settleRons } from '../../src/rules/riichi/settle.ts';
import { waitsOf } from '../../src/rules/riichi/waits.ts';
import type { TableEvent } from '../../src/table/event.ts';
import { replay } from '../../src/table/replay.ts';
import type { SeatState, Table } from '../../src/table/table.ts';
import type { Game } from '../../src/table/thread.ts';
import { type BySeat, type Seat, seatsOf } from '../../src/tiles/seat.ts';
import type { Tile } from '../../src/tiles/tile.ts';

type WinEvent = Extract<TableEvent, { type: 'win' }>;
type Events = readonly TableEvent[];

const openHand = ({ concealed }: SeatState): readonly Tile[] =>
  typeof concealed === 'number' ? [] : concealed;

/** The table just before the hand was won, as its winner saw it. */
const before = (events: Events, game: Game, { seat }: WinEvent): Table | undefined =>
  replay(withSeat(events, seat), game).tables[events.findIndex((e) => e.type === 'win') - 1];

const claimOf = (events: Events, game: Game, event: WinEvent): RonClaim | undefined => {
  const table = before(events, game, event);
  const mine = table?.seats[event.seat];
  if (table === undefined || mine === undefined) return undefined;
  const s = situationOf(table, { concealed: openHand(mine), melds: mine.melds });
  const situation = event.stated?.ura ? { ...s, ura: event.stated.ura } : s;
  const { claimable } = table;
  const win = event.from === undefined ? drawWin(table, event.tile) : claimable && claimWin(table, claimable);
  return win && { situation, win };
};

/** In the order of the seats; `said`: what was refused, and why. */
type Paid = { readonly payments: BySeat<number> } | { readonly said: string };

const paidTsumo = (claim: RonClaim, options: RiichiOptions): Paid => {
  const value = score(claim.situation, claim.win, options);
  return isRefused(value) ? { said: `refused: ${value}` } : { payments: value.deltas };
};

const paidWins = (events: Events, game: Game, wins: readonly WinEvent[]): Paid => {
  const options = roomOptions(game.rules);
  const claims = wins.flatMap((event) => claimOf(events, game, event) ?? []);
  const [first] = claims;
  if (first === undefined || claims.length !== wins.length) return { said: 'no claim to win' };
  if (first.win.from === undefined) return paidTsumo(first, options);
  const settled = settleRons(claims, { ...options, multiRon: 'all' });
  return settled.wins.length === wins.length ? { payments: settled.deltas } : { said: 'a win was refused' };
};

const nagashiSeats = ({ seats }: Table): readonly Seat[] =>
  seatsOf(seats.length === 3 ? 3 : 4).filter((seat) =>
    isNagashi(seats[seat]!.river.map(({ tile, calledBy }) => ({ tile, called: calledBy !== undefined }))),
  );

/** Who is ready: by the tiles, as they lie open. */
const paidDraw = (table: Table, game: Game): Paid => {
  const { players, dealer, honba } = table.round;
  const tenpai = table.seats.map((s) => waitsOf({ concealed: openHand(s), melds: s.melds }).length > 0);
  const draw = { players, dealer, honba, tenpai, nagashi: nagashiSeats(table) };
  return { payments: afterDraw(draw, roomOptions(game.rules)).deltas };
};

const RAN_OUT: ReadonlySet<string> = new Set(['exhaustive', 'nagashi']);

/** Undefined where nothing was to be paid, or hands are hidden. */
export const ourPayments = (events: Events, game: Game): Paid | undefined => {
  const wins = events.filter((event): event is WinEvent => event.type === 'win');
  if (wins.length > 0) return paidWins(events, game, wins);
  const table = replay(events, game).tables.at(-1);
  return table && RAN_OUT.has(table.result?.ending ?? '') ? paidDraw(table, game) : undefined;
};
