import { describe, expect, test } from 'vitest';
import { DEFAULTS } from '../../rules/korean/options.ts';
import { UPEO_FAULTS } from '../../rules/korean/upeo.ts';
import type { Offer } from '../../table/event.ts';
import { formatTiles } from '../../tiles/notation.ts';
import { plainTile } from '../../tiles/tile.ts';
import { analyseKorean } from './analyse.ts';
import type { KoreanAnalysis } from './analysis.ts';
import { analysed, answerTo, discardOf, koreanTable, SHOWN, waitsText } from './script.test-kit.ts';

const callsText = ({ calls }: KoreanAnalysis): readonly string[] =>
  calls.map(({ call, own }) => `${call} ${formatTiles(own)}`.trim());
const callOf = ({ calls }: KoreanAnalysis, name: string) => calls.find((c) => c.call === name)!;
const kinds = (tiles: readonly number[]): string => formatTiles(tiles.map((k) => plainTile(k as never)));
const typesOf = ({ warnings }: KoreanAnalysis): readonly string[] => warnings.map((w) => w.type);

/** The dealer has thrown a tile that helps nobody, and so have the others. */
const ROUND = '0+9m 0-9m 1+ 1-4z 2+ 2-4z 3+ 3-4z';

describe('ready by shape is one thing, ready to win another', () => {
  test.each([
    // Both sides of runs without a value pair: menzen and pinfu by discard, menzen and self-draw else.
    ['ready', '123567m34567p99p', 'ready', ['2p 2/2 4', '5p 2/2 3', '8p 2/2 4']],
    ['an edge wait: menzen alone by discard', '123567m34522p79p', 'partly', ['8p 1/2 4 selfDrawOnly']],
  ])('%s: %s', (_, hand, readiness, waits) => {
    const a = analysed(hand, ROUND);
    expect([a.tenpai?.readiness, waitsText(a.tenpai)]).toEqual([readiness, waits]);
  });

  test('what is missing, and that a self-draw has it', () => {
    const a = analysed('123567m34522p79p', ROUND);
    expect(a.tenpai!.waits[0]!.short).toEqual({ byDiscard: 1, bySelfDraw: 0 });
    expect([a.tenpai!.tilesByDiscard, a.tenpai!.tilesBySelfDraw]).toEqual([0, 4]);
    expect(a.warnings).toContainEqual({ type: 'selfDrawOnly', waits: [16], short: 1 });
  });

  const OPENED = `${ROUND} 0+2z 0-2z 1+ 1-3z 0[333z3]`;
  test('an open hand of nothing: by shape alone', () => {
    const a = analysed('123m78p99m345m33z1z', `${OPENED} 0-1z`);
    expect([a.tenpai!.readiness, waitsText(a.tenpai)]).toEqual([
      'shapeOnly',
      ['6p 0/0 4 underMinimum', '9p 0/0 4 underMinimum'],
    ]);
    expect(a.warnings).toContainEqual({ type: 'underMinimum', waits: [14, 17], short: 2 });
  });

  test('the same at a table that asks for nothing', () => {
    const a = analysed('123m78p99m345m33z1z', `${OPENED} 0-1z`, {}, { minBase: 0 });
    expect([a.minimum, a.tenpai!.readiness]).toEqual([0, 'ready']);
  });

  test('a higher minimum: some by discard alone', () => {
    const a = analysed('2345678m345678p', ROUND, {}, { minBase: 3 });
    expect(waitsText(a.tenpai)).toEqual(['2m 3/3 3', '5m 3/3 3', '8m 3/3 3']);
    const b = analysed('234567m34567p55p', ROUND, {}, { minBase: 3, points: { menzenTsumo: 0 } });
    expect(b.warnings).toContainEqual({ type: 'discardOnly', waits: expect.anything(), short: 1 });
  });

  test('a wait of which no copy is left', () => {
    const script = '0+9m 0-9m 1+ 1-8p 2+ 2-8p 3+ 3-8p 0+1z 0-1z 1+ 1-8p';
    const a = analysed('123567m34522p79p', script);
    expect([a.tenpai!.readiness, typesOf(a)]).toEqual([
      'dead',
      ['winRefusedNow', 'selfDrawOnly', 'deadWait'],
    ]);
  });

  test('nobody draws after the last tile: a discard of it is worth five more', () => {
    const a = analysed('123567m34567p99p', `${ROUND} 0+1z 0-1z 1+ 1-3z`, { round: { wall: 6 } });
    expect(waitsText(a.tenpai)).toEqual(['2p 2/- 4', '5p 2/- 3', '8p 2/- 4']);
    expect(a.tenpai!.waits[0]!.byDiscard.items).toContainEqual({ id: 'lastDiscard', value: 5 });
  });

  test('there is no bamboo, and four of a kind are two pairs', () => {
    const a = analysed('222446688m3355p', ROUND);
    expect(waitsText(a.tenpai)).toEqual(['2m 6/7 1']);
    expect(a.live.slice(18, 27)).toEqual(new Array(9).fill(0));
    expect(analysed('222446688m3355p', ROUND, {}, { tileSet: 'full' }).live[18]).toBe(4);
  });
});

describe('what a wait pays', () => {
  test('1-5-10: twice the points and five by discard, the points and ten from each', () => {
    const [two] = analysed('123567m34567p99p', ROUND).tenpai!.waits;
    // Menzen, pinfu and one 2p; menzen, self-draw and one 2p.
    expect([two!.byDiscard.total, two!.bySelfDraw!.total]).toEqual([3, 3]);
    expect(two!.pays).toEqual({ discarder: 16, each: 13, together: 39 });
    expect(two!.withUpeo!.pays).toEqual({ discarder: 18, each: 14, together: 42 });
    expect(two!.withOpenUpeo!.pays).toEqual({ discarder: 22, each: 16, together: 48 });
  });

  test('points alone: nothing is paid', () => {
    const [two] = analysed('123567m34567p99p', ROUND, {}, { settlement: 'pointsOnly' }).tenpai!.waits;
    expect([two!.pays, two!.byDiscard.total]).toEqual([{}, 3]);
  });
});

describe('upeo', () => {
  const READY = '123567m34567p99p';
  const CASES: readonly (readonly [string, string, string, object, readonly string[]])[] = [
    ['both sides of runs', READY, `${ROUND} 0+1z`, {}, []],
    ['a discard falls short', '123567m34522p79p', `${ROUND} 0+1z`, {}, ['belowMinimum']],
    ['not ready', '1357m2468p1122z3z', `${ROUND} 0+2z`, {}, ['notReady']],
    [
      'an open hand',
      '123m78p99m345m33z1z',
      `${ROUND} 0+2z 0-2z 1+ 1-3z 0[333z3]`,
      {},
      ['openHand', 'belowMinimum'],
    ],
    ['a short wall', READY, `${ROUND} 0+1z`, { round: { wall: 8 } }, ['shortWall']],
    ['declared before', READY, `${ROUND} 0+1z 0?  0-1z* 0r 1+ 1-3z 2+ 2-3z 3+ 3-2z 0+2z`, {}, ['declared']],
  ];
  test.each(CASES)('%s', (_, hand, script, setting, faults) => {
    const { upeo } = analysed(hand, script, setting);
    expect([upeo.faults, upeo.legal, upeo.discards.length > 0]).toEqual([
      faults,
      faults.length === 0,
      faults.length === 0,
    ]);
  });

  test('every fault has its case', () => {
    const shown = CASES.flatMap(([, , , , faults]) => faults);
    expect(UPEO_FAULTS.filter((fault) => !shown.includes(fault))).toEqual([]);
  });

  test('what each wait would bring by discard is what it is asked for', () => {
    const { upeo } = analysed('123m456p22z55z789p', `${ROUND} 0+1z`);
    expect(upeo.waits.map((w) => [kinds([w.kind]), w.base, w.suffices, w.live])).toEqual([
      ['2z', 1, false, 2],
      ['5z', 2, true, 2],
    ]);
    expect([upeo.legal, upeo.faults]).toEqual([false, ['belowMinimum']]);
    const lenient = analysed('123m456p22z55z789p', `${ROUND} 0+1z`, {}, { upeoCheck: 'anyWait' }).upeo;
    expect([lenient.legal, lenient.mayOpen]).toEqual([true, true]);
  });

  test('with the first discard it is an early one, and worth the minimum by itself', () => {
    const a = analysed('123567m34522p79p', '0+1z');
    expect(a.upeo).toMatchObject({ legal: true, early: true, faults: [], mayOpen: true });
    const { withUpeo } = discardOf(a, '1z').tenpai!.waits[0]!;
    expect(withUpeo!.byDiscard.items).toContainEqual({ id: 'earlyUpeo', value: 5 });
    expect(withUpeo!.short).toEqual({ byDiscard: 0, bySelfDraw: 0 });
    expect(callsText(a)).toEqual(['upeo', 'openUpeo']);
  });

  test('a call before it ends the first go-round; a flower does not', () => {
    const called = analysed('123567m34522p79p', '1+ 1-3z 2[333z1] 2-9m 3+ 3-4z 0+1z', { dealer: 1 });
    expect([called.upeo.early, called.upeo.faults]).toEqual([false, ['belowMinimum']]);
    const flower = analysed('123567m34522p79p', '0+1f 0~1f 0+1z');
    expect([flower.upeo.early, flower.upeo.legal]).toEqual([true, true]);
  });

  test('declared: bound to what is drawn; the waits may be shown later, once', () => {
    const script = `${ROUND} 0+1z 0? 0-1z* 0r 1+ 1-3z 2+ 2-3z 3+ 3-2z 0+2z`;
    const a = analysed(READY, script);
    expect(a.upeo).toMatchObject({
      declared: 'upeo',
      jumped: false,
      open: false,
      mayOpen: true,
      legal: false,
    });
    expect(a.discards.filter((d) => !d.forbidden).map((d) => d.drawn)).toEqual([true]);
    expect(callsText(a)).toEqual(['openUpeo']);
    expect(a.tenpai!.waits[0]!.byDiscard.items).toContainEqual({ id: 'upeo', value: 1 });
    expect(a.tenpai!.waits[0]!.withUpeo).toBeUndefined();
    expect(a.tenpai!.waits[0]!.withOpenUpeo!.byDiscard.items).toContainEqual({ id: 'openUpeo', value: 2 });
  });

  test('a concealed kong in upeo: of the drawn tile, if the waits stay', () => {
    const declared = (drawn: string) => `${ROUND} 0+2z 0? 0-2z* 0r 1+ 1-3z 2+ 2-3z 3+ 3-2z 0+${drawn}`;
    expect(callsText(analysed('333m567m345p66z77z', declared('3m')))).toEqual([
      'openUpeo',
      'closedKan 3333m',
    ]);
    expect(callsText(analysed('333m567m345p66z77z', declared('4z')))).toEqual(['openUpeo']);
    expect(callsText(analysed('22233344m678p55m', declared('3m')))).not.toContain('closedKan 3333m');
  });

  test('a jump: the win is void, or the upeo does not count', () => {
    const script = `${ROUND} 0+1z 0? 0-1z* 0r 1+ 1-8p`;
    const a = analysed('123567m34522p79p', script);
    expect(a.upeo).toMatchObject({ declared: 'upeo', jumped: true, mayOpen: false });
    expect(a.tenpai!.waits[0]!.bars).toEqual(['selfDrawOnly', 'illegalUpeo']);
    expect(a.warnings.slice(0, 2)).toEqual([
      { type: 'winRefusedNow', tile: 16, reason: 'belowMinimum', short: 1 },
      { type: 'illegalUpeo', waits: [16], voidsWin: true },
    ]);
    const b = analysed('123567m34522p79p', script, {}, { illegalUpeo: 'ignoreUpeo' });
    expect(b.tenpai!.waits[0]!.bars).toEqual(['selfDrawOnly']);
    expect(b.warnings[1]).toEqual({ type: 'illegalUpeo', waits: [16], voidsWin: false });
    expect(b.tenpai!.waits[0]!.bySelfDraw!.items.map((i) => i.id)).not.toContain('upeo');
  });

  test('a self-draw after a jump is refused too', () => {
    const a = analysed('123567m34522p79p', `${ROUND} 0+1z 0? 0-1z* 0r 1+ 1-3z 2+ 2-3z 3+ 3-2z 0+8p`);
    expect(a.warnings[0]).toEqual({ type: 'winRefusedNow', tile: 16, reason: 'illegalUpeo', short: 0 });
    expect(callsText(a)).toEqual([]);
  });
});

describe('furiten', () => {
  const READY = '123567m34567p99p';

  test('an own discard bars every ron, or by an option itself alone', () => {
    const script = `0+2p 0-2p 1+ 1-8p`;
    const a = analysed(READY, script);
    expect(a.tenpai!.waits.map((w) => w.bars)).toEqual([['furiten'], ['furiten'], ['furiten']]);
    expect(a.warnings.map((w) => w.type)).toEqual(['winRefusedNow', 'furiten']);
    expect(a.warnings[0]).toMatchObject({ reason: 'furiten', short: 0 });
    const b = analysed(READY, script, {}, { furiten: 'tile' });
    expect(b.tenpai!.waits.map((w) => w.bars)).toEqual([['furiten'], [], []]);
    expect(callsText(b)).toEqual(['pass', 'ron']);
  });

  test('a ron let pass bars until the own next discard', () => {
    const a = analysed(READY, '0+1z 0-1z 1+ 1-8p 2+ 2-5p');
    expect(a.warnings.map((w) => w.type)).toEqual(['winRefusedNow', 'furiten']);
    expect(a.tenpai!.furiten[0]).toMatchObject({ type: 'temporary', tile: 16 });
  });

  test('a wait that a discard cannot make was never let pass', () => {
    // Menzen alone by discard: the first 8p was no ron.
    const a = analysed('123567m34522p79p', `${ROUND} 0+2z 0-2z 1+ 1-8p 2+ 2-1z`);
    expect(a.tenpai!.furiten).toEqual([]);
  });

  test('said before the tile is thrown', () => {
    const a = analysed('123567m34567p99p', '0+2p 0-2p 1+ 1-3z 2+ 2-3z 3+ 3-2z 0+1z');
    expect(a.warnings).toContainEqual(
      expect.objectContaining({ type: 'furitenAfter', tile: discardOf(a, '1z').tile }),
    );
    expect(typesOf(a)).not.toContain('furiten');
  });

  test('one step before it: the draw that leads to a wait in the own river', () => {
    const a = analysed('123567m3456p99p1z', '0+2p 0-2p 1+ 1-3z 2+ 2-3z 3+ 3-2z 0+2z');
    expect(discardOf(a, '2z').furitenRisk).toMatchObject({ inRiver: 10 });
  });
});

describe('calls', () => {
  test('pung and kong from anybody, no chow', () => {
    const a = analysed('123m45p55p5557z99p', '0+9m 0-9m 1+ 1-5z');
    expect(callsText(a)).toEqual(['pass', 'pon 55z', 'openKan 555z']);
    expect(callsText(analysed('123m4577p555z99p1z', '0+9m 0-9m 1+ 1-3z 2+ 2-3z 3+ 3-6p'))).toEqual([]);
  });

  test('a pung opens the hand: what is still in sight', () => {
    const a = analysed('1357m456p55z669p1z', `${ROUND} 0+2z 0-2z 1+ 1-5z`);
    const pon = callOf(a, 'pon');
    expect([pon.opens, pon.after!.shanten <= a.now.shanten]).toEqual([true, true]);
    expect(pon.yaku).toContain('dragonTriplet');
    expect(pon.yaku).not.toContain('menzen');
  });

  test('at tenpai exactly the yaku of its waits', () => {
    const a = analysed('123m45p789p11m55z1z', `${ROUND} 0+2z 0-2z 1+ 1-5z`);
    expect(callOf(a, 'pon').yaku).toEqual(['dragonTriplet']);
    expect(callOf(a, 'pon').tenpai!.readiness).toBe('shapeOnly');
  });

  test('ron and its score, both lines', () => {
    const a = analysed('123567m34567p99p', `${ROUND} 0+2z 0-2z 1+ 1-2p`);
    const { score } = callOf(a, 'ron');
    expect(score!.items).toEqual([
      { id: 'menzen', value: 1 },
      { id: 'pinfu', value: 1 },
      { id: 'gensho', value: 1 },
    ]);
    expect([score!.base, score!.bonus, score!.settlement]).toEqual([2, 1, { ante: 5, discarder: 16 }]);
  });

  test('the first go-round: a human hand, for the dealer too once it has thrown', () => {
    const human = (a: KoreanAnalysis) => callOf(a, 'ron').score!.items[0]!.value;
    const south = analysed('123567m34522p79p', '1+ 1-8p', { dealer: 1 });
    expect(callOf(south, 'ron').score!.items.map((i) => i.id)).toContain('humanHand');
    const east = analysed('123567m34522p79p', '0+1z 0-1z 1+ 1-8p');
    expect(callOf(east, 'ron').score!.items.map((i) => i.id)).toContain('humanHand');
    expect(human(east)).toBe(1);
  });

  test('a kong’s replacement is worth more, a flower’s after it is not', () => {
    const kong = analysed('1111m567m34567p9p', '0+9p 0[1111m] 0+2p');
    expect(callOf(kong, 'tsumo').score!.items.map((i) => i.id)).toContain('kongDraw');
    const flower = analysed('1111m567m34567p9p', '0+9p 0[1111m] 0+1f 0~1f 0+2p');
    const ids = (a: KoreanAnalysis) => callOf(a, 'tsumo').score!.items.map((i) => i.id);
    expect(ids(flower)).not.toContain('kongDraw');
    const paid = analysed(
      '1111m567m34567p9p',
      '0+9p 0[1111m] 0+1f 0~1f 0+2p',
      {},
      { flowerReplacementWin: true },
    );
    expect(ids(paid)).toContain('flowerReplacementWin');
  });

  test('a flower comes first: nothing is thrown before it is set aside', () => {
    const a = analysed('123567m34567p99p', `${ROUND} 0+1f`);
    expect([callsText(a), a.discards, a.flowersHeld, a.moment]).toEqual([['flower 1f'], [], 1, 'mine']);
    expect(analysed('123567m34567p99p', `${ROUND} 0+1f 0~1f 0+1z`).flowers).toBe(1);
  });

  test('the last discard may be won on and not called', () => {
    const calls = (wall: number) =>
      callsText(analysed('123m45p789p11m55z1z', '0+9m 0-9m 1+ 1-5z', { round: { wall } }));
    expect(calls(3)).toEqual(['pass', 'pon 55z']);
    expect(calls(2)).toEqual([]);
  });
});

test('what is not known is said', () => {
  const table = koreanTable('123567m34567p99p', ROUND);
  const a = answerTo({ ...table, unknown: ['rivers', 'wall'] });
  expect(a.warnings).toEqual([
    { type: 'unknown', unknown: 'rivers' },
    { type: 'unknown', unknown: 'wall' },
  ]);
});

test('what a service tells is held against our answer', () => {
  const table = koreanTable('123567m34567p99p', `${ROUND} 0+1z`);
  const told = (offers: readonly Offer[], furiten: boolean) =>
    answerTo({ ...table, told: { offers, furiten } }).differences;
  expect(told(['riichi'], false)).toEqual([]);
  expect(told(['tsumo'], true)).toEqual([
    { what: 'furiten', ours: 'false', theirs: 'true' },
    { what: 'offers', ours: 'riichi', theirs: 'tsumo' },
  ]);
});

test('own tiles are hidden: no answer', () => {
  const table = koreanTable('123567m34567p99p', '');
  const seats = table.seats.map((s, i) => (i === 0 ? { ...s, concealed: 13 } : s));
  expect(analyseKorean({ ...table, seats }, DEFAULTS, SHOWN)).toBeUndefined();
});
