// What the riichi rules forbid that tiles and turn would allow.

import { isFourKanAbort } from '../../rules/riichi/endings.ts';
import { barredBy, mayCall, mayDeclareRiichi, mayKan, mayKanInRiichi } from '../../rules/riichi/moves.ts';
import type { RiichiOptions } from '../../rules/riichi/options.ts';
import { waitsOf } from '../../rules/riichi/waits.ts';
import { isConcealed, type Meld } from '../../tiles/meld.ts';
import type { Seat } from '../../tiles/seat.ts';
import { isTerminalOrHonour, kindOf, NORTH } from '../../tiles/tile.ts';
import type { Act, GameRefusal } from '../act.ts';
import {
  type Hand,
  isFirstTurn,
  kanCount,
  kansOf,
  playerAt,
  tilesWithout,
  wallLeft,
  wholeOf,
} from '../hand.ts';

type Of<T extends Act['type']> = Extract<Act, { type: T }>;
type Why = GameRefusal | undefined;

/** Why this seat may not declare riichi, whatever it throws. */
export const riichiFault = (hand: Hand, seat: Seat, options: RiichiOptions): Why => {
  const { melds, score: points, drawn } = playerAt(hand, seat);
  const { players } = hand.round;
  if (drawn === undefined || !isConcealed(melds)) return 'riichiOpenHand';
  const facts = { closed: true, tenpai: true, players };
  if (!mayDeclareRiichi({ ...facts, points, wall: Number.POSITIVE_INFINITY }, options)) return 'riichiPoints';
  return mayDeclareRiichi({ ...facts, points, wall: wallLeft(hand) }, options) ? undefined : 'riichiWall';
};

const isTenpaiAfter = (hand: Hand, seat: Seat, { tile }: Of<'discard'>): boolean => {
  const player = playerAt(hand, seat);
  const concealed = tilesWithout(wholeOf(player), [tile]) ?? [];
  return waitsOf({ concealed, melds: player.melds }).length > 0;
};

const discardFault = (hand: Hand, seat: Seat, act: Of<'discard'>, options: RiichiOptions): Why => {
  const { justCalled } = hand;
  if (justCalled && barredBy(justCalled, options).includes(kindOf(act.tile))) return 'kuikae';
  if (!act.riichi) return undefined;
  if (act.open && !options.openRiichi) return 'openNotPlayed';
  return riichiFault(hand, seat, options) ?? (isTenpaiAfter(hand, seat, act) ? undefined : 'riichiNotTenpai');
};

const kanFault = (hand: Hand): Why => {
  const [kans, wall] = [kanCount(hand), wallLeft(hand)];
  if (mayKan({ kans, wall })) return undefined;
  return wall > 0 ? 'fourKans' : 'noReplacement';
};

const claimFault = (hand: Hand, seat: Seat, meld: Meld, options: RiichiOptions): Why => {
  if (meld.type === 'chi' && hand.round.players === 3) return 'noChi';
  if (wallLeft(hand) === 0) return 'lastDiscard';
  if (isFourKanAbort(kansOf(hand), options)) return 'fourKans';
  if (meld.type === 'openKan') return kanFault(hand);
  const left = tilesWithout(playerAt(hand, seat).concealed, meld.own) ?? [];
  return mayCall(meld, left, options) ? undefined : 'kuikae';
};

const ownKanFault = (hand: Hand, seat: Seat, meld: Meld, options: RiichiOptions): Why => {
  const player = playerAt(hand, seat);
  const fault = kanFault(hand);
  if (fault || player.riichi === 'none') return fault;
  const isOfDrawn = meld.type === 'closedKan' && kindOf(meld.own[0]!) === kindOf(player.drawn!);
  return isOfDrawn && mayKanInRiichi(player, player.drawn!, options) ? undefined : 'kanInRiichi';
};

const meldFault = (hand: Hand, seat: Seat, { meld }: Of<'meld'>, options: RiichiOptions): Why =>
  meld.type === 'closedKan' || meld.type === 'addedKan'
    ? ownKanFault(hand, seat, meld, options)
    : claimFault(hand, seat, meld, options);

const asideFault = (hand: Hand, { tile }: Of<'aside'>): Why => {
  if (hand.round.players === 4 || kindOf(tile) !== NORTH) return 'notSetAside';
  return wallLeft(hand) > 0 ? undefined : 'noReplacement';
};

const nineFault = (hand: Hand, seat: Seat, options: RiichiOptions): Why => {
  if (!options.nineTerminals) return 'nineTerminalsNotPlayed';
  if (!isFirstTurn(hand, seat)) return 'notFirstTurn';
  const kinds = wholeOf(playerAt(hand, seat)).map(kindOf).filter(isTerminalOrHonour);
  return new Set(kinds).size >= 9 ? undefined : 'fewTerminals';
};

export const forbids = (hand: Hand, seat: Seat, act: Act, options: RiichiOptions): Why => {
  switch (act.type) {
    case 'discard':
      return discardFault(hand, seat, act, options);
    case 'meld':
      return meldFault(hand, seat, act, options);
    case 'aside':
      return asideFault(hand, act);
    // Open riichi is declared open: nothing is shown later.
    case 'open':
      return 'openNotPlayed';
    case 'nineTerminals':
      return nineFault(hand, seat, options);
    case 'tsumo':
    case 'ron':
    case 'pass':
      return undefined;
  }
};
