// Touches the page: looks at the table after every patch of it. The page is one that moves between lobby, room and game
// without loading anew, so that each look asks first where it is.

import { find, type Part } from '../board/part.ts';
import type { Report } from '../client.ts';
import { read } from './read.ts';
import { type Reader, reader } from './reader.ts';
import { gameOf, readWall, ruleSetOf } from './rule-set.ts';
import { ROOT, SELECTORS } from './selectors.ts';

const CHANGES: MutationObserverInit = {
  subtree: true,
  childList: true,
  characterData: true,
  attributes: true,
  attributeFilter: ['class'],
};

/** How long a table that could be stands still before it is told. */
export const STEADY_MS = 150;
/** How long a table that cannot be is given to become one: more than an animation of the page takes. */
export const UNSTEADY_MS = 1500;

interface Visit {
  readonly id: string;
  /** Undefined where the game is none of ours. */
  readonly look?: (root: Part | undefined) => readonly Report[];
  readonly reader?: Reader;
}

const unsupported = (id: string, mode: string): readonly [Visit, readonly Report[]] => [
  { id },
  [{ type: 'notice', notice: { type: 'unsupported', mode } }],
];

/** A game is entered: which rules it has. Undefined as long as the page has not told them. */
export const enter = (url: URL, root: Part): readonly [Visit, readonly Report[]] | undefined => {
  const game = gameOf(url);
  if (!game) return [{ id: '' }, []];
  const set = ruleSetOf(game.ruleSet);
  if (set === undefined) return unsupported(game.id, game.ruleSet);
  const { players, family, preset } = set;
  const text = find(root, SELECTORS.ruleSet)?.textContent;
  if (!text?.trim()) return undefined;
  const wall = readWall(text, family);
  if (wall.strange !== undefined) return unsupported(game.id, `${game.ruleSet} (${wall.strange})`);
  const { reds, stated } = wall;
  const rules = { family, preset, ...(stated && { reds }) };
  const made = reader({ players, reds, rules });
  const look = (part: Part | undefined) => made.take(part && read(part, { players, reds, family }));
  return [{ id: game.id, look, reader: made }, []];
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Calls `settle` when the page has stood still; a table that cannot be is not given more time by further patches. */
const patience = (signal: AbortSignal, settle: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let kind = 'none';
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  return (waiting: ReturnType<Reader['waiting']>): void => {
    if (waiting === 'unsteady' && kind === 'unsteady') return;
    clearTimeout(timer);
    kind = waiting;
    if (waiting === 'none' || signal.aborted) return;
    timer = setTimeout(
      () => {
        kind = 'none';
        settle();
      },
      waiting === 'steady' ? STEADY_MS : UNSTEADY_MS,
    );
  };
};

export const watch = (signal: AbortSignal, document: Document, report: (r: Report) => void): void => {
  if (signal.aborted) return;
  const own = new AbortController();
  signal.addEventListener('abort', () => own.abort(), { once: true });
  let visit: Visit | undefined;

  const guarded = (work: () => readonly Report[]): void => {
    if (own.signal.aborted) return;
    try {
      for (const r of work()) report(r);
    } catch (error) {
      own.abort();
      report({ type: 'notice', notice: { type: 'stopped', detail: messageOf(error) } });
    }
  };

  const wait = patience(own.signal, () => guarded(() => visit?.reader?.settle() ?? []));

  const look = (): readonly Report[] => {
    const url = new URL(document.URL);
    const root = document.querySelector(ROOT) ?? undefined;
    const isOther = visit && visit.id !== (gameOf(url)?.id ?? '');
    const left = isOther ? (visit?.reader?.leave() ?? []) : [];
    if (isOther) visit = undefined;
    const entered = visit || !root ? undefined : enter(url, root);
    if (entered) [visit] = entered;
    const reports = visit?.look?.(root) ?? [];
    wait(visit?.reader?.waiting() ?? 'none');
    return [...left, ...(entered?.[1] ?? []), ...reports];
  };

  const observer = new MutationObserver(() => guarded(look));
  observer.observe(document, CHANGES);
  own.signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  guarded(look);
};
