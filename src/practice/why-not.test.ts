// Every reason, met once at a table.

import { expect, test } from 'vitest';
import type { GameRules } from '../game/game.ts';
import { type Setup as Laid, tiles } from '../game/script.test-kit.ts';
import { DEFAULTS as KOREAN, withOptions } from '../rules/korean/options.ts';
import { DEFAULTS as MCR } from '../rules/mcr/options.ts';
import type { Seat } from '../tiles/seat.ts';
import { type Kind, kindOf, plainTile } from '../tiles/tile.ts';
import { sessionAt } from './at.test-kit.ts';
import { COUNTED_REASONS, PLAIN_REASONS, type Why, type WhyId } from './why.ts';
import { type What, whyNot } from './why-not.ts';

const MCR_RULES: GameRules = { family: 'mcr', players: 4, options: MCR };
const korean = (changes: Parameters<typeof withOptions>[1] = {}): GameRules => ({
  family: 'korean',
  players: 4,
  options: withOptions(KOREAN, changes),
});

const kinds = (text: string): readonly Kind[] => tiles(text).map(kindOf);

/** `script` was played before; `last` the session has seen. The person sits on seat `me`. */
interface Row {
  readonly laid: Laid;
  readonly me: Seat;
  readonly script?: string;
  readonly last?: string;
}

type Case = readonly [why: Why, what: What, row: Row];

const READY: Laid = { hands: ['123m456p789s1155z'], draws: '9m4z4z4z9p' };
const IN_RIICHI = '0-9m* 1-4z 2-4z 3-4z';
const WAIT_1P = ['1p19m19s11223344z', '23p456m789m55p234s', '11p147m258s12345z'];
const NO_YAKU = ['2p119m9p11223344z', '13p456m678m55p234m', '22p147m258p12345z'];
const PON_1 = ['19m19p19s1234567z', '55z123m456p789s12p', '111222333m4446p'];
const OPENED: Laid = { hands: ['5z19m19p19s123467z', '55z123m456p789s12p'], draws: '9m9p9s9m1z' };
const KOREAN_HANDS = ['1p19m19p11223344z', '23p456789m55p66z', '11p147m258p66777z'];
/** Three calls, then 2345m: a 5m taken with 34m leaves only what is exchanged for like. */
const KUIKAE: Laid = {
  hands: ['5m567z19m9p9s11234z', '2345m9p89s556677z'],
  draws: '4z2s3s4z2s3s4z2s3s1z',
};
const THREE_CALLS = '0-5z 1[555z1] 1-9p 2-2s 3-3s 0-6z 1[666z1] 1-9s 2-2s 3-3s 0-7z 1[777z1] 1-8s 2-2s 3-3s';
const UPEO: Laid = { rules: korean(), hands: ['123567m34567p99p'], draws: '1z4z4z4z2z4m4m4m3z' };
const CHEAP_UPEO: Laid = {
  rules: korean({ minBase: 3 }),
  hands: ['123567m34567p99p'],
  draws: '1z4z4z4z2z4m4m4m3z',
};

const CASES: readonly Case[] = [
  [{ id: 'offered' }, 'ron', { laid: { hands: WAIT_1P, draws: '9m' }, me: 1, last: '0-1p' }],
  [{ id: 'nothingShown' }, 'ron', { laid: READY, me: 0 }],
  [{ id: 'nothingShown' }, 'pon', { laid: READY, me: 0 }],
  [
    { id: 'notTenpai' },
    'ron',
    {
      laid: { hands: [WAIT_1P[0], '19m19p19s1234567z'.replace('1z', '2z')], draws: '9m' },
      me: 2,
      last: '0-1p',
    },
  ],
  [
    { id: 'notThisTile', waits: kinds('14p') },
    'ron',
    { laid: { hands: WAIT_1P, draws: '9m' }, me: 1, last: '0-9s' },
  ],
  [
    {
      id: 'furiten',
      waits: kinds('14p'),
      reasons: [{ type: 'discard', tile: tiles('4p')[0], seat: 1, riverIndex: 0, until: 'waitsChange' }],
    },
    'ron',
    {
      laid: { hands: [undefined, WAIT_1P[1], WAIT_1P[2]], draws: '9m4p9s1p' },
      me: 1,
      script: '0-9m 1-4p 2-9s',
      last: '3-1p',
    },
  ],
  [{ id: 'noYaku' }, 'ron', { laid: { hands: NO_YAKU, draws: '9m' }, me: 1, last: '0-2p' }],
  [
    { id: 'underMinimum', has: 5, needs: 8 },
    'ron',
    { laid: { rules: MCR_RULES, hands: WAIT_1P, draws: '9m' }, me: 1, last: '0-1p' },
  ],
  [
    { id: 'belowMinimum', has: 1, needs: 2 },
    'ron',
    {
      laid: { rules: korean(), hands: NO_YAKU, draws: '9m9m6z6z9m' },
      me: 1,
      script: '0-9m 1-9m 2-6z 3-6z',
      last: '0-2p',
    },
  ],
  [
    { id: 'closedKan' },
    'ron',
    { laid: { hands: ['1111p9m19s1122334z', '23p456m789m55p234s'], draws: '5z' }, me: 1, last: '0[1111p]' },
  ],
  [
    { id: 'notADiscard' },
    'pon',
    { laid: { hands: ['1111p9m19s1122334z', '23p456m789m55p234s'], draws: '5z' }, me: 1, last: '0[1111p]' },
  ],
  [{ id: 'offered' }, 'riichi', { laid: READY, me: 0 }],
  [{ id: 'notTenpai' }, 'riichi', { laid: { hands: ['19m19p19s2233446z'], draws: '5m' }, me: 0 }],
  [{ id: 'noRiichi' }, 'riichi', { laid: { ...READY, rules: MCR_RULES }, me: 0 }],
  [{ id: 'alreadyRiichi' }, 'riichi', { laid: READY, me: 0, script: IN_RIICHI }],
  [{ id: 'openHand' }, 'riichi', { laid: OPENED, me: 1, script: '0-5z 1[555z1] 1-2p 2-9p 3-9s 0-9m' }],
  [
    { id: 'fewPoints', has: 900, needs: 1000 },
    'riichi',
    { laid: { ...READY, round: { scores: [900, 30_000, 30_000, 39_100] } }, me: 0 },
  ],
  [{ id: 'fewTiles', has: 3, needs: 4 }, 'riichi', { laid: { ...READY, draws: '9m4z4z4z', wall: 4 }, me: 0 }],
  [{ id: 'notYourTurn' }, 'riichi', { laid: READY, me: 1 }],
  [{ id: 'notYourTurn' }, 'tsumo', { laid: READY, me: 1 }],
  [{ id: 'notYourTurn' }, 'nineTerminals', { laid: READY, me: 1 }],
  [{ id: 'offered' }, 'tsumo', { laid: { hands: READY.hands!, draws: '1z' }, me: 0 }],
  [{ id: 'notThisTile', waits: kinds('15z') }, 'tsumo', { laid: READY, me: 0 }],
  [
    { id: 'noChi' },
    'chi',
    { laid: { rules: korean(), hands: KOREAN_HANDS, draws: '9m' }, me: 1, last: '0-1p' },
  ],
  [{ id: 'kuikae' }, 'chi', { laid: KUIKAE, me: 1, script: THREE_CALLS, last: '0-5m' }],
  [{ id: 'notNext', from: 0 }, 'chi', { laid: { hands: WAIT_1P, draws: '9m' }, me: 2, last: '0-1p' }],
  [{ id: 'noRun' }, 'chi', { laid: { hands: WAIT_1P, draws: '9m' }, me: 1, last: '0-1z' }],
  [
    { id: 'fewCopies', has: 0, needs: 2 },
    'pon',
    { laid: { hands: WAIT_1P, draws: '9m' }, me: 1, last: '0-1z' },
  ],
  [
    { id: 'fewCopies', has: 2, needs: 3 },
    'kan',
    { laid: { hands: WAIT_1P, draws: '9m' }, me: 2, last: '0-1p' },
  ],
  [{ id: 'offered' }, 'pon', { laid: { hands: WAIT_1P, draws: '9m' }, me: 2, last: '0-1p' }],
  [{ id: 'riichiHand' }, 'pon', { laid: READY, me: 0, script: '0-9m*', last: '1-4z' }],
  [
    { id: 'lastDiscard' },
    'pon',
    {
      laid: { hands: [PON_1[0], '55z34m22m456p789s1p', '123m456p789s222p5z'], draws: '9m', wall: 1 },
      me: 1,
      last: '0-5z',
    },
  ],
  [{ id: 'noQuad' }, 'kan', { laid: READY, me: 0 }],
  [{ id: 'offered' }, 'kan', { laid: { hands: ['1111m456p789s115z'], draws: '9m' }, me: 0 }],
  [{ id: 'noReplacement' }, 'kan', { laid: { hands: ['1111m456p789s115z'], draws: '9m', wall: 1 }, me: 0 }],
  [
    { id: 'kanInRiichi' },
    'kan',
    { laid: { hands: ['111123m456p789s5z'], draws: '9m4z4z4z9p' }, me: 0, script: '0-9m* 1-4z 2-4z 3-4z' },
  ],
  [{ id: 'justCalled' }, 'tsumo', { laid: OPENED, me: 1, script: '0-5z 1[555z1]' }],
  [{ id: 'justCalled' }, 'kan', { laid: OPENED, me: 1, script: '0-5z 1[555z1]' }],
  [{ id: 'noNineTerminals' }, 'nineTerminals', { laid: { ...READY, rules: MCR_RULES }, me: 0 }],
  [{ id: 'notFirstTurn' }, 'nineTerminals', { laid: READY, me: 0, script: '0-9m 1-4z 2-4z 3-4z' }],
  [{ id: 'fewTerminals', has: 5, needs: 9 }, 'nineTerminals', { laid: READY, me: 0 }],
  [{ id: 'offered' }, 'riichi', { laid: UPEO, me: 0 }],
  [
    { id: 'belowMinimum', has: 2, needs: 3 },
    'riichi',
    { laid: CHEAP_UPEO, me: 0, script: '0-1z 1-4z 2-4z 3-4z' },
  ],
];

test.each(CASES)('%j to %s: %j', (why, what, { laid, me, script, last }) => {
  expect(whyNot(sessionAt(laid, me, script, last), what).why).toEqual(why);
});

test('a fifth kan', () => {
  const session = sessionAt(
    { hands: ['1p19m19s11223344z', undefined, '111p47m258s12345z'], draws: '9m' },
    2,
    '',
    '0-1p',
  );
  const shown = session.shown!.at(-1)!;
  const kan = { type: 'closedKan', own: [0, 0, 0, 0].map(() => plainTile(kindOf(tiles('1m')[0]!))) } as const;
  const seats = shown.seats.map((player, seat) =>
    seat === 3 ? { ...player, melds: [kan, kan, kan, kan] } : player,
  );
  expect(whyNot(session, 'kan').why).toEqual({ id: 'offered' });
  expect(whyNot({ ...session, shown: [{ ...shown, seats }] }, 'kan').why).toEqual({ id: 'fourKans' });
});

test('a claim is answered after the table has gone on, and names its tile', () => {
  const laid: Laid = { hands: NO_YAKU, draws: '9m9m' };
  const session = sessionAt(laid, 1, '', '0-2p 2? 1? 1-9m');
  expect(whyNot(session, 'ron')).toMatchObject({
    why: { id: 'noYaku' },
    shown: { tile: tiles('2p')[0], seat: 0 },
  });
});

test('of several tiles that went by the one with a reason is told, not the last', () => {
  const laid: Laid = { hands: NO_YAKU, draws: '9m9m9m' };
  const session = sessionAt(laid, 1, '', '0-2p');
  expect(whyNot(session, 'ron').why.id).toBe('noYaku');
  const [shown] = session.shown!;
  const later = { ...shown!, claimable: { ...shown!.claimable!, tile: tiles('9s')[0]!, seat: 3 as const } };
  expect(whyNot({ ...session, shown: [shown!, later] }, 'ron')).toMatchObject({
    why: { id: 'noYaku' },
    shown: { tile: tiles('2p')[0], seat: 0 },
  });
  expect(whyNot({ ...session, shown: [later] }, 'ron').why.id).toBe('notThisTile');
});

test('in riichi the hand goes on by itself: what went by turns ago is told', () => {
  const laid: Laid = { hands: READY.hands!, draws: '9m5z1z4z9p' };
  const session = sessionAt(laid, 0, '', '0-9m* 1-5z 0? 2-1z 3-4z 0-9p');
  expect(whyNot(session, 'ron')).toMatchObject({
    why: { id: 'furiten', reasons: [{ type: 'riichi' }, { type: 'temporary' }] },
    shown: { tile: tiles('1z')[0], seat: 2 },
  });
});

test('the next hand has shown nothing yet', () => {
  expect(whyNot(sessionAt(READY, 0), 'ron').shown).toBeUndefined();
});

test('every reason is met above', () => {
  const met = new Set<WhyId>([...CASES.map(([{ id }]) => id), 'fourKans']);
  expect([...PLAIN_REASONS, ...COUNTED_REASONS].filter((id) => !met.has(id))).toEqual([]);
});
