// What the rule books name, by id: en, ko, ja, zh-CN, in the order of `LANGUAGES`.

type Row = readonly [en: string, ko: string, ja: string, zh: string];
type Rows = Readonly<Record<string, Row>>;

const WIND: Rows = {
  east: ['East', '동', '東', '东'],
  south: ['South', '남', '南', '南'],
  west: ['West', '서', '西', '西'],
  north: ['North', '북', '北', '北'],
};

/** Who sits where, from me. */
const SEAT: Rows = {
  me: ['You', '내', '自分', '自己'],
  right: ['Right', '하가', '下家', '下家'],
  across: ['Across', '대면', '対面', '对家'],
  left: ['Left', '상가', '上家', '上家'],
};

/** Where a tile came from: «from the left». */
const FROM: Rows = {
  me: ['you', '내', '自分', '自己'],
  right: ['the right', '하가', '下家', '下家'],
  across: ['across', '대면', '対面', '对家'],
  left: ['the left', '상가', '上家', '上家'],
};

const CALL: Rows = {
  chi: ['chi', '치', 'チー', '吃'],
  pon: ['pon', '퐁', 'ポン', '碰'],
  openKan: ['kan', '깡', 'カン', '杠'],
  addedKan: ['add kan', '추가깡', '加槓', '加杠'],
  closedKan: ['closed kan', '안깡', '暗槓', '暗杠'],
  ron: ['ron', '론', 'ロン', '荣和'],
  tsumo: ['tsumo', '쯔모', 'ツモ', '自摸'],
  riichi: ['riichi', '리치', '立直', '立直'],
  north: ['north', '북 빼기', '北抜き', '拔北'],
  nineTerminals: ['nine terminals', '구종구패', '九種九牌', '九种九牌'],
  pass: ['pass', '패스', 'スキップ', '跳过'],
};

/** The same in MCR, in its own words. `hu`: a win, of whatever tile. */
const MCR_CALL: Rows = {
  chi: ['chow', '치', '吃', '吃'],
  pon: ['pung', '펑', '碰', '碰'],
  openKan: ['kong', '명공', '明槓', '杠'],
  addedKan: ['add kong', '가공', '加槓', '加杠'],
  closedKan: ['closed kong', '암공', '暗槓', '暗杠'],
  ron: ['hu', '화료', '和', '和'],
  tsumo: ['hu, self-draw', '쯔모', 'ツモ', '自摸'],
  hu: ['hu', '화료', '和', '和'],
  flower: ['flower', '꽃패', '花牌', '补花'],
  pass: ['pass', '패스', 'スキップ', '过'],
};

/** The same in Korean mahjong. */
const KOREAN_CALL: Rows = {
  pon: ['pung', '펑', 'ポン', '碰'],
  openKan: ['kong', '바깥깡', '明槓', '明杠'],
  addedKan: ['add kong', '추가깡', '加槓', '加杠'],
  closedKan: ['closed kong', '안깡', '暗槓', '暗杠'],
  ron: ['ron', '론', 'ロン', '荣和'],
  tsumo: ['self-draw', '올라', 'ツモ和了', '自摸和'],
  flower: ['flower', '꽃', '花牌', '补花'],
  openUpeo: ['open upeo', '불러', 'オープン宣言', '亮听'],
  upeo: ['upeo', '엎어', 'オプオ', '报听'],
  pass: ['pass', '패스', 'スキップ', '跳过'],
};

/** How far from tenpai; nearer ones are sentences of their own. */
const SHANTEN: Rows = {
  1: ['1-shanten', '이샨텐', '一向聴', '一向听'],
  2: ['2-shanten', '량샨텐', '二向聴', '二向听'],
  3: ['3-shanten', '3샨텐', '三向聴', '三向听'],
  4: ['4-shanten', '4샨텐', '四向聴', '四向听'],
  5: ['5-shanten', '5샨텐', '五向聴', '五向听'],
  6: ['6-shanten', '6샨텐', '六向聴', '六向听'],
  7: ['7-shanten', '7샨텐', '七向聴', '七向听'],
  8: ['8-shanten', '8샨텐', '八向聴', '八向听'],
};

const FORM: Rows = {
  standard: ['four groups and a pair', '네 몸통과 머리', '四面子一雀頭', '四面子一雀头'],
  sevenPairs: ['seven pairs', '치또이쯔', '七対子', '七对子'],
  thirteenOrphans: ['thirteen orphans', '국사무쌍', '国士無双', '国士无双'],
  sevenPairsWithQuads: ['seven pairs', '칠대', '七対', '七对'],
  lesserHonorsKnitted: ['lesser honors and knitted tiles', '전불고', '全不靠', '全不靠'],
  greaterHonorsKnitted: ['greater honors and knitted tiles', '칠성불고', '七星不靠', '七星不靠'],
  knittedStraight: ['knitted straight', '조합룡', '組合龍', '组合龙'],
};

const SHAPE: Rows = {
  open: ['two-sided', '양면', '両面', '两面'],
  edge: ['edge', '펜짱', '辺張', '边张'],
  closed: ['closed', '칸짱', '嵌張', '嵌张'],
  pair: ['pair', '단기', '単騎', '单骑'],
  shanpon: ['dual pair', '샤보', 'シャンポン', '双碰'],
  multi: ['many-sided', '다면', '多面', '多面'],
  thirteen: ['thirteen-sided', '13면', '十三面', '十三面'],
};

const LIMIT: Rows = {
  mangan: ['mangan', '만관', '満貫', '满贯'],
  haneman: ['haneman', '하네만', '跳満', '跳满'],
  baiman: ['baiman', '배만', '倍満', '倍满'],
  sanbaiman: ['sanbaiman', '삼배만', '三倍満', '三倍满'],
  yakuman: ['yakuman', '역만', '役満', '役满'],
  double: ['double yakuman', '더블역만', 'ダブル役満', '双倍役满'],
  triple: ['triple yakuman', '트리플역만', 'トリプル役満', '三倍役满'],
};

const YAKU: Rows = {
  riichi: ['Riichi', '리치', '立直', '立直'],
  doubleRiichi: ['Double Riichi', '더블리치', 'ダブル立直', '两立直'],
  openRiichi: ['Open Riichi', '오픈리치', 'オープン立直', '开立直'],
  ippatsu: ['Ippatsu', '일발', '一発', '一发'],
  menzenTsumo: ['Fully Concealed Self-Draw', '멘젠쯔모', '門前清自摸和', '门前清自摸和'],
  pinfu: ['Pinfu', '핑후', '平和', '平和'],
  tanyao: ['All Simples', '탕야오', '断幺九', '断幺九'],
  iipeikou: ['Pure Double Sequence', '이페코', '一盃口', '一杯口'],
  haku: ['White Dragon', '역패 백', '役牌 白', '役牌 白'],
  hatsu: ['Green Dragon', '역패 발', '役牌 發', '役牌 发'],
  chun: ['Red Dragon', '역패 중', '役牌 中', '役牌 中'],
  seatWind: ['Seat Wind', '자풍패', '自風牌', '自风牌'],
  roundWind: ['Round Wind', '장풍패', '場風牌', '场风牌'],
  rinshan: ['After a Kan', '영상개화', '嶺上開花', '岭上开花'],
  chankan: ['Robbing a Kan', '창깡', '槍槓', '抢杠'],
  haitei: ['Last Tile Self-Draw', '해저로월', '海底摸月', '海底摸月'],
  houtei: ['Last Discard Win', '하저로어', '河底撈魚', '河底捞鱼'],
  chiitoitsu: ['Seven Pairs', '치또이쯔', '七対子', '七对子'],
  sanshokuDoujun: ['Mixed Triple Sequence', '삼색동순', '三色同順', '三色同顺'],
  sanshokuDoukou: ['Triple Triplets', '삼색동각', '三色同刻', '三色同刻'],
  ittsuu: ['Pure Straight', '일기통관', '一気通貫', '一气通贯'],
  toitoi: ['All Triplets', '또이또이', '対々和', '对对和'],
  sanankou: ['Three Concealed Triplets', '싼안커', '三暗刻', '三暗刻'],
  sankantsu: ['Three Kans', '산깡쯔', '三槓子', '三杠子'],
  chanta: ['Outside Hand', '혼전대요구(찬타)', '混全帯幺九', '混全带幺九'],
  honroutou: ['All Terminals and Honors', '혼노두', '混老頭', '混老头'],
  shousangen: ['Little Three Dragons', '소삼원', '小三元', '小三元'],
  honitsu: ['Half Flush', '혼일색', '混一色', '混一色'],
  junchan: ['Terminals in All Sets', '순전대요구(준찬타)', '純全帯幺九', '纯全带幺九'],
  ryanpeikou: ['Twice Pure Double Sequence', '이배구(량페코)', '二盃口', '二杯口'],
  chinitsu: ['Full Flush', '청일색', '清一色', '清一色'],
  nagashiMangan: ['Nagashi Mangan', '유국만관', '流し満貫', '流局满贯'],
  renhou: ['Blessing of Man', '인화', '人和', '人和'],
  dora: ['Dora', '도라', 'ドラ', '宝牌'],
  ura: ['Ura dora', '뒷도라', '裏ドラ', '里宝牌'],
  aka: ['Red five', '적도라', '赤ドラ', '赤宝牌'],
  north: ['North', '북도라', '北ドラ', '拔北宝牌'],
  kokushi: ['Thirteen Orphans', '국사무쌍', '国士無双', '国士无双'],
  kokushi13: ['Thirteen Orphans (13-sided wait)', '순정국사무쌍', '国士無双十三面待ち', '国士无双十三面'],
  suuankou: ['Four Concealed Triplets', '쓰안커', '四暗刻', '四暗刻'],
  suuankouTanki: ['Four Concealed Triplets (pair wait)', '쓰안커단기', '四暗刻単騎', '四暗刻单骑'],
  chuuren: ['Nine Gates', '구련보등', '九蓮宝燈', '九莲宝灯'],
  chuurenJunsei: ['Pure Nine Gates', '순정구련보등', '純正九蓮宝燈', '纯正九莲宝灯'],
  daisangen: ['Big Three Dragons', '대삼원', '大三元', '大三元'],
  shousuushii: ['Little Four Winds', '소사희', '小四喜', '小四喜'],
  daisuushii: ['Big Four Winds', '대사희', '大四喜', '大四喜'],
  tsuuiisou: ['All Honors', '자일색', '字一色', '字一色'],
  ryuuiisou: ['All Green', '녹일색', '緑一色', '绿一色'],
  chinroutou: ['All Terminals', '청노두', '清老頭', '清老头'],
  suukantsu: ['Four Kans', '쓰깡쯔', '四槓子', '四杠子'],
  tenhou: ['Blessing of Heaven', '천화', '天和', '天和'],
  chiihou: ['Blessing of Earth', '지화', '地和', '地和'],
  daisharin: ['Big Wheels', '대차륜', '大車輪', '大车轮'],
  kazoe: ['Counted Yakuman', '헤아림 역만', '数え役満', '累计役满'],
};

const FU: Rows = {
  base: ['Base', '부저', '副底', '副底'],
  closedRon: ['Concealed, by ron', '멘젠 론', '門前ロン', '门前荣和'],
  tsumo: ['Self-draw', '쯔모', 'ツモ', '自摸'],
  sevenPairs: ['Seven pairs', '치또이쯔', '七対子', '七对子'],
  wait: ['Wait', '대기', '待ち', '听牌'],
  closed: ['Closed wait', '칸짱대기', '嵌張待ち', '嵌张听'],
  edge: ['Edge wait', '펜짱대기', '辺張待ち', '边张听'],
  single: ['Pair wait', '단기대기', '単騎待ち', '单骑听'],
  pair: ['Pair', '작두', '雀頭', '雀头'],
  openTriplet: ['Open triplet', '밍커', '明刻', '明刻'],
  concealedTriplet: ['Concealed triplet', '안커', '暗刻', '暗刻'],
  openQuad: ['Open kan', '밍깡', '明槓', '明杠'],
  concealedQuad: ['Concealed kan', '안깡', '暗槓', '暗杠'],
};

const SITE: Rows = {
  tenhou: ['Tenhou', '천봉(Tenhou)', '天鳳', '天凤'],
  majsoul: ['Mahjong Soul', '작혼', '雀魂', '雀魂'],
  majiang: ['Majiang', '전뇌마작(Majiang)', '電脳麻将', '电脑麻将'],
  'riichi-advanced': ['Riichi Advanced', 'Riichi Advanced', 'Riichi Advanced', 'Riichi Advanced'],
  salasasa: ['Salasasa', 'Salasasa', 'Salasasa', 'Salasasa'],
  tziakcha: ['tziakcha', '작사(tziakcha)', '雀渣（tziakcha）', '雀渣'],
};

const FAMILY: Rows = {
  riichi: ['Riichi', '리치마작', 'リーチ麻雀', '立直麻将'],
  mcr: ['MCR', '국표마작', '国標麻雀', '国标麻将'],
  korean: ['Korean', '한국마작', '韓国麻雀', '韩国麻将'],
};

/** Event modes of Mahjong Soul, by its own field names, and other games of Salasasa's. */
const MODE: Rows = {
  guyi_mode: ['ancient yaku', '고역', '古役', '古役'],
  dora3_mode: ['three dora indicators', '도라 표시패 세 장', 'ドラ表示三枚', '三张宝牌指示牌'],
  begin_open_mode: ['open starting hands', '배패 공개', '配牌オープン', '配牌明牌'],
  open_hand: ['open hands', '손패 공개', '手牌オープン', '明牌'],
  xuezhandaodi: ['bloody battle', '혈전', '血戦', '血战到底'],
  huansanzhang: ['three-tile swap', '세 장 교환', '三枚交換', '换三张'],
  chuanma: ['Sichuan rules', '사천 규칙', '四川ルール', '川麻'],
  reveal_discard: ['hidden discards', '숨은 버림패', '伏せ牌', '暗夜之战'],
  field_spell_mode: ['field spells', '필드 주문', 'フィールド魔法', '场地法术'],
  zhanxing: ['astrology', '점성', '占星', '占星之战'],
  tianming_mode: ['destiny', '천명', '天命', '天命之战'],
  yongchang_mode: ['chants', '영창', '詠唱', '咏唱之战'],
  hunzhiyiji_mode: ['soul strike', '혼의 일격', '魂の一撃', '魂之一击'],
  wanxiangxiuluo_mode: ['all things at war', '만상수라', '万象修羅', '万象修罗'],
  beishuizhizhan_mode: ['backs to the river', '배수의 진', '背水の陣', '背水之战'],
  amusement_switches: ['party rules', '놀이 규칙', 'お楽しみルール', '娱乐规则'],
  riichi: ['riichi', '리치', 'リーチ麻雀', '立直麻将'],
  sichuan: ['Sichuan', '사천', '四川麻将', '四川麻将'],
  changsha: ['Changsha', '창사', '長沙麻将', '长沙麻将'],
  taiwan: ['Taiwanese', '대만', '台湾麻将', '台湾麻将'],
  classical: ['classical', '고전', '古典麻将', '古典麻将'],
};

/** Rules of Mahjong Soul's rooms that no option stands for, by its own field names. */
const ROOM_RULE: Rows = {
  fanfu: ['minimum han', '최소 판수', '翻縛り', '番缚'],
  dora_count: ['number of red fives', '적도라 수', '赤ドラの枚数', '赤宝牌数量'],
  enable_renhe: ['blessing of man', '인화', '人和', '人和'],
  enable_baopai_extend_settings: ['liability', '책임지불', '責任払い', '包牌'],
  have_sanjiahele: ['triple ron', '삼가화', '三家和', '三家和'],
  have_biao_dora: ['no dora indicator', '도라 표시패 없음', 'ドラ表示なし', '无宝牌指示牌'],
  liqibang_value: ['worth of a riichi stick', '리치봉 점수', '供託の点数', '立直棒点数'],
  have_helelianzhuang: ['dealer repeats on a win', '화료 연장', '和了連荘', '和牌连庄'],
  have_tingpaizhongju: ['last dealer may stop when ready', '텐파이 종료', '聴牌やめ', '听牌终局'],
  noting_fafu_1: ['payments for not being ready', '노텐 벌점', '不聴罰符', '不听罚符'],
};

export const NAMES = {
  wind: WIND,
  seat: SEAT,
  from: FROM,
  call: CALL,
  mcrCall: MCR_CALL,
  koreanCall: KOREAN_CALL,
  shanten: SHANTEN,
  form: FORM,
  shape: SHAPE,
  limit: LIMIT,
  yaku: YAKU,
  fu: FU,
  site: SITE,
  family: FAMILY,
  mode: MODE,
  roomRule: ROOM_RULE,
} as const satisfies Record<string, Rows>;
export type NameTable = keyof typeof NAMES;
