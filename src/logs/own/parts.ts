// Guards for what events and tables are made of.

import {
  OFFERS,
  type Round,
  type RuleHint,
  type StatedScore,
  type TableEvent,
  type Told,
  type ToldDiscard,
  type ToldWait,
  type ToldWorth,
} from '../../table/event.ts';
import type { Meld } from '../../tiles/meld.ts';
import type { Players, Seat } from '../../tiles/seat.ts';
import { KIND_COUNT, type Kind, TILE_COUNT, type Tile, WINDS } from '../../tiles/tile.ts';
import {
  either,
  type Guard,
  guard,
  isFlag,
  isList,
  isObject,
  isOneOf,
  isText,
  isTrue,
  isWithin,
  may,
  must,
} from './shape.ts';

type Win = Extract<TableEvent, { type: 'win' }>;

export const isTile: Guard<Tile> = isWithin<Tile>(0, TILE_COUNT - 1);
export const isKind: Guard<Kind> = isWithin<Kind>(0, KIND_COUNT - 1);
export const isSeat: Guard<Seat> = isWithin<Seat>(0, 3);
export const isPlayers: Guard<Players> = isOneOf<Players>([3, 4]);
export const isTiles = isList(isTile, 30);
export const isNumber = isWithin(-10_000_000, 10_000_000);
export const isPoints = isList(isNumber, 4);
export const isType = <T extends string>(type: T) => must(isOneOf([type]));

/** Values, and objects of values such as who is liable for which yakuman: no option goes deeper. */
const DEEPEST = 2;
const isOptionsTo = (depth: number): Guard<Readonly<Record<string, unknown>>> =>
  guard(
    (x) =>
      typeof x === 'object' &&
      x !== null &&
      !Array.isArray(x) &&
      Object.values(x).every((value) => isOptionValue(value, depth)),
  );
const isOptionValue = (x: unknown, depth: number): boolean =>
  ['string', 'number', 'boolean'].includes(typeof x) || (depth > 0 && isOptionsTo(depth - 1)(x));
const isOptions = isOptionsTo(DEEPEST);
const isReds: Guard<NonNullable<RuleHint['reds']>> = guard(
  (x) => isList(isWithin(0, 4), 3)(x) && x.length === 3,
);

export const isRules = isObject<RuleHint>({
  family: must(isOneOf(['riichi', 'mcr', 'korean'] as const)),
  preset: must(isText),
  options: may(isOptions),
  reds: may(isReds),
  unsupported: may(isList(isText)),
});

export const isRound = isObject<Round>({
  players: must(isPlayers),
  wind: must(isOneOf(WINDS)),
  number: must(isNumber),
  dealer: must(isSeat),
  honba: must(isNumber),
  riichiSticks: must(isNumber),
  scores: must(isPoints),
  wall: must(isNumber),
  ownWalls: may(isTrue),
});

type Claimed = Extract<Meld, { type: 'chi' | 'pon' | 'openKan' }>;
type Added = Extract<Meld, { type: 'addedKan' }>;
type Closed = Extract<Meld, { type: 'closedKan' }>;

const calledFields = { own: must(isTiles), called: must(isTile), from: must(isSeat) };

const isClaimed = isObject<Claimed>({
  type: must(isOneOf(['chi', 'pon', 'openKan'] as const)),
  ...calledFields,
});
const isAdded = isObject<Added>({ type: isType('addedKan'), ...calledFields, added: must(isTile) });
const isClosed = isObject<Closed>({ type: isType('closedKan'), own: must(isTiles) });

export const isMeld: Guard<Meld> = either(isClaimed, either(isAdded, isClosed));

const isYaku = isObject<{ readonly id: string; readonly han: number }>({
  id: must(isText),
  han: must(isNumber),
});
const isFan = isObject<{ readonly id: string; readonly times: number }>({
  id: must(isText),
  times: must(isNumber),
});

const isStated = isObject<StatedScore>({
  han: may(isNumber),
  fu: may(isNumber),
  points: may(isNumber),
  yaku: may(isList(isYaku)),
  yakuman: may(isList(isText)),
  ura: may(isTiles),
  liable: may(isSeat),
  fans: may(isList(isFan)),
  fan: may(isNumber),
});

const isWorth = isObject<ToldWorth>({ han: may(isNumber), fu: may(isNumber) });
const isWait = isObject<ToldWait>({
  tile: must(isTile),
  hasYaku: must(isFlag),
  ron: must(isWorth),
  tsumo: must(isWorth),
  dora: must(isNumber),
});
const isToldDiscard = isObject<ToldDiscard>({
  tile: must(isTile),
  furiten: must(isFlag),
  waits: must(isList(isWait)),
});

export const toldFields = {
  furiten: may(isFlag),
  offers: may(isList(isOneOf(OFFERS))),
  ownKans: may(isTrue),
  waits: may(isList(isWait)),
  discards: may(isList(isToldDiscard)),
};
export const isTold = isObject<Told>(toldFields);

export const isHand = either(isTiles, isWithin(0, 14));
export const isReplacement: Guard<Tile | 'hidden'> = either(isTile, isOneOf(['hidden'] as const));

export const isWin = isObject<Win>({
  type: isType('win'),
  seat: must(isSeat),
  tile: must(isTile),
  from: may(isSeat),
  hand: may(isTiles),
  stated: may(isStated),
  payments: may(isPoints),
});
