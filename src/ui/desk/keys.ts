// Keys of the whole desk. Tiles are typed as they are written: digits, then the letter of their suit. Letters alone choose
// where the next tile goes. Nothing is heard while a field is being written in, and all of it can be switched off.

import { useEffect, useRef, useState } from 'preact/hooks';
import { DECLARED, ownSeat } from '../../desk/position.ts';
import { parseTiles } from '../../tiles/notation.ts';
import { seatAfter } from '../../tiles/seat.ts';
import { type OwnTarget, ownTarget, TARGET_KEYS, targetsOf } from './target.ts';
import type { Desk } from './use-desk.ts';

/** Digits that wait for their letter. */
export interface Typed {
  readonly digits: string;
}

export type KeyDeed =
  | { readonly type: 'digit'; readonly digits: string }
  | { readonly type: 'tiles'; readonly text: string }
  | { readonly type: 'target'; readonly target: OwnTarget }
  /** Who showed the taken tile, in turns after me; 0: drawn. */
  | { readonly type: 'from'; readonly turns: number }
  | { readonly type: 'declare' }
  | { readonly type: 'back' }
  | { readonly type: 'forget' }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'text' }
  | { readonly type: 'help' };

export interface Pressed {
  readonly key: string;
  readonly ctrl: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
}

const SUIT_LETTERS = 'mpszfg';
const TARGETS = Object.entries(TARGET_KEYS).map(([target, key]) => ({ target: target as OwnTarget, key }));

const withControl = ({ key, shift }: Pressed): KeyDeed | undefined => {
  const letter = key.toLowerCase();
  if (letter === 'z') return { type: shift ? 'redo' : 'undo' };
  return letter === 'y' ? { type: 'redo' } : undefined;
};

/** Left, across and right lie side by side on the keyboard. */
export const FROM_KEYS = { t: 0, j: 3, k: 2, l: 1 } as const;
const FROM: Readonly<Record<string, number>> = FROM_KEYS;
export const DECLARE_KEY = 'e';

/** What a key does; undefined: nothing of ours. */
export const deedOf = (pressed: Pressed, { digits }: Typed): KeyDeed | undefined => {
  const { key, ctrl, alt } = pressed;
  if (alt) return undefined;
  if (ctrl) return withControl(pressed);
  if (/^[0-9]$/.test(key)) return { type: 'digit', digits: digits + key };
  if (digits !== '' && SUIT_LETTERS.includes(key)) return { type: 'tiles', text: digits + key };
  if (key === 'Backspace') return { type: digits === '' ? 'back' : 'forget' };
  if (key === 'Escape') return digits === '' ? undefined : { type: 'forget' };
  if (key === '/') return { type: 'text' };
  if (key === '?') return { type: 'help' };
  if (key === DECLARE_KEY) return { type: 'declare' };
  if (Object.hasOwn(FROM, key)) return { type: 'from', turns: FROM[key]! };
  const target = TARGETS.find((t) => t.key === key);
  return target && { type: 'target', target: target.target };
};

/** Where letters are written, and where keys have a meaning of their own. */
const isWriting = (element: Element | null): boolean =>
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement ||
  (element instanceof HTMLInputElement && !['radio', 'checkbox'].includes(element.type));

interface KeyWays {
  readonly desk: Desk;
  readonly toText: () => void;
  readonly help: () => void;
}

type Deeds = {
  readonly [T in KeyDeed['type']]: (ways: KeyWays, deed: Extract<KeyDeed, { type: T }>) => void;
};

const NOTHING = (): void => undefined;

const DEEDS: Deeds = {
  digit: NOTHING,
  forget: NOTHING,
  tiles: ({ desk }, { text }) => {
    const read = parseTiles(text);
    if (read.ok) desk.put(...read.value);
  },
  target: ({ desk }, { target }) => {
    if (targetsOf(desk.position).includes(target)) desk.setTarget(ownTarget(target, desk.position.me));
  },
  from: ({ desk }, { turns }) => {
    const { me, players } = desk.position;
    // Three players have no seat across.
    if (players === 3 && turns === 2) return;
    const from = seatAfter(me, Math.min(turns, players - 1), players);
    desk.act({ type: 'from', ...(turns > 0 && { from }) });
  },
  declare: ({ desk }) => {
    const { me, family } = desk.position;
    const next = DECLARED[(DECLARED.indexOf(ownSeat(desk.position).riichi) + 1) % DECLARED.length]!;
    if (family !== 'mcr') desk.act({ type: 'riichi', seat: me, riichi: next });
  },
  back: ({ desk }) => desk.takeBack(),
  undo: ({ desk }) => desk.undo?.(),
  redo: ({ desk }) => desk.redo?.(),
  text: ({ toText }) => toText(),
  help: ({ help }) => help(),
};

const doDeed = <T extends KeyDeed['type']>(
  deed: Extract<KeyDeed, { type: T }> & { readonly type: T },
  ways: KeyWays,
): void => (DEEDS[deed.type] as (ways: KeyWays, deed: Extract<KeyDeed, { type: T }>) => void)(ways, deed);

/** The digits that wait, for the page to show. */
export const useKeys = (ways: KeyWays, on: boolean): string => {
  const [digits, setDigits] = useState('');
  const latest = useRef({ ways, digits });
  latest.current = { ways, digits };
  useEffect(() => {
    if (!on) return;
    const ends = new AbortController();
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isWriting(document.activeElement)) return;
      const { key, shiftKey, altKey } = event;
      const pressed = { key, ctrl: event.ctrlKey || event.metaKey, shift: shiftKey, alt: altKey };
      const deed = deedOf(pressed, latest.current);
      if (!deed) return;
      event.preventDefault();
      setDigits(deed.type === 'digit' ? deed.digits.slice(-14) : '');
      doDeed(deed, latest.current.ways);
    };
    document.addEventListener('keydown', onKey, { signal: ends.signal });
    return () => ends.abort();
  }, [on]);
  return on ? digits : '';
};
