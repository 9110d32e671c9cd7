// Touches the page: looks at the board after every task that changed it. A mutation observer hears of all changes of a
// task at once and at its end, when the page has finished painting a move; so no timer gathers them, and none that a
// tab in the background would slow down.

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

const observe = (
  signal: AbortSignal,
  target: Node,
  init: MutationObserverInit,
  heard: (records: readonly MutationRecord[]) => void,
): void => {
  const observer = new MutationObserver(heard);
  observer.observe(target, init);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
};

/** Calls back with the board, at once or as soon as the page has one. */
const whenBoard = (signal: AbortSignal, document: Document, found: (board: Element) => void): void => {
  const board = document.querySelector(BOARD);
  if (board) {
    found(board);
    return;
  }
  const waiting = new AbortController();
  signal.addEventListener('abort', () => waiting.abort(), { once: true });
  observe(waiting.signal, document, { subtree: true, childList: true }, () => {
    const late = document.querySelector(BOARD);
    if (!late || waiting.signal.aborted) return;
    waiting.abort();
    found(late);
  });
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

export const watch = (signal: AbortSignal, document: Document, report: (r: Report) => void): void => {
  const own = new AbortController();
  signal.addEventListener('abort', () => own.abort(), { once: true });
  if (signal.aborted) return;
  whenBoard(own.signal, document, (board) => {
    const page = pageKind(new URL(document.URL));
    const take = reader(page, page.humans ? netRules : soloRules(stored(document)));
    const look = (): void => {
      try {
        for (const r of take(read(board))) report(r);
      } catch (error) {
        own.abort();
        report({
          type: 'notice',
          notice: { type: 'stopped', detail: `${messageOf(error)} ${placeOf(board)}` },
        });
      }
    };
    observe(own.signal, board, CHANGES, (records) => {
      if (!records.every(isTick)) look();
    });
    look();
  });
};
