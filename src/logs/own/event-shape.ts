// What an event must look like to be one of ours.

import { ENDINGS, type TableEvent } from '../../table/event.ts';
import {
  isHand,
  isKind,
  isMeld,
  isPlayers,
  isPoints,
  isReplacement,
  isRound,
  isRules,
  isSeat,
  isTile,
  isTiles,
  isType,
  isWin,
  toldFields,
} from './parts.ts';
import {
  either,
  type Guard,
  isByType,
  isFlag,
  isGap,
  isList,
  isObject,
  isOneOf,
  isText,
  isTrue,
  may,
  must,
} from './shape.ts';
import { isTable } from './table-shape.ts';

type Of<T extends TableEvent['type']> = Extract<TableEvent, { type: T }>;

export const isGame = isObject<Of<'game'>>({
  type: isType('game'),
  players: must(isPlayers),
  humans: must(isFlag),
  rules: may(isRules),
  hintsOff: may(isTrue),
  joined: may(isTrue),
});

export const isTableEvent: Guard<TableEvent> = isByType<TableEvent>({
  game: isGame,
  deal: isObject<Of<'deal'>>({
    type: isType('deal'),
    round: must(isRound),
    me: must(isSeat),
    hands: must(isList(isHand, 4)),
    indicator: may(isTile),
  }),
  draw: isObject<Of<'draw'>>({
    type: isType('draw'),
    seat: must(isSeat),
    tile: may(isTile),
    replacement: may(isTrue),
  }),
  declare: isObject<Of<'declare'>>({ type: isType('declare'), seat: must(isSeat) }),
  discard: isObject<Of<'discard'>>({
    type: isType('discard'),
    seat: must(isSeat),
    tile: must(isTile),
    drawn: may(isFlag),
    riichi: may(isTrue),
  }),
  riichi: isObject<Of<'riichi'>>({ type: isType('riichi'), seat: must(isSeat) }),
  open: isObject<Of<'open'>>({ type: isType('open'), seat: must(isSeat), waits: must(isList(isKind, 34)) }),
  meld: isObject<Of<'meld'>>({ type: isType('meld'), seat: must(isSeat), meld: must(isMeld) }),
  aside: isObject<Of<'aside'>>({
    type: isType('aside'),
    seat: must(isSeat),
    tile: must(isTile),
    dealt: may(isObject<NonNullable<Of<'aside'>['dealt']>>({ replacement: must(isReplacement) })),
  }),
  indicator: isObject<Of<'indicator'>>({ type: isType('indicator'), tile: must(isTile) }),
  win: isWin,
  end: isObject<Of<'end'>>({
    type: isType('end'),
    ending: must(isOneOf(ENDINGS)),
    payments: may(isPoints),
    hands: may(isList(either(isTiles, isGap), 4)),
    last: may(isTrue),
  }),
  told: isObject<Of<'told'>>({ type: isType('told'), ...toldFields }),
  missed: isObject<Of<'missed'>>({ type: isType('missed'), detail: must(isText) }),
  snapshot: isObject<Of<'snapshot'>>({ type: isType('snapshot'), table: must(isTable) }),
});
