import type { MessageKey, Params, Words } from '../../i18n/i18n.ts';
import { type Players, type Seat, turnsBetween } from '../../tiles/seat.ts';

/** A sentence before a language is chosen. */
export interface Said {
  readonly key: MessageKey;
  readonly with?: Params;
}

export const said = (key: MessageKey, params?: Params): Said =>
  params === undefined ? { key } : { key, with: params };

/** Between sentences: full-width stops bring their own space. */
export const gapOf = ({ language }: Words): string => (language === 'ja' || language === 'zh-CN' ? '' : ' ');

export const textOf = (words: Words, sentences: readonly Said[]): string =>
  sentences.map((s) => words.text(s.key, s.with)).join(gapOf(words));

const SIDES = { 3: ['me', 'right', 'left'], 4: ['me', 'right', 'across', 'left'] } as const;

/** Where a seat is from me: the next to play sits on the right. */
export const sideOf = (me: Seat, seat: Seat, players: Players): 'me' | 'right' | 'across' | 'left' =>
  SIDES[players][turnsBetween(me, seat, players)] ?? 'me';
