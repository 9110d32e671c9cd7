// One reader a page visit: takes readings in order, says what to report. Pure but for what it remembers.

import type { Offer, RuleHint, TableEvent } from '../../table/event.ts';
import { newestOf } from '../board/position.ts';
import type { Report } from '../client.ts';
import { compare, type Step, unread } from './compare.ts';
import { isDealt, type Position } from './position.ts';
import type { Look, Reading } from './reading.ts';

export interface PageKind {
  /** People sit opposite. */
  readonly humans: boolean;
  /** A log is being played back: no hand there is anybody's own. */
  readonly replay: boolean;
}

/** `netplay.html` is the page for people; `paipu.html` plays logs back. Copies keep the names. */
export const pageKind = (url: URL): PageKind => ({
  humans: /\/netplay\.html$/.test(url.pathname) || url.searchParams.has('net'),
  replay: /\/paipu(-\w+)?\.html$/.test(url.pathname),
});

/** All hands open from the deal on: nobody plays here. */
const isOpenTable = (reading: Reading): boolean =>
  isDealt(reading) && reading.seats.every((s) => s.shown !== undefined);

const isLooksOn = (reading: Reading): boolean =>
  isOpenTable(reading) || typeof reading.seats[reading.me]!.concealed === 'number';

const startsTable = (events: readonly TableEvent[]): boolean =>
  events.some((e) => e.type === 'deal' || e.type === 'snapshot');

const reportOf = (events: readonly TableEvent[]): readonly Report[] =>
  events.length > 0 ? [{ type: 'events', events }] : [];

/** On the own turn the page's kan button says other than a service's offer would; so it is not told. */
const offersIn = ({ offers, turn, me, seats }: Reading): readonly Offer[] =>
  turn === me && newestOf(seats[me]!) === undefined ? offers.filter((o) => o !== 'kan') : offers;

export const reader = (page: PageKind, rules: RuleHint): ((look: Look) => readonly Report[]) => {
  const game: TableEvent = { type: 'game', players: 4, humans: page.humans, rules };
  const setting = { humans: page.humans, rules };
  let position: Position | undefined;
  let announced = false;
  let spectating = false;
  let lost = false;
  let offers = '';

  const told = (reading: Reading): readonly TableEvent[] => {
    const now = offersIn(reading);
    const news = now.join() !== offers && now.length > 0;
    offers = now.join();
    return news ? [{ type: 'told', offers: now }] : [];
  };

  const spectate = (): readonly Report[] => {
    const first = !spectating;
    spectating = true;
    position = undefined;
    return first ? [{ type: 'notice', notice: { type: 'spectating' } }] : [];
  };

  /** No hand is on the page any more: one that was not over is nobody's to play on. */
  const leave = (): readonly Report[] => {
    const isOpen = announced && position?.phase !== 'over';
    position = undefined;
    announced = false;
    lost = false;
    return reportOf(isOpen ? [game] : []);
  };

  /** Alone at the page's own table the others are called by their seats: names are people's. */
  const named = ({ names }: Reading, events: readonly TableEvent[]): readonly Report[] =>
    page.humans && startsTable(events) && names.some((n) => n !== '') ? [{ type: 'names', names }] : [];

  /** What was missed is told once, until the table can be told anew. */
  const adopt = (step: Step, more: readonly TableEvent[] = []): readonly Report[] => {
    position = step.position;
    const starts = startsTable(step.events);
    const news = step.events.filter((e) => e.type !== 'missed' || !lost);
    lost = !starts && (lost || step.events.some((e) => e.type === 'missed'));
    const opening = !announced && (starts || lost) ? [game] : [];
    if (opening.length > 0) announced = true;
    return reportOf([...opening, ...news, ...more]);
  };

  return (look) => {
    if (!look) return leave();
    if (page.replay) return spectate();
    if ('unread' in look) return spectating ? [] : adopt(unread(position, look.unread));
    if (isLooksOn(look)) return spectate();
    spectating = false;
    const step = compare(position, look, setting);
    const names = named(look, step.events);
    return [...names, ...adopt(step, step.position && !step.position.lost ? told(look) : [])];
  };
};
