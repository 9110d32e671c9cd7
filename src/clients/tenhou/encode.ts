// Events written out as the frames that Tenhou's web client would have been sent: what `decode.ts` reads. Endless tables for
// tests, and a game of ours for whatever reads Tenhou's. The game has to be one that Tenhou can play: riichi, red fives as it
// has them, one or two winds, yaku that have a number.

import { err, ok, type Result } from '../../result.ts';
import type { TableEvent } from '../../table/event.ts';
import type { Seat } from '../../tiles/seat.ts';
import { type Around, deal, frame, inHand } from './encode-hand.ts';
import { bitsOf, redsOf } from './encode-room.ts';
import { type Sheet, sheetOf } from './encode-sheet.ts';

type Of<T extends TableEvent['type']> = Extract<TableEvent, { type: T }>;

export const ENCODE_ERRORS = [
  /** Another rule set, red fives or a length that Tenhou does not have. */
  'notTenhou',
  /** An event before any deal, or a deal without the viewer's tiles. */
  'noDeal',
  /** Something happened that no frame can say. */
  'noFrame',
] as const;
export type EncodeError = (typeof ENCODE_ERRORS)[number];

const aroundOf = (events: readonly TableEvent[], i: number): Around => {
  const next = events[i + 1];
  return {
    before: events[i - 1],
    told: next?.type === 'told' ? next : undefined,
    isLast: next?.type === 'end' && next.last === true,
  };
};

/** No event tells the dice; nothing is read from them. */
const DICE = [1, 1] as const;

interface Writing {
  readonly me: Seat;
  readonly reds?: boolean;
  readonly sheet?: Sheet;
}

type Written = Result<{ readonly writing: Writing; readonly frames: readonly string[] }, EncodeError>;

const game = ({ me }: Writing, event: Of<'game'>): Written => {
  const [bits, reds] = [bitsOf(event), redsOf(event)];
  if (bits === undefined || reds === undefined)
    return err('notTenhou', 'rules that no room of Tenhou plays by');
  return ok({ writing: { me, reds }, frames: [frame('GO', { type: String(bits), lobby: '0' })] });
};

const begin = (writing: Writing, event: Of<'deal'>): Written => {
  const { reds, me } = writing;
  const sheet = reds === undefined ? undefined : sheetOf(event, me, reds);
  if (!sheet) return err('noDeal', 'a deal of no game, or without own tiles and indicator');
  return ok({ writing: { ...writing, sheet }, frames: deal(sheet, DICE) });
};

const written = (writing: Writing, event: TableEvent, around: Around): Written => {
  if (event.type === 'game') return game(writing, event);
  if (event.type === 'deal') return begin(writing, event);
  if (!writing.sheet) return err('noDeal', `${event.type} before any deal`);
  const frames = inHand(writing.sheet, event, around);
  return frames ? ok({ writing, frames }) : err('noFrame', `no frame says ${event.type}`);
};

/**
 * A game's events, from its `game` on, as the frames that `me` is sent. What others hold and draw may be hidden or not: no
 * frame tells it. `told` events right behind what they speak of become offers and the lamp of furiten.
 */
export const framesOf = (events: readonly TableEvent[], me: Seat): Result<readonly string[], EncodeError> => {
  const frames: string[] = [];
  let writing: Writing = { me };
  for (const [i, event] of events.entries()) {
    const step = written(writing, event, aroundOf(events, i));
    if (!step.ok) return step;
    writing = step.value.writing;
    frames.push(...step.value.frames);
  }
  return ok(frames);
};
