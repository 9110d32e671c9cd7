// What each rule option is called and what it means, in the languages of the product: en, ko, ja, zh-CN, in this order.
// The names of the yaku stand in `yaku.names.ts`.

import { YAKU } from './ids.ts';
import { type Names, YAKU_NAMES } from './yaku.names.ts';

export type { Names } from './yaku.names.ts';

export interface OptionText {
  readonly name: Names;
  /** One line: what holds when it is on, or what is chosen. */
  readonly meaning: Names;
}

const text = (name: Names, meaning: Names): OptionText => ({ name, meaning });

export const PRESET_NAMES = {
  seed: ['Book rules', '규칙서 규칙', '規則書ルール', '规则书规则'],
  nagari: ['Table “Nagari”', '나가리 점수표', 'ナガリの点数表', 'Nagari 分值表'],
  samsigi: ['Table “Samsigi”', '삼식이 점수표', 'サムシギの点数表', 'Samsigi 分值表'],
  coffee: ['Table “Coffee”', '커피 점수표', 'コーヒーの点数表', 'Coffee 分值表'],
} as const satisfies Readonly<Record<string, Names>>;

export const OPTION_GROUP_NAMES = {
  yaku: ['Base yaku', '기본 역', '基本役', '基本役'],
  upeo: ['Upeo', '엎어', 'オプオ', '报听'],
  bonus: ['Bonus yaku', '부가 역', '付加役', '附加役'],
  play: ['Play', '진행', '進行', '进行'],
  payment: ['Payment', '정산', '精算', '结算'],
  game: ['Game', '대국', '対局', '对局'],
  basePoints: ['Points of the base yaku', '기본 역 점수', '基本役の点数', '基本役分值'],
  bonusPoints: ['Points of the bonus yaku', '부가 역 점수', '付加役の点数', '附加役分值'],
} as const satisfies Readonly<Record<string, Names>>;

/** Points of a yaku: named as the yaku is. */
const POINT_NAMES: Readonly<Record<string, OptionText>> = Object.fromEntries(
  YAKU.map((id) => [
    `points.${id}`,
    text(YAKU_NAMES[id], ['What this yaku counts.', '이 역의 점수입니다.', 'この役の点数。', '该役的分值。']),
  ]),
);

export const OPTION_NAMES: Readonly<Record<string, OptionText>> = {
  minBase: text(
    ['Minimum of base points', '최소 기본 점수', '基本点の最低限', '基本分下限'],
    [
      'A hand with fewer base points does not win, whatever its bonus.',
      '기본 점수가 이보다 적으면 부가 점수가 있어도 화료할 수 없습니다.',
      '基本点がこれより少ない手は、付加点があっても和了できない。',
      '基本分低于此值不能和牌，附加分不计入。',
    ],
  ),
  stacking: text(
    ['Contained yaku', '포함되는 역', '含まれる役', '被包含的役'],
    [
      'Whether a yaku that every hand of a higher one holds is counted with it.',
      '높은 역에 반드시 포함되는 역을 따로 더할지 정합니다.',
      '上位の役に必ず含まれる役を別に数えるかどうか。',
      '高级役必然包含的役是否另外计分。',
    ],
  ),
  roundWindYaku: text(
    ['Round wind counts', '장풍패 인정', '場風牌を数える', '计场风牌'],
    [
      'A triplet of the round wind counts; otherwise only the seat wind does.',
      '장풍패를 역으로 인정합니다. 끄면 자풍패만 인정합니다.',
      '場風の刻子を役とする。なしの場合は自風だけ。',
      '场风刻子计役；否则只计自风。',
    ],
  ),
  doubleWindAdds: text(
    ['Double wind adds', '연풍패 추가', '連風牌は加算', '连风牌累加'],
    [
      'A double wind counts on top of round and seat wind, not in their place.',
      '연풍패를 장풍패·자풍패에 더합니다. 끄면 둘을 대신합니다.',
      '連風牌を場風・自風に加える。なしの場合は両方の代わり。',
      '连风牌在场风、自风之外另计；否则取代两者。',
    ],
  ),
  concealedKongKeepsMenzen: text(
    ['Concealed kong keeps the hand concealed', '안깡은 멘젠 유지', '暗槓は門前のまま', '暗杠保持门前清'],
    [
      'A hand with a concealed kong is still a concealed hand.',
      '안깡을 해도 멘젠으로 인정합니다.',
      '暗槓をしても門前と認める。',
      '开暗杠后仍算门前清。',
    ],
  ),
  tanyaoBothSuits: text(
    ['All simples need two suits', '탕야오는 두 종류 수패', '断幺九は二色必要', '断幺九须两门'],
    [
      'All simples in one suit alone do not count.',
      '한 종류 수패만으로 된 탕야오는 인정하지 않습니다.',
      '一色だけの断幺九は認めない。',
      '只有一门数牌时不计断幺九。',
    ],
  ),
  pinfuWait: text(
    ['Wait of all sequences', '핑후의 대기', '平和の待ち', '平和的听牌'],
    [
      'What counts as a wait on two or more tiles.',
      '양자 방 이상으로 인정하는 대기를 정합니다.',
      '二種以上の待ちと認める形。',
      '何种听牌算两种以上。',
    ],
  ),
  sevenPairsQuad: text(
    ['Four equal tiles are two pairs', '같은 패 4개는 머리 2개', '同じ牌四枚は二対子', '四张相同算两对'],
    [
      'Seven pairs may hold four equal tiles as two pairs.',
      '칠대작에서 같은 패 4개를 머리 2개로 인정합니다.',
      '七対子で同じ牌四枚を二つの対子と認める。',
      '七对子中四张相同的牌可作两对。',
    ],
  ),
  fullFlushSevenPairs: text(
    ['Full flush as seven pairs', '칠대작 청일색', '七対子の清一色', '七对清一色'],
    [
      'Seven pairs of one suit are a full flush too.',
      '한 종류 수패의 칠대작도 청일색으로 인정합니다.',
      '一色の七対子も清一色と認める。',
      '同一门的七对子也计清一色。',
    ],
  ),
  ronTripletConcealed: text(
    ['Triplet by ron is concealed', '론으로 완성한 커쯔도 안커', 'ロンの刻子も暗刻', '荣和的刻子算暗刻'],
    [
      'A triplet that a discard completes counts as concealed.',
      '버림패로 완성한 커쯔도 안커로 인정합니다.',
      '捨て牌で完成した刻子も暗刻と認める。',
      '由他家打出的牌完成的刻子也算暗刻。',
    ],
  ),
  humanHandAllReady: text(
    ['Human hand: all ready', '인화는 모두 팅파이', '人和は全員聴牌', '人和须全员听牌'],
    [
      'Every player must have been ready from the deal.',
      '네 명 모두 처음부터 팅파이여야 합니다.',
      '全員が配牌から聴牌していなければならない。',
      '所有玩家起手都须听牌。',
    ],
  ),
  heavenlyGensho: text(
    ['Heavenly hand: winning tile', '천화의 올림패', '天和の和了牌', '天和的和牌张'],
    [
      'Which tile of a heavenly hand is counted for its copies.',
      '천화에서 겐쇼를 세는 올림패를 정합니다.',
      '天和でゲンショを数える和了牌。',
      '天和时以哪张牌计同张数。',
    ],
  ),
  heavenlyMenzenTsumo: text(
    ['Heavenly hand is a self-draw', '천화도 멘젠·쯔모', '天和も門前自摸', '天和计门前自摸'],
    [
      'Concealed self-draw counts with a heavenly hand.',
      '천화에 멘젠·쯔모를 더합니다.',
      '天和に門前自摸を加える。',
      '天和另计门前自摸。',
    ],
  ),
  earthlyFirstDraw: text(
    ['Earthly hand: first draw alone', '지화는 첫 쯔모만', '地和は第一自摸のみ', '地和仅限首次摸牌'],
    [
      'An earthly hand is won on the first own draw; otherwise on any, ready from the deal.',
      '첫 쯔모로 화료해야 지화입니다. 끄면 처음부터 팅파이면 나중 쯔모도 인정합니다.',
      '最初の自摸での和了だけ。なしの場合は配牌聴牌なら後の自摸でもよい。',
      '须首次摸牌即和；否则起手听牌后任何自摸均可。',
    ],
  ),
  upeoCheck: text(
    ['Upeo: waits that must suffice', '엎어 조건', 'オプオの条件', '报听条件'],
    [
      'Whether every wait must reach the minimum by a discard, or one.',
      '모든 대기가 론으로 최소 점수를 넘어야 하는지, 하나면 되는지 정합니다.',
      'すべての待ちがロンで最低限に届く必要があるか、一つでよいか。',
      '须所有听牌荣和都达下限，还是一种即可。',
    ],
  ),
  upeoMinWall: text(
    ['Upeo: tiles in the wall', '엎어: 남은 패산', 'オプオ：残りの山', '报听：剩余牌数'],
    [
      'Upeo may not be declared with fewer tiles left in the wall.',
      '패산에 남은 패가 이보다 적으면 엎어를 선언할 수 없습니다.',
      '山の残りがこれより少なければ宣言できない。',
      '牌墙剩余少于此数时不能报听。',
    ],
  ),
  illegalUpeo: text(
    ['Illegal upeo', '점프', '不当なオプオ', '违规报听'],
    [
      'What becomes of a hand that declared upeo without the right to.',
      '조건 없이 엎어를 선언한 손의 처리를 정합니다.',
      '条件を満たさずに宣言した手の扱い。',
      '不符条件而报听者如何处理。',
    ],
  ),
  earlyUpeoIncludesUpeo: text(
    [
      'Immediate upeo includes upeo',
      '부지 엎어에 엎어 포함',
      '第一巡オプオはオプオを含む',
      '首巡报听包含报听',
    ],
    [
      'Immediate upeo counts in place of upeo; otherwise both.',
      '부지 엎어가 엎어를 대신합니다. 끄면 둘 다 더합니다.',
      '第一巡オプオがオプオの代わり。なしの場合は両方。',
      '首巡报听取代报听；否则两者都计。',
    ],
  ),
  upeoKongKeepsWaits: text(
    [
      'Kong in upeo keeps the waits',
      '엎어 뒤 안깡은 대기 불변',
      'オプオ後の暗槓は待ち不変',
      '报听后暗杠不得改变听牌',
    ],
    [
      'A concealed kong in upeo must leave the waits as they are.',
      '엎어 뒤의 안깡은 대기가 바뀌지 않아야 합니다.',
      'オプオ後の暗槓は待ちを変えてはならない。',
      '报听后的暗杠不能改变所听的牌。',
    ],
  ),
  genshoCountsMelds: text(
    ['Copies in melds count', '겐쇼에 운 패 포함', 'ゲンショは副露も数える', '同张数含副露'],
    [
      'Copies of the winning tile in melds count too.',
      '펑·깡한 패도 겐쇼로 셉니다.',
      '副露した牌も数える。',
      '副露中的同张也计。',
    ],
  ),
  flowersWithFour: text(
    ['Flowers with all four', '화만관과 꽃', '花満貫と花牌', '花满贯与花牌'],
    [
      'Whether the single flowers count beside all four flowers.',
      '화만관에 꽃 점수를 더할지 정합니다.',
      '花満貫に花牌の点を加えるかどうか。',
      '花满贯之外是否另计单张花牌。',
    ],
  ),
  flowerReplacementWin: text(
    ['Win on a flower’s replacement', '꽃 보충패 화료', '花牌の補充で和了', '补花和牌'],
    [
      'A win on the tile drawn for a flower counts as a kong replacement does.',
      '꽃을 보충한 패로 화료하면 깡올라만큼 더합니다.',
      '花牌の補充牌での和了を嶺上開花と同じだけ加える。',
      '补花摸到的牌和牌，按杠上开花加分。',
    ],
  ),
  robExposedKong: text(
    ['Kongs that can be robbed', '깡쏘아 범위', '槍槓の範囲', '可抢的杠'],
    [
      'Which exposed kongs count as robbed; a concealed one never does.',
      '어느 바깥깡을 깡쏘아로 인정할지 정합니다. 안깡은 인정하지 않습니다.',
      'どの明槓を槍槓と認めるか。暗槓は認めない。',
      '哪些明杠可算抢杠；暗杠不可。',
    ],
  ),
  kongAndLastAdd: text(
    ['Kong and last tile add', '깡올라와 하이테이 합산', '嶺上と海底の複合', '杠上与海底累加'],
    [
      'A kong’s replacement that is the last tile counts both; otherwise the higher.',
      '마지막 패가 영상패이면 둘 다 더합니다. 끄면 높은 쪽만 셉니다.',
      '最後の牌が嶺上牌なら両方加える。なしの場合は高い方だけ。',
      '杠上牌又是最后一张时两者都计；否则只计高者。',
    ],
  ),
  lastDiscardTile: text(
    ['Special last discard', '하이테이 쏘아 특별패', '河底の特別牌', '海底点和特定牌'],
    [
      'The tile whose last-discard win counts more.',
      '하이테이 쏘아 점수가 높은 패를 정합니다.',
      '最後の捨て牌での和了が高くなる牌。',
      '最后一张打出时加分更多的牌。',
    ],
  ),
  furiten: text(
    ['Furiten', '진팅', '振聴', '振听'],
    [
      'What an own discard bars from ron.',
      '자기가 버린 패가 막는 론의 범위를 정합니다.',
      '自分の捨て牌がロンを妨げる範囲。',
      '自己打出的牌禁止荣和的范围。',
    ],
  ),
  passedRon: text(
    ['A ron let pass', '놓친 론', '見逃し', '见逃'],
    [
      'How long a ron is barred after one was let pass; in upeo, to the end of the hand.',
      '론을 놓친 뒤 언제까지 론할 수 없는지 정합니다. 엎어 뒤에는 그 판 끝까지입니다.',
      '見逃した後いつまでロンできないか。オプオ後は局の終わりまで。',
      '放过荣和后多久不能荣和；报听后至本局结束。',
    ],
  ),
  multiRon: text(
    ['Several rons', '동시 론', '複数のロン', '一炮多响'],
    [
      'Who wins when several players claim one tile.',
      '한 패에 여러 명이 론하면 누가 화료하는지 정합니다.',
      '一枚に複数がロンしたとき誰が和了するか。',
      '多人同时荣和一张牌时由谁和牌。',
    ],
  ),
  settlement: text(
    ['Settlement', '정산 방식', '精算方式', '结算方式'],
    [
      'What is paid for a hand.',
      '화료 점수를 어떻게 주고받는지 정합니다.',
      '和了に対する支払い。',
      '和牌后如何支付。',
    ],
  ),
  unit: text(
    ['Unit', '단위', '単位', '单位'],
    [
      'Every payment is multiplied by this.',
      '모든 지불에 곱하는 값입니다.',
      'すべての支払いに掛ける値。',
      '所有支付乘以此值。',
    ],
  ),
  notenPayment: text(
    ['Payment when the wall runs out', '유국 시 지불', '流局時の支払い', '流局支付'],
    [
      'Each player who is not ready pays this to each who is. 0: nothing.',
      '팅파이가 아닌 사람이 팅파이인 사람마다 내는 점수입니다. 0이면 없습니다.',
      '聴牌していない者が聴牌者それぞれに支払う点。0はなし。',
      '未听牌者付给每位听牌者的分数。0 为不付。',
    ],
  ),
  startPoints: text(
    ['Points at the start', '시작 점수', '持ち点', '起始分'],
    [
      'What each player begins with.',
      '각자 시작할 때 가진 점수입니다.',
      '各自が始めに持つ点数。',
      '每位玩家开始时的分数。',
    ],
  ),
  tileSet: text(
    ['Tiles', '패 구성', '使用牌', '用牌'],
    ['Whether bamboo is played.', '삭수패를 쓰는지 정합니다.', '索子を使うかどうか。', '是否使用索子。'],
  ),
  players: text(
    ['Players', '인원', '人数', '人数'],
    ['How many play.', '대국 인원입니다.', '対局者の数。', '对局人数。'],
  ),
  hands: text(
    ['Hands in a session', '총 국수', '総局数', '总局数'],
    [
      'Sixteen hands are one jang: every player deals four times.',
      '16국이 한 장(莊)이며 각자 네 번 친을 합니다.',
      '十六局で一荘。各自が四回親になる。',
      '十六局为一庄，每人坐庄四次。',
    ],
  ),
  dealerRepeat: text(
    ['The deal', '연장', '連荘', '连庄'],
    [
      'Whether a winning dealer deals again.',
      '친이 화료하면 계속 친을 하는지 정합니다.',
      '和了した親が続けるかどうか。',
      '庄家和牌后是否连庄。',
    ],
  ),
  ...POINT_NAMES,
};

/** `option.choice`: the choices that are no number. */
export const CHOICE_NAMES: Readonly<Record<string, Names>> = {
  'stacking.inclusive': ['not counted', '더하지 않음', '数えない', '不另计'],
  'stacking.additive': ['counted', '더함', '数える', '另计'],
  'pinfuWait.kinds': ['any two kinds of tile', '두 종류 이상 모두', '二種以上すべて', '任意两种以上'],
  'pinfuWait.ryanmen': ['open-ended alone', '양면만', '両面のみ', '仅两面'],
  'heavenlyGensho.lastDealt': ['the last dealt tile', '마지막 배패', '最後の配牌', '最后配到的牌'],
  'heavenlyGensho.none': ['none', '없음', 'なし', '无'],
  'upeoCheck.allWaits': ['every wait', '모든 대기', 'すべての待ち', '所有听牌'],
  'upeoCheck.anyWait': ['one wait', '하나라도', '一つでも', '任一听牌'],
  'illegalUpeo.voidWin': ['the win is void', '화료 무효', '和了無効', '和牌无效'],
  'illegalUpeo.ignoreUpeo': ['upeo does not count', '엎어 점수만 제외', 'オプオの点なし', '不计报听'],
  'flowersWithFour.replace': ['no', '더하지 않음', '加えない', '不计'],
  'flowersWithFour.add': ['yes', '더함', '加える', '另计'],
  'robExposedKong.added': ['added to a pung', '추가깡만', '加槓のみ', '仅加杠'],
  'robExposedKong.any': ['any exposed kong', '모든 바깥깡', 'すべての明槓', '所有明杠'],
  'lastDiscardTile.1p': ['1 dot', '1통', '一筒', '一筒'],
  'lastDiscardTile.9p': ['9 dot', '9통', '九筒', '九筒'],
  'furiten.anyWait': ['every ron', '모든 론', 'すべてのロン', '所有荣和'],
  'furiten.tile': ['that tile alone', '그 패만', 'その牌のみ', '仅该牌'],
  'furiten.off': ['nothing', '없음', 'なし', '无'],
  'passedRon.untilOwnDraw': ['until the own draw', '다음 쯔모까지', '次の自摸まで', '至下次摸牌'],
  'passedRon.none': ['not at all', '없음', 'なし', '无'],
  'multiRon.headBump': ['the nearest wins', '가까운 사람만', '頭ハネ', '头跳'],
  'multiRon.all': ['all win', '모두 인정', '全員和了', '全部有效'],
  'settlement.oneFiveTen': ['with the ante of 5 or 10', '1-5-10 방식', '場代五・十を加える', '加底分五或十'],
  'settlement.plain': ['the points alone, by each', '점수 그대로', '点数のみ', '仅按分数'],
  'settlement.pointsOnly': ['no payments', '정산 없음', '支払いなし', '不结算'],
  'tileSet.noBamboo': ['104 tiles, no bamboo', '삭수 없이 104개', '索子なし104枚', '无索子 104 张'],
  'tileSet.full': ['140 tiles', '삭수 포함 140개', '索子あり140枚', '含索子 140 张'],
  'dealerRepeat.never': ['always passes', '항상 넘김', '必ず移る', '总是轮庄'],
  'dealerRepeat.onWin': ['stays on a win', '화료하면 유지', '和了で続行', '和牌连庄'],
};
