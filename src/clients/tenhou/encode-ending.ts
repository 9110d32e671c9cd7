// AGARI and RYUUKYOKU, written.

import type { Ending, StatedScore, TableEvent } from '../../table/event.ts';
import { seatWindOf } from '../../tiles/seat.ts';
import { WINDS } from '../../tiles/tile.ts';
import { PLACES } from './attributes.ts';
import { number, numberAll, type Sheet } from './encode-sheet.ts';
import { seatOf } from './ring.ts';
import type { Id } from './tiles.ts';
import { YAKU } from './yaku.ts';

type Of<T extends TableEvent['type']> = Extract<TableEvent, { type: T }>;
export type Attributes = Readonly<Record<string, string>>;

const ringOf = ({ round, me }: Sheet) => ({ players: round.players, me });

export const placeOf = ({ me }: Sheet, seat: number): number => (seat - me + 4) % 4;

/** What is listed by seat, listed by place; the empty seat of three players has nothing. */
const byPlace = <T>(sheet: Sheet, of: readonly T[], nothing: T): readonly T[] =>
  PLACES.map((place) => {
    const seat = seatOf(ringOf(sheet), place);
    return seat === undefined ? nothing : (of[seat] ?? nothing);
  });

const hundreds = (points: number): number => points / 100;

export const scoresText = (sheet: Sheet): string => byPlace(sheet, sheet.scores, 0).map(hundreds).join();

/** Points before, and what changes. */
const changesText = (sheet: Sheet, payments: readonly number[] = []): string => {
  const before = byPlace(sheet, sheet.scores, 0);
  const changes = byPlace(sheet, payments, 0);
  return before.flatMap((points, place) => [hundreds(points), hundreds(changes[place]!)]).join();
};

const pay = (sheet: Sheet, payments: readonly number[] = []): void => {
  for (const [seat, points] of payments.entries()) sheet.scores[seat]! += points;
};

const SEAT_WIND = 10;
const ROUND_WIND = 14;
const DORA = YAKU.indexOf('dora');

/** The number of a yaku; norths set aside are counted as dora. Undefined: Tenhou does not know it. */
const yakuNumber = (sheet: Sheet, seat: Of<'win'>['seat'], id: string): number | undefined => {
  const { wind, dealer, players } = sheet.round;
  if (id === 'seatWind') return SEAT_WIND + WINDS.indexOf(seatWindOf(seat, dealer, players));
  if (id === 'roundWind') return ROUND_WIND + WINDS.indexOf(wind);
  if (id === 'north') return DORA;
  const at = YAKU.indexOf(id);
  return at < 0 ? undefined : at;
};

const YAKUMAN = 5;
const LIMITS: readonly (readonly [number, number])[] = [
  [11, 4],
  [8, 3],
  [6, 2],
  [5, 1],
];

const limitOf = ({ han = 0, fu = 0, yakuman = [] }: StatedScore): number => {
  if (yakuman.length > 0 || han >= 13) return YAKUMAN;
  return LIMITS.find(([least]) => han >= least)?.[1] ?? (fu * 2 ** (han + 2) >= 2000 ? 1 : 0);
};

/** Han of each number, those of one number together. */
const yakuText = (sheet: Sheet, { seat, stated }: Of<'win'>): string | undefined => {
  const han = new Map<number, number>();
  for (const line of stated?.yaku ?? []) {
    const at = yakuNumber(sheet, seat, line.id);
    if (at === undefined) return undefined;
    han.set(at, (han.get(at) ?? 0) + line.han);
  }
  return [...han].flat().join();
};

const worthOf = (sheet: Sheet, event: Of<'win'>): Attributes | undefined => {
  const { stated = {}, seat } = event;
  const ten = `${stated.fu ?? 0},${stated.points ?? 0},${limitOf(stated)}`;
  const yakuman = (stated.yakuman ?? []).map((id) => yakuNumber(sheet, seat, id));
  const yaku = yakuText(sheet, event);
  if (yaku === undefined || yakuman.includes(undefined)) return undefined;
  const pao = stated.liable === undefined ? {} : { paoWho: String(placeOf(sheet, stated.liable)) };
  return { ten, ...(yakuman.length > 0 ? { yakuman: yakuman.join() } : { yaku }), ...pao };
};

/** The winner's tiles with the winning one, and that one. */
const tilesOf = (sheet: Sheet, { seat, from, tile, hand = [] }: Of<'win'>): readonly [readonly Id[], Id] => {
  const isMine = seat === sheet.me;
  const drawn = isMine ? sheet.drawn! : undefined;
  const won = from === undefined ? (drawn ?? number(sheet, tile)) : sheet.shown;
  const own = isMine ? sheet.held.filter((id) => id !== won) : numberAll(sheet, hand);
  return [[...own, won].sort((a, b) => a - b), won];
};

const uraOf = (sheet: Sheet, { stated }: Of<'win'>): readonly Id[] => {
  if (!stated?.ura) return [];
  sheet.ura = [...sheet.ura, ...numberAll(sheet, stated.ura.slice(sheet.ura.length))];
  return sheet.ura;
};

/** Undefined: Tenhou has no number for one of the yaku. */
export const agari = (sheet: Sheet, event: Of<'win'>, last: boolean): Attributes | undefined => {
  const [hai, machi] = tilesOf(sheet, event);
  const worth = worthOf(sheet, event);
  if (worth === undefined) return undefined;
  const ura = uraOf(sheet, event);
  const attributes = {
    ba: `${sheet.round.honba},${sheet.round.riichiSticks}`,
    hai: hai.join(),
    machi: String(machi),
    ...worth,
    doraHai: sheet.indicators.join(),
    ...(ura.length > 0 ? { doraHaiUra: ura.join() } : {}),
    who: String(placeOf(sheet, event.seat)),
    fromWho: String(placeOf(sheet, event.from ?? event.seat)),
    sc: changesText(sheet, event.payments),
  };
  pay(sheet, event.payments);
  return last ? { ...attributes, owari: scoresText(sheet) } : attributes;
};

const TYPES: Readonly<Partial<Record<Ending, string>>> = {
  nineTerminals: 'yao9',
  fourWinds: 'kaze4',
  fourRiichi: 'reach4',
  tripleRon: 'ron3',
  fourKans: 'kan4',
  nagashi: 'nm',
};

const shownHands = (sheet: Sheet, { hands = [] }: Of<'end'>): Attributes =>
  Object.fromEntries(
    hands.flatMap((hand, seat) => {
      if (hand === undefined) return [];
      const ids = seat === sheet.me ? sheet.held : numberAll(sheet, hand);
      return [[`hai${placeOf(sheet, seat)}`, ids.join()]];
    }),
  );

export const ryuukyoku = (sheet: Sheet, event: Of<'end'>): Attributes => {
  const type = TYPES[event.ending];
  const attributes = {
    ...(type === undefined ? {} : { type }),
    ba: `${sheet.round.honba},${sheet.round.riichiSticks}`,
    ...shownHands(sheet, event),
    sc: changesText(sheet, event.payments),
  };
  pay(sheet, event.payments);
  return event.last ? { ...attributes, owari: scoresText(sheet) } : attributes;
};
