// One sentence for each tile: forty of them differ in a number alone.

import type { Language } from './entry.ts';

type Suit = 'm' | 'p' | 's';

interface Sentences {
  readonly number: (rank: string, suit: Suit) => string;
  readonly red: (suit: Suit) => string;
  readonly winds: readonly string[];
  readonly dragons: readonly string[];
}

const SENTENCES: Readonly<Record<Language, Sentences>> = {
  en: {
    number: (rank, suit) =>
      `The ${rank} of ${{ m: 'characters', p: 'dots', s: 'bamboo' }[suit]}; four of them.`,
    red: (suit) =>
      `A red 5 of ${{ m: 'characters', p: 'dots', s: 'bamboo' }[suit]}: an ordinary 5 that adds one han.`,
    winds: [
      'The wind of the dealer and of the first round; four of them.',
      'The wind of the second seat and round; four of them.',
      'The wind of the third seat and round; four of them.',
      'The wind of the fourth seat and round; four of them.',
    ],
    dragons: [
      'The blank dragon; four of them.',
      'The green dragon; four of them.',
      'The red dragon; four of them.',
    ],
  },
  ko: {
    number: (rank, suit) =>
      `${{ m: '만수패', p: '통수패', s: '삭수패' }[suit]}의 ${rank}입니다. 네 장 있습니다.`,
    red: (suit) =>
      `빨간색으로 된 ${{ m: '만수패', p: '통수패', s: '삭수패' }[suit]}의 5입니다. 한 장에 1판을 더합니다.`,
    winds: [
      '친과 첫 번째 장의 바람패입니다. 네 장 있습니다.',
      '두 번째 자리와 장의 바람패입니다. 네 장 있습니다.',
      '세 번째 자리와 장의 바람패입니다. 네 장 있습니다.',
      '네 번째 자리와 장의 바람패입니다. 네 장 있습니다.',
    ],
    dragons: [
      '아무것도 없는 흰 삼원패입니다. 네 장 있습니다.',
      '초록색 삼원패입니다. 네 장 있습니다.',
      '붉은색 삼원패입니다. 네 장 있습니다.',
    ],
  },
  ja: {
    number: (rank, suit) => `${{ m: '萬子', p: '筒子', s: '索子' }[suit]}の${rank}。四枚ある。`,
    red: (suit) => `赤い${{ m: '萬子', p: '筒子', s: '索子' }[suit]}の5。一枚につき1翻を加える。`,
    winds: [
      '親と最初の場の風牌。四枚ある。',
      '二番目の席と場の風牌。四枚ある。',
      '三番目の席と場の風牌。四枚ある。',
      '四番目の席と場の風牌。四枚ある。',
    ],
    dragons: ['白い三元牌。四枚ある。', '緑の三元牌。四枚ある。', '赤い三元牌。四枚ある。'],
  },
  'zh-CN': {
    number: (rank, suit) => `${{ m: '万子', p: '筒子', s: '索子' }[suit]}的${rank}，共四张。`,
    red: (suit) => `红色的${{ m: '万子', p: '筒子', s: '索子' }[suit]}5，每张加1番。`,
    winds: [
      '庄家与第一圈的风牌，共四张。',
      '第二个座位与第二圈的风牌，共四张。',
      '第三个座位与第三圈的风牌，共四张。',
      '第四个座位与第四圈的风牌，共四张。',
    ],
    dragons: ['白色的三元牌，共四张。', '绿色的三元牌，共四张。', '红色的三元牌，共四张。'],
  },
};

const SUITS: readonly Suit[] = ['m', 'p', 's'];

/** `5m`, `0p`, `7z`. */
export const tileSentence = (tile: string, language: Language): string | undefined => {
  const { number, red, winds, dragons } = SENTENCES[language];
  const [rank = '', letter] = tile;
  const suit = SUITS.find((s) => s === letter);
  if (suit) return rank === '0' ? red(suit) : number(rank, suit);
  return [...winds, ...dragons][Number(rank) - 1];
};
