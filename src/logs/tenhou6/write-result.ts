// How a hand ended, in the Japanese that tenhou.net/6 has for it: the way back from `result.ts`.

import type { Ending, Round, StatedScore, TableEvent } from '../../table/event.ts';
import { seatWindOf } from '../../tiles/seat.ts';
import type { Wind } from '../../tiles/tile.ts';
import { YAKU_IDS, YAKUMAN_IDS } from './yaku.ts';

type Win = Extract<TableEvent, { type: 'win' }>;
type End = Extract<TableEvent, { type: 'end' }>;

const DRAWS: Readonly<Record<Exclude<Ending, 'win'>, string>> = {
  exhaustive: '流局',
  nagashi: '流し満貫',
  nineTerminals: '九種九牌',
  fourWinds: '四風連打',
  fourRiichi: '四家立直',
  fourKans: '四開槓',
  tripleRon: '三家和',
  unknown: '不明',
};

/** The first name of several for one yaku is the one in use. */
const namesOf = (ids: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(ids)
      .toReversed()
      .map(([name, id]) => [id, name]),
  );

const YAKU_NAMES = namesOf(YAKU_IDS);
const YAKUMAN_NAMES = namesOf(YAKUMAN_IDS);

const WIND_SIGNS: Readonly<Record<Wind, string>> = { east: '東', south: '南', west: '西', north: '北' };

/** What has no name there keeps ours. */
const nameOf = (id: string, round: Round, { seat }: Win): string => {
  if (id === 'roundWind') return `場風 ${WIND_SIGNS[round.wind]}`;
  if (id === 'seatWind') return `自風 ${WIND_SIGNS[seatWindOf(seat, round.dealer, round.players)]}`;
  return YAKU_NAMES.get(id) ?? id;
};

const yakuTexts = (round: Round, win: Win): readonly string[] => {
  const { yaku = [], yakuman = [] } = win.stated ?? {};
  return yakuman.length > 0
    ? yakuman.map((id) => `${YAKUMAN_NAMES.get(id) ?? id}(役満)`)
    : yaku.map(({ id, han }) => `${nameOf(id, round, win)}(${han}飜)`);
};

/** What one of those who pay less pays of a self-draw: the dealer pays double, rounded up to hundreds apart. */
const shareOf = (points: number, payers: number): number =>
  points % ((payers + 1) * 100) === 0 ? points / (payers + 1) : (points + 100) / (payers + 1);

interface Shares {
  readonly text: string;
  /** The points that han and fu make before the dealer or the winner doubles them. */
  readonly base: number;
}

const sharesOf = ({ players, dealer }: Round, { seat, from }: Win, points: number): Shares => {
  if (from !== undefined) return { text: `${points}点`, base: points / (seat === dealer ? 6 : 4) };
  if (seat === dealer) {
    const each = points / (players - 1);
    return { text: `${each}点∀`, base: each / 2 };
  }
  const share = shareOf(points, players - 1);
  return { text: `${share}-${points - share * (players - 2)}点`, base: share };
};

const MANGAN = 2000;
/** From so many mangans on. */
const LIMITS: readonly (readonly [number, string])[] = [
  [4, '役満'],
  [3, '三倍満'],
  [2, '倍満'],
  [1.5, '跳満'],
  [1, '満貫'],
];

const gradeOf = ({ fu, han, yakuman = [] }: StatedScore, base: number): string => {
  if (yakuman.length > 0) return '役満';
  const limit = LIMITS.find(([times]) => base >= times * MANGAN)?.[1];
  if (limit !== undefined) return limit;
  return `${fu === undefined ? '' : `${fu}符`}${han === undefined ? '' : `${han}飜`}`;
};

const worthText = (round: Round, win: Win): string => {
  const { stated } = win;
  if (stated?.points === undefined) return '';
  const { text, base } = sharesOf(round, win, stated.points);
  return `${gradeOf(stated, base)}${text}`;
};

/** The lists are of four also where three play. */
const four = (payments: readonly number[] | undefined): readonly number[] =>
  [...(payments ?? []), 0, 0, 0, 0].slice(0, 4);

const detailOf = (round: Round, win: Win): readonly unknown[] => [
  win.seat,
  win.from ?? win.seat,
  win.stated?.liable ?? win.seat,
  worthText(round, win),
  ...yakuTexts(round, win),
];

/** Where no win says its share, the first one carries what was paid together. */
const winResult = (round: Round, wins: readonly Win[], end: End | undefined): readonly unknown[] => {
  const isShared = wins.every(({ payments }) => payments === undefined);
  const paid = (win: Win, i: number) => (isShared && i === 0 ? end?.payments : win.payments);
  return ['和了', ...wins.flatMap((win, i) => [four(paid(win, i)), detailOf(round, win)])];
};

/** Undefined: the hand has no end. */
export const resultOf = (round: Round, events: readonly TableEvent[]): readonly unknown[] | undefined => {
  const wins = events.filter((event): event is Win => event.type === 'win');
  const end = events.findLast((event): event is End => event.type === 'end');
  if (wins.length > 0) return winResult(round, wins, end);
  if (end === undefined || end.ending === 'win') return undefined;
  return [DRAWS[end.ending], ...(end.payments ? [four(end.payments)] : [])];
};
