import { describe, expect, test } from 'vitest';
import { profileOptions } from '../../rules/mcr/options.ts';
import { formatTiles } from '../../tiles/notation.ts';
import { analyseMcr } from './analyse.ts';
import type { McrAnalysis } from './analysis.ts';
import { analysed, discardOf, mcrTable, plansText, RULES, waitsText } from './script.test-kit.ts';

const callsText = ({ calls }: McrAnalysis): readonly string[] =>
  calls.map(({ call, own }) => `${call} ${formatTiles(own)}`.trim());
const callOf = ({ calls }: McrAnalysis, name: string) => calls.find((c) => c.call === name)!;

describe('tenpai is one thing, ready to win another', () => {
  test('waits that fall short by discard and not by self-draw', () => {
    const a = analysed('234m567p3356678s', '0+9m 0-9m 1+ 1-1z');
    expect([a.now.shanten, a.tenpai!.readiness]).toEqual([0, 'partly']);
    expect(waitsText(a.tenpai)).toEqual(['4s 6/8 4 selfDrawOnly', '7s 7/9 3 selfDrawOnly']);
    expect(a.tenpai!.waits.map((w) => w.short)).toEqual([
      { byDiscard: 2, bySelfDraw: 0 },
      { byDiscard: 1, bySelfDraw: 0 },
    ]);
    expect([a.tenpai!.tilesByDiscard, a.tenpai!.tilesBySelfDraw]).toEqual([0, 7]);
    expect(a.warnings).toEqual([{ type: 'selfDrawOnly', waits: [21, 24], short: 1 }]);
  });

  test('the tile on the table completes the hand and falls short', () => {
    const a = analysed('234m567p3356678s', '0+9m 0-9m 1+ 1-4s');
    expect(callsText(a)).not.toContain('ron');
    expect(a.warnings[0]).toEqual({ type: 'winRefusedNow', tile: 21, short: 2 });
  });

  test('a room that asks for less lets it win', () => {
    const options = profileOptions('cn', { minimum: 6 });
    const a = analysed('234m567p3356678s', '0+9m 0-9m 1+ 1-4s', {}, options);
    expect([a.minimum, a.tenpai!.readiness]).toEqual([6, 'ready']);
    expect(callOf(a, 'ron').score!.basic).toBe(6);
  });

  test('one wait has the straight, the other none: by shape two, ready on one', () => {
    const a = analysed('123m456p78s1199p7z', '0+1f 0~1f 0+9p');
    const { tenpai } = discardOf(a, '7z');
    expect(waitsText(tenpai)).toEqual(['6s 4/6 4 underMinimum', '9s 12/14 4']);
    expect([tenpai!.readiness, tenpai!.tilesByDiscard]).toEqual(['partly', 4]);
    expect(a.warnings).toEqual([{ type: 'underMinimum', waits: [23], short: 2 }]);
  });

  test('flowers are paid and do not help to the minimum', () => {
    const a = analysed('234m567p3356678s', '0+1f 0~1f 0+2f 0~2f 0+9m 0-9m 1+ 1-4s');
    expect(a.flowers).toBe(2);
    expect(a.tenpai!.waits[0]!.byDiscard).toMatchObject({ basic: 6, total: 8 });
    expect(a.warnings[0]).toMatchObject({ type: 'winRefusedNow', short: 2 });
  });

  test('a wait of which no copy is left', () => {
    const b = analysed('123m456p789s11z22p', '0+9m 0-9m 1+ 1-1z 2+ 2-1z 3+ 3-2p 0+3z 0-3z 1+ 1-2p 2+ 2-5z');
    expect(b.tenpai!.readiness).toBe('dead');
    expect(b.warnings.map((w) => w.type)).toContain('deadWait');
  });

  test('the last tile: three lie open to everyone', () => {
    const script = '0+9m 0-9m 1+ 1-9s 2+ 2-9s 3+ 3-9s';
    const a = analysed('123m456p78s11199p', script);
    expect(a.tenpai!.waits.find((w) => w.kind === 26)!.byDiscard.fans.map((f) => f.id)).toContain('lastTile');
    const fewer = analysed('123m456p78s11199p', '0+9m 0-9m 1+ 1-9s 2+ 2-9s 3+ 3-1z');
    expect(fewer.tenpai!.waits.find((w) => w.kind === 26)!.byDiscard.fans.map((f) => f.id)).not.toContain(
      'lastTile',
    );
  });

  test('after the last draw only a discard is left, and it is worth eight more', () => {
    const a = analysed('234m567p3356678s', '0+9m 0-9m 1+ 1-1z', { round: { wall: 2 } });
    expect(waitsText(a.tenpai)).toEqual(['4s 14/- 4', '7s 15/- 3']);
    expect(a.tenpai!.readiness).toBe('ready');
  });
});

describe('plans', () => {
  test('before tenpai: the routes of each discard, the nearest first', () => {
    const a = analysed('123m45p7899s1177z', '0+9m');
    expect(a.moment).toBe('mine');
    expect(plansText(discardOf(a, '9m').plans)[0]).toMatch(/^mixedStraight 1 /);
    // Without the 3m the straight is a tile farther.
    expect(plansText(discardOf(a, '3m').plans).find((p) => p.startsWith('mixedStraight'))).toMatch(
      /^mixedStraight 2 /,
    );
    expect(a.discards[0]!.plans).toEqual(a.plans);
    expect(a.plans.exactTo).toBe(1);
  });

  test('a tile that is gone is no part of a plan', () => {
    const script = '0+9m 0-9m 1+ 1-6p 2+ 2-6p 3+ 3-6p 0+4z 0-4z 1+ 1-6p 2+ 2-3z';
    const a = analysed('123m45p7899s1177z', script);
    expect(a.live[14]).toBe(0);
    const straights = a.plans.plans.filter((p) => p.fan === 'mixedStraight');
    expect(straights.flatMap((p) => p.needs.map((n) => n.kind))).not.toContain(14);
    expect(a.plans.plans.every((p) => p.needs.every((n) => n.live > 0))).toBe(true);
  });

  test('lesser honours: thirteen different tiles', () => {
    const a = analysed('147m258p369s1234z', '0+9m');
    expect(plansText(a.plans)[0]).toBe('lesserHonorsKnitted 0 24/25');
    expect(discardOf(a, '9m').tenpai!.waits.map((w) => w.kind)).toEqual([31, 32, 33]);
  });

  test('the same table is answered alike, within its budget of work', () => {
    const table = mcrTable('14m2668p3579s136z', '0+9m');
    const [a, b] = [1, 2].map(() => analyseMcr(table, profileOptions('cn'), RULES)!);
    expect(a).toEqual(b);
    expect(a!.work).toBeGreaterThan(0);
    expect(a!.work).toBeLessThanOrEqual(700);
  });
});

test('a full flush near tenpai: its best discards are answered whole', () => {
  const a = analysed('1233456678889s', '0+1s');
  expect([a.plans.exactTo, plansText(a.plans)[0]]).toEqual([1, expect.stringMatching(/^fullFlush 0 /)]);
  expect(a.work).toBeLessThanOrEqual(692);
});

describe('calls', () => {
  test('a pung opens the hand: what is lost, what stays', () => {
    const a = analysed('123m45p7899s1177z', '0+9m 0-9m 1+ 1-7z');
    expect([a.moment, callsText(a)]).toEqual(['offer', ['pass', 'pon 77z']]);
    const pon = callOf(a, 'pon');
    expect(formatTiles(pon.discards!)).toBe('9s');
    expect(plansText(pon.plans!)[0]).toMatch(/^mixedStraight 0 /);
    expect(pon.effect).toMatchObject({ opens: true, exposed: 1 });
    expect(pon.effect!.lost).toContain('sevenPairs');
  });

  test('a chow from the left alone, a win before it', () => {
    expect(callsText(analysed('123m45p7899s1177z', '0+9m 0-9m 1+ 1-6p'))).toEqual([]);
    const a = analysed('123m45p7899s1177z', '0+9m 0-9m 1+ 1-4z 2+ 2-4z 3+ 3-6p');
    expect(callsText(a)).toEqual(['pass', 'chi 45p']);
    const b = analysed('123m45p789s11177z', '0+9m 0-9m 1+ 1-4z 2+ 2-4z 3+ 3-6p');
    expect(callsText(b)).toEqual(['pass', 'ron', 'chi 45p']);
    expect(callOf(b, 'ron').score!.fans[0]!.id).toBe('mixedStraight');
  });

  test('the fourth group that lies open: a melded hand is near', () => {
    const script = '0+9m 0-9m 1+ 1-5z 0[555z3] 0-2p 1+ 1-6z 0[666z3] 0-3p 1+ 1-1s 0[111s3] 0-4p 1+ 1-8m';
    const a = analysed('55z66z11s88m2347p3z', script);
    const pon = callOf(a, 'pon');
    expect(pon.effect).toMatchObject({ opens: false, exposed: 4 });
    const fans = pon.plans!.plans.flatMap((p) => p.byDiscard?.fans.map((f) => f.id) ?? []);
    expect(fans).toContain('meldedHand');
  });

  test('kongs of the own turn: a concealed one does not open the hand', () => {
    const a = analysed('1111m45p7899s117z', '0+9m');
    expect(callOf(a, 'closedKan').effect).toMatchObject({ opens: false, exposed: 0 });
    expect(callOf(a, 'closedKan').effect!.lost).toContain('sevenPairs');
  });

  test('the last discard may be won on and not called', () => {
    const calls = (wall: number) =>
      callsText(analysed('123m45p7899s1177z', '0+9m 0-9m 1+ 1-7z', { round: { wall } }));
    expect(calls(3)).toEqual(['pass', 'pon 77z']);
    expect(calls(2)).toEqual([]);
  });

  test('a flower comes first: nothing is thrown before it is set aside', () => {
    const a = analysed('123m456p78s1199p7z', '0+1f');
    expect([a.moment, callsText(a), a.discards, a.flowersHeld]).toEqual(['mine', ['flower 1f'], [], 1]);
    const dealt = analysed('123m456p78s1199p3g', '0+9m');
    expect([callsText(dealt), dealt.now.shanten]).toEqual([['flower 3g'], 1]);
  });

  test('a self-drawn win', () => {
    const a = analysed('123m45p789s11177z', '0+6p');
    expect(callOf(a, 'tsumo').score!.fans.map((f) => f.id)).toContain('fullyConcealedHand');
  });
});

test('own tiles are hidden: no answer', () => {
  const table = mcrTable('123m45p7899s1177z', '');
  const seats = table.seats.map((s, i) => (i === 0 ? { ...s, concealed: 13 } : s));
  expect(analyseMcr({ ...table, seats }, profileOptions('cn'), RULES)).toBeUndefined();
});
