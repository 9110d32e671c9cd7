import { describe, expect, test } from 'vitest';
import { formatTiles } from '../tiles/notation.ts';
import { scriptTable } from './script.test-kit.ts';
import { claimWin, drawWin, heldOf, situationOf } from './situation.ts';

const situation = (...args: Parameters<typeof scriptTable>) => {
  const table = scriptTable(...args);
  return situationOf(table, heldOf(table)!);
};

const HAND = '123m45p55678s777z';
const ROUND = '1+ 1-1z 2+ 2-1z 3+ 3-1z';

describe('facts of the own seat', () => {
  test('the own river holds what was called away', () => {
    const s = situation(HAND, '0+9m 0-9m 2[999m2] 2-1z 3+ 3-2z 0+8m 0-8m');
    expect(formatTiles(s.river)).toBe('98m');
  });

  test('a tile on the table is not passed yet; those before it are', () => {
    expect(situation(HAND, '0+9m 0-9m 1+ 1-6p').passed).toEqual([]);
    const s = situation(HAND, '0+9m 0-9m 1+ 1-6p 2+ 2-1z 3+ 3-2z');
    expect(s.passed.map((p) => [p.seat, p.by])).toEqual([
      [1, 'discard'],
      [2, 'discard'],
    ]);
  });

  test('the own discard ends what was passed', () => {
    expect(situation(HAND, `0+9m 0-9m 1+ 1-6p 2+ 2-1z 3+ 3-2z 0+8m 0-8m`).passed).toEqual([]);
  });

  test('the first turn holds until somebody calls', () => {
    expect(situation(HAND, '0+9m').firstTurn).toBe(true);
    expect(situation(HAND, '0+9m 0-9m').firstTurn).toBe(false);
    expect(situation(HAND, '1+ 1-1z 3[111z2]', { dealer: 1 }).firstTurn).toBe(false);
  });

  test('riichi said on the first turn is double before its tile is out', () => {
    expect(situation(HAND, '0+9m 0?').riichi).toBe('double');
    expect(situation(HAND, `0+9m 0-9m ${ROUND} 0+8m 0?`).riichi).toBe('riichi');
  });

  test('ippatsu stands from the accepted riichi to a call', () => {
    const table = `0+9m 0-9m ${ROUND} 0+8m 0-8m* 0r 1+ 1-2z`;
    expect(situation(HAND, table)).toMatchObject({ riichi: 'riichi', ippatsu: true, riichiSticks: 1 });
    expect(situation(HAND, `${table} 2[222z1]`).ippatsu).toBe(false);
  });

  test('norths set aside, three players', () => {
    const s = situation('199m45p55678s774z', '0+9p 0~4z', {
      players: 3,
      indicator: '1s',
    });
    expect([s.players, s.aside.length, s.seatWind]).toEqual([3, 1, 'east']);
  });

  test('the winds of a seat that does not deal', () => {
    expect(situation(HAND, '', { dealer: 1, round: { wind: 'south' } })).toMatchObject({
      seatWind: 'north',
      roundWind: 'south',
      dealer: 1,
    });
  });
});

describe('how a hand would be won', () => {
  test('a replacement tile', () => {
    const table = scriptTable('111m45p55678s777z', '0+1m 0[1111m] 0+6p');
    expect(drawWin(table, table.seats[0]!.drawn as never)).toMatchObject({ by: 'replacement', last: false });
  });

  test('the last live tile, and the last discard', () => {
    const drawn = scriptTable(HAND, '0+6p', { round: { wall: 1 } });
    expect(drawWin(drawn, drawn.seats[0]!.drawn as never)).toMatchObject({ by: 'wall', last: true });
    const thrown = scriptTable(HAND, '1+ 1-6p', { dealer: 1, round: { wall: 1 } });
    expect(claimWin(thrown, thrown.claimable!)).toMatchObject({ from: 1, by: 'discard', last: true });
  });

  test('an added kan is robbed', () => {
    const script = '0+9m 0-9m 1+ 1-6p 2[666p1] 2-1z 3+ 3-2z 0+8m 0-8m 1+ 1-3z 2+ 2[6666p5]';
    const table = scriptTable(HAND, script);
    expect(claimWin(table, table.claimable!)).toMatchObject({ from: 2, by: 'addedKan', last: false });
  });
});
