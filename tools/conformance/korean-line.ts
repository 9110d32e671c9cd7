// One line of Korean data as rules see it: a situation and a win.

import type { Flag, KoreanSituation } from '../../src/rules/korean/flags.ts';
import { DEFAULTS, type KoreanOptions, parseOptions } from '../../src/rules/korean/options.ts';
import type { Win } from '../../src/rules/rules.ts';
import type { Meld } from '../../src/tiles/meld.ts';
import { parseTile, parseTiles } from '../../src/tiles/notation.ts';
import { type Seat, seatAfter } from '../../src/tiles/seat.ts';
import { plainTile, type Tile, WINDS } from '../../src/tiles/tile.ts';
import { BadInput } from './read.ts';

export interface KoreanMeldLine {
  readonly type: 'pung' | 'kong' | 'akong' | 'ckong' | 'chow';
  /** The lowest tile. */
  readonly tile: string;
}

/** What hands, waits and upeo have in common. */
export interface KoreanHandLine {
  readonly id: string;
  readonly hand: string;
  readonly melds: readonly KoreanMeldLine[];
  readonly seatWind?: string;
  readonly roundWind?: string;
  readonly options?: unknown;
}

export interface KoreanWinLine extends KoreanHandLine {
  readonly winTile: string;
  readonly win: 'tsumo' | 'ron';
  readonly flags: Readonly<Record<string, boolean | string>>;
  readonly flowers?: string;
  readonly ownDiscards?: string;
}

const orThrow = <T>(r: { ok: true; value: T } | { ok: false; detail: string }): T => {
  if (!r.ok) throw new BadInput(r.detail);
  return r.value;
};

export const tile = (text: string): Tile => orThrow(parseTile(text));
export const tiles = (text: string): readonly Tile[] => orThrow(parseTiles(text));
export const optionsOf = (line: { readonly options?: unknown }): KoreanOptions =>
  parseOptions(DEFAULTS, line.options);

/** A seat by its wind's letter, counted from East. */
export const seatOf = (letter: string): Seat => {
  const seat = 'ESWN'.indexOf(letter);
  if (seat < 0 || letter.length !== 1) throw new BadInput(`no seat «${letter}»`);
  return seat as Seat;
};

const FROM: Seat = 0;

const meldOf = ({ type, tile: lowest }: KoreanMeldLine): Meld => {
  const called = tile(lowest);
  switch (type) {
    case 'pung':
      return { type: 'pon', own: [called, called], called, from: FROM };
    case 'kong':
      return { type: 'openKan', own: [called, called, called], called, from: FROM };
    case 'akong':
      return { type: 'addedKan', own: [called, called], called, from: FROM, added: called };
    case 'ckong':
      return { type: 'closedKan', own: [called, called, called, called] };
    case 'chow': {
      const own = [1, 2].map((step) => plainTile((called + step) as Parameters<typeof plainTile>[0]));
      return { type: 'chi', own, called, from: FROM };
    }
  }
};

/** A situation with nothing on: what a line does not tell. */
export const bareSituation = (line: KoreanHandLine): KoreanSituation => ({
  players: optionsOf(line).players,
  seat: seatOf(line.seatWind ?? 'S'),
  dealer: 0,
  roundWind: WINDS[seatOf(line.roundWind ?? 'E')]!,
  seatWind: WINDS[seatOf(line.seatWind ?? 'S')]!,
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

/** Flags that stand by the same name in the data and here. */
const SAME: readonly Flag[] = [
  'upeo',
  'earlyUpeo',
  'openUpeo',
  'kongDraw',
  'flowerDraw',
  'lastTile',
  'heavenlyHand',
  'earthlyHand',
  'humanHand',
  'furiten',
];

const flagsOf = ({ flags }: KoreanWinLine): readonly Flag[] => {
  const same = SAME.filter((flag) => flags[flag] === true);
  if (flags.robKong !== true) return same;
  return [...same, flags.robbedKong === 'exposed' ? 'robExposedKong' : 'robKong'];
};

export const situationOf = (line: KoreanWinLine): KoreanSituation => ({
  ...bareSituation(line),
  aside: tiles(line.flowers ?? ''),
  river: tiles(line.ownDiscards ?? ''),
  flags: flagsOf(line),
});

/** Robbing a concealed kong is said by the win; all else by flags, so that contradictory ones reach the rules. */
const byOf = ({ win, flags }: KoreanWinLine): Win['by'] => {
  if (flags.robKong === true && flags.robbedKong === 'concealed') return 'closedKan';
  return win === 'tsumo' ? 'wall' : 'discard';
};

export const winOf = (line: KoreanWinLine): Win => ({
  tile: tile(line.winTile),
  ...(line.win === 'tsumo'
    ? {}
    : { from: seatAfter(seatOf(line.seatWind ?? 'S'), 1, optionsOf(line).players) }),
  by: byOf(line),
  last: false,
});
