// Touches the page: looks at the board after every task that changed it. A mutation observer hears of all changes of a
// task at once and at its end, when the page has finished painting a move; so no timer gathers them, and none that a
// tab in the background would slow down. The whole document is heard: the board itself may be taken away or replaced.

import type { Report } from '../client.ts';
import { read } from './read.ts';
import { pageKind, reader } from './reader.ts';
import { netRules, RULES_KEY, soloRules } from './rules.ts';
import { BOARD, SELECTORS } from './selectors.ts';

const CHANGES: MutationObserverInit = {
  subtree: true,
  childList: true,
  characterData: true,
  attributes: true,
  attributeFilter: ['class'],
};

/** Ticks once a second, says nothing. */
const TIMER = '.timer';

const isTick = ({ target }: MutationRecord): boolean => {
  const element = target instanceof Element ? target : target.parentElement;
  return element?.closest(TIMER) != null;
};

/** Undefined where nothing is stored, or the page may not store. */
const stored = (document: Document): string | undefined => {
  try {
    return document.defaultView?.localStorage.getItem(RULES_KEY) ?? undefined;
  } catch {
    return undefined;
  }
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Where the page stood when reading failed. */
const placeOf = (board: Element): string => board.querySelector(SELECTORS.round)?.textContent ?? '';

/** What changed says something of the board that was there, or of its coming and going. */
const concerns = (board: Element | undefined, now: Element | undefined, records: readonly MutationRecord[]) =>
  board !== now || (board !== undefined && records.some((r) => board.contains(r.target) && !isTick(r)));

export const watch = (signal: AbortSignal, document: Document, report: (r: Report) => void): void => {
  if (signal.aborted) return;
  const own = new AbortController();
  signal.addEventListener('abort', () => own.abort(), { once: true });
  const page = pageKind(new URL(document.URL));
  const boardNow = (): Element | undefined => document.querySelector(BOARD) ?? undefined;
  let board: Element | undefined;
  let take: ReturnType<typeof reader> | undefined;

  const look = (): void => {
    try {
      if (board) take ??= reader(page, page.humans ? netRules : soloRules(stored(document)));
      for (const r of take?.(board && read(board)) ?? []) report(r);
    } catch (error) {
      own.abort();
      const detail = `${messageOf(error)} ${board ? placeOf(board) : ''}`;
      report({ type: 'notice', notice: { type: 'stopped', detail } });
    }
  };
  const heard = (records: readonly MutationRecord[]): void => {
    const now = boardNow();
    const news = concerns(board, now, records);
    board = now;
    if (news && !own.signal.aborted) look();
  };

  const observer = new MutationObserver(heard);
  observer.observe(document, CHANGES);
  own.signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  board = boardNow();
  look();
};
