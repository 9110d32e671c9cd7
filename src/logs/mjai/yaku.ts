// Names of yaku as the first mjai server writes them, in the ids of the riichi rules.

export const YAKU_IDS: Readonly<Record<string, string>> = {
  menzenchin_tsumoho: 'menzenTsumo',
  reach: 'riichi',
  ippatsu: 'ippatsu',
  chankan: 'chankan',
  rinshankaiho: 'rinshan',
  haiteiraoyue: 'haitei',
  hoteiraoyui: 'houtei',
  pinfu: 'pinfu',
  tanyaochu: 'tanyao',
  ipeko: 'iipeikou',
  jikaze: 'seatWind',
  bakaze: 'roundWind',
  double_reach: 'doubleRiichi',
  chitoitsu: 'chiitoitsu',
  honchantaiyao: 'chanta',
  ikkitsukan: 'ittsuu',
  sanshokudojun: 'sanshokuDoujun',
  sanshokudoko: 'sanshokuDoukou',
  sankantsu: 'sankantsu',
  toitoiho: 'toitoi',
  sananko: 'sanankou',
  shosangen: 'shousangen',
  honroto: 'honroutou',
  ryanpeko: 'ryanpeikou',
  junchantaiyao: 'junchan',
  honiso: 'honitsu',
  chiniso: 'chinitsu',
  dora: 'dora',
  uradora: 'ura',
  akadora: 'aka',
  nukidora: 'north',
};

/** Written with a hundred han each. */
export const YAKUMAN_IDS: Readonly<Record<string, string>> = {
  renho: 'renhou',
  tenho: 'tenhou',
  chiho: 'chiihou',
  daisangen: 'daisangen',
  suanko: 'suuankou',
  tsuiso: 'tsuuiisou',
  ryuiso: 'ryuuiisou',
  chinroto: 'chinroutou',
  churenpoton: 'chuuren',
  kokushimuso: 'kokushi',
  daisushi: 'daisuushii',
  shosushi: 'shousuushii',
  sukantsu: 'suukantsu',
};

/** One name for three dragons: which ones, the hand tells. */
export const DRAGONS = 'sangenpai';

const DRAGON_IDS: ReadonlySet<string> = new Set(['haku', 'hatsu', 'chun']);

/** These have no name of their own there. */
const PURE: Readonly<Record<string, string>> = {
  suuankouTanki: 'suanko',
  kokushi13: 'kokushimuso',
  chuurenJunsei: 'churenpoton',
};

const reversed = (names: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(names).map(([name, id]) => [id, name]));

const YAKU_NAMES = reversed(YAKU_IDS);
const YAKUMAN_NAMES = reversed(YAKUMAN_IDS);

/** What has no name there keeps ours. */
export const nameOfYaku = (id: string): string => (DRAGON_IDS.has(id) ? DRAGONS : (YAKU_NAMES[id] ?? id));

export const nameOfYakuman = (id: string): string => PURE[id] ?? YAKUMAN_NAMES[id] ?? id;
