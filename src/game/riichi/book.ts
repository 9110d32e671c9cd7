// The riichi rules as the course of a hand asks them.

import type { RiichiOptions } from '../../rules/riichi/options.ts';
import { STICK } from '../../rules/riichi/payments.ts';
import { isRefused, score } from '../../rules/riichi/score.ts';
import { waitsOf } from '../../rules/riichi/waits.ts';
import { shanten } from '../../shapes/shanten.ts';
import { addTo, countsOf } from '../../tiles/counts.ts';
import type { Players, Seat } from '../../tiles/seat.ts';
import { FIVES, KINDS, type Kind, plainTile, redTile, type Tile } from '../../tiles/tile.ts';
import type { Refused } from '../act.ts';
import type { Book } from '../book.ts';
import { situationOf, winOf } from '../facts.ts';
import { type Hand, playerAt, wholeOf } from '../hand.ts';
import { forbids, riichiFault } from './forbids.ts';
import { drawAfter, nextRound, settleDraw, settleWins } from './settle.ts';

const COPIES = [0, 1, 2, 3];

/** Red fives of m, p and s: one each, and with four a second one of p. */
const REDS: Readonly<Record<RiichiOptions['akaDora'], readonly [number, number, number]>> = {
  0: [0, 0, 0],
  3: [1, 1, 1],
  4: [1, 2, 1],
};

/** Three players have no 2m–8m. */
const isInGame = (kind: Kind, players: Players): boolean => players === 4 || kind === 0 || kind > 7;

export const redsOf = (players: Players, { akaDora }: RiichiOptions): readonly [number, number, number] => {
  const [m, p, s] = REDS[akaDora];
  return [players === 4 ? m : 0, p, s];
};

const tilesOf = (players: Players, options: RiichiOptions): readonly Tile[] => {
  const reds = redsOf(players, options);
  return KINDS.filter((k) => isInGame(k, players)).flatMap((kind) => {
    const red = reds[FIVES.indexOf(kind)] ?? 0;
    return COPIES.map((copy) => (copy < red ? redTile(kind)! : plainTile(kind)));
  });
};

const indicatorTiming = ({ kanDora, kanDoraTiming }: RiichiOptions): Book['kanIndicator'] =>
  kanDora ? kanDoraTiming : 'none';

/** Complete or not is told at once by the tables; the rest is the scorer's. */
const noWin = (hand: Hand, seat: Seat, options: RiichiOptions): Refused | undefined => {
  const win = winOf(hand, seat);
  if (win === undefined) return 'notComplete';
  const { concealed, melds } = playerAt(hand, seat);
  const counts = countsOf(concealed);
  addTo(counts, [win.tile]);
  if (shanten(counts, melds.length) >= 0) return 'notComplete';
  const value = score(situationOf(hand, seat), win, options);
  return isRefused(value) ? value : undefined;
};

const mayBeReady = (hand: Hand, seat: Seat, options: RiichiOptions): boolean => {
  const player = playerAt(hand, seat);
  if (player.riichi !== 'none' || riichiFault(hand, seat, options)) return false;
  return shanten(countsOf(wholeOf(player)), player.melds.length) <= 0;
};

export const riichiBook = (players: Players, options: RiichiOptions): Book => ({
  players,
  hint: { family: 'riichi', preset: 'seed', options: { ...options }, reds: redsOf(players, options) },
  startPoints: options.startPoints,
  tiles: () => tilesOf(players, options),
  hasDeadWall: true,
  stick: STICK,
  showsClosedKans: true,
  kanIndicator: indicatorTiming(options),
  waits: waitsOf,
  mayBeReady: (hand, seat) => mayBeReady(hand, seat, options),
  forbids: (hand, seat, act) => forbids(hand, seat, act, options),
  noWin: (hand, seat) => noWin(hand, seat, options),
  drawAfter: (hand) => drawAfter(hand, options),
  settleWins: (hand, winners) => settleWins(hand, winners, options),
  settleDraw: (hand, ending) => settleDraw(hand, ending, options),
  nextRound: (hand, settled, scores) => nextRound(hand, settled, scores, options),
});
