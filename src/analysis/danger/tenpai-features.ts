// What tells whether an opponent who has not said riichi is waiting.

import { isDragon, isHonour, isTerminal, isTerminalOrHonour, kindOf } from '../../tiles/tile.ts';
import { type Feature, flag } from './features.ts';
import type { Shown } from './melds.ts';
import type { Opponent } from './opponent.ts';
import { drawnStreak, isFromHand, lastFromHand } from './river-signs.ts';

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

const pushSigns = ({ under }: Opponent): readonly Feature[] =>
  under.isUnder
    ? [
        ['underRiichi', 1],
        [`pushed:${Math.min(under.pushed, 4)}`, 1],
        [`folded:${Math.min(under.folded, 3)}`, 1],
      ]
    : [];

export const tenpaiFeatures = (o: Opponent): readonly Feature[] => {
  const turn = Math.min(o.state.river.length, LAST_TURN);
  const streak = Math.min(drawnStreak(o), 6);
  return [
    ['base', 1],
    [`calls:${o.shown.calls}`, 1],
    [`turn:${turn}`, 1],
    [`calls:${o.shown.calls}:turn`, turn / 10],
    [`streak:${streak}`, 1],
    ['streakTurn', (streak * turn) / 50],
    [`last:${lastTile(o)}`, 1],
    ['middles', middlesOf(o) / 5],
    ...flag('dealer', o.isDealer),
    ...openSigns(o.shown),
    ...pushSigns(o),
  ];
};
