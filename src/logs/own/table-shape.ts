// What a table must look like to be one of ours: a hand joined under way begins with one.

import { ENDINGS } from '../../table/event.ts';
import { type Claimable, type Discard, type SeatState, type Table, UNKNOWNS } from '../../table/table.ts';
import {
  isHand,
  isKind,
  isMeld,
  isNumber,
  isPoints,
  isRound,
  isRules,
  isSeat,
  isTile,
  isTiles,
  isTold,
  isWin,
} from './parts.ts';
import { either, isFlag, isList, isObject, isOneOf, isTrue, may, must } from './shape.ts';

const isDiscard = isObject<Discard>({
  tile: must(isTile),
  drawn: may(isFlag),
  riichi: may(isTrue),
  calledBy: may(isSeat),
});

const isSeatState = isObject<SeatState>({
  concealed: must(isHand),
  drawn: may(either(isTile, isOneOf(['hidden'] as const))),
  drawnFrom: may(isOneOf(['wall', 'replacement'] as const)),
  flowerDraw: may(isTrue),
  melds: must(isList(isMeld, 5)),
  river: must(isList(isDiscard, 100)),
  aside: must(isTiles),
  riichi: must(isOneOf(['none', 'declared', 'accepted'] as const)),
  doubleRiichi: must(isFlag),
  ippatsu: must(isFlag),
  open: may(isList(isKind, 34)),
  score: must(isNumber),
});

const isClaimable = isObject<Claimable>({
  tile: must(isTile),
  seat: must(isSeat),
  by: must(isOneOf(['discard', 'addedKan', 'closedKan', 'north'] as const)),
});

const isResult = isObject<NonNullable<Table['result']>>({
  ending: must(isOneOf(ENDINGS)),
  payments: may(isPoints),
  wins: must(isList(isWin, 4)),
});

export const isTable = isObject<Table>({
  seq: must(isNumber),
  round: must(isRound),
  rules: may(isRules),
  humans: must(isFlag),
  me: must(isSeat),
  seats: must(isList(isSeatState, 4)),
  indicators: must(isList(isTile, 10)),
  wall: must(isNumber),
  riichiSticks: must(isNumber),
  turn: must(isSeat),
  phase: must(isOneOf(['draw', 'discard', 'claim', 'over'] as const)),
  claimable: may(isClaimable),
  fromWall: may(isOneOf([true, 'flower'] as const)),
  untouched: must(isFlag),
  passed: must(isList(isClaimable, 200)),
  passedInRiichi: must(isList(isClaimable, 200)),
  justCalled: may(isMeld),
  unknown: must(isList(isOneOf(UNKNOWNS), 20)),
  told: must(isTold),
  result: may(isResult),
});
