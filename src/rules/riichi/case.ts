// A win told in one line, for tables of cases: `['234m567p 345s 6s 88p', '6s', 'tsumo riichi dora:5m']`. The winner sits
// South in an East round and rons from West unless the facts say else.

import type { Result } from '../../result.ts';
import { parseHand, parseTile, parseTiles } from '../../tiles/notation.ts';
import type { Players, Seat } from '../../tiles/seat.ts';
import { type Tile, WINDS, type Wind } from '../../tiles/tile.ts';
import type { Situation, Win } from '../rules.ts';

export interface Case {
  readonly situation: Situation;
  readonly win: Win;
}

const orThrow = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.detail);
  return result.value;
};

/** `tsumo dealer dora:4p` as a record of words and what stands after their colon. */
const factsOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .split(' ')
      .filter(Boolean)
      .map((word) => [word.split(':')[0]!, word.split(':')[1] ?? '']),
  );

type Facts = ReadonlyMap<string, string>;
const tiles = (facts: Facts, name: string): readonly Tile[] => orThrow(parseTiles(facts.get(name) ?? ''));
const number = (facts: Facts, name: string): number => Number(facts.get(name) ?? 0);

const ME: Seat = 1;

/** The wind that makes seat 1 what the facts call it: `dealer`, `west`, `north`, else South. */
const seatWindOf = (facts: Facts): Wind => {
  if (facts.has('dealer')) return 'east';
  return WINDS.find((wind) => facts.has(wind)) ?? 'south';
};

const byOf = (facts: Facts): Win['by'] => {
  if (facts.has('tsumo')) return facts.has('rinshan') ? 'replacement' : 'wall';
  if (facts.has('chankan')) return 'addedKan';
  if (facts.has('closedKan')) return 'closedKan';
  return facts.has('aside') ? 'north' : 'discard';
};

const riichiOf = (facts: Facts): Situation['riichi'] => {
  if (facts.has('double')) return 'double';
  return facts.has('riichi') ? 'riichi' : 'none';
};

/** Words: tsumo rinshan chankan closedKan aside last · riichi double open ippatsu first · dealer west north round:south
 * three · dora: ura: norths: honba: sticks: river: from: */
export const caseOf = (hand: string, winTile: string, factText = ''): Case => {
  const facts = factsOf(factText);
  const players: Players = facts.has('three') ? 3 : 4;
  const held = orThrow(parseHand(hand, ME, players));
  const seatWind = seatWindOf(facts);
  const north = orThrow(parseTile('4z'));
  return {
    situation: {
      players,
      seat: ME,
      dealer: ((ME - WINDS.indexOf(seatWind) + players) % players) as Seat,
      roundWind: WINDS.find((wind) => wind === facts.get('round')) ?? 'east',
      seatWind,
      concealed: held.tiles,
      melds: held.melds,
      aside: Array.from({ length: number(facts, 'norths') }, () => north),
      river: tiles(facts, 'river'),
      passed: [],
      passedInRiichi: [],
      riichi: riichiOf(facts),
      ...(facts.has('open') ? { openRiichi: true as const } : {}),
      ippatsu: facts.has('ippatsu'),
      firstTurn: facts.has('first'),
      indicators: tiles(facts, 'dora'),
      ura: tiles(facts, 'ura'),
      honba: number(facts, 'honba'),
      riichiSticks: number(facts, 'sticks'),
    },
    win: {
      tile: orThrow(parseTile(winTile)),
      ...(facts.has('tsumo') ? {} : { from: Number(facts.get('from') ?? 2) as Seat }),
      by: byOf(facts),
      last: facts.has('last'),
    },
  };
};
