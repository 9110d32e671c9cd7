// The desk's state: the position with its past, where the next tile goes, the meld that is being made, and the newest
// answer of the engine. The address keeps the position, so that a link, a reload and the browser's own way back work.

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Worths } from '../../analysis/worth/worths.ts';
import type { DeskAnswer } from '../../desk/answer.ts';
import type { Change } from '../../desk/change.ts';
import { edit } from '../../desk/edit.ts';
import { act, type Past, pastOf, redo, undo } from '../../desk/past.ts';
import type { Position } from '../../desk/position.ts';
import type { DeskListener } from '../../engine/desk-line.ts';
import type { Tile } from '../../tiles/tile.ts';
import { FIRST_DRAFT, type MeldDraft, meldOf } from './meld.ts';
import { HAND, heldTarget, putInto, type Target, takeLast } from './target.ts';

/** What the page around the desk does for it. */
export interface DeskHost {
  /** Asks the engine; the newest answer is told, an older one never after it. */
  readonly ask: (position: Position, listener: DeskListener) => void;
  /** What the address says at first; absent where it says nothing, or nothing that can be read: `badLink`. */
  readonly first: Position | undefined;
  readonly badLink: boolean;
  /** Writes the address. */
  readonly show: (position: Position) => void;
  /** Told what the address says when it changes by another hand than ours; undefined: nothing; or that it cannot be read. */
  readonly watch: (
    signal: AbortSignal,
    told: (position: Position | undefined) => void,
    unread: () => void,
  ) => void;
  /** 0 to 1. */
  readonly random: () => number;
}

/** A link that cannot be read: the one that opened the desk, or one that came to an open desk. */
export type BadLink = 'first' | 'later';

export interface Desk {
  readonly position: Position;
  /** Until the position changes. */
  readonly badLink: BadLink | undefined;
  readonly answer: DeskAnswer | undefined;
  /** What choices are worth: after the answer, better and better. */
  readonly worths: Worths | undefined;
  /** The engine has been asked and has not answered yet. */
  readonly busy: boolean;
  readonly failed: string | undefined;
  readonly target: Target;
  readonly setTarget: (target: Target) => void;
  readonly draft: MeldDraft;
  readonly setDraft: (draft: MeldDraft) => void;
  readonly act: (...changes: readonly Change[]) => void;
  /** Puts tiles where the next one goes. */
  readonly put: (...tiles: readonly Tile[]) => void;
  readonly takeBack: () => void;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  readonly again: () => void;
}

interface Answered {
  readonly answer?: DeskAnswer;
  readonly worths?: Worths;
  readonly busy: boolean;
  readonly failed?: string;
}

const useAnswer = (position: Position, host: DeskHost): Answered & { readonly again: () => void } => {
  const [answered, setAnswered] = useState<Answered>({ busy: true });
  const [turn, setTurn] = useState(0);
  // Asked anew for every position and every new try.
  useEffect(() => {
    let over = false;
    setAnswered(({ answer, worths }) => ({
      ...(answer && { answer }),
      ...(worths && { worths }),
      busy: true,
    }));
    host.ask(position, {
      told: (answer) => over || setAnswered({ answer, busy: false }),
      failed: (failed) => over || setAnswered({ busy: false, failed }),
      refined: (worths) => over || setAnswered((before) => ({ ...before, worths })),
    });
    return () => {
      over = true;
    };
  }, [position, turn]);
  return { ...answered, again: () => setTurn(turn + 1) };
};

/** Several changes are one step. */
const actAll = (past: Past, changes: readonly Change[]): Past => {
  const done = changes.reduce((p, change) => act(p, change), pastOf(past.now)).now;
  return act(past, { type: 'set', position: done });
};

interface Addressed {
  readonly past: Past;
  readonly host: DeskHost;
  /** Where an address without a position leads. */
  readonly start: Position;
  readonly go: (position: Position) => void;
}

/** Which link could not be read, while the position is the one that stood then. */
const useAddress = ({ past, host, start, go }: Addressed): BadLink | undefined => {
  const [bad, setBad] = useState(host.badLink ? { at: start, link: 'first' as BadLink } : undefined);
  const standing = useRef(past.now);
  standing.current = past.now;
  const shown = useRef(start);
  const latest = useRef(go);
  latest.current = go;
  useEffect(() => {
    if (past.now !== shown.current) host.show(past.now);
    shown.current = past.now;
  }, [past.now, host]);
  useEffect(() => {
    const ends = new AbortController();
    const told = (said: Position | undefined): void => {
      const position = said ?? start;
      shown.current = position;
      setBad(undefined);
      latest.current(position);
    };
    host.watch(ends.signal, told, () => setBad({ at: standing.current, link: 'later' }));
    return () => ends.abort();
  }, [host]);
  return bad?.at === past.now ? bad.link : undefined;
};

/** `empty`: where nothing else is said. */
export const useDesk = (host: DeskHost, empty: Position): Desk => {
  const [start] = useState(host.first ?? empty);
  const [past, setPast] = useState(() => pastOf(start));
  const [aim, setTarget] = useState<Target>(HAND);
  const [draft, setDraft] = useState(FIRST_DRAFT);
  const position = past.now;
  const target = useMemo(() => heldTarget(aim, position), [aim, position]);
  const badLink = useAddress({
    past,
    host,
    start,
    go: (to) => setPast((p) => act(p, { type: 'set', position: to })),
  });
  const { answer, worths, busy, failed, again } = useAnswer(position, host);
  const doAll = (...changes: readonly Change[]): void => setPast((p) => actAll(p, changes));

  const put = (...tiles: readonly Tile[]): void => {
    setPast((p) => act(p, { type: 'set', position: afterPut(p.now, target, draft, tiles) }));
    // One tile is taken: the next goes to the hand again.
    if (target.type === 'taken') setTarget(HAND);
  };
  const takeBack = (): void => {
    const change = takeLast(target, position);
    if (change) doAll(change);
  };
  return {
    position,
    badLink,
    answer,
    worths,
    busy,
    failed,
    target,
    setTarget,
    draft,
    setDraft,
    act: doAll,
    put,
    takeBack,
    undo: past.before.length > 0 ? () => setPast(undo) : undefined,
    redo: past.after.length > 0 ? () => setPast(redo) : undefined,
    again,
  };
};

/** After a taken tile, the others go to the hand. */
const afterPut = (
  position: Position,
  target: Target,
  draft: MeldDraft,
  [tile, ...others]: readonly Tile[],
): Position => {
  if (tile === undefined) return position;
  const change = putInto(target, tile, position) ?? meldChange(target, tile, draft, position);
  const next = change ? edit(position, change) : position;
  return afterPut(next, target.type === 'taken' ? HAND : target, draft, others);
};

/** The own tiles of a meld leave the hand where they are in it. */
const meldChange = (
  target: Target,
  tile: Tile,
  draft: MeldDraft,
  { players, me }: Position,
): Change | undefined => {
  if (target.type !== 'meld') return undefined;
  const meld = meldOf(draft, tile, { seat: target.seat, players });
  if (!meld) return undefined;
  return { type: 'meld', seat: target.seat, meld, ...(target.seat === me && { fromHand: true as const }) };
};
