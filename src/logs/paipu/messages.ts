// The messages of a hand of Majiang: each an object with one key, seats counted from the dealer.

import { type Fields, fieldsOf, integer, listBy, listOf, text } from '../../clients/json.ts';
import { ENDING_NAMES } from '../../clients/majiang/names.ts';
import { YAKU_NAMES, YAKUMAN_NAMES } from '../../clients/majiang/yaku-names.ts';
import type { StatedScore, TableEvent } from '../../table/event.ts';
import { type BySeat, type Seat, seatAfter, seatsOf } from '../../tiles/seat.ts';
import { type Tile, WINDS } from '../../tiles/tile.ts';
import { concealedIn, meldOf, tileOf } from './notation.ts';

export interface Telling {
  readonly dealer: Seat;
  readonly events: readonly TableEvent[];
  readonly complete: boolean;
  /** Its riichi discard lies open. */
  readonly standing?: Seat;
  /** What was drawn, thrown or added last, and by whom. */
  readonly shown?: { readonly tile: Tile; readonly seat: Seat };
}

const tell = (t: Telling, ...events: readonly TableEvent[]): Telling => ({
  ...t,
  events: [...t.events, ...events],
});

const stand = ({ standing, ...t }: Telling): Telling =>
  standing === undefined ? t : tell(t, { type: 'riichi', seat: standing });

const isPlace = (place: number | undefined): place is number =>
  place !== undefined && place >= 0 && place < 4;

const seatIn = ({ dealer }: Pick<Telling, 'dealer'>, value: unknown): Seat | undefined => {
  const place = integer(value);
  return isPlace(place) ? seatAfter(dealer, place, 4) : undefined;
};

/** Four values from the dealer on, by seat. */
const bySeat = <T>({ dealer }: Pick<Telling, 'dealer'>, list: readonly T[]): BySeat<T> =>
  seatsOf(4).map((seat) => list[(seat - dealer + 4) % 4]!);

const fourOf = (value: unknown): readonly number[] | undefined => {
  const list = listBy(value, integer);
  return list?.length === 4 ? list : undefined;
};

const WALL = 70;

/** A hand shown as nothing at all is hidden. */
const dealtHand = (value: unknown): readonly Tile[] | number | undefined =>
  value === '' ? 13 : concealedIn(text(value) ?? '?');

export const begin = (qipai: Fields): Telling | undefined => {
  const [wind, number, scores] = [integer(qipai.zhuangfeng), integer(qipai.jushu), fourOf(qipai.defen)];
  const indicator = tileOf(qipai.baopai);
  const hands = listOf(qipai.shoupai).map(dealtHand);
  if (!isPlace(wind) || !isPlace(number) || scores === undefined || indicator === undefined) return undefined;
  if (hands.length !== 4 || !hands.every((hand) => hand !== undefined)) return undefined;
  const dealer = number as Seat;
  const dealt = bySeat({ dealer }, hands);
  const deal: TableEvent = {
    type: 'deal',
    round: {
      players: 4,
      wind: WINDS[wind]!,
      number,
      dealer,
      honba: integer(qipai.changbang) ?? 0,
      riichiSticks: integer(qipai.lizhibang) ?? 0,
      scores: bySeat({ dealer }, scores),
      wall: WALL,
    },
    me: Math.max(
      0,
      dealt.findIndex((hand) => typeof hand !== 'number'),
    ) as Seat,
    hands: dealt,
    indicator,
  };
  return { dealer, events: [deal], complete: false };
};

/** Undefined: the message cannot be read. */
type Tell = (t: Telling, message: Fields) => Telling | undefined;

const draw =
  (replacement: boolean): Tell =>
  (before, { l, p }) => {
    const t = stand(before);
    const [seat, tile] = [seatIn(t, l), tileOf(p)];
    if (seat === undefined || (tile === undefined && p !== '')) return undefined;
    const { shown: _, ...rest } = t;
    const told = tell(rest, {
      type: 'draw',
      seat,
      ...(tile === undefined ? {} : { tile }),
      ...(replacement ? { replacement: true } : {}),
    });
    return tile === undefined ? told : { ...told, shown: { tile, seat } };
  };

/** `z3_*`: thrown as drawn, with riichi. */
const dapai: Tell = (t, { l, p }) => {
  const [seat, tile, marks] = [seatIn(t, l), tileOf(p), (text(p) ?? '').slice(2)];
  if (seat === undefined || tile === undefined) return undefined;
  const riichi = marks.includes('*');
  const thrown: TableEvent = {
    type: 'discard',
    seat,
    tile,
    drawn: marks.includes('_'),
    ...(riichi ? { riichi } : {}),
  };
  const told = riichi ? tell(t, { type: 'declare', seat }, thrown) : tell(t, thrown);
  return { ...told, shown: { tile, seat }, ...(riichi ? { standing: seat } : {}) };
};

const meld: Tell = (before, { l, m }) => {
  const t = stand(before);
  const seat = seatIn(t, l);
  const made = seat === undefined ? undefined : meldOf(m, seat);
  if (seat === undefined || made === undefined) return undefined;
  const shown = made.type === 'addedKan' ? made.added : made.own[0]!;
  return { ...tell(t, { type: 'meld', seat, meld: made }), shown: { tile: shown, seat } };
};

const kaigang: Tell = (t, { baopai }) => {
  const tile = tileOf(baopai);
  return tile === undefined ? undefined : tell(t, { type: 'indicator', tile });
};

const paid = (t: Telling, value: unknown): { readonly payments?: BySeat<number> } => {
  const list = fourOf(value);
  return list ? { payments: bySeat(t, list) } : {};
};

const MARKS: Readonly<Record<string, number>> = { '+': 1, '=': 2, '-': 3 };

/** A yakuman may say who is liable for it. */
const liableIn = (lines: readonly Fields[], seat: Seat): { readonly liable?: Seat } => {
  const mark = lines.map(({ baojia }) => text(baojia)).find((one) => one !== undefined && one in MARKS);
  return mark === undefined ? {} : { liable: seatAfter(seat, MARKS[mark]!, 4) };
};

const worthOf = (hule: Fields, lines: readonly Fields[]): StatedScore => {
  const names = lines.map(({ name }) => text(name) ?? '');
  if (integer(hule.damanguan) !== undefined)
    return { yakuman: names.map((name) => YAKUMAN_NAMES[name] ?? name) };
  const han = integer(hule.fanshu);
  const yaku = lines.flatMap(({ name, fanshu }) => {
    const [written, worth] = [text(name) ?? '', integer(fanshu) ?? 0];
    return worth > 0 ? [{ id: YAKU_NAMES[written] ?? written, han: worth }] : [];
  });
  return { yaku, ...(han === undefined ? {} : { han }) };
};

const statedOf = (hule: Fields, seat: Seat): StatedScore => {
  const lines = listOf(hule.hupai).map(fieldsOf);
  const [fu, points, ura] = [integer(hule.fu), integer(hule.defen), listBy(hule.fubaopai, tileOf)];
  return {
    ...worthOf(hule, lines),
    ...(fu === undefined ? {} : { fu }),
    ...(points === undefined ? {} : { points }),
    ...(ura && ura.length > 0 ? { ura } : {}),
    ...liableIn(lines, seat),
  };
};

/** The hand shown holds the winning tile last. */
const hule: Tell = (t, message) => {
  const seat = seatIn(t, message.l);
  const held = concealedIn(text(message.shoupai) ?? '');
  const from =
    message.baojia === null || message.baojia === undefined ? undefined : seatIn(t, message.baojia);
  if (seat === undefined || typeof held !== 'object' || held.length === 0) return undefined;
  const win: TableEvent = {
    type: 'win',
    seat,
    tile: t.shown?.tile ?? held.at(-1)!,
    ...(from === undefined ? {} : { from }),
    hand: held.slice(0, -1),
    stated: statedOf(message, seat),
    ...paid(t, message.fenpei),
  };
  return { ...tell(t, win), complete: true };
};

const shownHand = (value: unknown): readonly Tile[] | undefined => {
  const held = concealedIn(text(value) ?? '');
  return typeof held === 'object' && held.length > 0 ? held : undefined;
};

/** Three winners on a riichi discard: it was not let pass. */
const pingju: Tell = (before, message) => {
  const ending = ENDING_NAMES[text(message.name) ?? ''] ?? 'unknown';
  const t = ending === 'tripleRon' ? before : stand(before);
  const hands = listOf(message.shoupai).map(shownHand);
  return {
    ...tell(t, {
      type: 'end',
      ending,
      ...paid(t, message.fenpei),
      ...(hands.length === 4 ? { hands: bySeat(t, hands) } : {}),
    }),
    complete: true,
  };
};

const TELLS: Readonly<Record<string, Tell>> = {
  zimo: draw(false),
  gangzimo: draw(true),
  dapai,
  fulou: meld,
  gang: meld,
  kaigang,
  hule,
  pingju,
};

export const isMove = (name: string): boolean => Object.hasOwn(TELLS, name);

export const tellMove = (t: Telling, name: string, message: Fields): Telling | undefined =>
  TELLS[name]!(t, message);
