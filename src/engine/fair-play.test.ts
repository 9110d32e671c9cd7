import { describe, expect, test } from 'vitest';
import type { Analysis } from '../analysis/analysis.ts';
import { DEFAULT_SITE, MODES } from '../settings.ts';
import { type Facts, helpAt, viewOf } from './fair-play.ts';
import type { Answer, Worths } from './protocol.ts';

/** Only the moment decides here; the rest of an analysis passes through untouched. */
const analysis = (moment: Analysis['moment']): Analysis => ({
  family: 'riichi',
  seq: 7,
  round: { players: 4, wind: 'east', number: 0, dealer: 0, honba: 0, riichiSticks: 0, scores: [], wall: 70 },
  me: 0,
  seatWind: 'east',
  wall: 70,
  indicators: [],
  moment,
  now: { shanten: 1, forms: [], accepts: [], tiles: 0 },
  melds: 0,
  discards: [],
  calls: [],
  inRiichi: false,
  live: [],
  warnings: [],
  unknown: [],
  differences: [],
  rules: { family: 'riichi', preset: 'tenhou', source: 'room' },
});

const reading = (moment: Analysis['moment']): Answer => ({
  seq: 7,
  state: 'reading',
  analysis: analysis(moment),
});
const worths = (seq: number): Worths => ({
  family: 'riichi',
  seq,
  stage: 'full',
  isFinal: true,
  draws: 5,
  discards: [],
  calls: [],
  isPlaced: false,
  unknown: [],
});
const LOST: Answer = { seq: 7, state: 'lost', code: 'tooMany', detail: '5p' };
const WAITING: Answer = { seq: 0, state: 'waiting' };
const SITE = { client: 'tenhou', name: 'Tenhou', host: 'tenhou.net' } as const;
const facts = (more: Partial<Facts>): Facts => ({
  site: SITE,
  mode: 'live',
  humans: true,
  answer: WAITING,
  ...more,
});

test.each([
  ['live', 'mine', 'reading'],
  ['live', 'offer', 'reading'],
  ['live', 'others', 'reading'],
  ['live', 'over', 'reading'],
  ['afterDiscard', 'mine', 'heldBack'],
  ['afterDiscard', 'offer', 'heldBack'],
  ['afterDiscard', 'others', 'reading'],
  ['afterDiscard', 'over', 'reading'],
  ['reviewOnly', 'mine', 'recording'],
  ['reviewOnly', 'offer', 'recording'],
  ['reviewOnly', 'others', 'recording'],
  ['reviewOnly', 'over', 'reading'],
  ['off', 'mine', 'off'],
  ['off', 'over', 'off'],
  [undefined, 'mine', 'asking'],
  [undefined, 'over', 'asking'],
] as const)('mode %s, moment %s: %s', (mode, moment, type) => {
  const view = viewOf(facts({ mode, answer: reading(moment) }));
  expect(view.state.type).toBe(type);
  if (type !== 'reading') expect(JSON.stringify(view)).not.toContain('shanten');
});

describe('where the service shows no hints', () => {
  const at = (site: object, chosen?: 'live' | 'afterDiscard', hintsOff = true) =>
    helpAt({ ...DEFAULT_SITE, ...site }, { humans: true, hintsOff, chosen });

  test.each([
    ['review only, unasked', at({}), 'reviewOnly'],
    ['review only, whatever stands for the site', at({ mode: 'live', botMode: 'live' }), 'reviewOnly'],
    ['what is chosen for the table', at({ mode: 'reviewOnly' }, 'live'), 'live'],
    ['off stays off', at({ off: true }, 'live'), 'off'],
    [
      'elsewhere the choice for a table counts for nothing',
      at({ mode: 'afterDiscard' }, 'live', false),
      'afterDiscard',
    ],
    ['elsewhere one is asked', at({}, undefined, false), undefined],
  ])('%s', (_, mode, expected) => {
    expect(mode).toBe(expected);
  });

  test('bots too', () => {
    expect(helpAt(DEFAULT_SITE, { humans: false, hintsOff: true })).toBe('reviewOnly');
  });

  test('the view says why', () => {
    const view = viewOf(facts({ mode: 'reviewOnly', hintsOff: true, answer: reading('mine') }));
    expect(view).toMatchObject({ hintsOff: true, mode: 'reviewOnly', state: { type: 'recording' } });
    expect('hintsOff' in viewOf(facts({ hintsOff: false }))).toBe(false);
  });
});

test('nobody is asked before there is a table', () => {
  expect(viewOf(facts({ mode: undefined })).state.type).toBe('waiting');
});

test('until answered it counts as review only', () => {
  expect(viewOf(facts({ mode: undefined, answer: LOST }))).toMatchObject({
    mode: 'reviewOnly',
    state: { type: 'asking' },
  });
});

test('the lost thread is said in every mode that reads', () => {
  for (const mode of MODES)
    expect(viewOf(facts({ mode, answer: LOST })).state.type).toBe(mode === 'off' ? 'off' : 'lost');
});

test.each([
  [{ type: 'spectating' }],
  [{ type: 'unsupported', mode: '0x610' }],
  [{ type: 'stopped', detail: 'tag INIT' }],
] as const)('a notice stands before an answer: %o', (notice) => {
  expect(viewOf(facts({ notice, answer: reading('mine') })).state).toEqual(notice);
  expect(viewOf(facts({ notice, mode: 'off' })).state).toEqual({ type: 'off' });
});

test('a page of no client', () => {
  const { site: _, ...rest } = facts({ answer: reading('mine') });
  const view = viewOf(rest);
  expect(view.state).toEqual({ type: 'notASite' });
  expect('site' in view).toBe(false);
});

describe('what choices are worth', () => {
  const shown = (mode: Facts['mode'], seq: number) =>
    viewOf(facts({ mode, answer: reading('mine'), worths: worths(seq), awaits: true })).state;

  test('goes along with the table it is about', () => {
    expect(shown('live', 7)).toMatchObject({ type: 'reading', worths: { seq: 7 }, awaits: true });
  });

  test('of another table is left out', () => {
    expect(shown('live', 6)).not.toHaveProperty('worths');
  });

  test.each(['afterDiscard', 'reviewOnly', 'off', undefined] as const)(
    '%s: nothing of it at a decision',
    (mode) => {
      expect(shown(mode, 7)).not.toHaveProperty('worths');
      expect(shown(mode, 7)).not.toHaveProperty('awaits');
    },
  );
});
