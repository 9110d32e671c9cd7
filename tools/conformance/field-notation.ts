// Field cases of notations: strings and numbers that stand for tiles and calls.

import { type Call, parseCall } from '../../src/logs/tenhou6/calls.ts';
import { apply } from '../../src/table/apply.ts';
import { formatTile, parseTiles } from '../../src/tiles/notation.ts';
import type { Tile } from '../../src/tiles/tile.ts';
import type { Answerer, Fields } from './field-case.ts';
import { emptyTable } from './field-table.ts';

interface Input {
  readonly format: string;
  readonly strings: readonly string[];
}

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

/** Tiles no set has are refused where a table is read: here they all lie in sight, of a set with one red five a suit. */
const isPossibleHand = (text: string): boolean => {
  const tiles = parseTiles(text);
  if (!tiles.ok) return false;
  const table = { ...emptyTable(), indicators: tiles.value };
  return apply(undefined, { type: 'snapshot', table }).ok;
};

export const notationCase: Answerer = ({ input, expected }) => {
  const { format, strings } = input as unknown as Input;
  if (format === 'tenhou6-calls') return { got: { decoded: strings.map((s) => callFact(parseCall(s))) } };
  // The reasons are prose: that the string is refused is what counts.
  if (format === 'mpsz') return { got: { ...expected, valid: strings.map(isPossibleHand) } };
  return { skipped: format };
};
