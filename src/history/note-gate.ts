// The gate for notes: what a page's process sends is `unknown` until it was read here. Events are checked for what they
// are by whoever folds them; here they need to be events at all, and no more than a hand has.

import type { TableEvent } from '../table/event.ts';
import { arePlayerNames } from './player-names.ts';
import type { About, Note } from './record.ts';

type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPlace = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 1000;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length < 300;

export const isEvent = (value: unknown): value is TableEvent => isFields(value) && isText(value.type);

const isAbout = (value: unknown): value is About =>
  isFields(value) &&
  isFields(value.place) &&
  isText(value.place.client) &&
  isText(value.place.host) &&
  isEvent(value.game) &&
  value.game.type === 'game' &&
  (value.game.players === 3 || value.game.players === 4) &&
  isText(value.date) &&
  !Number.isNaN(Date.parse(value.date)) &&
  typeof value.joined === 'boolean' &&
  (value.names === undefined || arePlayerNames(value.names, value.game.players));

export const isNote = (value: unknown): value is Note =>
  isFields(value) &&
  isText(value.game) &&
  isPlace(value.hand) &&
  isPlace(value.from) &&
  Array.isArray(value.events) &&
  value.events.length <= 1000 &&
  value.events.every(isEvent) &&
  (value.about === undefined || isAbout(value.about));
