// Some hands, bot against bot: at every discard each tile of the hand is compared with what the others really hold.

import { expect, test } from 'vitest';
import { byUkeire } from '../../game/bot.ts';
import {
  act,
  choices,
  dealNext,
  type GameRules,
  isOver,
  openGame,
  type Played,
  toMove,
} from '../../game/game.ts';
import { presetOptions } from '../../rules/riichi/options.ts';
import { isRefused, score } from '../../rules/riichi/score.ts';
import { apply } from '../../table/apply.ts';
import type { TableEvent } from '../../table/event.ts';
import type { Table } from '../../table/table.ts';
import { type Random, randomFrom } from '../../tiles/random.ts';
import { type Players, type Seat, seatsOf } from '../../tiles/seat.ts';
import type { Tile } from '../../tiles/tile.ts';
import { heldOf, isLastTile, situationOf } from '../situation.ts';
import { dangersOf } from './danger.ts';

const OPTIONS = presetOptions('seed');

/** The tables of all seats, each with every hand open. */
const follow = (tables: readonly (Table | undefined)[], event: TableEvent): readonly (Table | undefined)[] =>
  tables.map((table, me) => {
    if (event.type === 'game') return table;
    const after = apply(table, event.type === 'deal' ? { ...event, me: me as Seat } : event);
    if (!after.ok) throw new Error(after.detail);
    return after.value;
  });

/** The others' tiles turned over. */
const closed = (table: Table): Table => ({
  ...table,
  seats: table.seats.map((s, seat) =>
    seat === table.me || typeof s.concealed === 'number' ? s : { ...s, concealed: s.concealed.length },
  ),
});

const wouldWin = (table: Table, tile: Tile, from: Seat): boolean => {
  const s = situationOf(table, heldOf(table)!);
  return !isRefused(score(s, { tile, from, by: 'discard', last: isLastTile(table) }, OPTIONS));
};

interface Found {
  noughts: number;
  wins: number;
  readonly false: string[];
}

const look = (tables: readonly Table[], me: Seat, found: Found): void => {
  for (const { tile, byOpponent } of dangersOf(closed(tables[me]!), OPTIONS))
    for (const { seat, chance, reasons } of byOpponent) {
      const wins = wouldWin(tables[seat]!, tile, me);
      if (chance === 0) found.noughts++;
      if (wins) found.wins++;
      if (chance === 0 && wins) found.false.push(`${tile} ${reasons.join()}`);
    }
};

const value = (result: ReturnType<typeof act>): Played => {
  if (!result.ok) throw new Error(result.detail);
  return result.value;
};

const HANDS = 8;

const playThrough = (players: Players, random: Random, found: Found): void => {
  const rules: GameRules = { family: 'riichi', players, options: OPTIONS };
  let played = openGame(rules, random);
  let tables: readonly (Table | undefined)[] = seatsOf(players).map(() => undefined);
  for (let hands = 0; ; ) {
    for (const event of played.events) tables = follow(tables, event);
    const { game } = played;
    const seat = toMove(game)[0];
    if (seat === undefined && (++hands === HANDS || isOver(game))) return;
    if (seat === undefined) played = value(dealNext(game, random));
    else {
      const now = tables as readonly Table[];
      if (now[seat]!.phase === 'discard') look(now, seat, found);
      played = value(act(game, seat, byUkeire(closed(now[seat]!), choices(game, seat))));
    }
  }
};

test.each<[Players]>([[4], [3]])(
  '%i players: no tile that is said to be safe would win',
  (players) => {
    const found: Found = { noughts: 0, wins: 0, false: [] };
    playThrough(players, randomFrom(1), found);
    expect(found.false).toEqual([]);
    expect(found.noughts).toBeGreaterThan(300);
    expect(found.wins).toBeGreaterThan(20);
  },
  60_000,
);
