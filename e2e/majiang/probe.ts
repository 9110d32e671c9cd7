// Runs in the page: reads it as the extension does, folds the events into a table, and after every report that moved
// the table holds it against the game's own model.

import { differencesOf } from '../../src/analysis/differences.ts';
import { factsOf } from '../../src/analysis/facts.ts';
import { watch } from '../../src/clients/majiang/watch.ts';
import { presetOptions } from '../../src/rules/riichi/options.ts';
import type { TableEvent } from '../../src/table/event.ts';
import type { Table } from '../../src/table/table.ts';
import { follow, type Thread, WAITING } from '../../src/table/thread.ts';
import { endTruth, readOf, truthOf } from './truth.ts';

export interface Findings {
  states: number;
  readonly events: Record<string, number>;
  readonly differences: string[];
  readonly lost: string[];
  readonly notices: string[];
  hands: number;
  over: boolean;
}

declare global {
  var tehaiProbe: { readonly findings: Findings; readonly state: () => Thread['state'] };
}

const MOST_KEPT = 20;

const findings: Findings = {
  states: 0,
  events: {},
  differences: [],
  lost: [],
  notices: [],
  hands: 0,
  over: false,
};

const keep = (list: string[], text: string): void => {
  if (list.length < MOST_KEPT) list.push(text);
};

const nameOf = (event: TableEvent): string => {
  if (event.type === 'meld') return event.meld.type;
  return event.type === 'discard' && event.riichi ? 'riichiDiscard' : event.type;
};

/** After joining mid-hand the order of called tiles and how each was thrown cannot be known. */
const asSets = (side: ReturnType<typeof readOf | typeof truthOf>) => ({
  ...side,
  seats: side.seats.map((s) => ({ ...s, river: s.river.map((d) => `${d.tile} ${d.calledBy}`).sort() })),
});

const differ = (what: string, ours: unknown, theirs: unknown): void => {
  const [a, b] = [JSON.stringify(ours), JSON.stringify(theirs)];
  if (a !== b) keep(findings.differences, `${what}: read ${a} is ${b}`);
};

const sortKeys = (value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([k, v]) => [k, sortKeys(v)]),
      )
    : Array.isArray(value)
      ? value.map(sortKeys)
      : value;

const compare = (table: Table, exact: boolean): void => {
  const [ours, theirs] = [readOf(table), truthOf(globalThis.__game.model)];
  const [a, b] = exact ? [ours, theirs] : [asSets(ours), asSets(theirs)];
  findings.states += 1;
  for (const key of Object.keys(a) as (keyof typeof a)[]) {
    const place = `${ours.wind} ${ours.number} ${ours.honba}, ${ours.wall} left, ${key}`;
    if (key !== 'seats') differ(place, a[key], b[key]);
    else for (const [i, s] of a.seats.entries()) differ(`${place} ${i}`, sortKeys(s), sortKeys(b.seats[i]));
  }
};

/** What the game logged of the ends of this hand. */
const loggedEnds = () =>
  (globalThis.__game.game._paipu.log.at(-1) ?? []).filter((entry) => entry.hule || entry.pingju);

const compareEnd = (event: TableEvent, table: Table): void => {
  const wins = table.result?.wins.length ?? 0;
  const entry = loggedEnds()[event.type === 'win' ? wins - 1 : 0];
  if (!entry) {
    keep(findings.differences, `${event.type}: the game logged none`);
    return;
  }
  const truth = endTruth(entry, table.round.dealer);
  if (event.type === 'win')
    differ('win', { seat: event.seat, from: event.from, payments: event.payments }, truth);
  if (event.type === 'end' && event.payments) differ('end', { payments: event.payments }, truth);
};

/** What the page offers the own player must be what our rules allow. */
const compareOffers = (table: Table): void => {
  for (const d of differencesOf(factsOf(table, presetOptions('majiang'))))
    differ(`told ${d.what}`, d.ours, d.theirs);
};

let thread: Thread = WAITING;

const start = (exact: boolean): void => {
  const take = (event: TableEvent): void => {
    const name = nameOf(event);
    findings.events[name] = (findings.events[name] ?? 0) + 1;
    if (event.type === 'deal') findings.hands += 1;
    thread = follow(thread, event);
    if (thread.state === 'lost') keep(findings.lost, `${name}: ${thread.code}, ${thread.detail}`);
    if (thread.state !== 'reading') return;
    if (event.type === 'win' || event.type === 'end') compareEnd(event, thread.table);
    if (event.type === 'told') compareOffers(thread.table);
  };
  watch(new AbortController().signal, document, (report) => {
    if (report.type === 'notice') {
      keep(findings.notices, JSON.stringify(report.notice));
      return;
    }
    if (report.type === 'names') return;
    report.events.forEach(take);
    const moved = report.events.some((e) => e.type !== 'told');
    if (moved && thread.state === 'reading' && thread.table.phase !== 'over') compare(thread.table, exact);
  });
};

/** Waits for a turn in the middle of a hand. */
const startBelow = (wall: number): void => {
  const observer = new MutationObserver(() => {
    const left = Number(document.querySelector('.score .paishu')?.textContent || 70);
    if (left >= wall || !['zimo', 'dapai', 'fulou'].includes(globalThis.__game?.game._status)) return;
    observer.disconnect();
    start(false);
  });
  observer.observe(document, { subtree: true, childList: true });
};

const query = new URLSearchParams(location.search);
globalThis.tehaiProbe = { findings, state: () => thread.state };
if (query.has('readBelow')) startBelow(Number(query.get('readBelow')));
else start(true);
