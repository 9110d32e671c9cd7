// Keeps what is read: events are noted as they come and sent to the background in small parts, in order, until each is
// known to be kept. Names of players go along only while they are wanted. The reader does it and not the overlay, since it
// hears every event once, whatever the page does to the overlay; and the background writes (`shared/history-messages.ts`).

import browser from 'webextension-polyfill';
import {
  addNote,
  beginRecording,
  type Moment,
  type Note,
  nameIn,
  record,
  withoutNames,
} from '../../src/history/record.ts';
import type { Place } from '../../src/logs/log.ts';
import type { TableEvent } from '../../src/table/event.ts';
import type { BySeat } from '../../src/tiles/seat.ts';
import { isNoteAnswer, type NoteAnswer, type NoteGiven } from '../shared/history-messages.ts';

/** Events of a moment go together. */
const TOGETHER_MS = 400;
/** After a failure. */
const AGAIN_MS = 5000;
/** What fails so often by itself, and not for want of room, never goes: the rest of its hand is let go, and holds up no other. */
const MOST_FAILURES = 3;
/** Of what could not be sent so much waits; older parts are let go. */
const MOST_WAITING = 60;

export interface Keeper {
  readonly hear: (events: readonly TableEvent[]) => void;
  /** What the players are called from the next hand on. */
  readonly name: (names: BySeat<string>) => void;
  /** Whether names may leave this page at all; not, until it is said. */
  readonly wantNames: (wanted: boolean) => void;
}

export type Send = (message: NoteGiven) => Promise<unknown>;

interface Wires {
  readonly place: Place;
  readonly next: () => Moment;
  readonly send: Send;
}

/** A hand that went to a game kept before: those after it follow there. */
interface Moved {
  readonly game: string;
  readonly by: number;
}

const renamed = (note: Note, moved: Moved | undefined): Note =>
  moved ? { ...note, game: moved.game, hand: note.hand + moved.by } : note;

export const keeperOf = ({ place, next, send }: Wires, signal: AbortSignal) => {
  let recording = beginRecording(place);
  let waiting: readonly Note[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending = false;
  /** Of the first that waits. */
  let failures = 0;
  let namesWanted = false;
  const moved = new Map<string, Moved>();
  /** Hands of games that were deleted while they were played. */
  const gone = new Set<string>();

  const keyOf = ({ game, hand }: Note): string => `${game} ${hand}`;

  const heard = (note: Note, answer: NoteAnswer): void => {
    if (answer.type === 'gone') gone.add(keyOf(note));
    if (answer.type === 'goesOn') moved.set(note.game, { game: answer.game, by: answer.hand - note.hand });
    failures = 0;
  };
  /** Undefined: it is to be sent again. */
  const settled = (answer: NoteAnswer | undefined): NoteAnswer | undefined => {
    if (answer?.type !== 'failed') return answer;
    if (answer.fault === 'failed') failures += 1;
    return failures < MOST_FAILURES ? undefined : { type: 'gone' };
  };
  const ask = async (note: Note): Promise<NoteAnswer | undefined> => {
    try {
      const given = namesWanted ? note : withoutNames(note);
      const answer = await send({ type: 'tehai:note', note: renamed(given, moved.get(note.game)) });
      return isNoteAnswer(answer) ? answer : undefined;
    } catch {
      return undefined;
    }
  };
  const later = (ms: number): void => {
    if (timer === undefined && !signal.aborted) timer = setTimeout(() => void flush(), ms);
  };
  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (sending) return;
    sending = true;
    let failed = false;
    while (waiting.length > 0 && !failed) {
      const [note] = waiting as readonly [Note, ...Note[]];
      const answer = settled(gone.has(keyOf(note)) ? { type: 'gone' } : await ask(note));
      failed = answer === undefined;
      if (answer) {
        heard(note, answer);
        waiting = withoutSent(waiting, note);
      }
    }
    sending = false;
    if (failed) later(AGAIN_MS);
  };

  return {
    hear: (events: readonly TableEvent[]): void => {
      const [after, notes] = record(recording, events, next);
      recording = after;
      waiting = notes.reduce(addNote, waiting).slice(-MOST_WAITING);
      if (waiting.length > 0) later(TOGETHER_MS);
    },
    name: (names: BySeat<string>): void => {
      recording = nameIn(recording, names);
    },
    wantNames: (wanted: boolean): void => {
      namesWanted = wanted;
    },
    /** The page goes: everything at once, be it sent a second time. */
    leave: (): void => {
      for (const note of waiting) if (!gone.has(keyOf(note))) void ask(note);
    },
  };
};

/** What was added to a note while it was sent stays. */
const withoutSent = (waiting: readonly Note[], { game, hand, from, events }: Note): readonly Note[] => {
  const [first, ...rest] = waiting;
  if (!first || first.game !== game || first.hand !== hand || first.from !== from) return waiting;
  const more = first.events.slice(events.length);
  return more.length > 0 ? [{ game, hand, from: from + events.length, events: more }, ...rest] : rest;
};

export const openKeeper = (place: Place, signal: AbortSignal): Keeper => {
  const keeper = keeperOf(
    {
      place,
      next: () => ({ id: crypto.randomUUID(), date: new Date().toISOString() }),
      send: (message) => browser.runtime.sendMessage(message),
    },
    signal,
  );
  addEventListener('pagehide', keeper.leave, { signal });
  document.addEventListener('visibilitychange', () => document.hidden && keeper.leave(), { signal });
  return keeper;
};
