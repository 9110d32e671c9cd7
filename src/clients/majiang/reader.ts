// One reader a page visit: takes readings in order, says what to report. Pure but for what it remembers.

import type { Offer, RuleHint, TableEvent } from '../../table/event.ts';
import { newestOf } from '../board/position.ts';
import type { Report } from '../client.ts';
import { compare } from './compare.ts';
import { isDealt, type Position } from './position.ts';
import type { Reading } from './reading.ts';

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

/** On the own turn the page's kan button says other than a service's offer would; so it is not told. */
const offersIn = ({ offers, turn, me, seats }: Reading): readonly Offer[] =>
  turn === me && newestOf(seats[me]!) === undefined ? offers.filter((o) => o !== 'kan') : offers;

export const reader = (
  page: PageKind,
  rules: RuleHint,
): ((reading: Reading | undefined) => readonly Report[]) => {
  const game: TableEvent = { type: 'game', players: 4, humans: page.humans, rules };
  let position: Position | undefined;
  let announced = false;
  let spectating = false;
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

  return (reading) => {
    if (!reading) {
      announced = false;
      position = undefined;
      return [];
    }
    if (page.replay || isLooksOn(reading)) return spectate();
    spectating = false;
    const step = compare(position, reading, { humans: page.humans, rules });
    position = step.position;
    const opening = startsTable(step.events) && !announced ? [game] : [];
    if (opening.length > 0) announced = true;
    const events = [...opening, ...step.events, ...(position ? told(reading) : [])];
    return events.length > 0 ? [{ type: 'events', events }] : [];
  };
};
