// What each rule option is called and what it means, in the languages of the product: en, ko, ja, zh-CN, in this order.

export type Names = readonly [en: string, ko: string, ja: string, zhCN: string];

export interface OptionText {
  readonly name: Names;
  /** One line: what holds when it is on, or what is chosen. */
  readonly meaning: Names;
}

const text = (name: Names, meaning: Names): OptionText => ({ name, meaning });

export const PRESET_NAMES = {
  seed: ['Book rules', '규칙서 규칙', '規則書ルール', '规则书规则'],
  tenhou: ['Tenhou', '천봉(天鳳)', '天鳳', '天凤'],
  majsoul: ['Mahjong Soul', '작혼(雀魂)', '雀魂', '雀魂'],
  tournament: ['Tournament', '대회 규칙', '大会ルール', '比赛规则'],
  majiang: ['Majiang', '전뇌마작(電脳麻将)', '電脳麻将', '电脑麻将'],
} as const satisfies Readonly<Record<string, Names>>;

export const OPTION_GROUP_NAMES = {
  yaku: ['Yaku', '역', '役', '役种'],
  yakuman: ['Yakuman', '역만', '役満', '役满'],
  scoring: ['Scoring', '점수 계산', '点数計算', '点数计算'],
  dora: ['Dora', '도라', 'ドラ', '宝牌'],
  play: ['Play', '진행', '進行', '进行'],
  draws: ['Draws', '유국', '流局', '流局'],
  game: ['Game', '대국', '対局', '对局'],
  threePlayers: ['Three players', '3인 마작', '三人麻雀', '三人麻将'],
} as const satisfies Readonly<Record<string, Names>>;

const doubled = (yaku: Names): OptionText =>
  text(
    [`Double: ${yaku[0]}`, `더블역만: ${yaku[1]}`, `ダブル役満：${yaku[2]}`, `双倍役满：${yaku[3]}`],
    ['Counts as two yakuman.', '역만 두 배로 계산합니다.', '役満二つ分と数える。', '按两倍役满计算。'],
  );

const liable = (yaku: Names): OptionText =>
  text(
    [`Liability: ${yaku[0]}`, `책임지불: ${yaku[1]}`, `責任払い：${yaku[2]}`, `包牌：${yaku[3]}`],
    [
      'Whoever feeds the call that makes it certain pays for it.',
      '확정시키는 패를 울게 한 사람이 책임지고 냅니다.',
      '確定させる牌を鳴かせた人が支払う。',
      '喂出确定该役之牌者负责支付。',
    ],
  );

export const OPTION_NAMES: Readonly<Record<string, OptionText>> = {
  'doubleYakuman.suuankouTanki': doubled([
    'four concealed triplets, pair wait',
    '쓰안커단기',
    '四暗刻単騎',
    '四暗刻单骑',
  ]),
  'doubleYakuman.chuurenJunsei': doubled(['pure nine gates', '순정구련보등', '純正九蓮宝燈', '纯正九莲宝灯']),
  'doubleYakuman.kokushi13': doubled([
    'thirteen orphans, 13-sided',
    '순정국사무쌍',
    '国士無双十三面待ち',
    '国士无双十三面',
  ]),
  'doubleYakuman.daisuushii': doubled(['big four winds', '대사희', '大四喜', '大四喜']),
  multiYakuman: text(
    ['Yakuman add up', '역만 복합', '役満の複合', '役满复合'],
    [
      'Several yakuman in one hand all count; otherwise the best single one.',
      '한 손에 든 역만을 모두 더합니다. 끄면 가장 높은 하나만 셉니다.',
      '複数の役満をすべて数える。なしの場合は最も高い一つだけ。',
      '一手牌的多个役满全部相加；否则只计最高的一个。',
    ],
  ),
  ryuuiisouNeedsHatsu: text(
    ['All green needs the green dragon', '녹일색에 발 필요', '緑一色は發必須', '绿一色须有发'],
    [
      'All green counts only with a green dragon.',
      '발(發)이 있어야 녹일색입니다.',
      '發を含む場合だけ緑一色とする。',
      '含有发才算绿一色。',
    ],
  ),
  ryuuiisouAnyDragon: text(
    ['All green with any dragon', '녹일색에 모든 삼원패', '緑一色に三元牌すべて', '绿一色可含任何三元牌'],
    [
      'White and red dragons too count as green.',
      '백과 중도 녹색 패로 봅니다.',
      '白と中も緑の牌とみなす。',
      '白和中也视为绿色牌。',
    ],
  ),
  'renhou.mode': text(
    ['Blessing of man', '인화', '人和', '人和'],
    [
      'What a ron before the own first draw, uninterrupted, is worth.',
      '울음 없이 자신의 첫 쯔모 전에 론 했을 때의 값.',
      '鳴きの入らない第一ツモ前のロンの扱い。',
      '首次摸牌前、无人鸣牌时荣和的价值。',
    ],
  ),
  'renhou.who': text(
    ['Blessing of man for', '인화 대상', '人和の対象', '人和适用者'],
    ['Who may have it.', '누구에게 인정하는지.', '誰に認めるか。', '谁可以成立人和。'],
  ),
  tenhouAnyTile: text(
    ['Blessing of heaven on the best tile', '천화의 화료패 자유', '天和の和了牌を選ぶ', '天和可选和牌张'],
    [
      'A dealt win takes whichever tile pays best as the winning one; otherwise the fourteenth.',
      '배패로 났을 때 가장 비싼 패를 화료패로 봅니다. 끄면 열네 번째 패입니다.',
      '配牌和了では最も高くなる牌を和了牌とする。なしの場合は14枚目。',
      '天和时以最有利的牌为和牌张；否则为第十四张。',
    ],
  ),
  daisharin: text(
    ['Big wheels', '대차륜', '大車輪', '大车轮'],
    [
      '22334455667788 of one suit as a yakuman.',
      '한 색의 22334455667788을 역만으로 합니다.',
      '一色の22334455667788を役満とする。',
      '同一花色的22334455667788作为役满。',
    ],
  ),
  openRiichi: text(
    ['Open riichi', '오픈리치', 'オープン立直', '开立直'],
    [
      'Riichi with the hand shown: 2 han, 3 as a double riichi.',
      '손을 보이며 거는 리치: 2판, 더블리치면 3판.',
      '手牌を見せる立直：2飜、ダブル立直なら3飜。',
      '亮牌立直：2番，两立直时3番。',
    ],
  ),
  kuitan: text(
    ['Open all simples', '쿠이탕', '喰いタン', '食断'],
    [
      'All simples counts in an open hand.',
      '울어도 탕야오를 인정합니다.',
      '鳴いた手でも断幺九を認める。',
      '副露后断幺九仍成立。',
    ],
  ),
  ippatsu: text(
    ['Ippatsu', '일발', '一発', '一发'],
    [
      'One han for a win within one turn of riichi.',
      '리치 후 한 바퀴 안에 나면 1판.',
      '立直後一巡以内の和了に1飜。',
      '立直后一巡内和牌加1番。',
    ],
  ),
  doubleWindPairFu: text(
    ['Fu of a double wind pair', '연풍패 머리의 부', '連風牌の雀頭の符', '连风雀头符数'],
    [
      'A pair of the wind that is both seat and round wind.',
      '자풍이면서 장풍인 머리의 부수.',
      '自風かつ場風の雀頭に付く符。',
      '既是自风又是场风的雀头的符数。',
    ],
  ),
  rinshanTsumoFu: text(
    ['Self-draw fu after a kan', '영상개화 쯔모 부', '嶺上開花のツモ符', '岭上开花自摸符'],
    [
      'A win on the replacement tile has the 2 fu of a self-draw.',
      '영상패로 나도 쯔모 2부를 더합니다.',
      '嶺上開花にもツモの2符を付ける。',
      '岭上开花也加自摸的2符。',
    ],
  ),
  kazoe: text(
    ['13 han and more', '13판 이상', '13飜以上', '13番以上'],
    [
      'What a hand of thirteen han without a yakuman counts as.',
      '역만 없이 13판 이상인 손의 취급.',
      '役満でない13飜以上の手の扱い。',
      '非役满而达13番以上的计算方式。',
    ],
  ),
  kiriageMangan: text(
    ['Rounded-up mangan', '끝올림 만관', '切り上げ満貫', '切上满贯'],
    [
      '4 han 30 fu and 3 han 60 fu are a mangan.',
      '4판 30부와 3판 60부를 만관으로 올립니다.',
      '4飜30符と3飜60符を満貫とする。',
      '4番30符与3番60符算作满贯。',
    ],
  ),
  akaDora: text(
    ['Red fives', '적도라', '赤ドラ', '赤宝牌'],
    [
      'How many red fives are in play; each is one dora.',
      '사용하는 빨간 5의 수. 한 장에 도라 하나.',
      '使う赤五の枚数。一枚につきドラ一つ。',
      '使用的赤五张数，每张一番。',
    ],
  ),
  uraDora: text(
    ['Ura dora', '뒷도라', '裏ドラ', '里宝牌'],
    [
      'A riichi winner also turns the tiles under the indicators.',
      '리치로 나면 표시패 밑의 도라도 봅니다.',
      '立直の和了者は表示牌の下もドラとする。',
      '立直和牌者翻开里宝牌。',
    ],
  ),
  kanDora: text(
    ['Kan dora', '깡도라', '槓ドラ', '杠宝牌'],
    [
      'Every kan turns a further indicator.',
      '깡을 할 때마다 도라 표시패를 하나 더 엽니다.',
      '槓のたびに表示牌を一枚めくる。',
      '每次开杠翻开一张宝牌指示牌。',
    ],
  ),
  kanUra: text(
    ['Ura under kan indicators', '깡 뒷도라', '槓裏', '杠里宝牌'],
    [
      'Ura dora also lie under the indicators of kans.',
      '깡도라 밑의 뒷도라도 봅니다.',
      '槓ドラの下も裏ドラとする。',
      '杠宝牌之下也有里宝牌。',
    ],
  ),
  kanDoraTiming: text(
    ['Kan dora is turned', '깡도라 공개 시점', '槓ドラをめくる時', '杠宝牌翻开时机'],
    [
      'At once, or after the discard where the kan is an open one.',
      '바로 열거나, 밍깡이면 버림패 다음에 엽니다.',
      '即めくり、または明槓は打牌後。',
      '立即翻开，或明杠在打牌后翻开。',
    ],
  ),
  ankanRobKokushi: text(
    ['Thirteen orphans rob a closed kan', '국사무쌍의 안깡 창깡', '国士無双の暗槓槍槓', '国士无双可抢暗杠'],
    [
      'Thirteen orphans may win on a closed kan.',
      '국사무쌍은 안깡도 론 할 수 있습니다.',
      '国士無双に限り暗槓をロンできる。',
      '国士无双可荣和暗杠的牌。',
    ],
  ),
  kuikae: text(
    ['Swap calling', '쿠이카에', '喰い替え', '食替'],
    [
      'Throwing, right after a call, the called tile or the other end of its run.',
      '운 직후에 그 패나 슌쯔의 반대쪽 패를 버리는 것.',
      '鳴いた直後に同じ牌や筋の牌を捨てること。',
      '鸣牌后立即打出相同的牌或顺子另一端的牌。',
    ],
  ),
  riichiAnkan: text(
    ['Closed kan in riichi', '리치 후 안깡', '立直後の暗槓', '立直后暗杠'],
    [
      'When a kan of the drawn tile is allowed in riichi.',
      '리치 후 뽑은 패의 깡을 언제 허용하는지.',
      '立直後にツモ牌で槓できる条件。',
      '立直后允许用摸到的牌开杠的条件。',
    ],
  ),
  'riichi.minWall': text(
    ['Tiles left for riichi', '리치에 필요한 남은 패', '立直に必要な残り牌', '立直所需剩余牌数'],
    [
      'Live tiles that must be left; with three players at most three are asked.',
      '남아 있어야 하는 패 수. 3인에서는 최대 3장입니다.',
      '残っていなければならない牌数。三人では3枚まで。',
      '牌山须剩余的张数，三人麻将最多要求3张。',
    ],
  ),
  'riichi.minPoints': text(
    ['Points for riichi', '리치에 필요한 점수', '立直に必要な点数', '立直所需点数'],
    [
      'Points a player must have to declare.',
      '리치를 걸 때 가지고 있어야 하는 점수.',
      '立直に必要な持ち点。',
      '宣告立直所需的持点。',
    ],
  ),
  furiten: text(
    ['Furiten', '후리텐', '振聴', '振听'],
    [
      'One own discard bars ron on every wait, or on that tile alone.',
      '버린 패 하나가 모든 대기의 론을 막는지, 그 패만 막는지.',
      '捨て牌一枚で全ての待ちをロン不可とするか、その牌だけか。',
      '一张舍牌禁止荣和所有听牌，或只禁止该牌。',
    ],
  ),
  multiRon: text(
    ['Several rons', '여러 명의 론', '複数ロン', '一炮多响'],
    [
      'When several players ron the same tile.',
      '한 패에 여러 명이 론 했을 때.',
      '同じ牌に複数人がロンした場合。',
      '多人荣和同一张牌时。',
    ],
  ),
  'pao.daisangen': liable(['big three dragons', '대삼원', '大三元', '大三元']),
  'pao.daisuushii': liable(['big four winds', '대사희', '大四喜', '大四喜']),
  'pao.suukantsu': liable(['four kans', '쓰깡쯔', '四槓子', '四杠子']),
  paoScope: text(
    ['Liability covers', '책임지불 범위', '責任払いの範囲', '包牌范围'],
    [
      'With several yakuman: the one it is for, or the whole hand.',
      '역만이 여럿일 때 해당 역만만인지, 손 전체인지.',
      '複数役満のとき、対象の役満だけか手全体か。',
      '多个役满时，只包该役满或包整手牌。',
    ],
  ),
  nagashiMangan: text(
    ['Nagashi mangan', '유국만관', '流し満貫', '流局满贯'],
    [
      'Only terminals and honours discarded, none called: paid as a mangan at the draw.',
      '버림패가 모두 요구패이고 울리지 않았으면 유국 때 만관.',
      '捨て牌が全て幺九牌で鳴かれていなければ流局時に満貫。',
      '舍牌全为幺九且未被鸣，流局时按满贯支付。',
    ],
  ),
  notenPayments: text(
    ['Noten payments', '노텐 벌점', 'ノーテン罰符', '未听罚符'],
    [
      'At an exhaustive draw those who do not wait pay those who do.',
      '유국 때 노텐인 사람이 텐파이인 사람에게 냅니다.',
      '流局時にノーテン者が聴牌者へ支払う。',
      '流局时未听者向听牌者支付。',
    ],
  ),
  fourKanAbort: text(
    ['Four kans end the hand', '사공유국', '四槓散了', '四杠散了'],
    [
      'Four kans by two or more players: void after the next discard.',
      '두 명 이상이 깡 네 번을 하면 다음 버림패 뒤 유국.',
      '二人以上で四槓なら次の打牌後に流局。',
      '两人以上共开四杠，下一张打牌后流局。',
    ],
  ),
  nineTerminals: text(
    ['Nine terminals', '구종구패', '九種九牌', '九种九牌'],
    [
      'Nine different terminals and honours on the first draw may end the hand.',
      '첫 쯔모에 요구패가 아홉 종류 이상이면 유국할 수 있습니다.',
      '第一ツモで幺九牌九種以上なら流局できる。',
      '首次摸牌时有九种以上幺九牌可流局。',
    ],
  ),
  fourWinds: text(
    ['Four winds', '사풍연타', '四風連打', '四风连打'],
    [
      'The same wind as everyone’s first discard ends the hand.',
      '네 명의 첫 버림패가 같은 풍패면 유국.',
      '四人の第一打が同じ風牌なら流局。',
      '四人首打为相同风牌时流局。',
    ],
  ),
  fourRiichi: text(
    ['Four riichi', '사가리치', '四家立直', '四家立直'],
    [
      'Four players in riichi end the hand.',
      '네 명이 모두 리치를 걸면 유국.',
      '四人とも立直すると流局。',
      '四人都立直时流局。',
    ],
  ),
  renchan: text(
    ['The dealer stays', '연장 조건', '連荘', '连庄条件'],
    [
      'On a win or tenpai at the draw, or on a win alone.',
      '나거나 유국 때 텐파이면, 또는 나야만.',
      '和了または流局時聴牌、あるいは和了のみ。',
      '和牌或流局听牌，或仅限和牌。',
    ],
  ),
  gameLength: text(
    ['Length', '길이', '長さ', '长度'],
    ['Which winds are played.', '어느 장까지 하는지.', 'どの場まで打つか。', '打到哪一场。'],
  ),
  honbaValue: text(
    ['Points a honba', '본장당 점수', '一本場の点数', '每本场点数'],
    [
      'By ron from one player; a third from each on a self-draw.',
      '론이면 한 사람이, 쯔모면 각자 3분의 1씩 냅니다.',
      'ロンは一人が全額、ツモは各自三分の一。',
      '荣和由一人支付，自摸每人三分之一。',
    ],
  ),
  startPoints: text(
    ['Points at the start', '시작 점수', '配給原点', '起始点数'],
    ['What every player begins with.', '처음에 나눠 갖는 점수.', '最初の持ち点。', '开局时每人的点数。'],
  ),
  target: text(
    ['Target', '목표 점수', '返し点', '目标点数'],
    [
      'Points the leader needs for the game to end on time.',
      '정해진 때에 끝내려면 1위에게 필요한 점수.',
      '予定通り終わるためにトップに必要な点数。',
      '按时结束所需的首位点数。',
    ],
  ),
  tobi: text(
    ['Bankruptcy', '토비', 'トビ終了', '击飞'],
    [
      'Below zero points ends the game.',
      '점수가 0 아래로 떨어지면 끝납니다.',
      '持ち点が0未満になると終了。',
      '点数低于零则对局结束。',
    ],
  ),
  agariYame: text(
    ['The leading dealer stops', '아가리야메', 'アガリやめ', '庄家首位终局'],
    [
      'In the last hand a dealer who leads with the target reached ends the game.',
      '마지막 국에서 목표를 넘긴 1위 친이 연장 대신 끝냅니다.',
      'オーラスで目標点以上のトップの親は終了する。',
      '末局庄家达到目标且为首位时对局结束。',
    ],
  ),
  extension: text(
    ['Extension', '연장전', '延長戦', '延长战'],
    [
      'Nobody at the target: play on into the next wind.',
      '목표 점수에 아무도 못 미치면 다음 장으로 이어집니다.',
      '目標点に誰も届かなければ次の場へ続く。',
      '无人达到目标则进入下一场。',
    ],
  ),
  tsumoLoss: text(
    ['Self-draw loss', '쯔모 손해', 'ツモ損', '自摸损'],
    [
      'The missing seat’s share of a self-draw is not paid; otherwise each of the others pays half of it.',
      '빈자리 몫을 받지 않습니다. 끄면 나머지가 절반씩 냅니다.',
      '空席の分は支払われない。なしの場合は他の二人が折半。',
      '缺席者的份额不支付；否则由其余两家各付一半。',
    ],
  ),
  northBisection: text(
    ['North’s share is split', '북가 몫 절반씩', '北家分折半', '北家份额折半'],
    [
      'Each of the others pays half of the missing seat’s share.',
      '빈자리 몫을 나머지가 절반씩 냅니다.',
      '空席の分を他の二人が折半して支払う。',
      '缺席者的份额由其余两家各付一半。',
    ],
  ),
};

/** `option.choice`: the choices that are no number. */
export const CHOICE_NAMES: Readonly<Record<string, Names>> = {
  'renhou.mode.none': ['nothing', '없음', 'なし', '无'],
  'renhou.mode.mangan': ['mangan', '만관', '満貫', '满贯'],
  'renhou.mode.baiman': ['baiman', '배만', '倍満', '倍满'],
  'renhou.mode.yakuman': ['yakuman', '역만', '役満', '役满'],
  'renhou.who.nonDealer': ['non-dealers', '자', '子', '闲家'],
  'renhou.who.dealerOnly': ['the dealer', '친', '親', '庄家'],
  'renhou.who.all': ['everyone', '모두', '全員', '所有人'],
  'daisharin.off': ['off', '없음', 'なし', '无'],
  'daisharin.anySuit': ['any suit', '모든 색', '全ての色', '任意花色'],
  'daisharin.pinOnly': ['pin only', '통수만', '筒子のみ', '仅筒子'],
  'kazoe.yakuman': ['counted yakuman', '헤아림 역만', '数え役満', '累计役满'],
  'kazoe.sanbaiman': ['sanbaiman', '삼배만', '三倍満', '三倍满'],
  'kanDoraTiming.immediate': ['at once', '즉시', '即めくり', '立即'],
  'kanDoraTiming.openAfterDiscard': [
    'open kans after the discard',
    '밍깡은 버림패 뒤',
    '明槓は打牌後',
    '明杠于打牌后',
  ],
  'kuikae.forbidden': ['forbidden', '금지', 'なし', '禁止'],
  'kuikae.sameTileOnly': ['same tile forbidden', '같은 패만 금지', '現物のみ禁止', '仅禁止同张'],
  'kuikae.allowed': ['allowed', '허용', 'あり', '允许'],
  'riichiAnkan.shapeUnchanged': ['shape unchanged', '형태 불변', '面子構成不変', '牌型不变'],
  'riichiAnkan.waitsUnchanged': ['waits unchanged', '대기 불변', '待ち不変', '听牌不变'],
  'riichiAnkan.forbidden': ['forbidden', '금지', 'なし', '禁止'],
  'furiten.standard': ['every wait', '모든 대기', '全ての待ち', '所有听牌'],
  'furiten.tileOnly': ['that tile alone', '그 패만', 'その牌のみ', '仅该牌'],
  'multiRon.all': ['all win', '모두 인정', '全員和了', '全部有效'],
  'multiRon.headBump': ['the nearest wins', '가까운 사람만', '頭ハネ', '头跳'],
  'multiRon.allAbortTriple': ['all; three abort', '모두, 셋이면 유국', '三家和は流局', '三家和流局'],
  'paoScope.yakumanOnly': ['that yakuman', '해당 역만', '対象の役満', '该役满'],
  'paoScope.whole': ['the whole hand', '손 전체', '手全体', '整手牌'],
  'renchan.winOrTenpai': ['win or tenpai', '화료나 텐파이', '和了または聴牌', '和牌或听牌'],
  'renchan.winOnly': ['win alone', '화료만', '和了のみ', '仅和牌'],
  'gameLength.tonpuu': ['East', '동풍전', '東風戦', '东风战'],
  'gameLength.hanchan': ['East and South', '반장전', '半荘戦', '半庄战'],
  'gameLength.iichan': ['four winds', '일장전', '一荘戦', '一庄战'],
};
