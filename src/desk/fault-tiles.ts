// Every tile of a position with its place, and which of them the set cannot have.

import { tilesOf } from '../tiles/meld.ts';
import { FIVES, isFlower, isRedFive, KINDS, type Kind, kindOf, plainTile, type Tile } from '../tiles/tile.ts';
import type { Fault } from './fault.ts';
import type { Place, Position } from './position.ts';
import { copiesOf, type DeskRules, redsOf } from './rules.ts';
import { shownBy } from './table.ts';

export interface Placed {
  readonly tile: Tile;
  readonly place: Place;
}

const inSeats = ({ seats }: Position): readonly Placed[] =>
  seats.flatMap(({ melds, river, aside }, i) => {
    const seat = i as Position['me'];
    return [
      ...melds.flatMap((meld, index) =>
        tilesOf(meld).map((tile): Placed => ({ tile, place: { field: 'melds', seat, index } })),
      ),
      // A tile called away lies in its meld alone.
      ...river.flatMap(({ tile, calledBy }, index): Placed[] =>
        calledBy === undefined ? [{ tile, place: { field: 'river', seat, index } }] : [],
      ),
      ...aside.map((tile, index): Placed => ({ tile, place: { field: 'aside', seat, index } })),
    ];
  });

/** A tile robbed from a concealed kan lies there. */
const takenIn = (p: Position): readonly Placed[] =>
  p.taken === undefined || shownBy(p) === 'closedKan' || shownBy(p) === 'north'
    ? []
    : [{ tile: p.taken, place: { field: 'taken' } }];

/** Every tile once. */
export const placedTiles = (p: Position): readonly Placed[] => [
  ...p.concealed.map((tile, index): Placed => ({ tile, place: { field: 'concealed', index } })),
  ...takenIn(p),
  ...inSeats(p),
  ...p.indicators.map((tile, index): Placed => ({ tile, place: { field: 'indicators', index } })),
  ...p.ura.map((tile, index): Placed => ({ tile, place: { field: 'ura', index } })),
];

const atEach = (code: Fault['code'], placed: readonly Placed[], most: number, tile: Tile): readonly Fault[] =>
  placed.map(({ place }): Fault => ({ code, place, tile, count: placed.length, most }));

/** How many of a kind the set has, red fives among them. */
const mostOf = (kind: Kind, rules: DeskRules, players: Position['players']): number =>
  copiesOf(plainTile(kind), rules, players) + (redsOf(rules, players)[FIVES.indexOf(kind)] ?? 0);

const ofKind = (kind: Kind, all: readonly Placed[], most: number): readonly Fault[] => {
  const code = most === 0 ? 'notInSet' : 'tooManyCopies';
  return all.length > most ? atEach(code, all, most, plainTile(kind)) : [];
};

/** Red fives beyond those that are played with; a kind that is not there at all is told above. */
const redFaults = (placed: readonly Placed[], rules: DeskRules, players: Position['players']) =>
  FIVES.flatMap((five, suit): readonly Fault[] => {
    const red = placed.filter(({ tile }) => isRedFive(tile) && kindOf(tile) === five);
    const most = redsOf(rules, players)[suit]!;
    const isPlayed = mostOf(five, rules, players) > 0;
    return isPlayed && red.length > most ? atEach('tooManyReds', red, most, red[0]!.tile) : [];
  });

const flowerFaults = (placed: readonly Placed[], rules: DeskRules, players: Position['players']) =>
  [...new Set(placed.map(({ tile }) => tile))].filter(isFlower).flatMap((flower): readonly Fault[] => {
    const all = placed.filter(({ tile }) => tile === flower);
    const most = copiesOf(flower, rules, players);
    if (all.length <= most) return [];
    return atEach(most === 0 ? 'notInSet' : 'tooManyCopies', all, most, flower);
  });

/** Flowers lie aside and nowhere else, and nothing else lies there but the norths of three players. */
const misplaced = (placed: readonly Placed[], { family, players }: Position): readonly Fault[] =>
  placed.flatMap(({ tile, place }): Fault[] => {
    const isNorth = family === 'riichi' && players === 3 && tile === 30;
    const mayLieAside = isFlower(tile) || isNorth;
    const isRight = place.field === 'aside' ? mayLieAside : !isFlower(tile);
    return isRight ? [] : [{ code: 'misplaced', place, tile }];
  });

export const tileFaults = (p: Position, rules: DeskRules): readonly Fault[] => {
  const placed = placedTiles(p);
  const plain = placed.filter(({ tile }) => !isFlower(tile));
  const byKind = KINDS.flatMap((kind) =>
    ofKind(
      kind,
      plain.filter(({ tile }) => kindOf(tile) === kind),
      mostOf(kind, rules, p.players),
    ),
  );
  return [
    ...byKind,
    ...redFaults(plain, rules, p.players),
    ...flowerFaults(placed, rules, p.players),
    ...misplaced(placed, p),
  ];
};
