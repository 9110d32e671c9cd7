// How long from a frame on the page's socket to a painted panel, and what the tap costs the page; in a real browser,
// headless, on a table of the tests. Clocks: `performance.timeOrigin + performance.now()` on both sides, one machine.
import { chromium, type Page } from 'playwright-core';
import { GREETING } from '../../e2e/support/game.ts';
import { type Frame, sitDown } from '../../e2e/support/seat.ts';
import { type Server, startServer } from '../../e2e/support/server.ts';
import { openTable, setSite, TABLE, type Table } from '../../e2e/support/table.ts';
import { tablePage } from '../../e2e/support/table-page.ts';
import { ensureChromium } from '../browser.ts';

const HANDS = 18;
/** A frame that has changed nothing by then changes nothing. */
const SETTLED_MS = 400;
const BURST = 5000;

/** Turns that each change the panel: a draw and a discard of every seat. */
const handOf = (honba: number): readonly Frame[] => {
  const seat = sitDown({
    number: 0,
    honba,
    sticks: 0,
    dealer: 0,
    scores: [25000, 25000, 25000, 25000],
    indicator: '9p',
    tiles: '13579m2468p1379s',
  });
  const others = ['1z', '2z', '3z', '4z', '5z', '6z'];
  const turns = ['7z', '6z', '5z'].flatMap((drawn, turn) => [
    seat.draw(drawn),
    seat.discard(drawn),
    ...[1, 2, 3].flatMap((who) => [seat.draws(who), seat.throws(who, others[(turn * 3 + who) % 6]!)]),
  ]);
  return [seat.init(), ...turns];
};

/** On the page: when each frame reached it, after the tap and before anything of ours ran. */
const WATCH_PAGE = `window.arrived = [];
window.socket.addEventListener('message', () => window.arrived.push(performance.timeOrigin + performance.now()));`;

/** In the overlay: when what a frame changed had been painted. A message after an animation frame comes after the paint. */
const WATCH_PANEL = `window.painted = [];
new MutationObserver(() => requestAnimationFrame(() => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => window.painted.push(performance.timeOrigin + performance.now());
  port2.postMessage(0);
})).observe(document.getElementById('app'), { subtree: true, childList: true, characterData: true, attributes: true });`;

/** Resolves when something has been painted, or when it is clear that nothing will be. */
const NEXT_PAINT = `new Promise((done) => {
  const before = window.painted.length;
  const end = performance.now() + ${SETTLED_MS};
  const look = () => window.painted.length > before || performance.now() > end ? done() : setTimeout(look, 5);
  look();
})`;

/** Frame by frame, each after the one before it has been painted: so every paint belongs to one frame, slow ones too. */
const delays = (arrived: readonly number[], painted: readonly number[]): readonly number[] =>
  arrived.flatMap((at, i) => {
    const paint = painted.find((p) => p >= at);
    return paint === undefined || paint >= (arrived[i + 1] ?? Number.POSITIVE_INFINITY) ? [] : [paint - at];
  });

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;

const report = (name: string, values: readonly number[]): void => {
  const sorted = [...values].sort((a, b) => a - b);
  const [p50, p95, most] = [0.5, 0.95, 1].map((share) => quantile(sorted, share).toFixed(1));
  console.log(`${name}: p50 ${p50} ms, p95 ${p95} ms, max ${most} ms (${sorted.length} frames)`);
};

const play = async ({ page, server, overlay }: Table): Promise<void> => {
  for (let hand = 0; hand < HANDS; hand++) {
    for (const frame of handOf(hand)) {
      const painted = overlay.evaluate(NEXT_PAINT);
      server.send([frame]);
      await painted;
      // Out of step with the display, as a real table is.
      await page.waitForTimeout(20 + Math.random() * 17);
    }
  }
};

/** `args` may lift the display's rhythm, to show what is ours and what is waiting for the next picture. */
const measure = async (name: string, args: readonly string[]): Promise<void> => {
  const table = await openTable({ args });
  await setSite(table.browser, { mode: 'live' });
  await table.server.greeted(1);
  table.server.send(GREETING);
  await table.page.evaluate(WATCH_PAGE);
  await table.overlay.evaluate(WATCH_PANEL);
  await play(table);
  const arrived = await table.page.evaluate<number[]>('window.arrived');
  const painted = await table.overlay.evaluate<number[]>('window.painted');
  report(name, delays(arrived, painted));
  await table.close();
};

const COUNT = `new Promise((done) => {
  let first, seen = 0;
  window.socket.onmessage = () => {
    first ??= performance.now();
    if (++seen === ${BURST}) done((performance.now() - first) / ${BURST});
  };
})`;

/** Milliseconds of the page per frame when many come at once. */
const burst = async (page: Page, server: Server): Promise<number> => {
  await server.greeted(1);
  const cost = page.evaluate<number>(COUNT);
  await page.waitForTimeout(100);
  const frames = Array.from({ length: BURST }, (_, i) => ({
    tag: 'CHAT',
    uname: 'A',
    text: `${i}`.padEnd(120),
  }));
  server.send(frames);
  return cost;
};

const burstWithout = async (): Promise<number> => {
  const server = await startServer(tablePage);
  const rules = Object.entries(server.hosts).map(([host, port]) => `MAP ${host} 127.0.0.1:${port}`);
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--ignore-certificate-errors', `--host-resolver-rules=${rules}, MAP * ~NOTFOUND`],
  });
  const page = await browser.newPage({ ignoreHTTPSErrors: true });
  await page.goto(TABLE);
  const cost = await burst(page, server);
  await browser.close();
  await server.close();
  return cost;
};

const burstWith = async (): Promise<number> => {
  const table = await openTable();
  const cost = await burst(table.page, table.server);
  await table.close();
  return cost;
};

const median = (values: readonly number[]): number =>
  quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  );

const pageCost = async (): Promise<void> => {
  const pairs: [number, number][] = [];
  for (let round = 0; round < 3; round++) pairs.push([await burstWithout(), await burstWith()]);
  const [without, together] = [0, 1].map((side) => median(pairs.map((pair) => pair[side]!))) as [
    number,
    number,
  ];
  console.log(
    `page, per frame in a burst of ${BURST}: ${without.toFixed(3)} ms without, ${together.toFixed(3)} ms with the extension (medians of 3)`,
  );
};

export const run = async (): Promise<void> => {
  await measure('frame to painted panel, 60 pictures a second', []);
  await measure('frame to painted panel, no waiting for the picture', [
    '--disable-frame-rate-limit',
    '--disable-gpu-vsync',
  ]);
  await pageCost();
};
