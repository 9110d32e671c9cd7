// Pages of ours, built from the documented structure: no live capture exists.

import { describe, expect, test } from 'vitest';
import type { Meld } from '../../tiles/meld.ts';
import { formatTile, parseTile } from '../../tiles/notation.ts';
import { randomFrom } from '../../tiles/random.ts';
import type { Players, Seat } from '../../tiles/seat.ts';
import type { Tile } from '../../tiles/tile.ts';
import { isConsistent } from './consistent.ts';
import { eventsIn, freshReader } from './drive.fixture.ts';
import { type Model, playHands } from './model.fixture.ts';
import { type Look, pageOf, ruleText } from './page.fixture.ts';
import { read } from './read.ts';
import { readMeld } from './read-meld.ts';
import { riichiAdvanced } from './riichi-advanced.ts';
import { gameOf, readWall, ruleSetOf } from './rule-set.ts';
import { parseCode } from './tile.ts';
import { node, partOf } from './tree.fixture.ts';
import { enter } from './watch.ts';

const modelFor = (players: Players, me: Seat = 1): Model =>
  playHands(players, me, 1, randomFrom(5))[1]!.model;

const readingOf = (model: Model, look: Look = {}) => {
  const found = read(partOf(pageOf(model, look)), {
    players: model.players,
    reds: [1, 1, 1],
    family: 'riichi',
  });
  if (found && 'unread' in found) throw new Error(found.unread);
  return found;
};

const tile = (text: string): Tile => {
  const parsed = parseTile(text);
  if (!parsed.ok) throw new Error(parsed.detail);
  return parsed.value;
};

/** `5m 5m* 0m`: `*` sideways, `x` a back. */
const meldFrom = (text: string, caller: Seat, players: Players = 4) =>
  readMeld(
    partOf(
      node(
        'div',
        'call',
        text
          .split(' ')
          .map((t) =>
            node('div', t === 'x' ? 'tile 1x' : `tile ${t.slice(0, 2)}${t.endsWith('*') ? ' sideways' : ''}`),
          ),
      ),
    ),
    { caller, players, reds: [1, 1, 1], family: 'riichi', mine: false },
  );

const brief = (meld: Meld | undefined): string => {
  if (!meld) return 'none';
  const own = meld.own.map(formatTile).join(' ');
  if (meld.type === 'closedKan') return `closedKan ${own}`;
  const added = meld.type === 'addedKan' ? ` + ${formatTile(meld.added)}` : '';
  return `${meld.type} ${own} / ${formatTile(meld.called)} from ${meld.from}${added}`;
};

describe('calls', () => {
  test.each<[string, string, Seat, string]>([
    ['chi', '4m* 3m 0m', 1, 'chi 3m 0m / 4m from 0'],
    ['pon from the left', '5z* 5z 5z', 1, 'pon 5z 5z / 5z from 0'],
    ['pon from across', '5p 0p* 5p', 1, 'pon 5p 5p / 0p from 3'],
    ['pon from the right', '5z 5z 5z*', 1, 'pon 5z 5z / 5z from 2'],
    ['open kan from across', '1s 1s* 1s 1s', 0, 'openKan 1s 1s 1s / 1s from 2'],
    ['open kan from the right', '1s 1s 1s 1s*', 3, 'openKan 1s 1s 1s / 1s from 0'],
    ['added kan from the left', '0s* 5s* 5s 5s', 0, 'addedKan 5s 5s / 5s from 3 + 0s'],
    ['added kan from across', '5s 0s* 5s* 5s', 0, 'addedKan 5s 5s / 5s from 2 + 0s'],
    ['added kan from the right', '5s 5s 0s* 5s*', 0, 'addedKan 5s 5s / 5s from 1 + 0s'],
    ['closed kan', 'x 7z 7z x', 2, 'closedKan 7z 7z 7z 7z'],
    ['closed kan, the red five under a back', 'x 5m 5m x', 2, 'closedKan 5m 5m 5m 0m'],
    ['closed kan laid open', '5m 5m 5m 0m', 2, 'closedKan 5m 5m 5m 0m'],
    ['hidden call', 'x x x x', 2, 'none'],
    ['no group', '1m 2m', 2, 'none'],
    ['three sideways', '1m* 1m* 1m*', 2, 'none'],
    ['a back in an open meld', 'x 5m* 5m', 2, 'none'],
  ])('%s: %s', (_, text, caller, wanted) => {
    expect(brief(meldFrom(text, caller))).toBe(wanted);
  });

  test.each<[string, string, Seat, string]>([
    ['west calls from east, across', '5z 5z* 5z', 2, 'pon 5z 5z / 5z from 0'],
    ['east calls from south, the right', '5z 5z 5z*', 0, 'pon 5z 5z / 5z from 1'],
    ['nobody sits on the left of east', '5z* 5z 5z', 0, 'none'],
  ])('three players: %s', (_, text, caller, wanted) => {
    expect(brief(meldFrom(text, caller, 3))).toBe(wanted);
  });
});

test.each([
  ['5m', '5m'],
  ['0p', '0p'],
  ['7z', '7z'],
])('tile %s', (code, text) => {
  expect(parseCode(code, 'riichi')).toBe(tile(text));
});

test.each(['1x', '0z', '8z', '9z', '1f', '03m', '', 'toString'])('no tile of a riichi set: %s', (code) => {
  expect(parseCode(code, 'riichi')).toBeUndefined();
});

describe('a page', () => {
  test.each([4, 3] as const)('of %i players, plain', (players) => {
    const model = modelFor(players);
    const reading = readingOf(model)!;
    expect(reading.flaws).toEqual([]);
    expect(isConsistent(reading, [1, 1, 1])).toBe(true);
    expect(reading.seats.map((s) => s.score)).toEqual(model.seats.map((s) => s.score));
    expect(reading).toMatchObject({ me: 1, wall: model.wall, honba: model.honba, bots: false });
  });

  test('scores shown as differences are no scores', () => {
    const model = modelFor(4);
    expect(readingOf(model, { relative: true })!.seats.map((s) => s.score)).toEqual([
      undefined,
      model.seats[1]!.score,
      undefined,
      undefined,
    ]);
  });

  test('with programs on every other seat', () => {
    expect(readingOf(modelFor(4), { bots: true })!.bots).toBe(true);
  });

  test('a ghost is not there', () => {
    const model = modelFor(4);
    expect(readingOf(model, { ghost: 1 })!.seats[1]).toEqual(readingOf(model)!.seats[1]);
  });

  test('without an own hand: looking on, said once', () => {
    const reading = readingOf(modelFor(4), { spectator: true });
    const take = freshReader(4);
    expect(take.take(reading)).toEqual([{ type: 'notice', notice: { type: 'spectating' } }]);
    expect(take.take(reading)).toEqual([]);
  });

  test('the game says whether people sit opposite', () => {
    const games = [true, false].map((bots) => {
      const take = freshReader(4);
      take.take(readingOf(modelFor(4), { bots }));
      return eventsIn(take.settle())[0];
    });
    expect(games).toMatchObject([
      { type: 'game', humans: false },
      { type: 'game', humans: true },
    ]);
  });

  test('a hidden call is said to be missing, once', () => {
    const model = modelFor(4);
    const take = freshReader(4);
    take.take(readingOf(model));
    take.settle();
    const flawed = { ...readingOf(model)!, flaws: ['toimen: a call that cannot be read'] };
    expect(take.take(flawed)).toEqual([]);
    expect(take.waiting()).toBe('unsteady');
    expect(eventsIn(take.settle())).toEqual([{ type: 'missed', detail: flawed.flaws[0] }]);
    take.take(flawed);
    expect(take.settle()).toEqual([]);
  });
});

describe('where', () => {
  test.each([
    ['https://riichiadvanced.com/game/riichi/abc?nickname=x', 'riichi/abc'],
    ['https://riichiadvanced.com/log/abc', undefined],
    ['https://riichiadvanced.com/lobby/riichi', undefined],
    ['https://riichiadvanced.com/room/riichi/abc', undefined],
    ['https://riichiadvanced.com/tutorial/riichi/basic', undefined],
  ])('%s', (url, id) => {
    expect(gameOf(new URL(url))?.id).toBe(id);
    expect(riichiAdvanced.isPage(new URL(url))).toBe(true);
  });

  test('other hosts are not ours', () => {
    expect(riichiAdvanced.isPage(new URL('https://riichiadvanced.com.example.org/game/riichi/a'))).toBe(
      false,
    );
  });

  test.each(['hk', 'space', 'toString'])('%s is named as not supported', (ruleSet) => {
    expect(ruleSetOf(ruleSet)).toBeUndefined();
    const url = new URL(`https://riichiadvanced.com/game/${ruleSet}/a`);
    expect(enter(url, partOf(pageOf(modelFor(4))))?.[1]).toEqual([
      { type: 'notice', notice: { type: 'unsupported', mode: ruleSet } },
    ]);
  });

  test('a wall with tiles we do not know is named', () => {
    const rules = node('div', '', [
      node('div', 'ruleset', [node('textarea', '', [], ruleText({ players: 4 }, ['03m']))]),
    ]);
    expect(enter(new URL('https://riichiadvanced.com/game/riichi/a'), partOf(rules))?.[1]).toEqual([
      { type: 'notice', notice: { type: 'unsupported', mode: 'riichi (03m)' } },
    ]);
  });

  test.each([
    [4, [1, 1, 1]],
    [3, [0, 1, 1]],
  ] as const)('the red fives of %i players are counted in the wall', (players, reds) => {
    expect(readWall(ruleText({ players }), 'riichi')).toEqual({ reds, stated: true });
  });

  test.each(['', 'no JSON', '[]', '{"wall":3}', 'null'])('rules that cannot be read: %s', (text) => {
    expect(readWall(text, 'riichi')).toEqual({ reds: [1, 1, 1], stated: false });
  });
});
