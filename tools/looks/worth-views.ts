// Worth and risk beside a hand: to play on, to fold, the last hand, calls, and what is not known; as the engine tells it.

import { worthsAsked } from '../../src/analysis/worth/asked.ts';
import type { Worths } from '../../src/analysis/worth/worths.ts';
import type { View } from '../../src/ui/view.ts';
import { read } from './read.ts';
import { type Deal, eventsOf } from './script.ts';

type Extra = Parameters<typeof read>[1];
type Stop = (worths: Worths) => boolean;

const atEnd: Stop = ({ isFinal }) => isFinal;

const worthsUntil = (deal: Deal, stop: Stop): Worths | undefined => {
  let last: Worths | undefined;
  for (const worths of worthsAsked({ events: eventsOf(deal), rules: {}, placing: true })) {
    last = worths ?? last;
    if (last && stop(last)) break;
  }
  return last;
};

/** The hand as it is read, with its worths as far as `stop` lets them come. */
const worthy = (deal: Deal, stop: Stop = atEnd, extra: Extra = {}): View => {
  const view = read(deal, extra);
  if (view.state.type !== 'reading') return view;
  const worths = worthsUntil(deal, stop);
  return { ...view, state: { ...view.state, awaits: true, ...(worths && { worths }) } };
};

const changed = (view: View, change: Partial<Worths>): View => {
  if (view.state.type !== 'reading' || !view.state.worths) return view;
  return { ...view, state: { ...view.state, worths: { ...view.state.worths, ...change } } };
};

const coming = (deal: Deal): View => {
  const view = read(deal);
  return view.state.type === 'reading' ? { ...view, state: { ...view.state, awaits: true } } : view;
};

/** The one across declares with 9m. */
const ONE_AWAY: Deal = { hand: '24m5678p3345688s', me: 1, honba: 1, turns: '1z 7s>7s 2z 9m! 4z 0p' };
const HOPELESS: Deal = { hand: '1479m258p147s235z', me: 1, turns: '1z 7s>7s 2z 1m! 4z 6p' };
const BAD: Deal = { hand: '147m258p1388s677z', me: 1, turns: '1z 9m>9m 2z 1m! 4z 2s>2s 3z 9p 4p 5p' };
const QUIET: Deal = { hand: '24m5678p3345688s', me: 1, honba: 1, turns: '1z 7s>7s 2z 1m 4z 0p' };
const LAST: Deal = {
  hand: '234456m67p22s34s1z',
  me: 1,
  wind: 'south',
  number: 3,
  scores: [33_100, 20_400, 27_200, 19_300],
  turns: '2z 9m 9s>9s 1s 2z 9m! 5s',
};

export const WORTH_VIEWS: Readonly<Record<string, () => View>> = {
  'worth: being worked out': () => coming(ONE_AWAY),
  'worth: risk comes first': () => worthy(ONE_AWAY, ({ stage }) => stage === 'danger'),
  'worth: play on under a riichi': () => worthy(ONE_AWAY),
  'worth: fold': () => worthy(BAD),
  'worth: too far for a value': () => worthy(HOPELESS),
  'worth: nobody threatens': () => worthy(QUIET),
  'worth: riichi or not': () =>
    worthy({ ...LAST, scores: undefined, wind: 'east', turns: '2z 9m 9s>9s 1s 2z 9m 5s' }),
  'worth: the last hand': () => worthy(LAST),
  'worth: calls': () => worthy({ hand: '4667p234m345s555z', me: 1, turns: '1z 9m>9m 1s 2z! 5z' }),
  'worth: time was up': () =>
    changed(
      worthy(ONE_AWAY, ({ stage }) => stage === 'straight'),
      { isBounded: true },
    ),
  'worth: rivers unknown': () => {
    const view = worthy(ONE_AWAY, atEnd, { unknown: ['rivers', 'passed', 'wall'] });
    if (view.state.type !== 'reading' || !view.state.worths) return view;
    const discards = view.state.worths.discards.map((d) => ({
      ...d,
      ...(d.danger && { danger: { ...d.danger, unknown: ['rivers'] as const } }),
    }));
    return changed(view, { discards, unknown: ['rivers'] });
  },
  'worth: mcr': () => worthy({ family: 'mcr', hand: '123m45p7899s1177z', me: 1, turns: '5z 9m' }),
  'worth: korean': () =>
    worthy({ family: 'korean', hand: '1235m34567p199p3z', me: 1, turns: '4z 9m>9m 4z 4z 3z 7m' }),
  'worth: mcr calls': () => worthy({ family: 'mcr', hand: '222m333p44s8s5566z', me: 1, turns: '5z' }),
  'worth: korean calls': () => worthy({ family: 'korean', hand: '1119m345p445566p', me: 1, turns: '1m' }),
};
