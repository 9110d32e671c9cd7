// The fans of the 1998 book in its order: id, value, and what they are called in en, ko, ja and zh-CN, where the Chinese
// names are the official ones. A fan's number is its place from 1; the last is a later addition and stands beside the
// 81. Values that editions change are in `options.ts`, what is not counted beside a fan in `exclusions.ts`.

export type Names = readonly [en: string, ko: string, ja: string, zhCN: string];

const fan = <Id extends string>(id: Id, value: number, names: Names) => ({ id, value, names });

export const FANS = [
  fan('bigFourWinds', 88, ['Big Four Winds', '대사희', '大四喜', '大四喜']),
  fan('bigThreeDragons', 88, ['Big Three Dragons', '대삼원', '大三元', '大三元']),
  fan('allGreen', 88, ['All Green', '녹일색', '緑一色', '绿一色']),
  fan('nineGates', 88, ['Nine Gates', '구련보등', '九蓮宝燈', '九莲宝灯']),
  fan('fourKongs', 88, ['Four Kongs', '사공', '四槓', '四杠']),
  fan('sevenShiftedPairs', 88, ['Seven Shifted Pairs', '연칠대', '連七対', '连七对']),
  fan('thirteenOrphans', 88, ['Thirteen Orphans', '십삼요', '十三幺', '十三幺']),
  fan('allTerminals', 64, ['All Terminals', '청요구', '清幺九', '清幺九']),
  fan('littleFourWinds', 64, ['Little Four Winds', '소사희', '小四喜', '小四喜']),
  fan('littleThreeDragons', 64, ['Little Three Dragons', '소삼원', '小三元', '小三元']),
  fan('allHonors', 64, ['All Honors', '자일색', '字一色', '字一色']),
  fan('fourConcealedPungs', 64, ['Four Concealed Pungs', '사암각', '四暗刻', '四暗刻']),
  fan('pureTerminalChows', 64, ['Pure Terminal Chows', '일색쌍룡회', '一色双龍会', '一色双龙会']),
  fan('quadrupleChow', 48, ['Quadruple Chow', '일색사동순', '一色四同順', '一色四同顺']),
  fan('fourPureShiftedPungs', 48, ['Four Pure Shifted Pungs', '일색사절고', '一色四節高', '一色四节高']),
  fan('fourPureShiftedChows', 32, ['Four Pure Shifted Chows', '일색사보고', '一色四歩高', '一色四步高']),
  fan('threeKongs', 32, ['Three Kongs', '삼공', '三槓', '三杠']),
  fan('allTerminalsAndHonors', 32, ['All Terminals and Honors', '혼요구', '混幺九', '混幺九']),
  fan('sevenPairs', 24, ['Seven Pairs', '칠대', '七対', '七对']),
  fan('greaterHonorsKnitted', 24, ['Greater Honors and Knitted Tiles', '칠성불고', '七星不靠', '七星不靠']),
  fan('allEvenPungs', 24, ['All Even Pungs', '전쌍각', '全双刻', '全双刻']),
  fan('fullFlush', 24, ['Full Flush', '청일색', '清一色', '清一色']),
  fan('pureTripleChow', 24, ['Pure Triple Chow', '일색삼동순', '一色三同順', '一色三同顺']),
  fan('pureShiftedPungs', 24, ['Pure Shifted Pungs', '일색삼절고', '一色三節高', '一色三节高']),
  fan('upperTiles', 24, ['Upper Tiles', '전대', '全大', '全大']),
  fan('middleTiles', 24, ['Middle Tiles', '전중', '全中', '全中']),
  fan('lowerTiles', 24, ['Lower Tiles', '전소', '全小', '全小']),
  fan('pureStraight', 16, ['Pure Straight', '청룡', '清龍', '清龙']),
  fan('threeSuitedTerminalChows', 16, [
    'Three-Suited Terminal Chows',
    '삼색쌍룡회',
    '三色双龍会',
    '三色双龙会',
  ]),
  fan('pureShiftedChows', 16, ['Pure Shifted Chows', '일색삼보고', '一色三歩高', '一色三步高']),
  fan('allFives', 16, ['All Fives', '전대오', '全帯五', '全带五']),
  fan('triplePung', 16, ['Triple Pung', '삼동각', '三同刻', '三同刻']),
  fan('threeConcealedPungs', 16, ['Three Concealed Pungs', '삼암각', '三暗刻', '三暗刻']),
  fan('lesserHonorsKnitted', 12, ['Lesser Honors and Knitted Tiles', '전불고', '全不靠', '全不靠']),
  fan('knittedStraight', 12, ['Knitted Straight', '조합룡', '組合龍', '组合龙']),
  fan('upperFour', 12, ['Upper Four', '대우오', '大于五', '大于五']),
  fan('lowerFour', 12, ['Lower Four', '소우오', '小于五', '小于五']),
  fan('bigThreeWinds', 12, ['Big Three Winds', '삼풍각', '三風刻', '三风刻']),
  fan('mixedStraight', 8, ['Mixed Straight', '화룡', '花龍', '花龙']),
  fan('reversibleTiles', 8, ['Reversible Tiles', '추부도', '推不倒', '推不倒']),
  fan('mixedTripleChow', 8, ['Mixed Triple Chow', '삼색삼동순', '三色三同順', '三色三同顺']),
  fan('mixedShiftedPungs', 8, ['Mixed Shifted Pungs', '삼색삼절고', '三色三節高', '三色三节高']),
  fan('chickenHand', 8, ['Chicken Hand', '무번화', '無番和', '无番和']),
  fan('lastTileDraw', 8, ['Last Tile Draw', '묘수회춘', '妙手回春', '妙手回春']),
  fan('lastTileClaim', 8, ['Last Tile Claim', '해저로월', '海底撈月', '海底捞月']),
  fan('outWithReplacementTile', 8, ['Out with Replacement Tile', '공상개화', '槓上開花', '杠上开花']),
  fan('robbingTheKong', 8, ['Robbing the Kong', '창공화', '搶槓和', '抢杠和']),
  fan('allPungs', 6, ['All Pungs', '팽팽화', '碰碰和', '碰碰和']),
  fan('halfFlush', 6, ['Half Flush', '혼일색', '混一色', '混一色']),
  fan('mixedShiftedChows', 6, ['Mixed Shifted Chows', '삼색삼보고', '三色三歩高', '三色三步高']),
  fan('allTypes', 6, ['All Types', '오문제', '五門斉', '五门齐']),
  fan('meldedHand', 6, ['Melded Hand', '전구인', '全求人', '全求人']),
  fan('twoConcealedKongs', 6, ['Two Concealed Kongs', '쌍암공', '双暗槓', '双暗杠']),
  fan('twoDragonPungs', 6, ['Two Dragon Pungs', '쌍전각', '双箭刻', '双箭刻']),
  fan('outsideHand', 4, ['Outside Hand', '전대요', '全帯幺', '全带幺']),
  fan('fullyConcealedHand', 4, ['Fully Concealed Hand', '불구인', '不求人', '不求人']),
  fan('twoMeldedKongs', 4, ['Two Melded Kongs', '쌍명공', '双明槓', '双明杠']),
  fan('lastTile', 4, ['Last Tile', '화절장', '和絶張', '和绝张']),
  fan('dragonPung', 2, ['Dragon Pung', '전각', '箭刻', '箭刻']),
  fan('prevalentWind', 2, ['Prevalent Wind', '권풍각', '圏風刻', '圈风刻']),
  fan('seatWind', 2, ['Seat Wind', '문풍각', '門風刻', '门风刻']),
  fan('concealedHand', 2, ['Concealed Hand', '문전청', '門前清', '门前清']),
  fan('allChows', 2, ['All Chows', '평화', '平和', '平和']),
  fan('tileHog', 2, ['Tile Hog', '사귀일', '四帰一', '四归一']),
  fan('doublePung', 2, ['Double Pung', '쌍동각', '双同刻', '双同刻']),
  fan('twoConcealedPungs', 2, ['Two Concealed Pungs', '쌍암각', '双暗刻', '双暗刻']),
  fan('concealedKong', 2, ['Concealed Kong', '암공', '暗槓', '暗杠']),
  fan('allSimples', 2, ['All Simples', '단요', '断幺', '断幺']),
  fan('pureDoubleChow', 1, ['Pure Double Chow', '일반고', '一般高', '一般高']),
  fan('mixedDoubleChow', 1, ['Mixed Double Chow', '희상봉', '喜相逢', '喜相逢']),
  fan('shortStraight', 1, ['Short Straight', '연륙', '連六', '连六']),
  fan('twoTerminalChows', 1, ['Two Terminal Chows', '노소부', '老少副', '老少副']),
  fan('pungOfTerminalsOrHonors', 1, ['Pung of Terminals or Honors', '요구각', '幺九刻', '幺九刻']),
  fan('meldedKong', 1, ['Melded Kong', '명공', '明槓', '明杠']),
  fan('oneVoidedSuit', 1, ['One Voided Suit', '결일문', '欠一門', '缺一门']),
  fan('noHonors', 1, ['No Honors', '무자', '無字', '无字']),
  fan('edgeWait', 1, ['Edge Wait', '변장', '辺張', '边张']),
  fan('closedWait', 1, ['Closed Wait', '감장', '嵌張', '坎张']),
  fan('singleWait', 1, ['Single Wait', '단조장', '単釣将', '单钓将']),
  fan('selfDrawn', 1, ['Self-Drawn', '자모', '自摸', '自摸']),
  fan('flowerTiles', 1, ['Flower Tiles', '화패', '花牌', '花牌']),
  fan('concealedAndMeldedKong', 5, ['Concealed Kong and Melded Kong', '명암공', '明暗槓', '明暗杠']),
] as const;

export type FanId = (typeof FANS)[number]['id'];

/** 1 to 82. Fans are counted and compared by number, which is also their order on a score sheet. */
export type FanNumber = number;
/** One more than the highest number. */
export const FAN_END = FANS.length + 1;

const numberEntries = FANS.map(({ id }, i) => [id, i + 1] as const);
const NUMBERS: Readonly<Record<string, FanNumber>> = Object.fromEntries(numberEntries);

export const fanNumber = (id: FanId): FanNumber => NUMBERS[id]!;
/** What a fan is called: en, ko, ja, zh-CN. */
export const fanNames = (id: FanId): Names => FANS[fanNumber(id) - 1]!.names;
export const fanOf = (number: FanNumber): (typeof FANS)[number] => FANS[number - 1]!;
