// Tables of the rule set mcr. As with the other rule sets no live capture exists: the pages are ours, built from the documented
// structure; the hands on them are played by lot, and the table that is read is held against the one that truly was.

import { describe, expect, test } from 'vitest';
import { playOf } from '../../table/mcr-play.fixture.ts';
import type { Table } from '../../table/table.ts';
import { follow, type Thread, WAITING } from '../../table/thread.ts';
import { formatTile } from '../../tiles/notation.ts';
import type { Seat } from '../../tiles/seat.ts';
import { compareTiles, TILES, type Tile } from '../../tiles/tile.ts';
import { eventsIn, tableIn } from './drive.fixture.ts';
import { isShown, modelOf } from './mcr.fixture.ts';
import { container, pageOf, parts } from './page.fixture.ts';
import { read } from './read.ts';
import { reader } from './reader.ts';
import { readWall, ruleSetOf } from './rule-set.ts';
import { parseCode } from './tile.ts';
import { partOf } from './tree.fixture.ts';
import { enter } from './watch.ts';

const PLACE = { players: 4, reds: [0, 0, 0], family: 'mcr' } as const;
const RULES = { family: 'mcr', preset: 'cn' } as const;
const LOOK = { mcr: true };

describe('tiles', () => {
  test.each([
    ['0z', '5z'],
    ['6z', '6z'],
    ['7z', '7z'],
    ['1f', '1f'],
    ['4g', '4g'],
    ['5m', '5m'],
  ])('%s is %s', (code, text) => {
    expect(formatTile(parseCode(code, 'mcr')!)).toBe(text);
  });

  test.each(['0m', '0p', '8z', '5f', '0f', '1h', '1x', ''])('none: %s', (code) => {
    expect(parseCode(code, 'mcr')).toBeUndefined();
  });

  const WALL = TILES.filter((t) => t < 34 || t > 36).flatMap((t) =>
    Array.from({ length: t < 34 ? 4 : 1 }, () => (formatTile(t) === '5z' ? '0z' : formatTile(t))),
  );
  const wall = (...more: readonly string[]) => readWall(JSON.stringify({ wall: [...WALL, ...more] }), 'mcr');

  test('the wall: 144 tiles, none of them red; a tile too many is strange', () => {
    expect(wall()).toEqual({ reds: [0, 0, 0], stated: true });
    expect(wall('1f').strange).toBe('1f');
    expect(wall('2z').strange).toBe('2z');
    expect(wall('0p').strange).toBe('0p');
    expect(readWall('', 'mcr')).toEqual({ reds: [0, 0, 0], stated: false });
  });

  test('a game of the rule set is entered with its rules', () => {
    expect(ruleSetOf('mcr')).toEqual({ players: 4, family: 'mcr', preset: 'cn' });
    const { table } = playOf(3, 0).find(isShown)!;
    const page = container(parts(modelOf(table, 1), LOOK), JSON.stringify({ wall: WALL }));
    const [visit, reports] = enter(new URL('https://riichiadvanced.com/game/mcr/a'), partOf(page))!;
    expect(reports).toEqual([]);
    expect([...visit.look!(partOf(page)), ...visit.reader!.settle()]).toMatchObject([
      { type: 'events', events: [{ type: 'game', rules: { ...RULES, reds: [0, 0, 0] } }, {}] },
    ]);
  });
});

const sorted = (tiles: readonly Tile[] | number): unknown =>
  typeof tiles === 'number' ? tiles : [...tiles].sort(compareTiles);

/** What the page shows of a table, whoever's it is: hands of others by their size, kongs of others by their place. */
const shown = (table: Table | undefined, me: Seat): unknown =>
  table && {
    wall: table.wall,
    turn: table.turn,
    claimable: table.claimable,
    seats: table.seats.map(({ concealed, drawn, melds, river, aside }, seat) => ({
      hand: seat === me ? sorted(concealed) : typeof concealed === 'number' ? concealed : concealed.length,
      drawn: seat === me ? drawn : drawn !== undefined,
      melds: melds.map((m) => (m.type === 'closedKan' && seat !== me ? 'kong' : m)),
      river: river.map((d) => d.tile).toSorted(compareTiles),
      aside: sorted(aside),
    })),
  };

test('nobody was dealt a flower: a deal, and no indicator in it', () => {
  const seeds = Array.from({ length: 400 }, (_, seed) => seed);
  const dealt = seeds.map((seed) => playOf(seed, 0)[1]!).find(isShown)!;
  const take = reader({ players: 4, reds: [0, 0, 0], rules: RULES });
  const page = pageOf(modelOf(dealt.table, 2), LOOK);
  const events = eventsIn([...take.take(read(partOf(page), PLACE)), ...take.settle()]);
  expect(events.map((e) => e.type)).toEqual(['game', 'deal', 'draw']);
  expect(events[1]).not.toHaveProperty('indicator');
  expect(events[1]).toMatchObject({ round: { wall: 92 } });
});

describe('hands played by lot', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('hand %i: every table that stands is the one that was', (seed) => {
    for (const me of [0, 1, 2, 3] as const) {
      const take = reader({ players: 4, reds: [0, 0, 0], rules: RULES });
      let thread: Thread = WAITING;
      let anew = 0;
      const states = playOf(seed, 0).filter((m) => isShown(m) && m.table.phase !== 'over');
      for (const { table } of states) {
        const reports = [
          ...take.take(read(partOf(pageOf(modelOf(table, me), LOOK)), PLACE)),
          ...take.settle(),
        ];
        const events = eventsIn(reports);
        anew += events.filter(({ type }) => type === 'snapshot').length;
        thread = events.reduce(follow, thread);
        expect(thread.state).toBe('reading');
        const { claimable, ...ours } = shown(tableIn(thread), me) as { claimable?: unknown };
        const { claimable: truly, ...theirs } = shown(table, me) as { claimable?: unknown };
        expect(ours).toEqual(theirs);
        if (claimable !== undefined) expect(claimable).toEqual(truly);
      }
      // Opening flowers are out before anybody looks; from then on it is moves, but for several flowers in one own turn.
      expect(anew).toBeLessThanOrEqual(2);
    }
  });
});
