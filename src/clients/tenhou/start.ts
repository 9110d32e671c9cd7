// INIT and REINIT: how a hand begins, or stands when it is joined.

import { type Attributes, ids, numbers, PLACES, place, points } from './attributes.ts';
import type { Message, Start } from './message.ts';
import { type Call, callOf, type Id, isId } from './tiles.ts';

const startOf = (a: Attributes): Start | undefined => {
  const [seed, ten, dealer] = [numbers(a.seed), numbers(a.ten), place(a.oya)];
  if (seed === undefined || seed.length < 6 || ten?.length !== 4 || dealer === undefined) return undefined;
  const [kyoku, honba, sticks, , , indicator] = seed as [number, number, number, number, number, number];
  if (!isId(indicator) || kyoku < 0 || kyoku > 15) return undefined;
  return { kyoku, honba, sticks, indicator, scores: points(ten), dealer };
};

export const handsOf = (a: Attributes): readonly (readonly Id[] | undefined)[] =>
  PLACES.map((p) => ids(a[`hai${p}`])).map((hand) => (hand?.length === 0 ? undefined : hand));

/** The viewer's own hand stands alone as `hai`; logs show all as `hai0` … */
export const init = (a: Attributes): Message | undefined => {
  const start = startOf(a);
  const own = ids(a.hai);
  if (start === undefined) return undefined;
  const hands = own ? [own, undefined, undefined, undefined] : handsOf(a);
  return hands.some((hand) => hand?.length === 13) ? { type: 'init', start, hands } : undefined;
};

const callsOf = (text: string | undefined): readonly Call[] | undefined => {
  const calls = numbers(text ?? '')?.map(callOf);
  return calls?.every((c) => c !== undefined) ? calls : undefined;
};

/** Stands before the sideways tile of a river. */
const RIICHI_MARK = 255;

const riverOf = (text: string | undefined): { ids: readonly Id[]; riichi?: number } | undefined => {
  const list = numbers(text ?? '');
  const tiles = list?.filter((n) => n !== RIICHI_MARK);
  if (list === undefined || !tiles!.every(isId)) return undefined;
  const riichi = list.indexOf(RIICHI_MARK);
  return riichi < 0 ? { ids: tiles! } : { ids: tiles!, riichi };
};

export const reinit = (a: Attributes): Message | undefined => {
  const [start, hand] = [startOf(a), ids(a.hai)];
  const calls = PLACES.map((p) => callsOf(a[`m${p}`]));
  const rivers = PLACES.map((p) => riverOf(a[`kawa${p}`]));
  if (start === undefined || hand === undefined) return undefined;
  if (!calls.every((c) => c !== undefined) || !rivers.every((r) => r !== undefined)) return undefined;
  return { type: 'reinit', start, hand, calls, rivers };
};
