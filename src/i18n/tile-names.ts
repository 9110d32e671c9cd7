// Tiles by the names players say, in each language; red fives are named, since colour alone does not tell them.

import type { Language } from '../settings.ts';
import { isFlower, isHonour, isRedFive, kindOf, rankOf, suitOf, type Tile } from '../tiles/tile.ts';

interface Naming {
  readonly number: (rank: number, suit: 'm' | 'p' | 's') => string;
  readonly red: (name: string) => string;
  readonly honours: readonly string[];
  /** Plum, orchid, bamboo, chrysanthemum, spring to winter. */
  readonly flowers: readonly string[];
}

const HAN = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九'];
const EN_SUITS = { m: 'Character', p: 'Dot', s: 'Bamboo' };
const KO_SUITS = { m: '만', p: '통', s: '삭' };
const JA_SUITS = { m: '萬', p: '筒', s: '索' };
const ZH_SUITS = { m: '万', p: '筒', s: '索' };

const NAMING: Readonly<Record<Language, Naming>> = {
  en: {
    number: (rank, suit) => `${rank} ${EN_SUITS[suit]}`,
    red: (name) => `Red ${name}`,
    honours: ['East', 'South', 'West', 'North', 'White Dragon', 'Green Dragon', 'Red Dragon'],
    flowers: ['Plum', 'Orchid', 'Bamboo (flower)', 'Chrysanthemum', 'Spring', 'Summer', 'Autumn', 'Winter'],
  },
  ko: {
    number: (rank, suit) => `${rank}${KO_SUITS[suit]}`,
    red: (name) => `적${name}`,
    honours: ['동', '남', '서', '북', '백', '발', '중'],
    flowers: ['매', '난', '죽', '국', '춘', '하', '추', '동(계절)'],
  },
  ja: {
    number: (rank, suit) => `${HAN[rank]}${JA_SUITS[suit]}`,
    red: (name) => `赤${name}`,
    honours: ['東', '南', '西', '北', '白', '發', '中'],
    flowers: ['梅', '蘭', '竹', '菊', '春', '夏', '秋', '冬'],
  },
  'zh-CN': {
    number: (rank, suit) => `${HAN[rank]}${ZH_SUITS[suit]}`,
    red: (name) => `赤${name}`,
    honours: ['东', '南', '西', '北', '白', '发', '中'],
    flowers: ['梅', '兰', '竹', '菊', '春', '夏', '秋', '冬'],
  },
};

export const tileName = (tile: Tile, language: Language): string => {
  const naming = NAMING[language];
  if (isFlower(tile)) return naming.flowers[tile - 37]!;
  const kind = kindOf(tile);
  if (isHonour(kind)) return naming.honours[kind - 27]!;
  const name = naming.number(rankOf(kind), suitOf(kind) as 'm');
  return isRedFive(tile) ? naming.red(name) : name;
};
