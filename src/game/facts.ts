// A hand in play becomes one seat's facts, as every rule set asks for them.

import type { RonClaim } from '../rules/riichi/settle.ts';
import type { Situation, Win } from '../rules/rules.ts';
import { type Seat, seatWindOf } from '../tiles/seat.ts';
import { type Hand, indicatorsOf, isFirstTurn, type Player, playerAt, uraOf, wallLeft } from './hand.ts';

const riichiOf = ({ riichi, doubleRiichi }: Player): Situation['riichi'] => {
  if (riichi === 'none') return 'none';
  return doubleRiichi ? 'double' : 'riichi';
};

export const situationOf = (hand: Hand, seat: Seat): Situation => {
  const { round } = hand;
  const player = playerAt(hand, seat);
  return {
    players: round.players,
    seat,
    dealer: round.dealer,
    roundWind: round.wind,
    seatWind: seatWindOf(seat, round.dealer, round.players),
    concealed: player.concealed,
    melds: player.melds,
    aside: player.aside,
    river: player.river.map((d) => d.tile),
    passed: player.passed,
    passedInRiichi: player.passedInRiichi,
    riichi: riichiOf(player),
    ...(player.open ? { openRiichi: true as const } : {}),
    ippatsu: player.ippatsu,
    firstTurn: isFirstTurn(hand, seat),
    indicators: indicatorsOf(hand),
    ...(player.riichi === 'none' ? {} : { ura: uraOf(hand) }),
    honba: round.honba,
    riichiSticks: hand.riichiSticks,
  };
};

/** How this seat would win now: on its drawn tile, or on the one that was shown. */
export const winOf = (hand: Hand, seat: Seat): Win | undefined => {
  const { claimable } = hand;
  const { drawn, drawnFrom: by } = playerAt(hand, seat);
  const isLast = wallLeft(hand) === 0;
  if (claimable) {
    return {
      tile: claimable.tile,
      from: claimable.seat,
      by: claimable.by,
      last: claimable.by === 'discard' && isLast,
    };
  }
  return drawn === undefined || by === undefined
    ? undefined
    : { tile: drawn, by, last: by === 'wall' && isLast };
};

export const claimOf = (hand: Hand, seat: Seat): RonClaim | undefined => {
  const win = winOf(hand, seat);
  return win && { situation: situationOf(hand, seat), win };
};
