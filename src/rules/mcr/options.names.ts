// What each option is called and what it means: en, ko, ja, zh-CN, in this order.

import type { Names } from './fans.ts';

export interface OptionText {
  readonly name: Names;
  /** One line: what holds when it is on, or what is chosen. */
  readonly meaning: Names;
}

const text = (name: Names, meaning: Names): OptionText => ({ name, meaning });

export const PROFILE_NAMES = {
  cn: ['Chinese practice', '중국 현행', '中国の現行', '现行国标'],
  book1998: ['1998 rule book', '1998년 규칙서', '1998年規則書', '1998年规则'],
  wmo: ['World Mahjong Organization', '세계마작조직(WMO)', '世界麻将組織（WMO）', '世界麻将组织（WMO）'],
} as const satisfies Readonly<Record<string, Names>>;

export const OPTION_NAMES: Readonly<Record<string, OptionText>> = {
  minimum: text(
    ['Minimum', '최저 점수', '最低点', '起和分'],
    [
      'Points a win needs, flowers not counted.',
      '꽃패를 빼고 화료에 필요한 점수입니다.',
      '和了に必要な点数（花牌を除く）。',
      '和牌所需的最低分，花牌不计。',
    ],
  ),
  concealedAndMeldedKong: text(
    ['Concealed and melded kong', '명암공', '明暗槓', '明暗杠'],
    [
      'Points for one of each; 0 counts the two kongs by themselves.',
      '명공과 암공이 하나씩일 때의 점수. 0이면 따로 계산합니다.',
      '明槓と暗槓が一つずつの点数。0なら別々に数える。',
      '一明杠一暗杠的分值；为0时两杠分别计分。',
    ],
  ),
  twoConcealedKongs: text(
    ['Two concealed kongs', '쌍암공', '双暗槓', '双暗杠'],
    ['Points for two concealed kongs.', '암공 두 개의 점수입니다.', '暗槓二つの点数。', '双暗杠的分值。'],
  ),
  concealedKongsBeside: text(
    ['Concealed kongs beside three kongs', '삼공과 암공', '三槓と暗槓', '三杠、四杠另计暗杠'],
    [
      'One or two concealed kongs count beside three or four kongs.',
      '삼공·사공에 암공 하나나 둘을 더 계산합니다.',
      '三槓・四槓に暗槓一つか二つを加える。',
      '三杠、四杠之外另计一个或两个暗杠。',
    ],
  ),
  concealedByNature: text(
    ['Self-draw of concealed shapes', '문전 전용형의 자모', '門前専用形の自摸', '门清牌型自摸'],
    [
      'What a self-draw adds to seven pairs, thirteen orphans and the like.',
      '칠대·십삼요 등을 자모했을 때 더하는 것입니다.',
      '七対・十三幺などの自摸で加えるもの。',
      '七对、十三幺等牌型自摸时加计的番种。',
    ],
  ),
  nineGatesPungs: text(
    ['Nine gates: pungs not counted', '구련보등의 요구각', '九蓮宝燈の幺九刻', '九莲宝灯的幺九刻'],
    [
      'Pungs of terminals that nine gates contains.',
      '구련보등에 포함되는 요구각입니다.',
      '九蓮宝燈に含まれる幺九刻。',
      '九莲宝灯已包含的幺九刻。',
    ],
  ),
  greenHalfFlush: text(
    ['All green with half flush', '녹일색과 혼일색', '緑一色と混一色', '绿一色加混一色'],
    [
      'Half flush counts beside all green where there is a green dragon.',
      '발이 있는 녹일색에 혼일색을 더합니다.',
      '發のある緑一色に混一色を加える。',
      '有发的绿一色另计混一色。',
    ],
  ),
  terminalsDoublePung: text(
    ['All terminals with double pung', '청요구와 쌍동각', '清幺九と双同刻', '清幺九加双同刻'],
    [
      'Double pungs count beside all terminals.',
      '청요구에 쌍동각을 더합니다.',
      '清幺九に双同刻を加える。',
      '清幺九另计双同刻。',
    ],
  ),
  straightInLesserHonors: text(
    ['Knitted straight in lesser honors', '전불고의 조합룡', '全不靠の組合龍', '全不靠加组合龙'],
    [
      'Nine knitted tiles and five honors count as both.',
      '조합룡의 아홉 장과 자패 다섯 장은 둘 다로 계산합니다.',
      '組合龍の九枚と字牌五枚は両方に数える。',
      '有组合龙九张的全不靠另计组合龙。',
    ],
  ),
  waits: text(
    ['Waits held by oneself', '스스로 다 가진 대기패', '自分で四枚持つ待ち', '自持四张的听牌'],
    [
      'Whether a tile of which the player holds all four counts as a wait.',
      '네 장을 모두 가진 패를 대기로 치는지 정합니다.',
      '四枚とも持つ牌を待ちと数えるか。',
      '四张均在自己手中的牌是否算作听牌。',
    ],
  ),
  knittedWait: text(
    ['Wait beside a knitted straight', '조합룡의 대기', '組合龍の待ち', '组合龙的听牌'],
    [
      'Whether the wait fans count for a tile that the knitted straight has too.',
      '조합룡에 있는 패로 화료해도 대기 번을 계산하는지 정합니다.',
      '組合龍にもある牌で和了しても待ちの番を数えるか。',
      '和牌张同时在组合龙内时是否计听牌番种。',
    ],
  ),
  numbering: text(
    ['Numbers of fans', '번 번호', '番の番号', '番种编号'],
    [
      'The WMO numbers two concealed kongs before all pungs.',
      'WMO는 쌍암공을 팽팽화보다 앞에 둡니다.',
      'WMOは双暗槓を碰碰和より前に置く。',
      'WMO 将双暗杠排在碰碰和之前。',
    ],
  ),
};

/** By option and choice: `waits.live`. */
export const CHOICE_NAMES: Readonly<Record<string, Names>> = {
  'concealedByNature.selfDrawn': ['self-drawn (1)', '자모 (1)', '自摸（1）', '自摸（1分）'],
  'concealedByNature.fullyConcealedHand': [
    'fully concealed hand (4)',
    '불구인 (4)',
    '不求人（4）',
    '不求人（4分）',
  ],
  'nineGatesPungs.one': ['one of them', '하나', '一つ', '一个'],
  'nineGatesPungs.all': ['all of them', '전부', 'すべて', '全部'],
  'knittedWait.anyTile': ['any tile', '모든 패', 'すべての牌', '任何牌'],
  'knittedWait.besideBody': [
    'tiles outside it alone',
    '조합룡 밖의 패만',
    '組合龍以外の牌のみ',
    '仅组合龙以外的牌',
  ],
  'waits.formal': ['counts', '대기로 침', '数える', '算听牌'],
  'waits.live': ['does not count', '대기로 치지 않음', '数えない', '不算听牌'],
  'numbering.book1998': ['1998 book', '1998년 규칙서', '1998年規則書', '1998年规则'],
  'numbering.wmo': ['WMO', 'WMO', 'WMO', 'WMO'],
};
