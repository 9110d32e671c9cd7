// Every category seen firing, and not firing beside the act that avoids it. Hands of seat 0, the dealer; the last decision is
// the one judged.

import { describe, expect, test } from 'vitest';
import type { Setting } from '../analysis/script.test-kit.ts';
import { RULE_SETS, type RulesId } from '../rules/rules.ts';
import { bearerOf, MISSED, type MissedId } from './missed.ts';
import { lastDecision, missedLast } from './review.test-kit.ts';

type Row = readonly [
  name: string,
  hand: string,
  script: string,
  missed: readonly string[],
  setting?: Setting,
];

const OTHERS = '1+ 1-1m 2+ 2-1m 3+ 3-1m';
const YAKULESS = '123m456p789s13p99m';
const SIMPLE = '345m345p88p678s34s';
const OUTSIDE = '123m456p789s1122z';
const WAITING = '123456m789p34s9s1z';
const FAR = '147m258p369s1234z';
const RIICHI = '0+9p 0-9p 1+ 1-1z* 1r 2+ 2-1z 3+ 3-1z 0+5z';
/** Outside waits now, and all simples in sight. */
const CHEAP = '789m234678p3456s';
const BESIEGED = '0+9p 0-9p 1+ 1-9s* 1r 2+ 2-1z 3+ 3-1z 0+5p';
const LATE: Setting = { round: { wall: 20 } };
const NO_COPIES = '0+5z 0-5z 1+ 1-2p 2+ 2-2p 3+ 3-2p 0+6z';
const GREEN: Setting = { indicator: '7z' };

const HEADED = '34579m13p50s77s44z';

const RIICHI_ROWS: readonly Row[] = [
  ['a self-draw let go: whatever is thrown is a wait then', OUTSIDE, '0+1z 0-5p', ['winPassed', 'furiten']],
  ['no win was drawn', OUTSIDE, '0+5m 0-5m*', []],
  ['a ron let pass, and temporary furiten', OUTSIDE, '0+5m 0-5m 1+ 1-1z 2+', ['winPassed', 'furiten']],
  ['a ron without a yaku', OUTSIDE, '0+5m 0-5m 1+ 1-2z 2+', ['winRefused', 'furiten']],
  [
    'a ron barred already: to let it pass bars no more',
    OUTSIDE,
    '0+1z 0-1z 1+ 1-1z 2+',
    ['winRefused', 'callMissed'],
  ],
  ['a ron let pass in riichi', SIMPLE, '0+9s 0-9s* 0r 1+ 1-5s 2+', ['winPassed', 'furiten']],
  ['a wait in the own river', WAITING, `0+5s 0-5s ${OTHERS} 0+9s 0-1z*`, ['furiten']],
  ['no wait in the own river', WAITING, `0+6s 0-6s ${OTHERS} 0+9s 0-1z*`, []],
  ['ready without a yaku', YAKULESS, '0+5z 0-5z', ['noYaku', 'riichiMissed']],
  ['riichi is a yaku', YAKULESS, '0+5z 0-5z*', []],
  [
    'riichi on a dead wait',
    YAKULESS,
    `${NO_COPIES} 0-6z*`,
    ['deadRiichi', 'riichiRash', 'retreat'],
    { indicator: '2p' },
  ],
  ['a copy of the wait is left', YAKULESS, `${NO_COPIES} 0-6z*`, ['riichiRash']],
  ['a dangerous tile though a safe one is held', FAR, `${RIICHI} 0-5p`, ['safeTile']],
  ['the safe tile', FAR, `${RIICHI} 0-1z`, []],
  ['tenpai held against riichi, late in the hand', YAKULESS, `${BESIEGED} 0-5p`, ['foldMissed'], LATE],
  ['tenpai given up', YAKULESS, `${BESIEGED} 0-9s`, [], LATE],
  ['tenpai was there', '123m456p789s1p99m5z', '0+3p 0-3p', ['tenpaiMissed']],
  ['tenpai taken', '123m456p789s1p99m5z', '0+3p 0-5z*', []],
  ['the cheaper wait', SIMPLE, '0+9s 0-6s*', ['cheaperWait']],
  ['the dearer wait', SIMPLE, '0+9s 0-9s*', []],
  ['riichi missed', SIMPLE, '0+9s 0-9s', ['riichiMissed']],
  ['riichi with a yakuman', '111m222p333s444z5z', '0+6z 0-6z*', ['riichiRash']],
  ['a yakuman in silence', '111m222p333s444z5z', '0+6z 0-6z', []],
  [
    'a call without a yaku in sight',
    '12m46p79s1p5s8m334z9p',
    '0+9p 0-9p 1+ 1-1m 2+ 2-1m 3+ 3-3m 0[123m3]',
    ['noYakuCall'],
  ],
  ['a pon of dragons missed', '55z123m456p79s99m1s', '0+6z 0-6z 1+ 1-5z 2+', ['callMissed']],
  ['the pon of dragons', '55z123m456p79s99m1s', '0+6z 0-6z 1+ 1-5z 0[555z3]', []],
  [
    'a concealed hand opened',
    '234567m35p67s55s2p',
    '0+9p 0-9p 1+ 1-1m 2+ 2-1m 3+ 3-4p 0[345p2]',
    ['callRash'],
  ],
  ['a concealed hand kept', '234567m35p67s55s2p', '0+9p 0-9p 1+ 1-1m 2+ 2-1m 3+ 3-4p 0+', []],
  ['a group torn up', '123m456p79s1p99m5z6z', '0+7z 0-2m', ['backwards']],
  ['an idle honour', '123m456p79s1p99m5z6z', '0+7z 0-7z', []],
  ['tenpai held though a step back is worth more', CHEAP, '0+7s 0-6s', ['noYaku', 'retreat']],
  ['the same, and riichi is worth more than none', CHEAP, '0+7s 0-7s', ['noYaku', 'riichiMissed', 'retreat']],
  ['the step back', CHEAP, '0+7s 0-9m', []],
  ['fewer tiles', '123m456p99m346s1z8p', '0+7p 0-3s', ['narrower']],
  ['more tiles', '123m456p99m346s1z8p', '0+7p 0-6s', []],
  ['the head given up, and the hand slower', HEADED, '0+5s 0-4z', ['slower']],
  ['far from tenpai, by the shape alone', '135m258p369s1234z', '0+5s 0-5m', ['narrower']],
  ['a dora thrown', '123m456p789s1p3p5z6z', '0+9s 0-5z', ['worth'], GREEN],
  ['a dora kept', '123m456p789s1p3p5z6z', '0+9s 0-6z', [], GREEN],
  ['a north kept', '19m123456p789s1z4z', '0+5z 0-5z', ['callMissed'], { players: 3 }],
  ['a north set aside', '19m123456p789s1z4z', '0+5z 0~4z', [], { players: 3 }],
];

const STRAIGHT = '12345678m1199p5z';
const OPEN = '23m678p567s24s99p1z';
const CHI = '0+5z 0-5z 1+ 1-5z 2+ 2-5z 3+ 3-1m 0[123m1]';
const QUIET = '0+6z 0-6z 1+ 1-1m 2+ 2-1m';

const MCR_ROWS: readonly Row[] = [
  ['a self-draw let go', '123456789m1199p', '0+1p 0-9m', ['winPassed']],
  ['no win was drawn', '123456789m1199p', '0+5z 0-5z', []],
  ['a discard let pass', '123456789m1199p', '0+5z 0-5z 1+ 1-1p 2+', ['winPassed']],
  ['short of the minimum', '123m345p789s23s99p', '0+5z 0-5z 1+ 1-1s 2+', ['winRefused']],
  ['ready by shape alone', OPEN, `${CHI} 0-1z`, ['shapeOnly']],
  ['ready to win', STRAIGHT, '0+9m 0-5z', []],
  ['ready to win, and passed by', STRAIGHT, '0+9m 0-9m', ['tenpaiMissed']],
  ['a plan given up', STRAIGHT, '0+6z 0-3m', ['planLost']],
  ['the plan kept', STRAIGHT, '0+6z 0-6z', []],
  ['a call to a hand that is ready', STRAIGHT, `${QUIET} 3+ 3-9m 0+`, ['callMissed']],
  ['the call', STRAIGHT, `${QUIET} 3+ 3-9m 0[789m3]`, []],
  ['seven pairs torn up by a call', '1122m3344p5566s7z', '0+6z 0-6z 1+ 1-1m 0[111m3]', ['planLost']],
  ['the cheaper wait', '11123456789m9p5z', '0+1m 0-5z', ['cheaperWait']],
  ['the dearer wait', '11123456789m9p5z', '0+1m 0-9p', []],
  ['farther by shape', '1234m567p23s5s55z9p', '0+2z 0-6p', ['backwards']],
];

const CLOSED = '123456789m11p22z';
const ALMOST = '123456789m11p2z3z';
const CLOSED_PAIR = '123456789m111p2z';
const GONE = '1+ 1-2z 2+ 2-2z 3+ 3-2z 0+3z';
const PLAIN = '11m456p789p24p99m2z';
const PON = '0+3z 0-3z 1+ 1-1m 0[111m3]';
const HONOURS = '1+ 1-5z 2+ 2-5z 3+ 3-5z';

/** Nearly all of one suit: what waits for middle tiles is dearer. */
const SIDED = '66677778889m11p';
const BARRED = `0+2z 0-2z ${HONOURS} 0+2z`;

const KOREAN_ROWS: readonly Row[] = [
  ['upeo missed', CLOSED, '0+5z 0-5z', ['upeoMissed']],
  ['upeo declared', CLOSED, '0+5z 0-5z*', []],
  ['upeo with a hand that is not ready', '123m456p789p23p11z', '0+5z 0-9p*', ['upeoIllegal', 'tenpaiMissed']],
  ['a self-draw let go: whatever is thrown is a wait then', CLOSED, '0+2z 0-2z', ['winPassed', 'furiten']],
  ['a ron let pass, and temporary furiten', CLOSED, '0+5z 0-5z 1+ 1-2z 2+', ['winPassed', 'furiten']],
  ['a ron barred by the own river', ALMOST, `${BARRED} 0-3z 1+ 1-1p 2+`, ['winRefused']],
  ['a ron barred in upeo', ALMOST, `${BARRED} 0-3z* 0r 1+ 1-1p 2+`, ['winRefused']],
  ['the cheaper wait', SIDED, '0+9m 0-6m*', ['cheaperWait']],
  ['the dearer wait', SIDED, '0+9m 0-7m*', []],
  ['a ron let pass in upeo', CLOSED, '0+5z 0-5z* 0r 1+ 1-2z 2+', ['winPassed', 'furiten']],
  ['a wait in the own river', ALMOST, `0+2z 0-2z ${HONOURS} 0+2z 0-3z*`, ['furiten']],
  ['no wait in the own river', ALMOST, `0+4z 0-4z ${HONOURS} 0+2z 0-3z*`, []],
  ['upeo on a dead wait', CLOSED_PAIR, `0+4z 0-4z ${GONE} 0-3z*`, ['deadRiichi', 'narrower']],
  ['tenpai was there', ALMOST, '0+2z 0-2z', ['tenpaiMissed']],
  ['ready by shape alone', PLAIN, `${PON} 0-2z`, ['shapeOnly']],
  ['short of the minimum', PLAIN, `${PON} 0-2z 1+ 1-3p 2+`, ['winRefused']],
  ['a call without a yaku in sight', '1199m12p47p23z4z6z7z', '0+5z 0-5z 1+ 1-1m 0[111m3]', ['noYakuCall']],
  ['a group torn up', '123m456m78p11p5z6z3z', '0+7z 0-2m', ['backwards']],
  ['an idle honour', '123m456m78p11p5z6z3z', '0+7z 0-7z', []],
];

const ROWS: Readonly<Record<RulesId, readonly Row[]>> = {
  riichi: RIICHI_ROWS,
  mcr: MCR_ROWS,
  korean: KOREAN_ROWS,
};

describe.each(RULE_SETS)('%s', (family) => {
  for (const [name, hand, script, missed, setting] of ROWS[family])
    test(name, () => expect(missedLast(family, hand, script, setting)).toEqual(missed));
});

test('how far back the better choice goes', () => {
  const besieged = lastDecision('riichi', YAKULESS, `${BESIEGED} 0-5p`, LATE)!;
  expect(besieged.missed).toMatchObject([{ id: 'foldMissed', back: { from: 0, to: 1 } }]);
  const { net, risk } = besieged.options[0]!;
  expect(net! + risk!.loss).toBe(0);
  const cheap = lastDecision('riichi', CHEAP, '0+7s 0-6s')!;
  expect(cheap.missed.at(-1)).toMatchObject({ id: 'retreat', back: { from: 0, to: 1 } });
});

test('the reasons that a win is refused for', () => {
  const reasonOf = (family: RulesId, hand: string, script: string) =>
    lastDecision(family, hand, script)?.missed.find((m) => m.id === 'winRefused');
  expect(reasonOf('riichi', OUTSIDE, '0+5m 0-5m 1+ 1-2z 2+')).toMatchObject({ reason: 'noYaku' });
  expect(reasonOf('riichi', OUTSIDE, '0+1z 0-1z 1+ 1-1z 2+')).toMatchObject({ reason: 'furiten' });
  expect(reasonOf('mcr', '123m345p789s23s99p', '0+5z 0-5z 1+ 1-1s 2+')).toMatchObject({
    reason: 'underMinimum',
    short: 2,
  });
  expect(reasonOf('korean', PLAIN, `${PON} 0-2z 1+ 1-3p 2+`)).toMatchObject({ reason: 'belowMinimum' });
  expect(reasonOf('korean', ALMOST, `${BARRED} 0-3z 1+ 1-1p 2+`)).toMatchObject({ reason: 'furiten' });
});

test('a cost is laid to what was chosen, not to a win that the rules refused', () => {
  const barred = lastDecision('riichi', OUTSIDE, '0+1z 0-1z 1+ 1-1z 2+')!;
  expect(barred.missed.map((m) => m.id)).toEqual(['winRefused', 'callMissed']);
  expect(bearerOf(barred.missed)?.id).toBe('callMissed');
  expect(bearerOf(barred.missed.slice(0, 1))).toBeUndefined();
});

test.each<RulesId>(['riichi', 'mcr', 'korean'])(
  '%s: with too few draws left for any win the shape tells nothing',
  (family) => {
    const hand = family === 'korean' ? '1199m12p47p23z4z6z7z' : '1358m2469p37s11z5z';
    const script = '0+6z 0-1m';
    expect(lastDecision(family, hand, script)!.cost?.unit).toBe('share');
    const late = lastDecision(family, hand, script, { round: { wall: 8 } })!;
    expect(late.cost).toBeUndefined();
    expect(late.unjudged).toBe('far');
  },
);

test.each<[RulesId, MissedId, string, string, number]>([
  ['mcr', 'planLost', '147m25p36s11z2345z', '0+6m 0-6m 1+ 1-1z 0[111z3]', 4],
  ['mcr', 'callRash', '11m33p5566s25p147z', '0+6m 0-6m 1+ 1-3p 0[333p3]', 8],
  ['mcr', 'callRash', '111m258p369s1234z', '0+1m 0[1111m]', 8],
  ['korean', 'noYakuCall', '1245m48p25689p22z', '0+6z 0-6z 1+ 1-2z 0[222z3]', 8],
])('%s: %s costs a step, and nothing where any win is too late', (family, id, hand, script, wall) => {
  const early = lastDecision(family, hand, script)!;
  expect(early).toMatchObject({ cost: { unit: 'share' }, missed: [{ id }] });
  const late = lastDecision(family, hand, script, { round: { wall } })!;
  expect(late).toMatchObject({ unjudged: 'far', missed: [] });
  expect(late.cost).toBeUndefined();
});

test('an open hand that is not ready may call on: by values without calls it is not judged', () => {
  const hand = '567m3445p506s889s';
  const passed = '0+9p 0-9p 1+ 1-1m 2+ 2-1m 3+ 3-8s';
  for (const script of [`${passed} 0[888s3]`, `${passed} 0+`]) {
    const decision = lastDecision('riichi', hand, script, { round: { wall: 40 } })!;
    expect(decision).toMatchObject({ unjudged: 'calls', missed: [] });
    expect(decision.cost).toBeUndefined();
  }
});

test('a call that costs more than any calls to come can bring is judged', () => {
  const called = lastDecision('riichi', '11s46m50s799s145z5z', '0+2z 0-2z 1+ 1-1m 2+ 2-1m 3+ 3-1s 0[111s3]');
  expect(called?.unjudged).toBeUndefined();
  expect(called?.missed.map((m) => m.id)).toContain('callRash');
});

test('a step beyond the reach of the values costs a step, not all that the hand is worth', () => {
  const torn = lastDecision('riichi', '1m7890p1236s2445z', '0+9p 0-7p')!;
  expect(torn.cost).toEqual({ unit: 'share', value: 1 });
  expect(torn.missed.map((m) => m.id)).toEqual(['backwards']);
  expect(torn.options[0]!.net).toBeGreaterThan(0);
  expect(torn.options[torn.rank!]!.net).toBeUndefined();
  // Late in the hand the best is worth next to nothing, and no choice loses more.
  const late = lastDecision('riichi', '1m7890p1236s2445z', '0+9p 0-7p', { round: { wall: 18 } })!;
  expect(late).toMatchObject({ isEqual: true, missed: [] });
  expect(late.cost!.value).toBeCloseTo(late.options[0]!.net!);
});

test('a north set aside is never said to cost points: norths to come are in no value', () => {
  const aside = lastDecision('riichi', '1m7890p1236s2445z', '0+9p 0~4z', { players: 3 })!;
  expect(aside.cost).toBeUndefined();
  expect(aside.missed).toEqual([]);
});

test('a north set aside far from tenpai costs no share of the tiles', () => {
  const aside = lastDecision('riichi', '19m147p258s12356z', '0+4z 0~4z', { players: 3 })!;
  expect(aside.cost).toBeUndefined();
  expect(aside.unjudged).toBe('far');
});

test('a fault that lasts is told once', () => {
  const first = `0+5s 0-5s ${OTHERS} 0+9s 0-1z`;
  expect(missedLast('riichi', WAITING, first)).toContain('furiten');
  expect(missedLast('riichi', WAITING, `${first} 1+ 1-9m 2+ 2-9m 3+ 3-9m 0+2z 0-2z`)).not.toContain(
    'furiten',
  );
});

/** Each is seen above, or in `by-shape/missed.test.ts`. */
test('no category is without a case', () => {
  const seen = new Set([...RIICHI_ROWS, ...MCR_ROWS, ...KOREAN_ROWS].flatMap(([, , , missed]) => missed));
  expect(MISSED.filter((id) => !seen.has(id))).toEqual(['noPlan']);
});
