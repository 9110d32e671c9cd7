// Every state the panel has, from hands that the engine itself has read: what the pictures say is true.

import type { Difference, RulesInForce } from '../../src/analysis/analysis.ts';
import type { Kept } from '../../src/engine/kept.ts';
import type { View } from '../../src/ui/view.ts';
import { KOREAN_VIEWS } from './korean-views.ts';
import { MCR_VIEWS } from './mcr-views.ts';
import { read, viewOf } from './read.ts';
import type { Deal } from './script.ts';

const TENHOU = { client: 'tenhou', name: 'Tenhou', host: 'tenhou.net' } as const;

const MAJSOUL = { client: 'majsoul', name: 'Mahjong Soul', host: 'game.maj-soul.com' } as const;

const ONE_AWAY: Deal = { hand: '24m5678p3345688s', me: 1, honba: 1, turns: '1z 7s>7s 2z 1m 4z 0p' };
const READY = '234456m67p22345s';
const READY_DEAL: Deal = { hand: READY, me: 1, number: 2, turns: '1z 2z 9m 9m>9m 3z 1s' };
const RIICHI: Deal = {
  hand: '234456m67p22s34s1z',
  me: 1,
  number: 3,
  turns: '2z 9m 9s>9s 1s 2z 9m 5s>>1z 3z 1s',
};
const CALLED: Deal = {
  hand: '23406p23466m34s1z',
  me: 1,
  wind: 'south',
  turns: '2s chi34s >1z 7p 7p 7p 9m>9m 7p 1z 2z 8m>8m 1s',
};

const ROOM: RulesInForce = {
  family: 'riichi',
  preset: 'majsoul',
  source: 'room',
  changes: [
    { id: 'kuitan', value: false, source: 'room' },
    { id: 'akaDora', value: 4, source: 'room' },
    { id: 'renhou.mode', value: 'mangan', source: 'room' },
    { id: 'startPoints', value: 30000, source: 'room' },
    { id: 'doubleWindPairFu', value: 2, source: 'player' },
  ],
  unsupported: ['fanfu', 'have_tingpaizhongju'],
};

const EVENTS = 'deal 1 east-0 24m5678p3345688s 1p wall 70 honba 1 sticks 0\ndraw 0\ndiscard 0 1z hand';
const KEPT: readonly Kept[] = [
  {
    what: 'furiten',
    ours: 'false',
    theirs: 'true',
    round: { wind: 'east', number: 0, honba: 1 },
    event: 42,
    events: EVENTS,
  },
  {
    what: 'waits',
    ours: '5s ron 1/40 tsumo 2/40 dora 0, 8s ron 1/40 tsumo 2/30 dora 0',
    theirs: '5s ron 1/40 tsumo 2/40 dora 1',
    round: { wind: 'south', number: 2, honba: 0 },
    event: 117,
    events: EVENTS,
  },
];

const differing = (...whats: readonly Difference['what'][]): View => {
  const view = read(READY_DEAL);
  if (view.state.type !== 'reading') return view;
  const differences = whats.map((what) => ({ what, ours: '', theirs: '' }));
  return { ...view, state: { ...view.state, analysis: { ...view.state.analysis, differences } } };
};

/** Messages of no known kind, and replays that could not be kept. */
const UNREAD = { '.lq.NewThing': 12, 'replay: linkOnly': 1, 'replay: damaged': 2 };

export type Views = Readonly<Record<string, () => View>>;

/** Riichi, and the states without a hand. */
export const RIICHI_VIEWS: Views = {
  'my turn': () => read(ONE_AWAY),
  'not my turn': () => read({ ...ONE_AWAY, turns: '1z 7s>7s 2z 1m 4z 9m>9m 1s' }),
  'riichi at hand': () => read({ ...RIICHI, turns: '1z 9m 9s>9s 1s 2z 9m 5s' }),
  'furiten after the discard': () => read({ ...RIICHI, turns: '2z 1s 8p>8p 3z 1m 9m 5s' }),
  'a discard can be called': () => read({ hand: '4667p234m345688s', me: 1, wind: 'south', turns: '5p' }),
  'pon or open kan': () => read({ hand: '4667p234m345s555z', me: 1, turns: '1z 9m>9m 1s 2z 5z' }),
  tenpai: () => read(READY_DEAL),
  'tenpai, called': () => read(CALLED),
  'furiten by the own river': () => read({ ...READY_DEAL, turns: '1z 2z 9m 8p>8p 3z 1s' }),
  'furiten for a turn': () => read({ ...READY_DEAL, turns: '1z 2z 9m 9m>9m 5p 1s' }),
  'furiten in riichi': () => read({ ...RIICHI, turns: '2z 9m 9s>9s 1s 2z 9m 5s>>1z 5p 1s 9m 9m>9m 1s' }),
  'no yaku': () => read({ hand: '23567m789p1199s4z', me: 1, turns: '9s pon99s >4z 1z' }),
  'in riichi': () => read(RIICHI),
  ron: () => read({ ...READY_DEAL, turns: '1z 2z 9m 9m>9m 3z 5p' }),
  tsumo: () => read({ ...RIICHI, turns: '2z 9m 9s>9s 1s 2z 9m 5s>>1z 3z 1s 9m 8p' }),
  'closed kan': () => read({ hand: '1111z234m5678p99s', me: 1, turns: '2z 9m' }),
  'nine terminals': () => read({ hand: '19m19p19s123z567p5s', me: 1, turns: '2z 4z' }),
  north: () => read({ hand: '1199m234678p567s', me: 1, players: 3, turns: '2z 6z>6z 5z 2z 4z' }),
  'thirteen sides': () => read({ hand: '19m19p19s1234567z', me: 1, turns: '2m 3m>3m 5p' }),
  'seven pairs': () => read({ hand: '1199m2288p3377s5z', me: 1, turns: '2z 6z>6z 9s' }),
  'far away': () => read({ hand: '147m258p369s1234z', me: 1, turns: '2z 5z' }),
  'joined mid-hand': () => read(ONE_AWAY, { unknown: ['rivers', 'passed', 'wall'] }),
  over: () => read(READY_DEAL, { after: [{ type: 'end', ending: 'unknown' }] }),
  asking: () => viewOf({ type: 'asking' }, { site: TENHOU, humans: true, mode: 'reviewOnly' }),
  recording: () => viewOf({ type: 'recording' }, { site: TENHOU, humans: true, mode: 'reviewOnly' }),
  'held back': () => viewOf({ type: 'heldBack' }, { site: TENHOU, humans: true, mode: 'afterDiscard' }),
  'no hints': () =>
    viewOf(
      { type: 'recording' },
      { site: MAJSOUL, humans: true, mode: 'reviewOnly', hintsOff: true, unread: UNREAD },
    ),
  'no hints, no table': () =>
    viewOf({ type: 'waiting' }, { site: MAJSOUL, humans: true, mode: 'reviewOnly', hintsOff: true }),
  'an event mode': () => viewOf({ type: 'unsupported', mode: 'xuezhandaodi' }, { site: MAJSOUL }),
  'rules of the room': () => ({ ...read(ONE_AWAY), site: MAJSOUL, hintsOff: true, rules: ROOM, kept: KEPT }),
  'the usual rules': () => ({
    ...read(ONE_AWAY),
    rules: { family: 'riichi', preset: 'tenhou', source: 'client' },
  }),
  'the site says otherwise': () => differing('waits', 'win'),
  lost: () => viewOf({ type: 'lost', code: 'notHeld', detail: 'south has no 4p' }),
  waiting: () => viewOf({ type: 'waiting' }),
  spectating: () => viewOf({ type: 'spectating' }, { site: TENHOU }),
  unsupported: () => viewOf({ type: 'unsupported', mode: '2v2' }),
  stopped: () => viewOf({ type: 'stopped', detail: 'no element .shoupai' }),
  off: () => viewOf({ type: 'off' }, { mode: 'off' }),
};

export const VIEWS: Views = { ...RIICHI_VIEWS, ...MCR_VIEWS, ...KOREAN_VIEWS };

/** The popup stands on pages that nobody reads, too. */
export const NOT_A_SITE: View = { mode: 'live', humans: true, state: { type: 'notASite' } };
