// Tenhou's numbers for yaku, in the ids of the riichi rules. 52 counts the norths set aside as dora too.

export const YAKU: readonly string[] = [
  ...[
    'menzenTsumo',
    'riichi',
    'ippatsu',
    'chankan',
    'rinshan',
    'haitei',
    'houtei',
    'pinfu',
    'tanyao',
    'iipeikou',
  ],
  ...['seatWind', 'seatWind', 'seatWind', 'seatWind', 'roundWind', 'roundWind', 'roundWind', 'roundWind'],
  ...[
    'haku',
    'hatsu',
    'chun',
    'doubleRiichi',
    'chiitoitsu',
    'chanta',
    'ittsuu',
    'sanshokuDoujun',
    'sanshokuDoukou',
  ],
  ...[
    'sankantsu',
    'toitoi',
    'sanankou',
    'shousangen',
    'honroutou',
    'ryanpeikou',
    'junchan',
    'honitsu',
    'chinitsu',
  ],
  ...['renhou', 'tenhou', 'chiihou', 'daisangen', 'suuankou', 'suuankouTanki', 'tsuuiisou', 'ryuuiisou'],
  ...[
    'chinroutou',
    'chuuren',
    'chuurenJunsei',
    'kokushi',
    'kokushi13',
    'daisuushii',
    'shousuushii',
    'suukantsu',
  ],
  ...['dora', 'ura', 'aka'],
];

export const yakuOf = (id: number): string => YAKU[id] ?? `tenhou${id}`;
