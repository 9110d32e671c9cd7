import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TableEvent } from '../../table/event.ts';
import { formatEvent } from '../../table/format-event.ts';
import { playOf, seenFrom } from '../../table/mcr-play.fixture.ts';
import { followAll, type Thread } from '../../table/thread.ts';
import type { Seat } from '../../tiles/seat.ts';
import { isFlower, type Tile } from '../../tiles/tile.ts';
import type { Report } from '../client.ts';
import { decoder } from './decode.ts';
import { deflated, frameOf, messagesOf, standingAt, type Ways } from './server.fixture.ts';
import { tziakcha } from './tziakcha.ts';

const read = (frames: readonly unknown[], decode = decoder()): readonly Report[] =>
  frames.flatMap((f) => decode(f));
const eventsIn = (reports: readonly Report[]): readonly TableEvent[] =>
  reports.flatMap((r) => (r.type === 'events' ? r.events : []));
const moves = (events: readonly TableEvent[]) => events.filter((e) => e.type !== 'told' && e.type !== 'game');
const end = (thread: Thread) => (thread.state === 'reading' ? thread.table.phase : JSON.stringify(thread));

const seed = fc.integer({ min: 0, max: 1 << 30 });
const seat = fc.constantFrom<Seat>(0, 1, 2, 3);
const ways = fc.record<Ways>({ flags: fc.boolean(), faceDown: fc.boolean() });

const shownIn = (tile: Tile | 'hidden'): Tile | undefined => (tile === 'hidden' ? undefined : tile);

const PLAIN: Ways = { flags: false, faceDown: false };

/** What this client does not tell for certain is left out on both sides: marks of discards, which flower is which. */
const face = (t: number | undefined): string =>
  t === undefined ? '?' : isFlower(t as Tile) ? 'flower' : String(t);

const line =
  (me: Seat, faceDown: boolean) =>
  (event: TableEvent): string => {
    switch (event.type) {
      case 'draw':
        return `draw ${event.seat} ${face(event.tile)}`;
      case 'discard':
        return `discard ${event.seat} ${face(event.tile)}`;
      case 'aside':
        return `aside ${event.seat}${event.dealt ? ` dealt ${face(shownIn(event.dealt.replacement))}` : ''}`;
      case 'meld':
        return event.meld.type === 'closedKan' && event.seat !== me && !faceDown
          ? `closed kong ${event.seat}`
          : formatEvent(event);
      case 'win':
        return formatEvent(event.hand ? { ...event, hand: event.hand.toSorted((a, b) => a - b) } : event);
      default:
        return formatEvent(event);
    }
  };

describe('whole hands, played at random', () => {
  test('every event comes back as it was, for every seat, deflated or not, however much is told', () => {
    fc.assert(
      fc.property(seed, seat, ways, fc.integer({ min: 0, max: 15 }), (s, me, how, number) => {
        const moments = playOf(s, number);
        const frames = messagesOf(moments, me, how).map(frameOf);
        const events = eventsIn(read(frames));
        const seen = seenFrom(
          me,
          moments.map((m) => m.event),
        );
        const say = line(me, how.faceDown);
        expect(moves(events).map(say)).toEqual(seen.map(say));
        expect(end(followAll(events))).toBe('over');
      }),
      { numRuns: 200 },
    );
  });

  test('what the viewer threw is known as drawn or not by its number', () => {
    fc.assert(
      fc.property(seed, seat, (s, me) => {
        const moments = playOf(s);
        const own = (events: readonly TableEvent[]) => {
          const first = events.findIndex((e) => e.type === 'discard');
          return events.flatMap((e, i) =>
            i > first && e.type === 'discard' && e.seat === me ? [e.drawn] : [],
          );
        };
        const read1 = eventsIn(read(messagesOf(moments, me, PLAIN).map(frameOf)));
        expect(own(read1)).toEqual(own(moments.map((m) => m.event)));
      }),
      { numRuns: 50 },
    );
  });

  test('joined in any turn, it is followed to its end', () => {
    fc.assert(
      fc.property(
        seed,
        seat,
        fc.nat({ max: 400 }),
        fc.constantFrom('hands' as const, 'players' as const),
        (s, me, place, form) => {
          const moments = playOf(s);
          const able = moments.flatMap(({ table, event }, i) => {
            const mine = table.phase === 'discard' && table.turn === me;
            const justCalled = event.type === 'meld' && table.phase === 'discard';
            const isBetween = table.fromWall || table.claimable?.by === 'addedKan' || table.phase === 'draw';
            const calm = i > 0 && table.phase !== 'over' && !isBetween && !justCalled;
            return calm || (mine && i > 0) ? [i] : [];
          });
          const at = able[place % able.length]!;
          const all = messagesOf(moments, me, PLAIN);
          const after = moments.flatMap((_, i) => (i > at ? [i] : []));
          const from = all.length - countAfter(s, me, after.length);
          const frames = [standingAt(moments[at]!, me, form), ...all.slice(from)].map(frameOf);
          expect(end(followAll(eventsIn(read(frames))))).toBe('over');
        },
      ),
      { numRuns: 150 },
    );
  });
});

/** How many messages the last moments of a hand take. */
const countAfter = (s: number, me: Seat, moments: number): number => {
  const all = playOf(s);
  const before = all.slice(0, all.length - moments);
  return messagesOf(all, me, PLAIN).length - messagesOf(before, me, PLAIN).length;
};

const MOMENTS = playOf(11);
const MESSAGES = messagesOf(MOMENTS, 1, PLAIN);
const FRAMES = MESSAGES.map(frameOf);

describe('messages', () => {
  test('unknown ones are left out, counted and named', () => {
    const decode = decoder();
    const strange = [
      { m: 2, r: 99 },
      { m: 7, r: 1 },
      { m: 2, r: 5 },
    ].map((m) => JSON.stringify(m));
    const mixed = FRAMES.flatMap((f, i) => [f, strange[i % 3]!, '{"m":5,"t":1}', '{"m":1,"r":8,"t":{}}']);
    expect(eventsIn(read([...mixed, 'no json', new ArrayBuffer(4)], decode))).toEqual(eventsIn(read(FRAMES)));
    expect([...decode.unread!().keys()].sort()).toEqual(['m 2 r 5', 'm 2 r 99', 'm 7 r 1', 'no message']);
    expect(decode.unread!().get('no message')).toBe(2);
  });

  test('a deal before the seat is known says nothing, unless it is the dealer’s', () => {
    const decode = decoder();
    expect(read(FRAMES.slice(1), decode)).toEqual([]);
    expect(decode.unread!().get('m 2 r 2')).toBe(1);
    const dealer = messagesOf(MOMENTS, 0, PLAIN).slice(1).map(frameOf);
    expect(end(followAll(eventsIn(read(dealer))))).toBe('over');
  });

  test('the seat may come with an empty standing', () => {
    const events = eventsIn(read(['{"m":4,"v":1,"i":{"t":0}}', ...FRAMES.slice(1)]));
    expect(events).toEqual(eventsIn(read(FRAMES)));
  });

  test('a dealer’s first tile that comes as a draw, too, is not drawn twice', () => {
    const again = frameOf({ m: 2, r: 6, v: 0, h: 91 });
    expect(eventsIn(read([...FRAMES.slice(0, 2), again, ...FRAMES.slice(2)]))).toEqual(
      eventsIn(read(FRAMES)),
    );
  });

  test('options, in both forms', () => {
    const start = FRAMES.slice(0, 2);
    const claim = [3 << 16, (4 << 16) | 500, 6 << 16, 8 << 16];
    const told = (message: Record<string, unknown>) =>
      eventsIn(read([...start, frameOf(message)])).filter((e) => e.type === 'told');
    expect(told({ m: 2, r: 3, v: 1, a: claim })).toEqual([{ type: 'told', offers: ['chi', 'pon', 'ron'] }]);
    expect(told({ m: 2, r: 3, v: 1, a: { 5: [500], 8: [0] } })).toEqual([{ type: 'told', offers: ['kan'] }]);
  });

  test('deflated with a head, without one, and broken', () => {
    const message = MESSAGES[1]!;
    const whole = new Uint8Array(deflated(message));
    const seat = JSON.stringify(MESSAGES[0]);
    const forms = [whole, whole.buffer, whole.slice(2, -4), whole.slice(0, 9)];
    expect(forms.map((form) => read([seat, form]).length)).toEqual([1, 1, 1, 0]);
  });

  test('scores are kept through the seats of the hands', () => {
    const payments = [30, -10, -10, -10];
    const [first, second] = [messagesOf(playOf(11, 0), 1, PLAIN), messagesOf(playOf(11, 1), 0, PLAIN)];
    const won = { m: 2, r: 12, b: 0x11, s: payments, y: [{}, {}, {}, {}] };
    const events = eventsIn(read([...first.slice(0, 2), won, ...second.slice(0, 2)].map(frameOf)));
    const deals = events.filter((e) => e.type === 'deal');
    expect(deals.map((d) => d.round.scores)).toEqual([
      [0, 0, 0, 0],
      [-10, -10, -10, 30],
    ]);
  });

  test('another’s flowers are as many as told, and none of them is one the viewer holds', () => {
    const dealt = { m: 2, r: 2, v: [136, 0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44], h: 0 };
    const other = { m: 2, r: 4, v: 2, h: 80 };
    const events = eventsIn(read([{ m: 2, r: 14, v: 1 }, dealt, other, other].map(frameOf)));
    const aside = events.flatMap((e) => (e.type === 'aside' ? [e.tile] : []));
    expect([aside.length, new Set(aside).size, aside.every(isFlower), aside.includes(37 as never)]).toEqual([
      2,
      2,
      true,
      false,
    ]);
  });
});

describe('anything at all', () => {
  const damaged = fc.tuple(fc.nat(), fc.nat(), fc.jsonValue()).map(([place, at, value]) => {
    const index = place % MESSAGES.length;
    const keys = Object.keys(MESSAGES[index]!);
    return { index, text: JSON.stringify({ ...MESSAGES[index], [keys[at % keys.length]!]: value }) };
  });

  test('never throws, and neither does the table that follows it', () => {
    fc.assert(
      fc.property(fc.array(damaged, { minLength: 1, maxLength: 5 }), (changes) => {
        const list = [...FRAMES];
        for (const { index, text } of changes) list[index] = text;
        followAll(eventsIn(read(list)));
      }),
      { numRuns: 400 },
    );
    const standing = fc.record({
      m: fc.constant(4),
      v: fc.nat({ max: 5 }),
      u: fc.jsonValue(),
      i: fc.record({
        h: fc.jsonValue(),
        p: fc.jsonValue(),
        d: fc.jsonValue(),
        w: fc.jsonValue(),
        y: fc.jsonValue(),
      }),
    });
    const bytes = fc.uint8Array({ maxLength: 60 });
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.anything(), fc.json(), bytes, standing, fc.constantFrom(...FRAMES))),
        (list) => {
          followAll(eventsIn(read(list)));
        },
      ),
    );
  });
});

test('its pages and its socket', () => {
  const pages = [
    'https://tziakcha.net/play/1',
    'https://www.tziakcha.xyz/play/1',
    'https://example.org/',
    'https://tziakcha.net/record/?id=1',
    'https://tziakcha.net/game/?id=1',
    'https://tziakcha.net/history/',
  ];
  expect(pages.map((url) => tziakcha.isPage(new URL(url)))).toEqual([true, true, false, false, false, false]);
  const sockets = ['wss://tziakcha.net:5334/ws', 'wss://tziakcha.net/chat'];
  expect(sockets.map((url) => tziakcha.isSocket(new URL(url)))).toEqual([true, false]);
});
