// AGARI and RYUUKYOKU: how a hand ends.

import type { Ending } from '../../table/event.ts';
import { type Attributes, ids, numbers, place, points } from './attributes.ts';
import type { Message, Worth } from './message.ts';
import { handsOf } from './start.ts';

/** `before,change` of each place in hundreds; at tables with chips, the same of the chips behind them. */
const paymentsOf = (a: Attributes): readonly number[] | undefined => {
  const list = numbers(a.sc);
  return list?.length === 8 || list?.length === 16
    ? points(list.slice(0, 8).filter((_, i) => i % 2 === 1))
    : undefined;
};

const pairs = (list: readonly number[]): readonly (readonly [number, number])[] =>
  Array.from({ length: list.length / 2 }, (_, i) => [list[2 * i]!, list[2 * i + 1]!] as const);

const worthOf = (a: Attributes): Worth => {
  const [fu = 0, worth = 0] = numbers(a.ten) ?? [];
  const liable = place(a.paoWho);
  return {
    fu,
    points: worth,
    yaku: pairs(numbers(a.yaku) ?? []),
    yakuman: numbers(a.yakuman) ?? [],
    ura: ids(a.doraHaiUra) ?? [],
    ...(liable === undefined ? {} : { liable }),
  };
};

export const win = (a: Attributes): Message | undefined => {
  const [who, from, hand, machi] = [place(a.who), place(a.fromWho), ids(a.hai), ids(a.machi)];
  const tile = machi?.[0];
  if (who === undefined || from === undefined || hand === undefined || tile === undefined) return undefined;
  const payments = paymentsOf(a);
  return {
    type: 'win',
    place: who,
    from,
    hand: hand.filter((id) => id !== tile),
    tile,
    worth: worthOf(a),
    ...(payments ? { payments } : {}),
    last: a.owari !== undefined,
  };
};

const ENDINGS: Readonly<Record<string, Ending>> = {
  yao9: 'nineTerminals',
  kaze4: 'fourWinds',
  reach4: 'fourRiichi',
  ron3: 'tripleRon',
  kan4: 'fourKans',
  nm: 'nagashi',
};

export const drawnGame = (a: Attributes): Message => {
  const payments = paymentsOf(a);
  return {
    type: 'drawn',
    ending: a.type === undefined ? 'exhaustive' : (ENDINGS[a.type] ?? 'unknown'),
    hands: handsOf(a),
    ...(payments ? { payments } : {}),
    last: a.owari !== undefined,
  };
};
