// One line of riichi data as rules see it: a `Situation` and a `Win`. Shared by the riichi suites.

import { isPreset } from '../../src/rules/riichi/options.ts';
import type { Shown, Situation, Win } from '../../src/rules/rules.ts';
import type { Meld } from '../../src/tiles/meld.ts';
import { parseTile } from '../../src/tiles/notation.ts';
import type { Players, Seat } from '../../src/tiles/seat.ts';
import { type Tile, WINDS, type Wind } from '../../src/tiles/tile.ts';
import {
  anything,
  fields,
  flag,
  listOf,
  nullable,
  number,
  oneOf,
  optional,
  recordOf,
  type Shape,
  type Shapes,
  shapeOf,
  text,
} from './shape.ts';

export interface MeldLine {
  readonly type: 'chi' | 'pon' | 'daiminkan' | 'minkan' | 'kakan' | 'ankan';
  readonly tiles: readonly string[];
  readonly called?: string;
  readonly from?: Seat | null;
  readonly added?: string;
}

/** The fields that wins, option cases and positions have in common. */
export interface HandLine {
  readonly rules: { readonly players: Players; readonly aka?: boolean; readonly kuitan?: boolean };
  readonly roundWind: string;
  readonly seatWind: string;
  readonly seat: Seat;
  readonly hand: string;
  readonly melds: readonly MeldLine[];
}

export interface WinLine extends HandLine {
  readonly id: string;
  readonly dealerSeat: Seat;
  readonly honba: number;
  readonly riichiSticks: number;
  readonly kita?: number;
  readonly winTile: string;
  readonly tsumo: boolean;
  readonly fromSeat?: Seat;
  readonly flags: readonly string[];
  readonly doraIndicators: readonly string[];
  readonly uraIndicators: readonly string[];
  readonly robbedKan?: 'kakan' | 'ankan' | null;
  readonly river?: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly preset?: string;
}

const isText = (what: string, form: RegExp): Shape<string> =>
  shapeOf(what, (x) => typeof x === 'string' && form.test(x));

export const tileText = isText('a tile like 5z or 0m', /^(\d[mps]|[1-7]z)$/);
export const handText = isText('a hand like 123m067p55z', /^(\d+[mps]|[1-7]+z)*$/);
export const riverText = isText('a discard like 5z_ or 0m*^', /^(\d[mps]|[1-7]z)[_*^]*$/);
export const seat = oneOf<Seat>(0, 1, 2, 3);
export const players = oneOf<Players>(3, 4);
const wind = oneOf('E', 'S', 'W', 'N');

export const MELD: Shape<MeldLine> = fields<MeldLine>({
  type: oneOf('chi', 'pon', 'daiminkan', 'minkan', 'kakan', 'ankan'),
  tiles: listOf(tileText),
  called: optional(tileText),
  from: optional(nullable(seat)),
  added: optional(tileText),
});

export const HAND: Shapes<HandLine> = {
  rules: fields<HandLine['rules']>({ players, aka: optional(flag), kuitan: optional(flag) }),
  roundWind: wind,
  seatWind: wind,
  seat,
  hand: handText,
  melds: listOf(MELD),
};

export const WIN: Shapes<WinLine> = {
  id: text,
  ...HAND,
  dealerSeat: seat,
  honba: number,
  riichiSticks: number,
  kita: optional(number),
  winTile: tileText,
  tsumo: flag,
  fromSeat: optional(seat),
  flags: listOf(text),
  doraIndicators: listOf(tileText),
  uraIndicators: listOf(tileText),
  robbedKan: optional(nullable(oneOf('kakan', 'ankan'))),
  river: optional(listOf(riverText)),
  options: optional(recordOf(anything)),
  preset: optional(shapeOf('the name of a preset', (x) => typeof x === 'string' && isPreset(x))),
};

const orThrow = <T>(r: { ok: true; value: T } | { ok: false; detail: string }): T => {
  if (!r.ok) throw new Error(r.detail);
  return r.value;
};

export const tile = (text: string): Tile => orThrow(parseTile(text));
/** Tile by tile: a line may hold more copies than a set has, to ask for its refusal. */
export const tiles = (text: string): readonly Tile[] =>
  [...text.matchAll(/(\d+)([mpsz])/g)].flatMap(([, digits = '', suit = '']) =>
    [...digits].map((digit) => tile(digit + suit)),
  );
export const windOf = (letter: string): Wind => WINDS['ESWN'.indexOf(letter)]!;

/** A river mark (`_` `*` `^`) is no part of the tile. */
export const riverOf = (river: readonly string[]): readonly Tile[] => river.map((t) => tile(t.slice(0, 2)));

/** Takes one tile out of a list; the plain one stands for a red one that is not there. */
const without = (list: readonly Tile[], one: Tile): readonly Tile[] => {
  const at = list.indexOf(one);
  return at < 0 ? list.slice(1) : list.toSpliced(at, 1);
};

export const meldOf = (m: MeldLine): Meld => {
  const all = m.tiles.map(tile);
  if (m.type === 'ankan') return { type: 'closedKan', own: all };
  const called = m.called === undefined ? all[0]! : tile(m.called);
  const from = m.from ?? 0;
  const own = without(all, called);
  switch (m.type) {
    case 'chi':
    case 'pon':
      return { type: m.type, own, called, from };
    case 'daiminkan':
    case 'minkan':
      return { type: 'openKan', own, called, from };
    case 'kakan': {
      const added = m.added === undefined ? own[0]! : tile(m.added);
      return { type: 'addedKan', own: without(own, added), called, from, added };
    }
  }
};

/** A situation with nothing on: what a line does not tell. */
export const bareSituation = (line: HandLine): Situation => ({
  players: line.rules.players,
  seat: line.seat,
  dealer: 0,
  roundWind: windOf(line.roundWind),
  seatWind: windOf(line.seatWind),
  concealed: tiles(line.hand),
  melds: line.melds.map(meldOf),
  aside: [],
  river: [],
  passed: [],
  passedInRiichi: [],
  riichi: 'none',
  ippatsu: false,
  firstTurn: false,
  indicators: [],
  honba: 0,
  riichiSticks: 0,
});

const NORTH = tile('4z');

const riichiOf = (flags: readonly string[]): Situation['riichi'] => {
  if (flags.includes('doubleRiichi')) return 'double';
  return flags.includes('riichi') ? 'riichi' : 'none';
};

export const situationOf = (line: WinLine): Situation => {
  const has = (flag: string): boolean => line.flags.includes(flag);
  const passed: readonly Shown[] = [
    { tile: tile(line.winTile), seat: ((line.seat + 1) % line.rules.players) as Seat, by: 'discard' },
  ];
  return {
    ...bareSituation(line),
    dealer: line.dealerSeat,
    aside: Array.from({ length: line.kita ?? 0 }, () => NORTH),
    river: riverOf(line.river ?? []),
    passed: has('temporaryFuriten') ? passed : [],
    passedInRiichi: has('riichiFuriten') ? passed : [],
    riichi: riichiOf(line.flags),
    ...(has('openRiichi') ? { openRiichi: true } : {}),
    ippatsu: has('ippatsu'),
    firstTurn: has('tenhou') || has('chiihou') || has('renhou'),
    indicators: line.doraIndicators.map(tile),
    ura: line.uraIndicators.map(tile),
    honba: line.honba,
    riichiSticks: line.riichiSticks,
  };
};

const shownBy = (line: WinLine): Win['by'] => {
  const has = (flag: string): boolean => line.flags.includes(flag);
  if (line.tsumo) return has('rinshan') ? 'replacement' : 'wall';
  if (line.robbedKan === 'ankan') return 'closedKan';
  if (has('chankan') || line.robbedKan) return 'addedKan';
  return has('ronOnKita') ? 'north' : 'discard';
};

export const winOf = (line: WinLine): Win => ({
  tile: tile(line.winTile),
  ...(line.tsumo ? {} : { from: line.fromSeat ?? (((line.seat + 1) % line.rules.players) as Seat) }),
  by: shownBy(line),
  last: line.flags.includes('haitei') || line.flags.includes('houtei'),
});

/** Three seats or four, as the data's ring of four writes them. */
export const ring = (bySeat: readonly number[]): readonly number[] =>
  bySeat.length === 3 ? [...bySeat, 0] : bySeat;
