// Reader → background: what to keep. The background alone writes what is read live: an extension's frame inside a site has a
// database of its own there, which no page of the extension would see.

import type { Fault } from '../../src/history/kept.ts';
import { isNote } from '../../src/history/note-gate.ts';
import type { Note } from '../../src/history/record.ts';
import type { Kept } from '../../src/history/store.ts';
import { withGaps } from '../../src/table/gaps.ts';

export interface NoteGiven {
  readonly type: 'tehai:note';
  readonly note: Note;
}

export type NoteAnswer = Kept | { readonly type: 'failed'; readonly fault: Fault };

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** A message may have gone through JSON on its way. */
export const parseNoteGiven = (value: unknown): NoteGiven | undefined =>
  isFields(value) && value.type === 'tehai:note' && isNote(value.note)
    ? { type: value.type, note: { ...value.note, events: value.note.events.map(withGaps) } }
    : undefined;

const ANSWERS: readonly string[] = ['kept', 'gone', 'goesOn', 'failed'];

/** Our own background answers, or an older or newer one of ours, or nobody. */
export const isNoteAnswer = (value: unknown): value is NoteAnswer =>
  isFields(value) && typeof value.type === 'string' && ANSWERS.includes(value.type);

/** Pages hear on it that something was kept or deleted. */
export const CHANNEL = 'tehai:history';
