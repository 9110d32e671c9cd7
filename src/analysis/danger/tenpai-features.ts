// What tells whether an opponent who has not said riichi is waiting.

import { isDragon, isHonour, isTerminal, isTerminalOrHonour, kindOf } from '../../tiles/tile.ts';
import { type Feature, flag } from './features.ts';
import { type Shown, shownBy } from './melds.ts';
import type { Opponent } from './opponent.ts';
import { drawnStreak, isFromHand, lastFromHand, underRiichi } from './river-signs.ts';

const LAST_TURN = 18;

/** What the last tile from the hand was. */
const lastTile = (o: Opponent): string => {
  const last = lastFromHand(o);
  if (last === undefined) return 'none';
  const kind = kindOf(last.tile);
  if (o.board.dora[kind]! > 0) return 'dora';
  if (isHonour(kind)) return isDragon(kind) ? 'dragon' : 'wind';
  return isTerminal(kind) ? 'terminal' : 'simple';
};

const middlesOf = (o: Opponent): number =>
  o.state.river.filter((d) => isFromHand(d) && !isTerminalOrHonour(kindOf(d.tile))).length;

const openSigns = (shown: Shown): readonly Feature[] => [
  ['dora', Math.min(shown.dora, 4)],
  ...flag('yakuhai', shown.yakuhai > 0),
  ...flag('flush', shown.flush !== undefined),
  ...flag('triplets', shown.isTriplets),
  ...flag('simples', shown.isSimples),
  ...flag('kan', shown.kans > 0),
];

const pushSigns = (o: Opponent): readonly Feature[] => {
  const { pushed, folded } = underRiichi(o);
  const into = o.board.table.seats.some((s, seat) => s.riichi !== 'none' && seat !== o.seat);
  if (!into) return [];
  return [
    ['underRiichi', 1],
    [`pushed:${Math.min(pushed, 4)}`, 1],
    [`folded:${Math.min(folded, 3)}`, 1],
  ];
};

export const tenpaiFeatures = (o: Opponent): readonly Feature[] => {
  const shown = shownBy(o);
  const turn = Math.min(o.state.river.length, LAST_TURN);
  const streak = Math.min(drawnStreak(o), 6);
  return [
    ['base', 1],
    [`calls:${shown.calls}`, 1],
    [`turn:${turn}`, 1],
    [`calls:${shown.calls}:turn`, turn / 10],
    [`streak:${streak}`, 1],
    ['streakTurn', (streak * turn) / 50],
    [`last:${lastTile(o)}`, 1],
    ['middles', middlesOf(o) / 5],
    ...flag('dealer', o.isDealer),
    ...openSigns(shown),
    ...pushSigns(o),
  ];
};
