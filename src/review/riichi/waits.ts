// What a ready riichi hand is said to have wrong, and what its waits pay.

import type { Tenpai, Wait } from '../../analysis/analysis.ts';
import type { Tile } from '../../tiles/tile.ts';
import type { Missed, WaitWorth } from '../missed.ts';

const kindsOf = ({ waits }: Tenpai) => waits.map((w) => w.kind);

const liveWaits = ({ waits }: Tenpai): readonly Wait[] => waits.filter((w) => w.live > 0);

export const isDead = (tenpai: Tenpai): boolean => liveWaits(tenpai).length === 0;

const furitens = (tenpai: Tenpai): readonly Missed[] =>
  tenpai.furiten.map((furiten) => ({ id: 'furiten', furiten, waits: kindsOf(tenpai) }));

const yakuless = (tenpai: Tenpai): readonly Missed[] => {
  const live = liveWaits(tenpai);
  if (live.length === 0 || live.some((w) => w.ron)) return [];
  return [{ id: 'noYaku', waits: kindsOf(tenpai), riichiHelps: live.every((w) => w.riichiRon) }];
};

const deadRiichi = (tenpai: Tenpai): readonly Missed[] =>
  isDead(tenpai) ? [{ id: 'deadRiichi', waits: kindsOf(tenpai) }] : [];

/** Of the hand as a discard leaves it. */
export const faultsOf = (tenpai: Tenpai, riichi: boolean): readonly Missed[] => [
  ...furitens(tenpai),
  ...(riichi ? deadRiichi(tenpai) : yakuless(tenpai)),
];

/** What a win on the wait pays: by ron where there is one. */
const pointsOf = (wait: Wait, riichi: boolean): number => {
  const score = riichi ? (wait.riichiRon ?? wait.riichiTsumo) : (wait.ron ?? wait.tsumo);
  return score?.points ?? 0;
};

export const waitWorth = (tile: Tile, tenpai: Tenpai, riichi: boolean): WaitWorth => {
  const live = liveWaits(tenpai);
  const tiles = live.reduce((sum, w) => sum + w.live, 0);
  const points = live.reduce((sum, w) => sum + w.live * pointsOf(w, riichi), 0);
  return { tile, tiles, points: tiles === 0 ? 0 : points / tiles };
};
