// The page's own words, and ours. Yaku ids are those of the riichi rules.

import type { Ending, Offer } from '../../table/event.ts';

export const WIND_SIGNS = '東南西北';
export const NUMBER_SIGNS = '一二三四';

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
