// The game's own model in our words, to hold the table that was read against it. Written for the test alone, from the
// notation of majiang-core; shares no code with the reader.

import type { Table } from '../../src/table/table.ts';
import type { Meld } from '../../src/tiles/meld.ts';
import type { Seat } from '../../src/tiles/seat.ts';

type Suit = 'm' | 'p' | 's' | 'z';
const SUITS: readonly Suit[] = ['m', 'p', 's', 'z'];
const RED: Readonly<Record<string, number>> = { m: 34, p: 35, s: 36 };

const tile = (suit: string, digit: string | number): number =>
  Number(digit) === 0 ? RED[suit]! : SUITS.indexOf(suit as Suit) * 9 + Number(digit) - 1;

export const sorted = (tiles: readonly number[]): readonly number[] => [...tiles].sort((a, b) => a - b);

/** Where a caller's mark points, in turns after the caller. */
const TURNS: Readonly<Record<string, number>> = { '+': 1, '=': 2, '-': 3 };

/** The parts of `p555+0`: digits before the mark, the mark, digits after it. */
const partsOf = (m: string) => {
  const [, suit, before, mark, after] = /^([mpsz])(\d+)([+=-]?)(\d*)$/.exec(m)!;
  return { suit: suit!, before: before!, mark: mark!, after: after! };
};

const isSame = (digits: string): boolean => /^(\d)\1+$/.test(digits.replace(/0/g, '5'));

/** As a plain record: `own` sorted, `called`, `from`, `added`. */
export const meldTruth = (m: string, seat: number) => {
  const { suit, before, mark, after } = partsOf(m);
  const all = (digits: string): readonly number[] => sorted([...digits].map((d) => tile(suit, d)));
  if (mark === '') return { type: 'closedKan', own: all(before) };
  const called = tile(suit, before.at(-1)!);
  const base = { called, from: (seat + TURNS[mark]!) % 4 };
  const rest = before.slice(0, -1);
  if (!isSame(before + after)) return { type: 'chi', own: all(rest + after), ...base };
  if (after !== '') return { type: 'addedKan', own: all(rest), ...base, added: tile(suit, after) };
  return { type: before.length === 4 ? 'openKan' : 'pon', own: all(rest), ...base };
};

const meldRead = (meld: Meld) => ({ ...meld, own: sorted(meld.own) });

/** `m1_*+`: thrown as drawn, riichi, called by the seat to whose right it was. */
export const discardTruth = (p: string, seat: number) => {
  const mark = /[+=-]$/.exec(p)?.[0];
  return {
    tile: tile(p[0]!, p[1]!),
    drawn: p.includes('_'),
    ...(p.includes('*') ? { riichi: true } : {}),
    ...(mark ? { calledBy: (seat + 4 - TURNS[mark]!) % 4 } : {}),
  };
};

const handTruth = ({ _bingpai }: MajiangHand): readonly number[] =>
  sorted(
    SUITS.flatMap((suit) => {
      const counts = _bingpai[suit];
      return counts.flatMap((n, digit) => {
        const reds = digit === 5 && suit !== 'z' ? counts[0]! : 0;
        if (digit === 0) return [];
        return Array.from({ length: n }, (_, i) => tile(suit, i < reds ? 0 : digit));
      });
    }),
  );

const drawnTruth = ({ _zimo }: MajiangHand): number | undefined =>
  _zimo?.length === 2 && _zimo !== '_' ? tile(_zimo[0]!, _zimo[1]!) : undefined;

const countTruth = (hand: MajiangHand): number => handTruth(hand).length + hand._bingpai._;

/** One seat of the model; `l` is its wind, so the seat is that many turns after the dealer. */
const seatTruth = (model: MajiangModel, seat: number, me: number) => {
  const l = (seat + 4 - model.jushu) % 4;
  const hand = model.shoupai[l]!;
  return {
    hand: seat === me ? handTruth(hand) : countTruth(hand),
    drawn: seat === me ? drawnTruth(hand) : undefined,
    melds: hand._fulou.map((m) => meldTruth(m, seat)),
    river: model.he[l]!._pai.map((p) => discardTruth(p, seat)),
    riichi: hand.lizhi || model.he[l]!._pai.some((p) => p.includes('*')),
    score: model.defen[model.player_id[l]!],
  };
};

const seatRead = (table: Table, seat: number) => {
  const { concealed, drawn, melds, river, riichi, score } = table.seats[seat]!;
  const shown = typeof drawn === 'number' ? [drawn] : [];
  return {
    hand:
      typeof concealed === 'number'
        ? concealed + (drawn === undefined ? 0 : 1)
        : sorted([...concealed, ...shown]),
    drawn: seat === table.me ? shown[0] : undefined,
    melds: melds.map(meldRead),
    river,
    riichi: riichi !== 'none',
    score,
  };
};

/** Seat of the model's own player, id 0. */
const ownSeat = (model: MajiangModel): number => (model.player_id.indexOf(0) + model.jushu) % 4;

export const truthOf = (model: MajiangModel) => ({
  wind: ['east', 'south', 'west', 'north'][model.zhuangfeng],
  number: model.jushu,
  dealer: model.jushu,
  honba: model.changbang,
  sticks: model.lizhibang,
  wall: model.shan.paishu,
  indicators: model.shan.baopai.map((p) => tile(p[0]!, p[1]!)),
  me: ownSeat(model),
  turn: model.lunban < 0 ? model.jushu : (model.lunban + model.jushu) % 4,
  seats: [0, 1, 2, 3].map((s) => seatTruth(model, s, ownSeat(model))),
});

export const readOf = (table: Table) => ({
  wind: table.round.wind,
  number: table.round.number,
  dealer: table.round.dealer,
  honba: table.round.honba,
  sticks: table.riichiSticks,
  wall: table.wall,
  indicators: table.indicators,
  me: table.me,
  turn: table.turn,
  seats: table.seats.map((_, s) => seatRead(table, s as Seat)),
});

/** A win or draw from the game's log, as an event states it. */
export const endTruth = (entry: Record<string, unknown>, dealer: number) => {
  const seatOf = (l: number): number => (l + dealer) % 4;
  const bySeat = (fenpei: readonly number[]) => [0, 1, 2, 3].map((s) => fenpei[(s + 4 - dealer) % 4]);
  if (entry.hule) {
    const { l, baojia, fenpei } = entry.hule as { l: number; baojia: number | null; fenpei: number[] };
    return { seat: seatOf(l), from: baojia === null ? undefined : seatOf(baojia), payments: bySeat(fenpei) };
  }
  const { fenpei } = entry.pingju as { fenpei: number[] };
  return { payments: bySeat(fenpei) };
};
