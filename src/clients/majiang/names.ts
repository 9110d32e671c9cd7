// The page's own words, and ours. Yaku ids are those of the riichi rules.

import type { Ending, Offer } from '../../table/event.ts';
import type { Wind } from '../../tiles/tile.ts';
import { parseWind, WIND_WORDS } from '../board/winds.ts';

/** As the page counts, and as its translations do. */
const NUMBER_WORDS: readonly (readonly string[])[] = [
  ['一', '1', '일', 'one', 'first'],
  ['二', '2', '이', 'two', 'second'],
  ['三', '3', '삼', 'three', 'third'],
  ['四', '4', '사', 'four', 'fourth'],
];

const isIn = (words: readonly string[], text: string): boolean => words.includes(text.toLowerCase());

const WIND_AT_START = new RegExp(`^(${WIND_WORDS.join('|')})`, 'i');
const NUMBERS = new RegExp(`\\d+|${NUMBER_WORDS.flat().join('|')}`, 'gi');

/** `東一局`, `East 1 Round`: a wind, and one number from 1 to 4 behind it. */
export const parseRound = (text: string): { readonly wind: Wind; readonly number: number } | undefined => {
  const [sign = ''] = WIND_AT_START.exec(text.trim()) ?? [];
  const wind = parseWind(sign);
  const numbers = text.trim().slice(sign.length).match(NUMBERS) ?? [];
  const number = NUMBER_WORDS.findIndex((words) => isIn(words, numbers[0] ?? ''));
  return wind === undefined || numbers.length !== 1 || number < 0 ? undefined : { wind, number };
};

export const ENDING_NAMES: Readonly<Record<string, Ending>> = {
  荒牌平局: 'exhaustive',
  流し満貫: 'nagashi',
  九種九牌: 'nineTerminals',
  四風連打: 'fourWinds',
  四家立直: 'fourRiichi',
  四開槓: 'fourKans',
  三家和: 'tripleRon',
};

/** Classes of the offered buttons. `cansel` and `daopai` (show no tenpai) are no offers. */
export const OFFER_CLASSES: Readonly<Record<string, Offer>> = {
  chi: 'chi',
  peng: 'pon',
  gang: 'kan',
  rong: 'ron',
  zimo: 'tsumo',
  lizhi: 'riichi',
  pingju: 'nineTerminals',
};
