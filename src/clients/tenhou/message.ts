// The gate: a tag of Tenhou, from a live frame or a log, turned into what it says. Tags we do not know give nothing, and
// so do tags that are not as they should be: `isRead` tells one from the other. Seats are `place`s: on the wire a ring of
// four, counted from the viewer in live frames and from the first dealer in logs.

import type { Ending } from '../../table/event.ts';
import { type Attributes, bits, ids, PLACES, type Place, place } from './attributes.ts';
import { drawnGame, win } from './ending.ts';
import { init, reinit } from './start.ts';
import { type Call, callOf, type Id, isId } from './tiles.ts';

export type { Place } from './attributes.ts';

export interface Tag {
  readonly name: string;
  readonly attributes: Attributes;
}

export interface Start {
  /** Hands dealt so far counted by dealer: 0–3 East, 4–7 South … */
  readonly kyoku: number;
  readonly honba: number;
  readonly sticks: number;
  readonly indicator: Id;
  /** In points, by place. */
  readonly scores: readonly number[];
  readonly dealer: Place;
}

/** What AGARI states of the win's worth. */
export interface Worth {
  readonly fu: number;
  readonly points: number;
  /** Number and han of each yaku. */
  readonly yaku: readonly (readonly [number, number])[];
  readonly yakuman: readonly number[];
  readonly ura: readonly Id[];
  readonly liable?: Place;
}

export type Message =
  | { readonly type: 'go'; readonly bits: number }
  | { readonly type: 'names'; readonly names: readonly (string | undefined)[] }
  /** `hands`: by place; undefined: not shown. */
  | { readonly type: 'init'; readonly start: Start; readonly hands: readonly (readonly Id[] | undefined)[] }
  | {
      readonly type: 'reinit';
      readonly start: Start;
      readonly hand: readonly Id[];
      readonly calls: readonly (readonly Call[])[];
      /** `riichi`: place in the list of the sideways tile. */
      readonly rivers: readonly { readonly ids: readonly Id[]; readonly riichi?: number }[];
    }
  | { readonly type: 'draw'; readonly place: Place; readonly id?: Id; readonly offers: number }
  | {
      readonly type: 'discard';
      readonly place: Place;
      readonly id: Id;
      /** Marked as the tile just drawn. */
      readonly drawn: boolean;
      readonly offers: number;
    }
  | { readonly type: 'call'; readonly place: Place; readonly call: Call; readonly offers: number }
  | { readonly type: 'reach'; readonly place: Place; readonly step: 1 | 2 | undefined }
  | { readonly type: 'dora'; readonly id: Id }
  /** Undefined: the lamp was named, how it stands was not. */
  | { readonly type: 'furiten'; readonly on: boolean | undefined }
  | {
      readonly type: 'win';
      readonly place: Place;
      readonly from: Place;
      /** Without the winning tile. */
      readonly hand: readonly Id[];
      readonly tile: Id;
      readonly worth: Worth;
      readonly payments?: readonly number[];
      readonly last: boolean;
    }
  | {
      readonly type: 'drawn';
      readonly ending: Ending;
      readonly hands: readonly (readonly Id[] | undefined)[];
      readonly payments?: readonly number[];
      readonly last: boolean;
    }
  | { readonly type: 'watching' };

const call = (a: Attributes): Message | undefined => {
  const who = place(a.who);
  const made = a.m !== undefined && /^\d+$/.test(a.m) ? callOf(Number(a.m)) : undefined;
  if (who === undefined || made === undefined) return undefined;
  return { type: 'call', place: who, call: made, offers: bits(a.t) };
};

/** Very old logs leave the step out. */
const reach = (a: Attributes): Message | undefined => {
  const who = place(a.who);
  if (who === undefined) return undefined;
  return { type: 'reach', place: who, step: a.step === '1' ? 1 : a.step === '2' ? 2 : undefined };
};

const dora = (a: Attributes): Message | undefined => {
  const id = ids(a.hai)?.[0];
  return id === undefined ? undefined : { type: 'dora', id };
};

const names = (a: Attributes): Message => ({ type: 'names', names: PLACES.map((p) => a[`n${p}`]) });

const go = (a: Attributes): Message | undefined =>
  a.type !== undefined && /^\d+$/.test(a.type) ? { type: 'go', bits: Number(a.type) } : undefined;

const LAMP: Readonly<Record<string, boolean>> = { '0': false, '1': true };

const furiten = (a: Attributes): Message => ({ type: 'furiten', on: LAMP[a.show ?? ''] });

const watching = (): Message => ({ type: 'watching' });

const READERS: Readonly<Record<string, (a: Attributes) => Message | undefined>> = {
  GO: go,
  UN: names,
  INIT: init,
  REINIT: reinit,
  N: call,
  REACH: reach,
  DORA: dora,
  FURITEN: furiten,
  AGARI: win,
  RYUUKYOKU: drawnGame,
  WG: watching,
  KANSEN: watching,
  INITBYLOG: watching,
  WGC: watching,
};

const DRAWS = 'TUVW';
const DISCARDS = 'DEFG';

/** `T41`, `U`, `e33`: the tile is in the tag, and so is the seat. */
const tileTag = ({ name, attributes }: Tag): Message | undefined => {
  const [, letter = '', digits = ''] = /^([TUVWDEFGdefg])(\d{0,3})$/.exec(name) ?? [];
  if (letter === '' || (digits !== '' && !isId(Number(digits)))) return undefined;
  const id = digits === '' ? {} : { id: Number(digits) };
  const offers = bits(attributes.t);
  if (DRAWS.includes(letter)) return { type: 'draw', place: DRAWS.indexOf(letter), ...id, offers };
  if (digits === '') return undefined;
  return {
    type: 'discard',
    place: DISCARDS.indexOf(letter.toUpperCase()),
    id: Number(digits),
    drawn: letter !== letter.toUpperCase(),
    offers,
  };
};

/** Whether the tag is one that is read: if it gives no message then, it is damaged. */
export const isRead = ({ name }: Pick<Tag, 'name'>): boolean =>
  Object.hasOwn(READERS, name) || /^[TUVWDEFGdefg]\d*$/.test(name);

/** Whether a name cut off here could have become one that is read. */
export const couldBeRead = (start: string): boolean =>
  isRead({ name: start }) || Object.keys(READERS).some((name) => name.startsWith(start));

export const messageOf = (tag: Tag): Message | undefined =>
  Object.hasOwn(READERS, tag.name) ? READERS[tag.name]!(tag.attributes) : tileTag(tag);
