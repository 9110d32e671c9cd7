// A live table becomes a position: «open this position on the desk». The way back, `tableOf`, leads to the same advice.

import { chosenRules } from '../analysis/chosen-rules.ts';
import type { Claimable, SeatState, Table } from '../table/table.ts';
import { isFlower, type Tile } from '../tiles/tile.ts';
import { isSameKind, settled } from './lists.ts';
import {
  type DeskSeat,
  FIRST_PRESET,
  MARKS_OF,
  type Mark,
  type OptionChanges,
  type Position,
} from './position.ts';
import { playersOf, presetsOf } from './rules.ts';

/** The rules as a panel shows them: a preset and what is changed in it. */
export interface RulesShown {
  readonly family: Position['family'];
  readonly preset: string;
  readonly changes?: readonly { readonly id: string; readonly value: OptionChanges[string] }[];
}

const declaredBy = ({ riichi, doubleRiichi }: SeatState): DeskSeat['riichi'] =>
  riichi === 'none' ? 'none' : doubleRiichi ? 'double' : 'riichi';

/** The tile that may be claimed is not yet where it will lie: it leaves the river, the kan or the norths. */
const withoutClaimed = (state: DeskSeat, { tile, by }: Claimable): DeskSeat => {
  switch (by) {
    case 'discard':
      return { ...state, river: state.river.slice(0, -1) };
    case 'addedKan':
      return { ...state, melds: state.melds.map((m) => withoutAdded(m, tile)) };
    case 'closedKan':
    case 'north':
      return state;
  }
};

const withoutAdded = (meld: DeskSeat['melds'][number], tile: Tile): DeskSeat['melds'][number] => {
  if (meld.type !== 'addedKan' || !isSameKind(meld.added, tile)) return meld;
  const { added: _, ...pon } = meld;
  return { ...pon, type: 'pon' };
};

/** What another's turn offers; the own tile shown is none. */
const claimIn = ({ claimable, phase, me }: Table): Claimable | undefined =>
  phase === 'claim' && claimable?.seat !== me ? claimable : undefined;

const seatsIn = (table: Table): readonly DeskSeat[] => {
  const claim = claimIn(table);
  return table.seats.map((state, seat) => {
    const { melds, river, aside, score } = state;
    const open = state.open !== undefined;
    const desk: DeskSeat = { melds, river, aside, riichi: declaredBy(state), open, score };
    return claim?.seat === seat ? withoutClaimed(desk, claim) : desk;
  });
};

/** Korean rules leave the first turn open until the own second one. */
const isFirstTurn = ({ untouched, seats, me }: Table, family: Position['family']): boolean => {
  const { river, drawn } = seats[me]!;
  const most = family === 'korean' && drawn === undefined ? 1 : 0;
  return untouched && river.length <= most;
};

/** Where each draws from a wall of its own, the tiles left of all together say nothing. */
const isWallKnown = ({ unknown, round }: Table): boolean => !unknown.includes('wall') && !round.ownWalls;

const marksIn = (table: Table, family: Position['family']): readonly Mark[] => {
  const mine = table.seats[table.me]!;
  const claim = claimIn(table);
  const holds: Readonly<Partial<Record<Mark, boolean>>> = {
    firstTurn: isFirstTurn(table, family),
    ippatsu: mine.ippatsu,
    last: table.wall === 0 && isWallKnown(table),
    replacement: mine.drawn !== undefined && mine.drawnFrom === 'replacement',
    flowerDraw: mine.drawn !== undefined && mine.flowerDraw === true,
    robKong: claim !== undefined && claim.by !== 'discard',
  };
  return MARKS_OF[family].filter((mark) => holds[mark]);
};

/** What the hand takes: the drawn tile, or one that another has just shown. */
const takenIn = (table: Table): Pick<Position, 'taken' | 'from'> => {
  const { drawn } = table.seats[table.me]!;
  const claim = claimIn(table);
  if (drawn !== undefined && drawn !== 'hidden') return { taken: drawn };
  return claim ? { taken: claim.tile, from: claim.seat } : {};
};

/** A tile is to be thrown after the own call. */
const hasCalled = ({ justCalled, phase, turn, me }: Table): boolean =>
  justCalled !== undefined && phase === 'discard' && turn === me;

const changesIn = ({ changes = [] }: RulesShown): OptionChanges =>
  Object.fromEntries(changes.map(({ id, value }) => [id, value]));

/** `shown`: the rules that the player is advised by; where no panel says which, those of the room. */
export const positionOf = (
  table: Table,
  shown: RulesShown = chosenRules(table.rules, {}).shown,
): Position => {
  const { family } = shown;
  const { round, me, indicators, passed, passedInRiichi } = table;
  const { concealed } = table.seats[me]!;
  const players = playersOf(family).includes(round.players) ? round.players : 4;
  return settled({
    family,
    preset: presetsOf(family).includes(shown.preset) ? shown.preset : FIRST_PRESET[family],
    options: changesIn(shown),
    players,
    roundWind: round.wind,
    dealer: round.dealer,
    honba: round.honba,
    sticks: table.riichiSticks,
    me,
    seats: seatsIn(table),
    concealed: typeof concealed === 'number' ? [] : concealed.filter((t) => !isFlower(t)),
    ...takenIn(table),
    ...(hasCalled(table) ? { called: true } : {}),
    marks: marksIn(table, family),
    indicators,
    ura: [],
    passed,
    passedInRiichi,
    ...(isWallKnown(table) ? { wall: table.wall } : {}),
  });
};
