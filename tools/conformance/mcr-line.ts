// One line of MCR data as rules see it: a `Situation` and a `Win`.

import type { McrSituation } from '../../src/rules/mcr/hand.ts';
import type { McrOptions } from '../../src/rules/mcr/options.ts';
import { equalLists, type FanLine, type McrScore, valueOfHand } from '../../src/rules/mcr/score.ts';
import type { Win } from '../../src/rules/rules.ts';
import type { Meld } from '../../src/tiles/meld.ts';
import { formatTile, parseTiles } from '../../src/tiles/notation.ts';
import type { Seat } from '../../src/tiles/seat.ts';
import { type Kind, plainTile, type Tile, WINDS, type Wind } from '../../src/tiles/tile.ts';
import { listOf, number, oneOf, optional, recordOf, type Shape, type Shapes, text } from './shape.ts';

/** Honours have letters of their own: winds, then white, green, red. */
const LETTERS = 'ESWNPFC';

/** `55pEEC` as we write it: `55p117z`. */
const ourText = (text: string): string => text.replace(/[A-Z]/g, (c) => `${LETTERS.indexOf(c) + 1}z`);

export const tilesOfText = (text: string): readonly Tile[] => {
  const tiles = parseTiles(ourText(text));
  if (!tiles.ok) throw new Error(`${text}: ${tiles.detail}`);
  return tiles.value;
};

export const tileOfText = (text: string): Tile => {
  const [tile, ...more] = tilesOfText(text);
  if (tile === undefined || more.length > 0) throw new Error(`«${text}» is not one tile`);
  return tile;
};

export const textOfKind = (kind: Kind): string =>
  kind < 27 ? formatTile(plainTile(kind)) : LETTERS[kind - 27]!;

/** `c123m p777s k7777s a7777s`: chow, pung, melded kong, concealed kong. */
export const meldOfText = (text: string): Meld => {
  const own = tilesOfText(text.slice(1));
  if (text.startsWith('a')) return { type: 'closedKan', own };
  const type = text.startsWith('c') ? 'chi' : text.startsWith('p') ? 'pon' : 'openKan';
  return { type, own: own.slice(1), called: own[0]!, from: 3 };
};

export const windOfLetter = (letter: string): Wind => WINDS['ESWN'.indexOf(letter)]!;

export interface HandLine {
  readonly hand: string;
  readonly melds: readonly string[];
}

export interface WinLine extends HandLine {
  readonly win: string;
  readonly selfDraw?: 0 | 1;
  /** A kong's replacement, or a robbed kong. */
  readonly kong?: 0 | 1;
  readonly wallLast?: 0 | 1;
  readonly lastOfKind?: 0 | 1;
  readonly round: string;
  readonly seat: string;
  readonly flowers?: number;
}

const FLOWER = tilesOfText('1f')[0]!;

export const situationOfLine = (line: HandLine & Partial<WinLine>): McrSituation => ({
  seat: 'ESWN'.indexOf(line.seat ?? 'S') as Seat,
  roundWind: windOfLetter(line.round ?? 'E'),
  seatWind: windOfLetter(line.seat ?? 'S'),
  concealed: tilesOfText(line.hand),
  melds: line.melds.map(meldOfText),
  aside: Array.from({ length: line.flowers ?? 0 }, () => FLOWER),
});

const byOf = (selfDraw: boolean, kong: boolean): Win['by'] =>
  selfDraw ? (kong ? 'replacement' : 'wall') : kong ? 'addedKan' : 'discard';

export const winOfLine = (line: WinLine): Win => {
  const selfDraw = line.selfDraw === 1;
  const seat = 'ESWN'.indexOf(line.seat);
  return {
    tile: tileOfText(line.win),
    ...(selfDraw ? {} : { from: ((seat + 1) % 4) as Seat }),
    by: byOf(selfDraw, line.kong === 1),
    last: line.wallLast === 1,
    ...(line.lastOfKind === 1 ? { lastCopy: true as const } : {}),
  };
};

const wind = oneOf('E', 'S', 'W', 'N');
const bit = oneOf<0 | 1>(0, 1);

/** The shapes of these lines, as fields of whatever holds them. */
export const HAND_FIELDS: Shapes<HandLine> = { hand: text, melds: listOf(text) };
export const WIN_FIELDS: Shapes<WinLine> = {
  ...HAND_FIELDS,
  win: text,
  selfDraw: optional(bit),
  kong: optional(bit),
  wallLast: optional(bit),
  lastOfKind: optional(bit),
  round: wind,
  seat: wind,
  flowers: optional(number),
};

/** How often each fan counts, by its number in the 1998 book. */
export type FanCounts = Readonly<Record<string, number>>;

export interface Labels {
  readonly total: number;
  readonly fans: FanCounts;
  readonly alt?: readonly FanCounts[];
}

export const FAN_COUNTS: Shape<FanCounts> = recordOf(number);
export const LABEL_FIELDS: Shapes<Labels> = {
  total: number,
  fans: FAN_COUNTS,
  alt: optional(listOf(FAN_COUNTS)),
};

/** Numbers in order, as text: `22 56 64×2`. */
const textOf = (fans: FanCounts): string =>
  Object.entries(fans)
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([fan, times]) => (times === 1 ? fan : `${fan}×${times}`))
    .join(' ');

const countsOfLines = (lines: readonly FanLine[]): FanCounts =>
  Object.fromEntries(lines.map(({ number, times }) => [number, times]));

export const countsOfScore = (score: McrScore): FanCounts => countsOfLines(score.fans);

const FLOWERS = '81';

const labelledLists = ({ fans, alt = [] }: Labels): readonly string[] => [fans, ...alt].map(textOf);

/**
 * A label without lists of equal worth names one of several: it is met if it is among ours. One that has them names all
 * that were found, ours among them.
 */
export const labelFault = (
  situation: McrSituation,
  win: Win,
  labels: Labels,
  options: McrOptions,
): unknown => {
  const score = valueOfHand(situation, win, options);
  if (typeof score === 'string') return score;
  const ours = textOf(countsOfScore(score));
  const got = { total: score.total, fans: ours };
  if (score.total !== labels.total) return got;
  const wanted = labelledLists(labels);
  if (wanted.includes(ours)) return undefined;
  const flowers = score.flowers > 0 ? { [FLOWERS]: score.flowers } : {};
  const equal = equalLists(situation, win, options).map((lines) =>
    textOf({ ...countsOfLines(lines), ...flowers }),
  );
  return labels.alt === undefined && equal.includes(wanted[0]!) ? undefined : { ...got, equal };
};
