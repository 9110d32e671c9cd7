// Yaku as the data names them: by Tenhou's numbers, which tell winds apart, each beside its name, or by the rule book's keys.

import type { Situation } from '../../src/rules/rules.ts';
import { WINDS } from '../../src/tiles/tile.ts';

const BY_WIND = (name: string): readonly (readonly [string, string])[] =>
  WINDS.map((wind) => [name === 'seat-wind' ? 'seatWind' : 'roundWind', `${name}-${wind}`]);

/** Tenhou's numbers: our key, and the data's name. Seat winds are 10–13, round winds 14–17. */
const NUMBERED: readonly (readonly [string, string])[] = [
  ['menzenTsumo', 'menzen-tsumo'],
  ['riichi', 'riichi'],
  ['ippatsu', 'ippatsu'],
  ['chankan', 'chankan'],
  ['rinshan', 'rinshan'],
  ['haitei', 'haitei'],
  ['houtei', 'houtei'],
  ['pinfu', 'pinfu'],
  ['tanyao', 'tanyao'],
  ['iipeikou', 'iipeikou'],
  ...BY_WIND('seat-wind'),
  ...BY_WIND('round-wind'),
  ['haku', 'haku'],
  ['hatsu', 'hatsu'],
  ['chun', 'chun'],
  ['doubleRiichi', 'double-riichi'],
  ['chiitoitsu', 'chiitoitsu'],
  ['chanta', 'chanta'],
  ['ittsuu', 'ittsu'],
  ['sanshokuDoujun', 'sanshoku-doujun'],
  ['sanshokuDoukou', 'sanshoku-doukou'],
  ['sankantsu', 'sankantsu'],
  ['toitoi', 'toitoi'],
  ['sanankou', 'sanankou'],
  ['shousangen', 'shousangen'],
  ['honroutou', 'honroutou'],
  ['ryanpeikou', 'ryanpeikou'],
  ['junchan', 'junchan'],
  ['honitsu', 'honitsu'],
  ['chinitsu', 'chinitsu'],
  ['renhou', 'renhou'],
  ['tenhou', 'tenhou'],
  ['chiihou', 'chiihou'],
  ['daisangen', 'daisangen'],
  ['suuankou', 'suuankou'],
  ['suuankouTanki', 'suuankou-tanki'],
  ['tsuuiisou', 'tsuuiisou'],
  ['ryuuiisou', 'ryuuiisou'],
  ['chinroutou', 'chinroutou'],
  ['chuuren', 'chuuren'],
  ['chuurenJunsei', 'junsei-chuuren'],
  ['kokushi', 'kokushi'],
  ['kokushi13', 'kokushi-13'],
  ['daisuushii', 'daisuushii'],
  ['shousuushii', 'shousuushii'],
  ['suukantsu', 'suukantsu'],
  ['dora', 'dora'],
  ['ura', 'ura-dora'],
  ['aka', 'aka-dora'],
];

type Winds = Pick<Situation, 'seatWind' | 'roundWind'>;

/** Norths set aside stand with the dora, as logs count them. */
const keyOf = (id: string): string => (id === 'north' ? 'dora' : id);

/** Tenhou's number of our yaku; −1 where it has none. */
export const yakuNumber = (id: string, { seatWind, roundWind }: Winds): number => {
  if (id === 'seatWind') return 10 + WINDS.indexOf(seatWind);
  if (id === 'roundWind') return 14 + WINDS.indexOf(roundWind);
  return NUMBERED.findIndex(([key]) => key === keyOf(id));
};

/** How a line writes its yaku. */
export type Spelling = 'numbers' | 'keys';

/** `15 round-wind-south`, or `roundWind`. */
export const yakuLabel = (id: string, winds: Winds, spelling: Spelling): string => {
  if (spelling === 'keys') return keyOf(id);
  const number = yakuNumber(id, winds);
  return `${number} ${NUMBERED[number]?.[1] ?? id}`;
};
