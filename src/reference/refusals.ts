// Why a win is refused, in a few words: the names of the rule sets' own reasons.

import type { KoreanRefusal } from '../rules/korean/refusals.ts';
import type { Refusal } from '../rules/rules.ts';
import type { Names } from './entry.ts';

const COMMON = {
  notComplete: ['Not complete', '미완성', '未完成', '牌型未成'],
  cannotRobAnkan: ['Concealed kan not robbed', '안깡은 창깡 불가', '暗槓は槍槓できない', '暗杠不能抢'],
  tooManyCopies: ['Five of a kind', '같은 패 다섯 장', '同じ牌が五枚', '同一张牌五张'],
  wrongTileCount: ['Wrong number of tiles', '패 수가 맞지 않음', '牌の枚数違い', '张数不对'],
} as const satisfies Readonly<Record<string, Names>>;

const RIICHI: Readonly<Partial<Record<Refusal, Names>>> = {
  noYaku: ['No yaku', '역없음', '役なし', '无役'],
  furiten: ['Furiten', '후리텐', '振聴', '振听'],
  ...COMMON,
};

const MCR: Readonly<Partial<Record<Refusal, Names>>> = {
  underMinimum: ['Under the minimum', '최소 점수 미달', '最低点不足', '未达起和分'],
  ...COMMON,
};

const KOREAN: Readonly<Record<KoreanRefusal, Names>> = {
  belowMinimum: ['Below the minimum', '최소 점수 미달', '最低点不足', '未达起和分'],
  furiten: ['Furiten', '진팅', '振聴', '振听'],
  illegalUpeo: ['Upeo without the right', '자격 없는 엎어', '資格のないオプオ', '不合规的报听'],
  upeoOpenHand: ['Upeo with an open hand', '울고 나서 엎어', '鳴いた手でオプオ', '副露后报听'],
  openUpeoWithoutUpeo: [
    'Open upeo without upeo',
    '엎어 없이 불러',
    'オプオなしのオープン宣言',
    '未报听而亮听',
  ],
  chowNotAllowed: ['No chow', '치 불가', 'チー不可', '不可吃牌'],
  robConcealedKong: ['Concealed kong not robbed', '안깡은 깡쏘아 불가', '暗槓は槍槓できない', '暗杠不能抢'],
  tileNotInSet: ['Tile not in the set', '쓰지 않는 패', '使わない牌', '不用的牌'],
  flagConflict: ['Facts that contradict', '서로 맞지 않는 조건', '両立しない条件', '互相矛盾的条件'],
  notComplete: COMMON.notComplete,
  tooManyCopies: COMMON.tooManyCopies,
  wrongTileCount: COMMON.wrongTileCount,
};

type NamesById = Readonly<Record<string, Names>>;

export const REFUSAL_NAMES: {
  readonly riichi: NamesById;
  readonly mcr: NamesById;
  readonly korean: NamesById;
} = {
  riichi: RIICHI,
  mcr: MCR,
  korean: KOREAN,
};
