// What the extension remembers about its history outside of it: that keeping failed, and that there was one. So a history
// that the browser has thrown away is told from one that never was.

import browser, { type Storage } from 'webextension-polyfill';
import { FAULTS, type Fault, type Trouble } from '../../src/history/kept.ts';

const KEY = 'history';

export interface HistoryState {
  /** Keeping fails since then. */
  readonly fault?: Fault;
  /** There are games. */
  readonly has: boolean;
  /** There were, and the browser has removed them. */
  readonly evicted: boolean;
}

/** That nothing is kept now is the graver of two. */
export const troubleIn = ({ fault, evicted }: HistoryState): Trouble | undefined =>
  fault ?? (evicted ? 'evicted' : undefined);

const NONE: HistoryState = { has: false, evicted: false };

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const parse = (raw: unknown): HistoryState => {
  if (!isFields(raw)) return NONE;
  const fault = FAULTS.find((f) => f === raw.fault);
  return { has: raw.has === true, evicted: raw.evicted === true, ...(fault && { fault }) };
};

export const loadHistoryState = async (): Promise<HistoryState> =>
  parse((await browser.storage.local.get(KEY))[KEY]);

let chain: Promise<void> = Promise.resolve();

/** Written only where something changes: notes come every second. */
export const changeHistoryState = (change: (state: HistoryState) => HistoryState): Promise<void> => {
  const write = async (): Promise<void> => {
    const before = await loadHistoryState();
    const after = change(before);
    if (JSON.stringify(after) !== JSON.stringify(before)) await browser.storage.local.set({ [KEY]: after });
  };
  chain = chain.then(write, write);
  return chain;
};

const without = ({ has, evicted }: HistoryState): HistoryState => ({ has, evicted });

export const kept = (): Promise<void> => changeHistoryState((state) => ({ ...without(state), has: true }));

export const notKept = (fault: Fault): Promise<void> => changeHistoryState((state) => ({ ...state, fault }));

/** The database was made anew. */
export const madeAnew = (): Promise<void> =>
  changeHistoryState((state) => (state.has ? { ...state, has: false, evicted: true } : state));

/** Emptied by the player, or told that it was evicted. */
export const settled = (has: boolean): Promise<void> =>
  changeHistoryState((state) => ({ ...without(state), has, evicted: false }));

export const watchHistoryState = (signal: AbortSignal, told: (state: HistoryState) => void): void => {
  const onChanged = (changes: Readonly<Record<string, Storage.StorageChange>>): void => {
    if (KEY in changes) told(parse(changes[KEY]?.newValue));
  };
  browser.storage.onChanged.addListener(onChanged);
  signal.addEventListener('abort', () => browser.storage.onChanged.removeListener(onChanged), { once: true });
  void loadHistoryState().then((state) => !signal.aborted && told(state));
};

/** By the name that browsers give it. */
const FAULT_OF: Readonly<Record<string, Fault>> = {
  QuotaExceededError: 'quota',
  SecurityError: 'blocked',
  InvalidStateError: 'blocked',
  UnknownError: 'blocked',
};

export const faultOf = (error: unknown): Fault =>
  (error instanceof Error && FAULT_OF[error.name]) || 'failed';
