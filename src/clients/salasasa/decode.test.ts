import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TableEvent } from '../../table/event.ts';
import { formatEvent } from '../../table/format-event.ts';
import { playOf, seenFrom } from '../../table/mcr-play.fixture.ts';
import type { Table } from '../../table/table.ts';
import { followAll, type Thread } from '../../table/thread.ts';
import type { Seat } from '../../tiles/seat.ts';
import type { Report } from '../client.ts';
import { decoder } from './decode.ts';
import { doAction, falseWin, frame, framesAfter, gameStart, login, USER } from './server.fixture.ts';

const read = (frames: readonly unknown[], decode = decoder()): readonly Report[] =>
  frames.flatMap((f) => decode(f));
const eventsIn = (reports: readonly Report[]): readonly TableEvent[] =>
  reports.flatMap((r) => (r.type === 'events' ? r.events : []));

const whole = (seed: number, me: Seat, hand = 0) => {
  const moments = playOf(seed, hand);
  const start = gameStart(moments[1]!.table, me);
  return { moments, frames: [login(), start, ...framesAfter(moments, 1, me)] };
};

/** What the client does not tell: a replacement is one, the dealer's first discard was drawn. */
const line = (event: TableEvent): string =>
  formatEvent(
    event.type === 'draw'
      ? { type: 'draw', seat: event.seat, ...(event.tile === undefined ? {} : { tile: event.tile }) }
      : event,
  );

const lines = (events: readonly TableEvent[]): readonly string[] => {
  const first = events.findIndex((e) => e.type === 'discard');
  return events.map((event, i) => {
    if (i !== first || event.type !== 'discard') return line(event);
    return line({ type: 'discard', seat: event.seat, tile: event.tile });
  });
};

const seed = fc.integer({ min: 0, max: 1 << 30 });
const seat = fc.constantFrom<Seat>(0, 1, 2, 3);
const number = fc.integer({ min: 0, max: 15 });

const end = (thread: Thread) => (thread.state === 'reading' ? thread.table.phase : JSON.stringify(thread));

/** Between a flower and its replacement, or a kong that may be robbed, the service's start message does not tell the moment. */
const isBetween = ({ fromWall, claimable }: Table): boolean =>
  fromWall !== undefined || claimable?.by === 'addedKan';

describe('whole hands, played at random', () => {
  test('every event comes back as it was, for every seat', () => {
    fc.assert(
      fc.property(seed, seat, number, (s, me, hand) => {
        const { moments, frames } = whole(s, me, hand);
        const [game, ...events] = eventsIn(read(frames));
        expect(game?.type).toBe('game');
        const sorted = (list: readonly TableEvent[]) =>
          list.map((e) =>
            e.type === 'win' && e.hand ? { ...e, hand: e.hand.toSorted((a, b) => a - b) } : e,
          );
        expect(lines(sorted(events))).toEqual(
          lines(
            sorted(
              seenFrom(
                me,
                moments.map((m) => m.event),
              ).map(unpaid),
            ),
          ),
        );
        expect(end(followAll([game!, ...events]))).toBe('over');
      }),
      { numRuns: 150 },
    );
  });

  test('joined at any moment, it is followed to its end', () => {
    fc.assert(
      fc.property(seed, seat, fc.nat({ max: 400 }), (s, me, place) => {
        const { moments } = whole(s, me);
        const over = moments.findIndex((m) => m.table.phase === 'over');
        const at = 1 + (place % (over - 1));
        const settled = isBetween(moments[at]!.table) ? at - 1 : at;
        const frames = [gameStart(moments[settled]!.table, me), ...framesAfter(moments, settled, me)];
        expect(end(followAll(eventsIn(read(frames))))).toBe('over');
      }),
      { numRuns: 200 },
    );
  });
});

test('joined, nothing is unknown but whose turn it is, unless a tile is missing', () => {
  const unknownIn = (start: string): readonly string[] => {
    const thread = followAll(eventsIn(read([login(), start])));
    return thread.state === 'reading' ? thread.table.unknown : [thread.state];
  };
  const { moments } = whole(7, 2);
  const thrown = moments.findIndex(({ event }) => event.type === 'discard') + 8;
  const tables = moments.slice(thrown, thrown + 20).map((m) => m.table);
  const seen = new Set(tables.flatMap((table) => unknownIn(gameStart(table, 2))));
  expect([...seen]).toEqual(['turn']);
  const message = JSON.parse(gameStart(tables[0]!, 2));
  message.game_info.players_info[0].discard_tiles.pop();
  expect(unknownIn(JSON.stringify(message))).toContain('rivers');
});

/** A hand that runs out pays nothing, and says nothing of it. */
const unpaid = (event: TableEvent): TableEvent =>
  event.type === 'end' && event.ending === 'exhaustive' ? { type: 'end', ending: 'exhaustive' } : event;

const { moments, frames } = whole(7, 2);

describe('messages', () => {
  test('unknown ones are left out, counted and named; the others go on', () => {
    const decode = decoder();
    const strange = [
      frame('gamestate/guobiao/new_thing'),
      frame('gamestate/guobiao/new_thing'),
      'no json',
      new ArrayBuffer(3),
    ];
    const mixed = frames.flatMap((f, i) => [f, strange[i % strange.length]!, frame('pong')]);
    expect(eventsIn(read(mixed, decode))).toEqual(eventsIn(read(frames)));
    const counts = decode.unread!();
    expect([...counts.keys()].sort()).toEqual(['gamestate/guobiao/new_thing', 'no message']);
    expect(counts.get('gamestate/guobiao/new_thing')).toBeGreaterThan(1);
  });

  test('a known action with something unreadable in it: nothing is guessed until the next hand', () => {
    const strange = doAction({ action_list: ['cut'], action_player: 0, cut_tile: 99 });
    const reports = eventsIn(read([...frames.slice(0, 3), strange, ...frames.slice(3), ...frames.slice(1)]));
    const at = reports.findIndex((e) => e.type === 'missed');
    expect(reports[at + 1]?.type).toBe('game');
    expect(end(followAll(reports))).toBe('over');
  });

  test('a false win moves nothing', () => {
    const events = eventsIn(read([...frames.slice(0, 6), falseWin(1), ...frames.slice(6)]));
    expect(events).toEqual(eventsIn(read(frames)));
  });

  test('offers are told: to the viewer alone', () => {
    const ask = (player: number) =>
      frame('gamestate/guobiao/ask_other_action', {
        ask_other_action_info: {
          player_index: player,
          action_list: ['chi_left', 'chi_mid', 'peng', 'hu_first', 'pass'],
          cut_tile: 11,
        },
      });
    const own = frame('gamestate/guobiao/broadcast_hand_action', {
      ask_hand_action_info: { player_index: 2, action_list: ['angang', 'hu_self', 'cut'], remain_tiles: 40 },
    });
    const told = eventsIn(read([...frames.slice(0, 2), ask(1), ask(2), own])).filter(
      (e) => e.type === 'told',
    );
    expect(told).toEqual([
      { type: 'told', offers: ['chi', 'pon', 'ron'] },
      { type: 'told', offers: ['kan', 'tsumo'], ownKans: true },
    ]);
  });

  test('people or the service’s own players', () => {
    const game = (start: string) => eventsIn(read([login(), start]))[0];
    expect(game(frames[1]!)).toMatchObject({
      type: 'game',
      humans: false,
      rules: { family: 'mcr', preset: 'cn' },
    });
    expect(game(frames[1]!.replace('"user_id":3', '"user_id":10000009'))).toMatchObject({ humans: true });
    expect(game(frames[1]!.replace('"hepai_limit":8', '"hepai_limit":6'))).toMatchObject({
      rules: { options: { minimum: 6 } },
    });
  });

  test('a game is told once, and its later hands are hands of it', () => {
    const start = (hand: number, me: Seat, id = 'x') =>
      gameStart(playOf(1, hand)[1]!.table, me, { gamestate_id: id });
    const told = (...frames: readonly string[]) =>
      eventsIn(read([login(), ...frames])).flatMap(({ type }) => (type === 'draw' ? [] : [type]));
    expect(told(start(0, 1), start(1, 0), start(2, 3))).toEqual(['game', 'deal', 'deal', 'deal']);
    expect(told(start(0, 1), start(0, 1))).toEqual(['game', 'deal', 'game', 'deal']);
    expect(told(start(3, 1), start(4, 1, 'y'))).toEqual(['game', 'deal', 'game', 'deal']);
  });

  test('other rules of the site are named, and another’s game is only watched', () => {
    const table = moments[1]!.table;
    const notice = (...list: readonly string[]) =>
      read(list)
        .filter((r) => r.type === 'notice')
        .map((r) => r.notice);
    expect(notice(login(), frame('gamestate/riichi/game_start', { game_info: {} }))).toEqual([
      { type: 'unsupported', mode: 'riichi' },
    ]);
    expect(notice(login(), gameStart(table, 2, { sub_rule: 'guobiao/xiaolin' }))).toEqual([
      { type: 'unsupported', mode: 'guobiao/xiaolin' },
    ]);
    expect(notice(login(USER + 1), frames[1]!)).toEqual([{ type: 'spectating' }]);
    expect(notice(gameStart(table, 2, { view_player_index: 2 }))).toEqual([{ type: 'spectating' }]);
    expect(eventsIn(read([login(USER + 1), ...frames.slice(1)]))).toEqual([]);
  });
});

describe('anything at all', () => {
  const damaged = fc.tuple(fc.nat(), fc.nat(), fc.jsonValue()).map(([place, at, value]) => {
    const index = place % frames.length;
    const message = JSON.parse(frames[index]!) as Record<string, unknown>;
    const payload = Object.values(message).find((v) => typeof v === 'object' && v !== null) as
      | Record<string, unknown>
      | undefined;
    const keys = Object.keys(payload ?? {});
    if (payload && keys.length > 0) payload[keys[at % keys.length]!] = value;
    return { index, text: JSON.stringify(message) };
  });

  test('never throws, and neither does the table that follows it', () => {
    fc.assert(
      fc.property(fc.array(damaged, { minLength: 1, maxLength: 5 }), (changes) => {
        const list = [...frames];
        for (const { index, text } of changes) list[index] = text;
        followAll(eventsIn(read(list)));
      }),
      { numRuns: 400 },
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.anything(), fc.json(), fc.constantFrom(...frames))),
        (list) => void read(list),
      ),
    );
  });
});
