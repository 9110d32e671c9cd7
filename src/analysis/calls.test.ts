import { describe, expect, test } from 'vitest';
import { presetOptions } from '../rules/riichi/options.ts';
import { formatTile, formatTiles } from '../tiles/notation.ts';
import { analyse } from './analyse.ts';
import { offersOf } from './offers.ts';
import { scriptTable } from './script.test-kit.ts';

const RULES = { family: 'riichi', preset: 'tenhou', source: 'client' } as const;
const OPTIONS = presetOptions('tenhou');
const calls = (...args: Parameters<typeof scriptTable>) =>
  analyse(scriptTable(...args), OPTIONS, RULES)!.calls;
const names = (...args: Parameters<typeof scriptTable>) =>
  calls(...args).map((c) => `${c.call} ${formatTiles(c.own)}`.trim());
const offers = (...args: Parameters<typeof scriptTable>) => offersOf(scriptTable(...args), OPTIONS);

/** Seat 3 throws; the viewer sits to its right. */
const AFTER = (tile: string) => `1+ 1-1m 2+ 2-1z 3+ 3-${tile}`;
const DEALER = { dealer: 1 } as const;

describe("another's discard", () => {
  test('chi in every way, red and plain apart, behind the passing', () => {
    expect(names('40567m12p456s112z', AFTER('6m'), DEALER)).toEqual([
      'pass',
      'chi 45m',
      'chi 40m',
      'chi 57m',
      'chi 07m',
    ]);
  });

  test('chi from the left alone, and never with three players', () => {
    expect(names('3406m123p456s112z', '1+ 1-5m', DEALER)).toEqual([]);
    expect(names('199m45p55678s774z', '1+ 1-1s 2+ 2-6p', { players: 3, dealer: 1, indicator: '1s' })).toEqual(
      [],
    );
  });

  test('pon with and without the red five, and the open kan', () => {
    expect(names('055m123p456s1124z', AFTER('5m'), DEALER)).toEqual([
      'pass',
      'pon 55m',
      'pon 50m',
      'openKan 550m',
    ]);
  });

  test('what a call leaves: the best discard and the yaku in sight', () => {
    const [pass, pon] = calls('11225668m234p78s', AFTER('2m'), DEALER);
    expect(pass).toMatchObject({ call: 'pass', after: { shanten: 2 } });
    expect(pon).toMatchObject({ call: 'pon', after: { shanten: 1 }, yaku: ['tanyao'] });
    expect(formatTile(pon!.discards![0]!)).toBe('8m');
  });

  test('a chi that leaves nothing to throw is none', () => {
    const script = `${AFTER('1z')} 0[111z1] 0-9p 1+ 1-2z 0[222z3] 0-9p 1+ 1-3z 0[333z3] 0-9p 1+ 1-1p 2+ 2-1p 3+ 3-6m`;
    expect(names('112233z3456m999p', script, DEALER)).toEqual(['pass', 'ron']);
  });

  test('in riichi only ron', () => {
    const riichi = '0+9m 0-9m 1+ 1-1z 2+ 2-1z 3+ 3-2z 0+1p 0-1p* 0r 1+ 1-2z 2+ 2-2z';
    expect(offers('123m45p55678s777z', `${riichi} 3+ 3-5s`)).toEqual([]);
    expect(offers('123m45p55678s777z', `${riichi} 3+ 3-6p`)).toEqual(['ron']);
  });

  test('the last discard can only be won on', () => {
    const last = { dealer: 1, round: { wall: 1 } } as const;
    expect(names('123m45p55678s777z', '1+ 1-7z', last)).toEqual([]);
    expect(names('123m45p55678s999s', '1+ 1-6p', last)).toEqual(['pass', 'ron']);
  });

  test('no yaku: no ron, and why', () => {
    const table = scriptTable('123m45p55678s999s', '0+9m 0-9m 1+ 1-6p');
    const { calls: choices, warnings, moment } = analyse(table, OPTIONS, RULES)!;
    expect([choices, moment]).toEqual([[], 'others']);
    expect(warnings.slice(0, 2)).toMatchObject([
      { type: 'furiten', furiten: { type: 'temporary', until: 'ownNextDiscard' } },
      { type: 'ronRefusedNow', reason: 'noYaku' },
    ]);
  });

  test('furiten: no ron, and why', () => {
    const table = scriptTable('123m45p55678s777z', '0+6p 0-6p 1+ 1-3p');
    expect(analyse(table, OPTIONS, RULES)!.warnings.slice(0, 3)).toMatchObject([
      { type: 'furiten', furiten: { type: 'discard', until: 'waitsChange' } },
      { type: 'furiten', furiten: { type: 'temporary', until: 'ownNextDiscard' } },
      { type: 'ronRefusedNow', reason: 'furiten' },
    ]);
  });
});

describe("another's kan or north", () => {
  test('an added kan can be robbed, and that is the yaku', () => {
    const script = '0+9m 0-9m 1+ 1-1z 2+ 2-1z 3+ 3-6p 2[666p3] 2-1z 3+ 3-2z 0+8m 0-8m 1+ 1-3z 2+ 2[6666p7]';
    const [pass, ron] = calls('123m45p55678s999s', script);
    expect(pass!.call).toBe('pass');
    expect(ron).toMatchObject({ call: 'ron', score: { yaku: [{ id: 'chankan', han: 1 }] } });
  });

  test('a closed kan can not', () => {
    expect(offers('123m45p55678s777z', '0+9m 0-9m 1+ 1[6666p]')).toEqual([]);
  });

  test('a north can be won on, without a yaku of its own', () => {
    const north = { players: 3, indicator: '1s' } as const;
    const script = '0+9m 0-9m 1+ 1-2z 2+ 2~4z';
    expect(offers('123456p789s1144z', script, north)).toEqual([]);
    expect(offers('123456p777z1144z', script, north)).toEqual(['ron']);
  });
});

describe('the own turn', () => {
  test('a self-draw with its score, and riichi beside it', () => {
    const [tsumo, riichi] = calls('234m45p55678s999s', '0+9m 0-9m 1+ 1-1z 2+ 2-1z 3+ 3-2z 0+6p');
    expect(tsumo).toMatchObject({ call: 'tsumo', score: { yaku: [{ id: 'menzenTsumo', han: 1 }] } });
    expect(riichi).toMatchObject({ call: 'riichi', after: { shanten: 0 } });
  });

  test('closed and added kans', () => {
    const script = `${AFTER('7z')} 0[777z1] 0-5s 1+ 1-1z 2+ 2-2z 3+ 3-2z 0+9p`;
    expect(names('111m99p5678s777z1p', script, DEALER)).toContain('addedKan 7z');
    expect(names('111m45p55678s777z', '0+1m')).toContain('closedKan 1111m');
  });

  test('in riichi a closed kan only where nothing changes', () => {
    const riichi = '0+9m 0-9m 1+ 1-1z 2+ 2-1z 3+ 3-2z 0+1p 0-1p* 0r 1+ 1-1z 2+ 2-2z 3+ 3-1m';
    expect(names('123m45p55678s777z', `${riichi} 0+7z`)).toEqual(['closedKan 7777z']);
    expect(names('3335666s555777z', `${riichi} 0+3s`)).toEqual([]);
  });

  test('nine kinds of terminals and honours on the first turn', () => {
    expect(names('19m19p19s1234z222p', '0+5z')).toEqual(['nineTerminals']);
    expect(names('19m19p19s1234z222p', '1+ 1-1z 2[111z1] 2-3p 3+ 3-3p 0+5z', DEALER)).toEqual([]);
  });

  test('three players set a north aside, in riichi the one just drawn', () => {
    const north = { players: 3, indicator: '1s' } as const;
    expect(names('199m45p55678s774z', '0+9p', north)).toEqual(['north 4z']);
    expect(names('199m45p55678s774z', '0+9p', { ...north, round: { wall: 1 } })).toEqual([]);
  });
});
