// Field cases of what a player may do: throw, declare, call, kan, set aside.

import { factsOf } from '../../src/analysis/facts.ts';
import { northAllowed } from '../../src/analysis/permits.ts';
import {
  barredBy,
  mayCall,
  mayDeclareRiichi,
  mayKan,
  mayKanInRiichi,
  mayNineTerminals,
  tenpaiDiscards,
} from '../../src/rules/riichi/moves.ts';
import { presetOptions } from '../../src/rules/riichi/options.ts';
import { waitsOf } from '../../src/rules/riichi/waits.ts';
import type { SeatState, Table } from '../../src/table/table.ts';
import type { Meld } from '../../src/tiles/meld.ts';
import { formatTile } from '../../src/tiles/notation.ts';
import { compareTiles, type Kind, kindOf, plainTile, type Tile } from '../../src/tiles/tile.ts';
import type { Fields } from './field-case.ts';
import { type RuleInput, rulesOf } from './field-rule-input.ts';
import { emptyTable } from './field-table.ts';
import { meldOf, tile, tiles } from './riichi-line.ts';

const names = (kinds: readonly Kind[]): readonly string[] => kinds.map((k) => formatTile(plainTile(k)));
const faces = (list: readonly Tile[]): readonly string[] =>
  [...new Set(list)].sort(compareTiles).map(formatTile);

const withoutAll = (list: readonly Tile[], gone: readonly Tile[]): readonly Tile[] =>
  gone.reduce((left, t) => left.toSpliced(left.indexOf(t), 1), list);

const kuikae = (input: RuleInput): Fields => {
  const [called, own] = [tile(input.called), input.own.map(tile)];
  const type = own.every((t) => kindOf(t) === kindOf(called)) ? 'pon' : 'chi';
  const meld: Meld = { type, own, called, from: 3 };
  const options = rulesOf(input);
  const barred = barredBy(meld, options);
  const left = withoutAll(tiles(input.hand), own);
  return {
    forbidden: names(barred),
    allowedDiscards: faces(left.filter((t) => !barred.includes(kindOf(t)))),
    callAllowed: mayCall(meld, left, options),
  };
};

const heldOf = ({ hand, melds = [] }: RuleInput) => ({ concealed: tiles(hand), melds: melds.map(meldOf) });

const closedKanAfterRiichi = (input: RuleInput): Fields => {
  const held = heldOf(input);
  const [kan, drawn] = [tile(input.kan), tile(input.drawn)];
  const own = [...held.concealed, drawn].filter((t) => kindOf(t) === kindOf(kan));
  const after = {
    concealed: withoutAll([...held.concealed, drawn], own),
    melds: [...held.melds, { type: 'closedKan' as const, own }],
  };
  return {
    // Of the drawn tile alone.
    allowed: kindOf(kan) === kindOf(drawn) && mayKanInRiichi(held, drawn, rulesOf(input)),
    waitsBefore: names(waitsOf(held)),
    waitsAfter: names(waitsOf(after)),
  };
};

const riichiPossible = (input: RuleInput): Fields => ({
  allowed: mayDeclareRiichi(
    {
      closed: input.closed,
      tenpai: input.tenpai === true,
      points: input.points,
      wall: input.liveTilesLeft,
      players: input.players ?? 4,
    },
    rulesOf(input),
  ),
});

const kanPossible = ({ kansOnTable, liveTilesLeft }: RuleInput): Fields => ({
  allowed: mayKan({ kans: kansOnTable, wall: liveTilesLeft }),
});

const riichiDiscards = (input: RuleInput): Fields => ({
  allowedDiscards: faces(tenpaiDiscards(heldOf(input))),
});

const nineTerminals = (input: RuleInput): Fields => {
  const drawn = input.drawn === undefined ? [] : [tile(input.drawn)];
  const facts = { tiles: [...tiles(input.hand), ...drawn], firstTurn: input.firstTurn ?? true };
  return { allowed: mayNineTerminals(facts, rulesOf(input)) };
};

const north = ({ hand, drawn, liveTilesLeft, inRiichi = false, players = 3 }: RuleInput): Fields => {
  const table = emptyTable();
  const mine: SeatState = {
    ...table.seats[0]!,
    concealed: tiles(hand),
    drawn: tile(drawn),
    riichi: inRiichi ? 'accepted' : 'none',
  };
  const turn: Table = {
    ...table,
    round: { ...table.round, players },
    seats: [mine, ...table.seats.slice(1, players)],
    wall: liveTilesLeft ?? table.wall,
    phase: 'discard',
  };
  return { allowed: northAllowed(factsOf(turn, presetOptions('tenhou'))) !== undefined };
};

export const MOVES: Readonly<Record<string, (input: RuleInput) => Fields>> = {
  kuikae,
  closedKanAfterRiichi,
  riichiPossible,
  kanPossible,
  riichiDiscards,
  nineTerminals,
  northAside: north,
};
