// Broken frames all the way: from the page's message through decoder, history, engine and fair play to the view. Nothing
// may throw, nothing may hang, and advice is given upon a table alone that holds together.

import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { GREETING, MOMENTS, REJOIN } from '../../e2e/support/game.ts';
import { FIRST, framesOf, restored, SECOND, seated } from '../../e2e/support/majsoul-game.ts';
import { ENTER_ASKS } from '../../e2e/support/majsoul-page.ts';
import { answer } from '../../src/analysis/answer.ts';
import type { Client, Heard } from '../../src/clients/client.ts';
import { majsoul } from '../../src/clients/majsoul/majsoul.ts';
import { tenhou } from '../../src/clients/tenhou/tenhou.ts';
import { viewOf } from '../../src/engine/fair-play.ts';
import { eventsOf, type History, NO_HISTORY, remember } from '../../src/engine/history.ts';
import { seenCounts } from '../../src/table/seen.ts';
import type { Table } from '../../src/table/table.ts';
import { followAll } from '../../src/table/thread.ts';
import { KINDS } from '../../src/tiles/tile.ts';
import { faults, type Wire, withFaults } from './faults.test-kit.ts';
import { readPage } from './sources.ts';

/** A slow machine is no fault. */
const LONG = 300_000;

type SocketClient = Extract<Client, { source: 'socket' }>;

const TENHOU: readonly Wire[] = [GREETING, ...MOMENTS.map((m) => m.frames), REJOIN]
  .flat()
  .map((frame) => JSON.stringify(frame));

const MAJSOUL: readonly Wire[] = [
  ...ENTER_ASKS,
  ...seated(),
  ...FIRST.flatMap((m) => framesOf(FIRST, m.name)),
  ...ENTER_ASKS,
  ...restored(FIRST, 'still furiten'),
  ...['my turn again', 'riichi', 'offered a ron', 'won'].flatMap((name) => framesOf(FIRST, name)),
  ...SECOND.flatMap((m) => framesOf(SECOND, m.name)),
];

const isSent = (frame: unknown): boolean => frame instanceof ArrayBuffer && new Uint8Array(frame)[0] === 2;

const historyOf = (client: SocketClient, frames: readonly Wire[]): History => {
  const decode = client.decoder();
  let history = NO_HISTORY;
  for (const frame of frames)
    for (const report of decode(frame, { socket: 1, direction: isSent(frame) ? 'out' : 'in' }))
      if (report.type === 'events') history = remember(history, report.events);
  return history;
};

/** 13 tiles and a drawn one or a call's at most, no tile five times in sight, nobody with more groups than a hand has. */
const holdsTogether = (table: Table): boolean => {
  const counts = seenCounts(table);
  const sizes = table.seats.map(({ concealed, drawn, melds }) => {
    const held =
      (typeof concealed === 'number' ? concealed : concealed.length) + (drawn === undefined ? 0 : 1);
    return held + 3 * melds.length;
  });
  return KINDS.every((k) => counts[k]! <= 4) && sizes.every((n) => n === 13 || n === 14) && table.wall >= 0;
};

const isAdviceSound = (history: History): void => {
  const events = eventsOf(history);
  const given = answer({ seq: history.seq, events, rules: {}, checked: 0 });
  // A fault of ours would come back as a lost thread that says so.
  if (given.state === 'lost') expect(given.code, given.detail).not.toBe('fault');
  const view = viewOf({
    site: { client: 'tenhou', name: '', host: '' },
    mode: 'live',
    humans: true,
    answer: given,
  });
  const thread = followAll(events);
  expect(view.state.type === 'reading').toBe(thread.state === 'reading');
  if (thread.state === 'reading') expect(holdsTogether(thread.table)).toBe(true);
};

describe.each([
  ['Tenhou', tenhou as SocketClient, TENHOU, 5000],
  ['Mahjong Soul', majsoul as SocketClient, MAJSOUL, 6500],
] as const)('%s', (_, client, whole, runs) => {
  test('unbroken it is read to its end', () => {
    const { hand } = historyOf(client, whole);
    expect(followAll(eventsOf(historyOf(client, whole))).state).toBe('reading');
    expect(hand.length).toBeGreaterThan(0);
  });

  test(`${runs} streams with one to six faults, cut off anywhere`, { timeout: LONG }, () => {
    let frames = 0;
    let read = 0;
    fc.assert(
      fc.property(faults, fc.nat(), (list, until) => {
        const broken = withFaults(whole, list);
        const part = broken.slice(0, 1 + (until % broken.length));
        frames += part.length;
        const history = historyOf(client, part);
        isAdviceSound(history);
        if (followAll(eventsOf(history)).state === 'reading') read++;
      }),
      { numRuns: runs },
    );
    // Some break the thread and some do not: else this shows nothing.
    expect(read).toBeGreaterThan(runs / 20);
    expect(read).toBeLessThan(runs);
    expect(frames).toBeGreaterThan(100_000);
  });

  test('through the port of the page, junk among the frames', { timeout: LONG }, async () => {
    const url =
      client.id === 'tenhou' ? 'wss://b-ww.mjv.jp/' : 'wss://route-2.maj-soul.com/game-gateway-zone';
    const junk = fc.oneof(fc.anything(), fc.constantFrom(null, 7, {}, { type: 'frame', socket: 1 }));
    await fc.assert(
      fc.asyncProperty(faults, fc.array(junk, { maxLength: 5 }), async (list, more) => {
        const reports = await throughPort(client, url, [...withFaults(whole, list), ...more]);
        expect(reports.filter((r) => r.type === 'notice' && r.notice.type === 'stopped')).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

/** What cannot be posted at all cannot come from a page, either. */
const postable = (value: unknown): boolean => {
  try {
    structuredClone(value);
    return true;
  } catch {
    return false;
  }
};

const throughPort = async (
  client: SocketClient,
  url: string,
  data: readonly unknown[],
): Promise<readonly Heard[]> => {
  const { port1, port2 } = new MessageChannel();
  const visit = new AbortController();
  const reports: Heard[] = [];
  readPage(client, { document: {} as Document, port: port2 }, visit.signal, (r) => reports.push(r));
  let said = false;
  const spectator: SocketClient = {
    ...client,
    isSocket: () => true,
    decoder: () => () => {
      said = true;
      return [];
    },
  };
  port1.postMessage({ type: 'open', socket: 1, url });
  for (const frame of data.filter(postable)) {
    port1.postMessage({ type: 'frame', socket: 1, direction: isSent(frame) ? 'out' : 'in', data: frame });
    port1.postMessage(frame);
  }
  // A second channel, asked after the first: when it has spoken, the first has been heard to its end.
  const after = new MessageChannel();
  readPage(spectator, { document: {} as Document, port: after.port2 }, visit.signal, () => undefined);
  after.port1.postMessage({ type: 'open', socket: 1, url });
  after.port1.postMessage({ type: 'frame', socket: 1, direction: 'in', data: 'end' });
  await vi.waitFor(() => expect(said).toBe(true));
  visit.abort();
  for (const port of [port1, port2, after.port1, after.port2]) port.close();
  return reports;
};
