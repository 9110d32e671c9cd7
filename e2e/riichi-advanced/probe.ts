// Runs in the page: draws the states of hands played by lot, a patch of a part at a time, reads the page as the
// extension does, and holds the table read against the table played once each state is drawn.

import { eventsIn, tableIn, text } from '../../src/clients/riichi-advanced/drive.fixture.ts';
import { playHands } from '../../src/clients/riichi-advanced/model.fixture.ts';
import { parts, ruleText } from '../../src/clients/riichi-advanced/page.fixture.ts';
import { htmlOf } from '../../src/clients/riichi-advanced/tree.fixture.ts';
import { watch } from '../../src/clients/riichi-advanced/watch.ts';
import type { TableEvent } from '../../src/table/event.ts';
import { follow, type Thread, WAITING } from '../../src/table/thread.ts';
import { randomFrom, shuffled } from '../../src/tiles/random.ts';
import type { Players, Seat } from '../../src/tiles/seat.ts';

const fold = (thread: Thread, events: readonly TableEvent[]): Thread => events.reduce(follow, thread);

export interface Findings {
  states: number;
  over: boolean;
  readonly differences: string[];
  readonly notices: string[];
  readonly events: Record<string, number>;
}

declare global {
  var riichiAdvancedProbe: Findings;
}

const found: Findings = { states: 0, over: false, differences: [], notices: [], events: {} };
globalThis.riichiAdvancedProbe = found;

/** A task of its own, so that observers hear of each patch by itself. */
const task = (ms = 0): Promise<void> => new Promise((done) => setTimeout(done, ms));

const begin = async (players: Players, seed: number, most: number): Promise<void> => {
  const random = randomFrom(seed);
  const root = document.createElement('div');
  root.id = 'container';
  root.innerHTML = `<div class="ruleset"><textarea></textarea></div>`;
  root.querySelector('textarea')!.textContent = ruleText({ players });
  document.body.append(root);
  const slots: HTMLElement[] = [];
  let seen: Thread = WAITING;
  let truth = fold(WAITING, [{ type: 'game', players, humans: true }]);
  const events: TableEvent[] = [];
  watch(new AbortController().signal, document, (r) => {
    if (r.type === 'notice') found.notices.push(JSON.stringify(r.notice));
    const now = eventsIn([r]);
    events.push(...now);
    seen = fold(seen, now);
  });
  for (const state of playHands(players, (seed % players) as Seat, 4, random).slice(0, most)) {
    truth = fold(truth, state.events);
    const now = parts(state.model, { random });
    for (const i of shuffled(
      now.map((_, n) => n),
      random,
    )) {
      slots[i] ??= root.appendChild(document.createElement('section'));
      const html = now[i]!.map(htmlOf).join('');
      if (slots[i].innerHTML === html) continue;
      slots[i].innerHTML = html;
      await task();
    }
    if (state.events.some((e) => e.type === 'deal')) await task(250);
    found.states += 1;
    const [read, played] = [text(tableIn(seen)), text(tableIn(truth))];
    if (read !== played) found.differences.push(`${found.states}: ${read}\n${played}`.slice(0, 3000));
    if (found.differences.length > 2) break;
  }
  for (const e of events) found.events[e.type] = (found.events[e.type] ?? 0) + 1;
  found.over = true;
};

addEventListener('DOMContentLoaded', () => {
  const query = new URL(location.href).searchParams;
  if (!query.has('seed')) return;
  const players = location.pathname.includes('/sanma/') ? 3 : 4;
  void begin(players, Number(query.get('seed')), Number(query.get('most')));
});
