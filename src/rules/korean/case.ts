// A win told in one line, for tables of cases: `['234567m 22345p 67p', '8p', 'upeo flowers:134f']`. The winner sits South
// in an East round and rons from West unless the facts say else.

import type { Result } from '../../result.ts';
import { parseHand, parseTile, parseTiles } from '../../tiles/notation.ts';
import { type Players, type Seat, seatAfter } from '../../tiles/seat.ts';
import { type Tile, WINDS, type Wind } from '../../tiles/tile.ts';
import type { Win } from '../rules.ts';
import { FLAGS, type KoreanSituation } from './flags.ts';

export interface Case {
  readonly situation: KoreanSituation;
  readonly win: Win;
}

const orThrow = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.detail);
  return result.value;
};

type Facts = ReadonlyMap<string, string>;

/** `tsumo river:4p` as a record of words and what stands after their colon. */
const factsOf = (text: string): Facts =>
  new Map(
    text
      .split(' ')
      .filter(Boolean)
      .map((word) => [word.split(':')[0]!, word.split(':')[1] ?? '']),
  );

const tilesIn = (facts: Facts, name: string): readonly Tile[] => orThrow(parseTiles(facts.get(name) ?? ''));
const windIn = (facts: Facts, name: string, otherwise: Wind): Wind =>
  WINDS.find((wind) => wind === facts.get(name)) ?? otherwise;

const RIICHI = ['riichi', 'double'] as const;

const byOf = (facts: Facts): Win['by'] => {
  if (facts.has('closedKan')) return 'closedKan';
  if (facts.has('addedKan')) return 'addedKan';
  if (facts.has('replacement')) return 'replacement';
  return facts.has('tsumo') ? 'wall' : 'discard';
};

const DISCARDER: Seat = 2;
const passedIn = (facts: Facts, name: string) =>
  tilesIn(facts, name).map((tile) => ({ tile, seat: DISCARDER, by: 'discard' as const }));

export const situationOf = (hand: string, text = ''): KoreanSituation => {
  const facts = factsOf(text);
  const players: Players = facts.has('three') ? 3 : 4;
  const seatWind = windIn(facts, 'seat', 'south');
  const seat = WINDS.indexOf(seatWind) as Seat;
  const held = orThrow(parseHand(hand, seat, players));
  return {
    players,
    seat,
    dealer: 0,
    roundWind: windIn(facts, 'round', 'east'),
    seatWind,
    concealed: held.tiles,
    melds: held.melds,
    aside: tilesIn(facts, 'flowers'),
    river: tilesIn(facts, 'river'),
    passed: passedIn(facts, 'passed'),
    passedInRiichi: passedIn(facts, 'passedInUpeo'),
    riichi: RIICHI.find((word) => facts.has(word)) ?? 'none',
    ...(facts.has('openRiichi') ? { openRiichi: true as const } : {}),
    ippatsu: false,
    firstTurn: facts.has('first'),
    indicators: [],
    honba: 0,
    riichiSticks: 0,
    flags: FLAGS.filter((flag) => facts.has(flag)),
  };
};

/**
 * Words: every flag · tsumo replacement addedKan closedKan last · riichi double openRiichi first three · seat: round:
 * (winds) · flowers: river: passed: passedInUpeo: (tiles).
 */
export const caseOf = (hand: string, winTile: string, text = ''): Case => {
  const facts = factsOf(text);
  const situation = situationOf(hand, text);
  const from = seatAfter(situation.seat, 1, situation.players);
  return {
    situation,
    win: {
      tile: orThrow(parseTile(winTile)),
      ...(facts.has('tsumo') || facts.has('replacement') ? {} : { from }),
      by: byOf(facts),
      last: facts.has('last'),
    },
  };
};
