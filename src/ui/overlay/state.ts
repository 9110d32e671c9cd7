// What each state is called, and its mark: one shape, one meaning.

import type { MessageKey, Words } from '../../i18n/i18n.ts';
import { TABLE_ERRORS, type TableError } from '../../table/error.ts';
import type { MarkId, Tone } from '../parts/icon.tsx';
import type { View, ViewState } from '../view.ts';
import { dressOf } from './dress-of.ts';
import { whereOf } from './headline.ts';
import { textOf } from './said.ts';

export interface Status {
  readonly mark: MarkId;
  readonly tone: Tone;
  readonly name: MessageKey;
}

const LIVE: Status = { mark: 'safe', tone: 'safe', name: 'status.live' };
const status = (mark: MarkId, tone: Tone, name: MessageKey): Status => ({ mark, tone, name });

export const statusOf = ({ state, mode }: View, words: Words): Status => {
  switch (state.type) {
    case 'reading':
      if (dressOf(state.analysis, words).isPartial) return status('caution', 'caution', 'status.partial');
      return mode === 'afterDiscard' ? { ...LIVE, name: 'status.afterDiscard' } : LIVE;
    case 'heldBack':
      return { ...LIVE, name: 'status.afterDiscard' };
    case 'asking':
    case 'recording':
      return status('none', 'muted', 'status.recording');
    case 'lost':
    case 'stopped':
      return status('caution', 'caution', `status.${state.type}`);
    case 'waiting':
    case 'notASite':
    case 'spectating':
    case 'unsupported':
    case 'off':
      return status('none', 'muted', `status.${state.type}`);
  }
};

/** Beside the status: the place at the table, or the site. */
export const placeOf = ({ state, site }: View, words: Words): string => {
  if (state.type === 'reading') return whereOf(state.analysis, words);
  return site ? words.name('site', site.client) : '';
};

const isTableError = (code: string): code is TableError => TABLE_ERRORS.some((known) => known === code);

/** A plain sentence for each code; the code itself is for a report, and stands in the diagnostics. */
export const errorKey = (code: string): MessageKey => {
  if (isTableError(code)) return `error.${code}`;
  return code === 'fault' ? 'error.fault' : 'error.other';
};

/** What a screen reader is told, and only when it changes: tenpai, a win, furiten, the thread lost. */
export const announcement = (state: ViewState, words: Words): string => {
  if (state.type === 'lost') return words.text('lost.title');
  if (state.type === 'stopped') return words.text('stopped.title');
  if (state.type !== 'reading' || state.analysis.moment === 'over') return '';
  const { announced, notes } = dressOf(state.analysis, words);
  const urgent = notes.filter((n) => n.state).map((n) => textOf(words, n.says));
  return [...(announced === '' ? [] : [announced]), ...urgent].join('. ');
};

/** Names nobody, no table and no host; what a maintainer needs and no more. */
export const diagnosticsOf = (view: View, version: string): string => {
  const { state, site, mode, humans, hintsOff, rules, unread, kept = [] } = view;
  const analysis = state.type === 'reading' ? state.analysis : undefined;
  const facts = {
    tehai: version,
    site: site?.client,
    mode,
    humans,
    state: state.type,
    ...('code' in state && { code: state.code }),
    ...('detail' in state && { detail: state.detail }),
    ...('mode' in state && { table: state.mode }),
    ...(analysis && {
      seq: analysis.seq,
      unknown: analysis.unknown,
    }),
    ...(hintsOff && { hintsOff }),
    ...(rules && { rules }),
    ...(unread && { unread }),
    differences: kept.map(({ events, ...found }) => ({ ...found, events: events.split('\n') })),
  };
  return JSON.stringify(facts, null, 2);
};
