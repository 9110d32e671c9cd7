// The end of a hand as the data set writes it: seats counted from the client, rivers with marks.

import type { Discard, SeatState, Table } from '../../src/table/table.ts';
import { type Meld, tilesOf } from '../../src/tiles/meld.ts';
import { formatTile, formatTiles } from '../../src/tiles/notation.ts';
import { type Seat, seatsOf } from '../../src/tiles/seat.ts';
import { kindOf, type Tile } from '../../src/tiles/tile.ts';
import { isSame } from './same.ts';
import { fields, flag, listOf, number, optional, type Shape, shaped, text } from './shape.ts';

export type HandEnd = Readonly<Record<string, unknown>>;

const CALLS: Readonly<Record<Meld['type'], string>> = {
  chi: 'chi',
  pon: 'pon',
  openKan: 'daiminkan',
  addedKan: 'kakan',
  closedKan: 'ankan',
};

export const ENDINGS: Readonly<Record<string, string>> = {
  win: 'agari',
  exhaustive: 'exhaustive',
  nagashi: 'nm',
  nineTerminals: 'yao9',
  fourWinds: 'kaze4',
  fourRiichi: 'reach4',
  fourKans: 'kan4',
  tripleRon: 'ron3',
};

/** The data set sorts a red five before the plain ones of its suit's fives. */
export const redFirst = (tiles: readonly Tile[]): string =>
  formatTiles([...tiles].sort((a, b) => kindOf(a) - kindOf(b) || b - a));

const place = (table: Table, seat: Seat): number => (seat - table.me + 4) % 4;

const river = (discards: readonly Discard[]): string =>
  discards
    .map(
      (d) =>
        formatTile(d.tile) +
        (d.drawn ? '_' : '') +
        (d.riichi ? '*' : '') +
        (d.calledBy === undefined ? '' : '^'),
    )
    .join(',');

const meld = (table: Table, m: Meld): unknown => ({
  type: CALLS[m.type],
  tiles: redFirst(tilesOf(m)),
  ...('called' in m ? { called: formatTile(m.called), fromSeat: place(table, m.from) } : {}),
});

const hand = (state: SeatState): string => {
  if (typeof state.concealed === 'number') return `${state.concealed} hidden`;
  const drawn = state.drawn === undefined || state.drawn === 'hidden' ? [] : [state.drawn];
  return redFirst([...state.concealed, ...drawn]);
};

/** One value a place of the ring of four; `empty` for the place without a player. */
const byPlace = <T>(table: Table, of: (state: SeatState, seat: Seat) => T, empty: T): readonly T[] => {
  const list: T[] = [empty, empty, empty, empty];
  for (const seat of seatsOf(table.round.players)) list[place(table, seat)] = of(table.seats[seat]!, seat);
  return list;
};

const wins = (table: Table): unknown =>
  (table.result?.wins ?? []).flatMap((win) =>
    win.type === 'win'
      ? [
          {
            seat: place(table, win.seat),
            fromSeat: place(table, win.from ?? win.seat),
            points: win.stated?.points,
            deltas: byPlace(table, (_, seat) => win.payments?.[seat] ?? 0, 0),
          },
        ]
      : [],
  );

const WIND_LETTERS = 'ESWN';
const WINDS = ['east', 'south', 'west', 'north'];

/** Sticks are paid. At a draw the data set's scores have its payments in them, at a win they do not. */
const scores = ({ result }: Table, { score }: SeatState, seat: Seat): number =>
  score + (result?.ending === 'win' ? 0 : (result?.payments?.[seat] ?? 0));

/** A table at the end of the game's hand of this number, in the data set's words. */
export const handEnd = (table: Table, running: number): HandEnd => {
  const { round, me, seats } = table;
  const own = seats[me]!;
  return {
    round: running,
    kyoku: WINDS.indexOf(round.wind) * 4 + round.number,
    honba: round.honba,
    roundWind: WIND_LETTERS[WINDS.indexOf(round.wind)],
    dealer: place(table, round.dealer),
    selfWind: WIND_LETTERS[(me - round.dealer + round.players) % round.players],
    doraIndicators: table.indicators.map(formatTile),
    hand: hand(own),
    rivers: byPlace(table, (s) => river(s.river), ''),
    melds: byPlace<unknown>(table, (s) => s.melds.map((m) => meld(table, m)), []),
    kita: byPlace(table, (s) => s.aside.length, 0),
    riichi: byPlace(table, (s) => s.riichi === 'accepted', false),
    draws: round.wall - table.wall,
    scores: byPlace(table, (s, seat) => scores(table, s, seat), 0),
    end: ENDINGS[table.result?.ending ?? ''] ?? table.result?.ending,
    wins: wins(table),
  };
};

interface MeldLine {
  readonly type: string;
  readonly tiles: string;
  readonly called?: string;
  readonly fromSeat?: number;
}
interface WinLine {
  readonly seat: number;
  readonly fromSeat: number;
  readonly points: number;
  readonly deltas: readonly number[];
}
interface EndLine {
  readonly round: number;
  readonly kyoku: number;
  readonly honba: number;
  readonly roundWind: string;
  readonly dealer: number;
  readonly selfWind: string;
  readonly doraIndicators: readonly string[];
  readonly hand: string;
  readonly rivers: readonly string[];
  readonly melds: readonly (readonly MeldLine[])[];
  readonly kita: readonly number[];
  readonly riichi: readonly boolean[];
  readonly draws: number;
  readonly scores: readonly number[];
  readonly end: string;
  readonly wins: readonly WinLine[];
}

const MELD = fields<MeldLine>({
  type: text,
  tiles: text,
  called: optional(text),
  fromSeat: optional(number),
});

const END: Shape<EndLine> = fields<EndLine>({
  ...{ round: number, kyoku: number, honba: number, dealer: number, draws: number },
  ...{ roundWind: text, selfWind: text, hand: text, end: text },
  doraIndicators: listOf(text),
  rivers: listOf(text),
  melds: listOf(listOf(MELD)),
  kita: listOf(number),
  riichi: listOf(flag),
  scores: listOf(number),
  wins: listOf(fields<WinLine>({ seat: number, fromSeat: number, points: number, deltas: listOf(number) })),
});

/** A line of the expectations. */
export const expectedEnd = (line: unknown): HandEnd => ({ ...shaped(END, line) });

/** The parts that are not equal; undefined if all are. */
export const differences = (
  expected: HandEnd,
  got: HandEnd,
): { readonly expected: unknown; readonly got: unknown } | undefined => {
  const parts = Object.keys(expected).filter((k) => !isSame(expected[k], got[k]));
  if (parts.length === 0) return undefined;
  const only = (end: HandEnd) => Object.fromEntries(parts.map((k) => [k, end[k]]));
  return { expected: only(expected), got: only(got) };
};
