// Seeded random hands played at random: what every discard accepts equals trying every kind, and a kind's live copies
// are those that lie neither in the own hand nor in anybody's sight, counted from the shuffled tiles themselves.

import { expect, test } from 'vitest';
import { presetOptions } from '../rules/riichi/options.ts';
import { shanten } from '../shapes/shanten.ts';
import type { TableEvent } from '../table/event.ts';
import type { Table } from '../table/table.ts';
import { followAll } from '../table/thread.ts';
import { countsOf } from '../tiles/counts.ts';
import { tilesOf } from '../tiles/meld.ts';
import { formatHand, formatTile } from '../tiles/notation.ts';
import { type Players, type Seat, seatAfter } from '../tiles/seat.ts';
import { KINDS, type Kind, kindOf, plainTile, redTile, type Tile } from '../tiles/tile.ts';
import { analyse } from './analyse.ts';
import type { Analysis, DiscardChoice } from './analysis.ts';
import { offersOf } from './offers.ts';

const OPTIONS = presetOptions('tenhou');

/** A linear congruential generator: the same numbers on every machine. */
const generator = (seed: number) => {
  let state = seed * 2_654_435_761 + 1;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};
type Random = ReturnType<typeof generator>;

const isInPlay = (kind: Kind, players: Players): boolean => players === 4 || kind === 0 || kind > 7;

const shuffled = (random: Random, players: Players): Tile[] => {
  const tiles = KINDS.filter((k) => isInPlay(k, players)).flatMap((k) => [
    redTile(k) ?? plainTile(k),
    ...[1, 2, 3].map(() => plainTile(k)),
  ]);
  for (let i = tiles.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [tiles[i], tiles[j]] = [tiles[j]!, tiles[i]!];
  }
  return tiles;
};

/** Everybody throws what is drawn, the viewer any tile; the viewer pons what it can. All tables of the viewer's turns. */
const myTurns = (seed: number, players: Players, turns: number): readonly Table[] => {
  const random = generator(seed);
  const wall = shuffled(random, players);
  const hand = wall.splice(0, 13);
  const events: TableEvent[] = [
    {
      type: 'deal',
      round: {
        players,
        wind: 'east',
        number: 0,
        dealer: 0,
        honba: 0,
        riichiSticks: 0,
        scores: Array.from({ length: players }, () => 25_000),
        wall: players === 3 ? 55 : 70,
      },
      me: 0,
      hands: [hand, ...Array.from({ length: players - 1 }, () => 13)],
      indicator: wall.splice(0, 1)[0]!,
    },
  ];
  const tables: Table[] = [];
  const now = (): Table => {
    const thread = followAll(events);
    if (thread.state !== 'reading') throw new Error(JSON.stringify(thread));
    return thread.table;
  };
  const throwAny = (): void => {
    const table = now();
    tables.push(table);
    const allowed = analysis(table).discards.filter((c) => !c.forbidden);
    events.push({ type: 'discard', seat: 0, tile: allowed[random(allowed.length)]!.tile });
  };
  let seat: Seat = 0;
  for (let turn = 0; turn < turns; turn++) {
    const tile = wall.pop()!;
    events.push(seat === 0 ? { type: 'draw', seat, tile } : { type: 'draw', seat });
    if (seat === 0) throwAny();
    else {
      events.push({ type: 'discard', seat, tile, drawn: true });
      const table = now();
      if (offersOf(table, OPTIONS).includes('pon')) {
        const own = (table.seats[0]!.concealed as readonly Tile[]).filter((t) => kindOf(t) === kindOf(tile));
        events.push({
          type: 'meld',
          seat: 0,
          meld: { type: 'pon', own: own.slice(0, 2), called: tile, from: seat },
        });
        seat = 0;
        throwAny();
      }
    }
    seat = seatAfter(seat, 1, players);
  }
  return tables;
};

const RULES = { family: 'riichi', preset: 'tenhou', source: 'client' } as const;
const analysis = (table: Table): Analysis => analyse(table, OPTIONS, RULES)!;

const wholeHand = (table: Table): readonly Tile[] => {
  const { concealed, drawn } = table.seats[0]!;
  return [...(concealed as readonly Tile[]), ...(typeof drawn === 'number' ? [drawn] : [])];
};

const without = (tiles: readonly Tile[], tile: Tile): readonly Tile[] =>
  tiles.toSpliced(tiles.indexOf(tile), 1);

/** Kinds that lower shanten, each tried by itself. */
const triedKinds = (table: Table, choice: DiscardChoice): readonly Kind[] => {
  const { melds } = table.seats[0]!;
  const fixed = countsOf(melds.flatMap(tilesOf));
  const left = without(wholeHand(table), choice.tile);
  const held = countsOf([...left, ...melds.flatMap(tilesOf)]);
  const before = shanten(countsOf(left), melds.length, fixed);
  return KINDS.filter(
    (k) =>
      isInPlay(k, table.round.players) &&
      held[k]! < 4 &&
      shanten(countsOf([...left, plainTile(k)]), melds.length, fixed) < before,
  );
};

/** Everything the viewer sees, put together from hand, melds, rivers and indicators. */
const inSight = (table: Table): readonly Tile[] => [
  ...wholeHand(table),
  ...table.indicators,
  ...table.seats.flatMap((s) => s.melds.flatMap(tilesOf)),
  ...table.seats.flatMap((s) => s.river.filter((d) => d.calledBy === undefined).map((d) => d.tile)),
];

const liveLeft = (table: Table): readonly number[] => {
  const seen = countsOf(inSight(table));
  return KINDS.map((k) => (isInPlay(k, table.round.players) ? 4 - seen[k]! : 0));
};

test.each([
  [4, 20],
  [3, 12],
] as const)('%i players: every discard of %i seeded games', (players, games) => {
  let turns = 0;
  let melded = 0;
  for (let seed = 1; seed <= games; seed++) {
    for (const table of myTurns(seed + 1000 * players, players, 36)) {
      const { discards, live } = analysis(table);
      const name = `seed ${seed}: ${formatHand(wholeHand(table))}`;
      expect(live, name).toEqual(liveLeft(table));
      expect(Math.min(...live), name).toBeGreaterThanOrEqual(0);
      expect(new Set(discards.map((c) => c.tile)), name).toEqual(new Set(wholeHand(table)));
      for (const choice of discards) {
        const accepts = choice.after.accepts.map((a) => a.kind);
        expect(accepts, `${name} less ${formatTile(choice.tile)}`).toEqual(triedKinds(table, choice));
        expect(choice.after.accepts.map((a) => a.live)).toEqual(accepts.map((k) => live[k]));
      }
      turns++;
      if (table.seats[0]!.melds.length > 0) melded++;
    }
  }
  expect(turns).toBeGreaterThan(games * 8);
  expect(melded).toBeGreaterThan(games);
});
