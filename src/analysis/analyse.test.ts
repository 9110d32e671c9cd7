import { describe, expect, test } from 'vitest';
import { DEFAULTS, presetOptions } from '../rules/riichi/options.ts';
import type { Table } from '../table/table.ts';
import { analyse } from './analyse.ts';
import { scriptTable } from './script.test-kit.ts';

const RULES = { family: 'riichi', preset: 'tenhou', source: 'client' } as const;
const analysis = (table: Table) => analyse(table, presetOptions('tenhou'), RULES)!;
const HAND = '123m45p55678s777z';

describe('the moment', () => {
  test.each([
    ['others', '0+9m 0-9m 1+'],
    ['others', '0+9m 0-9m'],
    ['mine', '0+9m'],
    ['offer', '0+9m 0-9m 1+ 1-6p'],
    ['mine', '0+9m 0-9m 1+ 1-7z 0[777z3]'],
  ])('%s: %s', (moment, script) => {
    expect(analysis(scriptTable(HAND, script)).moment).toBe(moment);
  });

  test('over', () => {
    const table = scriptTable(HAND, '0+9m 0-9m 1+ 1-6p');
    const { claimable: _, ...rest } = table;
    const over = analysis({ ...rest, phase: 'over', result: { ending: 'win', wins: [] } });
    expect(over).toMatchObject({ moment: 'over', calls: [], discards: [], now: { shanten: 0 } });
  });
});

describe('the hand', () => {
  test('at rest it is read as it stands, on the own turn after the best discard', () => {
    const rest = analysis(scriptTable('66m12346p122067s', '0+9m 0-9m 1+'));
    expect(rest.now).toMatchObject({ shanten: 1, forms: ['standard'] });
    expect(rest.discards).toEqual([]);
    const mine = analysis(scriptTable(HAND, '0+1p'));
    expect(mine.now).toEqual(mine.discards[0]!.after);
    expect(mine.tenpai).toEqual(mine.discards[0]!.tenpai);
  });

  test('another form than the standard one is named', () => {
    expect(analysis(scriptTable('1133m2255p4499s6z', '0+9m 0-9m')).now.forms).toEqual(['sevenPairs']);
    expect(analysis(scriptTable('19m19p19s1234567z', '0+5m 0-5m')).now.forms).toEqual(['thirteenOrphans']);
  });

  test('live copies are four less everything in sight', () => {
    const { live, now } = analysis(scriptTable(HAND, '0+9m 0-9m 1+ 1-3p 2+ 2-3p', { indicator: '6p' }));
    expect([live[11], live[14]]).toEqual([2, 3]);
    expect(now.tiles).toBe(5);
  });

  test('a hand whose tiles are hidden has no analysis', () => {
    const table = scriptTable(HAND, '');
    const hidden = { ...table, me: 1 as const };
    expect(analyse(hidden, DEFAULTS, RULES)).toBeUndefined();
  });
});

describe('what is not known', () => {
  const joined: Table = { ...scriptTable(HAND, '0+9m 0-9m 1+'), unknown: ['rivers', 'passed', 'wall'] };

  test('is passed on and warned of', () => {
    const { unknown, warnings } = analysis(joined);
    expect(unknown).toEqual(['rivers', 'passed', 'wall']);
    expect(warnings).toEqual([
      { type: 'unknown', unknown: 'rivers' },
      { type: 'unknown', unknown: 'passed' },
      { type: 'unknown', unknown: 'wall' },
    ]);
  });

  test('an unknown wall makes no tile the last one', () => {
    const table = { ...scriptTable('123m45p55678s999s', '1+ 1-6p', { dealer: 1 }), wall: 0 };
    expect(analysis(table).calls.map((c) => c.call)).toEqual(['pass', 'ron']);
    expect(analysis({ ...table, unknown: ['wall'] }).calls).toEqual([]);
  });
});

describe('warnings', () => {
  test('a furiten hand at rest, with the tile that causes it', () => {
    const [first] = analysis(scriptTable(HAND, '0+6p 0-6p')).warnings;
    expect(first).toMatchObject({ type: 'furiten', furiten: { type: 'discard', riverIndex: 0 } });
  });

  test('no yaku: riichi helps a concealed hand, not an open one', () => {
    expect(analysis(scriptTable('123m45p55678s999s', '0+9m 0-9m')).warnings).toEqual([
      { type: 'noYaku', waits: [11, 14], riichiHelps: true },
    ]);
    const open = scriptTable('123m45p555678s99m', '0+1z 0-1z 1+ 1-9m 0[999m3] 0-5s');
    expect(analysis(open).warnings).toMatchObject([{ type: 'noYaku', riichiHelps: false }]);
  });

  test('riichi helps no longer when too few tiles are left for it', () => {
    const late = scriptTable('123m45p55678s999s', '0+9m 0-9m 1+ 1-1z', { round: { wall: 8 } });
    expect(late.wall).toBe(6);
    expect(analysis(late).warnings).toMatchObject([{ type: 'noYaku', riichiHelps: false }]);
  });

  test('a dead wait', () => {
    const script = '0+9m 0-9m 1+ 1-3p 2[333p1] 2-1z 3+ 3-3p 0+8m 0-8m';
    expect(analysis(scriptTable(HAND, script)).warnings).toEqual([{ type: 'deadWait', waits: [11] }]);
  });

  test('in riichi the furiten stays in sight on the own turn', () => {
    const riichi = '0+9m 0-9m 1+ 1-1z 2+ 2-1z 3+ 3-2z 0+8m 0-8m* 0r 1+ 1-6p 2+ 2-1z 3+ 3-2z 0+9m';
    expect(analysis(scriptTable(HAND, riichi)).warnings[0]).toMatchObject({
      type: 'furiten',
      furiten: { type: 'riichi', until: 'handEnd' },
    });
  });
});

describe("the service's own answers", () => {
  const claim = scriptTable(HAND, '0+9m 0-9m 1+ 1-6p');

  test('equal ones are not spoken of', () => {
    const told = { furiten: false, offers: ['ron'] } as const;
    expect(analysis({ ...claim, told }).differences).toEqual([]);
    expect(analysis(claim).differences).toEqual([]);
  });

  test('others are', () => {
    expect(analysis({ ...claim, told: { furiten: true, offers: ['pon'] } }).differences).toEqual([
      { what: 'furiten', ours: 'false', theirs: 'true' },
      { what: 'offers', ours: 'ron', theirs: 'pon' },
    ]);
  });

  test('kans of the own turn are never told', () => {
    const table = scriptTable('111m45p55678s777z', '0+1m');
    expect(analysis({ ...table, told: { offers: ['riichi'] } }).differences).toEqual([]);
  });

  test('where the rivers are unknown furiten is not compared', () => {
    const table: Table = { ...claim, unknown: ['rivers'], told: { furiten: true } };
    expect(analysis(table).differences).toEqual([]);
  });
});
