// The gate: a tag of Tenhou, from a live frame or a log, turned into what it says. Tags we do not know and tags that
// are not as they should be give nothing: what was missed then shows itself at the table. Seats are `place`s: on the
// wire a ring of four, counted from the viewer in live frames and from the first dealer in logs.

import type { Ending } from '../../table/event.ts';
import { type Call, callOf, type Id, isId } from './tiles.ts';

/** A seat as the wire counts it. */
export type Place = number;

export interface Tag {
  readonly name: string;
  /** Attribute values, all strings. */
  readonly attributes: Readonly<Record<string, string>>;
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
  | { readonly type: 'furiten'; readonly on: boolean }
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

type Attributes = Tag['attributes'];

/** Numbers of a comma list; undefined if one is none. */
const numbers = (text: string | undefined): readonly number[] | undefined => {
  if (text === undefined) return undefined;
  const list = text === '' ? [] : text.split(',').map(Number);
  return list.every(Number.isFinite) && !/,,|^,|,$/.test(text) ? list : undefined;
};

const ids = (text: string | undefined): readonly Id[] | undefined => {
  const list = numbers(text);
  return list?.every(isId) ? list : undefined;
};

const place = (text: string | undefined): Place | undefined =>
  text !== undefined && /^[0-3]$/.test(text) ? Number(text) : undefined;

const PLACES = [0, 1, 2, 3] as const;

/** `t` is a number of bits, absent where nothing is offered. */
const bits = (text: string | undefined): number =>
  text !== undefined && /^\d+$/.test(text) ? Number(text) : 0;

const points = (hundreds: readonly number[]): readonly number[] => hundreds.map((n) => n * 100);

const startOf = (a: Attributes): Start | undefined => {
  const [seed, ten, dealer] = [numbers(a.seed), numbers(a.ten), place(a.oya)];
  if (seed === undefined || seed.length < 6 || ten?.length !== 4 || dealer === undefined) return undefined;
  const [kyoku, honba, sticks, , , indicator] = seed as [number, number, number, number, number, number];
  if (!isId(indicator) || kyoku < 0 || kyoku > 15) return undefined;
  return { kyoku, honba, sticks, indicator, scores: points(ten), dealer };
};

const handsOf = (a: Attributes): readonly (readonly Id[] | undefined)[] =>
  PLACES.map((p) => ids(a[`hai${p}`])).map((hand) => (hand?.length === 0 ? undefined : hand));

/** The viewer's own hand stands alone as `hai`; logs show all as `hai0` … */
const init = (a: Attributes): Message | undefined => {
  const start = startOf(a);
  const own = ids(a.hai);
  if (start === undefined) return undefined;
  const hands = own ? [own, undefined, undefined, undefined] : handsOf(a);
  return hands.some((hand) => hand?.length === 13) ? { type: 'init', start, hands } : undefined;
};

const callsOf = (text: string | undefined): readonly Call[] | undefined => {
  const calls = numbers(text ?? '')?.map(callOf);
  return calls?.every((c) => c !== undefined) ? calls : undefined;
};

/** Stands before the sideways tile of a river. */
const RIICHI_MARK = 255;

const riverOf = (text: string | undefined): { ids: readonly Id[]; riichi?: number } | undefined => {
  const list = numbers(text ?? '');
  const tiles = list?.filter((n) => n !== RIICHI_MARK);
  if (list === undefined || !tiles!.every(isId)) return undefined;
  const riichi = list.indexOf(RIICHI_MARK);
  return riichi < 0 ? { ids: tiles! } : { ids: tiles!, riichi };
};

const reinit = (a: Attributes): Message | undefined => {
  const [start, hand] = [startOf(a), ids(a.hai)];
  const calls = PLACES.map((p) => callsOf(a[`m${p}`]));
  const rivers = PLACES.map((p) => riverOf(a[`kawa${p}`]));
  if (start === undefined || hand === undefined) return undefined;
  if (!calls.every((c) => c !== undefined) || !rivers.every((r) => r !== undefined)) return undefined;
  return { type: 'reinit', start, hand, calls, rivers };
};

/** `before,change` of each place in hundreds; at tables with chips, the same of the chips behind them. */
const paymentsOf = (a: Attributes): readonly number[] | undefined => {
  const list = numbers(a.sc);
  return list?.length === 8 || list?.length === 16
    ? points(list.slice(0, 8).filter((_, i) => i % 2 === 1))
    : undefined;
};

const pairs = (list: readonly number[]): readonly (readonly [number, number])[] =>
  Array.from({ length: list.length / 2 }, (_, i) => [list[2 * i]!, list[2 * i + 1]!] as const);

const worthOf = (a: Attributes): Worth => {
  const [fu = 0, worth = 0] = numbers(a.ten) ?? [];
  const liable = place(a.paoWho);
  return {
    fu,
    points: worth,
    yaku: pairs(numbers(a.yaku) ?? []),
    yakuman: numbers(a.yakuman) ?? [],
    ura: ids(a.doraHaiUra) ?? [],
    ...(liable === undefined ? {} : { liable }),
  };
};

const win = (a: Attributes): Message | undefined => {
  const [who, from, hand, machi] = [place(a.who), place(a.fromWho), ids(a.hai), ids(a.machi)];
  const tile = machi?.[0];
  if (who === undefined || from === undefined || hand === undefined || tile === undefined) return undefined;
  const payments = paymentsOf(a);
  return {
    type: 'win',
    place: who,
    from,
    hand: hand.filter((id) => id !== tile),
    tile,
    worth: worthOf(a),
    ...(payments ? { payments } : {}),
    last: a.owari !== undefined,
  };
};

const ENDINGS: Readonly<Record<string, Ending>> = {
  yao9: 'nineTerminals',
  kaze4: 'fourWinds',
  reach4: 'fourRiichi',
  ron3: 'tripleRon',
  kan4: 'fourKans',
  nm: 'nagashi',
};

const drawnGame = (a: Attributes): Message => {
  const payments = paymentsOf(a);
  return {
    type: 'drawn',
    ending: a.type === undefined ? 'exhaustive' : (ENDINGS[a.type] ?? 'unknown'),
    hands: handsOf(a),
    ...(payments ? { payments } : {}),
    last: a.owari !== undefined,
  };
};

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

const watching = (): Message => ({ type: 'watching' });

const READERS: Readonly<Record<string, (a: Attributes) => Message | undefined>> = {
  GO: go,
  UN: names,
  INIT: init,
  REINIT: reinit,
  N: call,
  REACH: reach,
  DORA: dora,
  FURITEN: (a) => ({ type: 'furiten', on: a.show === '1' }),
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
export const isRead = (tag: Tag): boolean =>
  Object.hasOwn(READERS, tag.name) || /^[TUVWDEFGdefg]\d*$/.test(tag.name);

export const messageOf = (tag: Tag): Message | undefined =>
  Object.hasOwn(READERS, tag.name) ? READERS[tag.name]!(tag.attributes) : tileTag(tag);
