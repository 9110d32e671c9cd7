// Names of yaku as tenhou.net/6 writes them, in the ids of the riichi rules.

const DRAGONS = { '役牌 白': 'haku', '役牌 發': 'hatsu', '役牌 中': 'chun', '役牌 発': 'hatsu' };

const WINDS = Object.fromEntries(
  ['東', '南', '西', '北'].flatMap((wind) => [
    [`自風 ${wind}`, 'seatWind'],
    [`場風 ${wind}`, 'roundWind'],
  ]),
);

export const YAKU_IDS: Readonly<Record<string, string>> = {
  門前清自摸和: 'menzenTsumo',
  立直: 'riichi',
  一発: 'ippatsu',
  槍槓: 'chankan',
  嶺上開花: 'rinshan',
  海底摸月: 'haitei',
  河底撈魚: 'houtei',
  平和: 'pinfu',
  断幺九: 'tanyao',
  一盃口: 'iipeikou',
  ...WINDS,
  ...DRAGONS,
  両立直: 'doubleRiichi',
  ダブル立直: 'doubleRiichi',
  七対子: 'chiitoitsu',
  混全帯幺九: 'chanta',
  一気通貫: 'ittsuu',
  三色同順: 'sanshokuDoujun',
  三色同刻: 'sanshokuDoukou',
  三槓子: 'sankantsu',
  対々和: 'toitoi',
  三暗刻: 'sanankou',
  小三元: 'shousangen',
  混老頭: 'honroutou',
  二盃口: 'ryanpeikou',
  純全帯幺九: 'junchan',
  混一色: 'honitsu',
  清一色: 'chinitsu',
  ドラ: 'dora',
  裏ドラ: 'ura',
  赤ドラ: 'aka',
  抜きドラ: 'north',
};

export const YAKUMAN_IDS: Readonly<Record<string, string>> = {
  人和: 'renhou',
  天和: 'tenhou',
  地和: 'chiihou',
  大三元: 'daisangen',
  四暗刻: 'suuankou',
  四暗刻単騎: 'suuankouTanki',
  字一色: 'tsuuiisou',
  緑一色: 'ryuuiisou',
  清老頭: 'chinroutou',
  九蓮宝燈: 'chuuren',
  純正九蓮宝燈: 'chuurenJunsei',
  国士無双: 'kokushi',
  国士無双１３面: 'kokushi13',
  国士無双13面: 'kokushi13',
  国士無双十三面待ち: 'kokushi13',
  大四喜: 'daisuushii',
  小四喜: 'shousuushii',
  四槓子: 'suukantsu',
};
