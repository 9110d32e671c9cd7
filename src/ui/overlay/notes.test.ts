import { expect, test } from 'vitest';
import type { Analysis, Tenpai, Wait, Warning } from '../../analysis/analysis.ts';
import { wordsFor } from '../../i18n/i18n.ts';
import type { Furiten } from '../../rules/rules.ts';
import { eastOne } from '../../table/east-one.ts';
import { parseTile } from '../../tiles/notation.ts';
import { type Kind, kindOf, type Tile } from '../../tiles/tile.ts';
import { notesOf } from './riichi/notes.ts';
import { textOf } from './said.ts';

const tile = (text: string): Tile => {
  const read = parseTile(text);
  if (!read.ok) throw new Error(read.detail);
  return read.value;
};
const kind = (text: string): Kind => kindOf(tile(text));

const ROUND = eastOne([25000, 25000, 25000, 25000], 70);

const analysis = (over: Partial<Analysis>): Analysis => ({
  family: 'riichi',
  seq: 1,
  round: ROUND,
  me: 1,
  seatWind: 'south',
  wall: 40,
  indicators: [],
  moment: 'others',
  now: { shanten: 0, forms: ['standard'], accepts: [], tiles: 0 },
  melds: 0,
  discards: [],
  calls: [],
  inRiichi: false,
  live: [],
  warnings: [],
  unknown: [],
  differences: [],
  rules: { family: 'riichi', preset: 'tenhou', source: 'client' },
  ...over,
});

const wait = (text: string, over: Partial<Wait> = {}): Wait => ({
  kind: kind(text),
  live: 2,
  bars: [],
  ...over,
});
const tenpai = (...waits: readonly Wait[]): Tenpai => ({ shape: 'open', waits, furiten: [] });
const furiten = (over: Partial<Furiten>): Furiten => ({
  type: 'discard',
  tile: tile('9s'),
  seat: 1,
  until: 'waitsChange',
  ...over,
});

const spoken = (over: Partial<Analysis>): readonly string[] => {
  const words = wordsFor('en');
  return notesOf(analysis(over), words).map((n) => textOf(words, n.says).replaceAll('\u2011', '-'));
};
const one = (warning: Warning, over: Partial<Analysis> = {}) => spoken({ ...over, warnings: [warning] })[0];

const LEFT = { type: 'temporary', tile: tile('2s'), seat: 0, until: 'ownNextDiscard' } as const;

test.each<[string, Warning, string]>([
  [
    'the own river, until the waits change',
    { type: 'furiten', furiten: furiten({}) },
    'Furiten: 9 Bamboo is in your river. Ron is off until your waits change; self-draw still wins.',
  ],
  [
    'passed from the left, until the next discard',
    { type: 'furiten', furiten: LEFT },
    'Temporary furiten: you let 2 Bamboo from the left pass. Ron is off until your next discard; self-draw still wins.',
  ],
  [
    'passed in riichi, for the hand',
    { type: 'furiten', furiten: { ...LEFT, type: 'riichi', seat: 3, until: 'handEnd' } },
    'Riichi furiten: 2 Bamboo from across went by after riichi. Ron is off for the rest of this hand; self-draw still wins.',
  ],
  [
    'a discard that leaves a wait on the river',
    { type: 'furitenAfter', tile: tile('8s'), furiten: furiten({ tile: tile('7s') }), waits: [kind('7s')] },
    'Furiten after 8 Bamboo: you would wait for 7 Bamboo, and 7 Bamboo is in your river.',
  ],
  [
    'the discard is itself what the hand would wait for; a red five is a five',
    { type: 'furitenAfter', tile: tile('0s'), furiten: furiten({ tile: tile('5s') }), waits: [kind('5s')] },
    'Furiten after Red 5 Bamboo: you would wait for 5 Bamboo and have thrown 5 Bamboo.',
  ],
  [
    'riichi furiten stays whatever is thrown',
    { type: 'furitenAfter', tile: tile('1z'), furiten: { ...LEFT, type: 'riichi' }, waits: [kind('2s')] },
    'Still furiten after East: ron on 2 Bamboo stays off.',
  ],
  [
    'refused for want of a yaku',
    { type: 'ronRefusedNow', reason: 'noYaku', tile: tile('3p') },
    'No ron on 3 Dot: the hand has no yaku.',
  ],
  ['unknown', { type: 'unknown', unknown: 'wall' }, 'Unknown: how many tiles the wall still has.'],
])('%s', (_, warning, said) => {
  expect(one(warning)).toBe(said);
});

const NO_YAKU: Warning = { type: 'noYaku', waits: [kind('1p')], riichiHelps: false };
// A score is only asked whether it is there.
const SCORE = {} as NonNullable<Wait['tsumo']>;

test.each<[string, Warning, Wait, string]>([
  [
    'riichi helps',
    { ...NO_YAKU, riichiHelps: true },
    wait('1p'),
    'No yaku on 1 Dot: ron needs riichi; self-draw wins.',
  ],
  [
    'concealed: self-draw is a yaku',
    NO_YAKU,
    wait('1p', { tsumo: SCORE }),
    'No yaku on 1 Dot: only self-draw wins.',
  ],
  ['called: nothing wins', NO_YAKU, wait('1p'), 'No yaku on 1 Dot: neither ron nor self-draw wins.'],
])('no yaku, %s', (_, warning, w, said) => {
  expect(one(warning, { tenpai: tenpai(w, wait('4p', { tsumo: SCORE })) })).toBe(said);
});

test.each([
  ['some', 2, 'Dead wait: no copy of 7 Dot is left.'],
  ['all', 0, 'All waits are dead: no copy of 7 Dot is left.'],
])('dead, %s', (_, live, said) => {
  const warning: Warning = { type: 'deadWait', waits: [kind('7p')] };
  expect(one(warning, { tenpai: tenpai(wait('7p', { live: 0 }), wait('4p', { live })) })).toBe(said);
});

test('one step before tenpai the best risky discard is named, after the warnings', () => {
  const choice = { drawn: false, after: analysis({}).now, riichi: false };
  const discards = [
    { ...choice, tile: tile('1z') },
    { ...choice, tile: tile('8s'), furitenRisk: { draw: kind('5p'), wait: kind('7s'), inRiver: tile('7s') } },
  ];
  expect(spoken({ moment: 'mine', discards, warnings: [{ type: 'unknown', unknown: 'wall' }] })[1]).toBe(
    'Furiten ahead after 8 Bamboo: drawing 5 Dot leaves you waiting for 7 Bamboo, with 7 Bamboo in your river.',
  );
});

test('before a win only what is not known still matters', () => {
  const warnings: Warning[] = [
    { type: 'furitenAfter', tile: tile('8s'), furiten: furiten({}), waits: [kind('9s')] },
    { type: 'unknown', unknown: 'timing' },
  ];
  expect(spoken({ warnings, calls: [{ call: 'tsumo', own: [] }] })).toEqual([
    'Unknown: whether ippatsu or double riichi still hold. Points may be off.',
  ]);
});

test('where the site says otherwise it is said, last', () => {
  expect(spoken({ differences: [{ what: 'furiten', ours: 'true', theirs: 'false' }] })).toEqual([
    'Tehai and the site differ on furiten. Trust the site.',
  ]);
});
