// The games that are kept, followed as they change; and what was deleted last, to be put back.

import { useEffect, useRef, useState } from 'preact/hooks';
import { unlessDamaged } from '../../../history/damage.ts';
import type { Listed, WholeGame } from '../../../history/kept.ts';
import type { ReviewHost } from '../host.ts';

export type Games = { readonly state: 'loading' | 'failed' } | ({ readonly state: 'here' } & Listed);

export interface Library {
  readonly games: Games;
  readonly again: () => void;
  readonly removed: readonly WholeGame[];
  /** The last change could not be made. */
  readonly failed: boolean;
  readonly remove: (ids: readonly string[]) => void;
  readonly removeDamaged: () => void;
  readonly clear: () => void;
  readonly undo: () => void;
  readonly forget: () => void;
}

/** Notes come every second while a hand is played. Where there are thousands of games, reading them may take no more than this share. */
const SETTLE_MS = 500;
const SHARE = 1 / 4;

const useGames = (host: ReviewHost): readonly [Games, () => void] => {
  const [games, setGames] = useState<Games>({ state: 'loading' });
  const took = useRef(0);
  const load = async (): Promise<void> => {
    const began = performance.now();
    try {
      setGames({ state: 'here', ...(await host.games()) });
    } catch (error) {
      console.error(error);
      setGames({ state: 'failed' });
    }
    // Drawn before the next picture.
    requestAnimationFrame(() => {
      took.current = performance.now() - began;
    });
  };
  useEffect(() => {
    const visit = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    host.watch(visit.signal, () => {
      timer ??= setTimeout(
        () => {
          timer = undefined;
          void load();
        },
        Math.max(SETTLE_MS, took.current / SHARE),
      );
    });
    void load();
    return () => {
      clearTimeout(timer);
      visit.abort();
    };
  }, [host]);
  return [games, () => void load()];
};

/** What can be put back: what is damaged cannot. */
const wholeGames = async (host: ReviewHost, ids: readonly string[]): Promise<readonly WholeGame[]> =>
  (await Promise.all(ids.map((id) => unlessDamaged(host.game(id))))).filter((game) => game !== undefined);

export const useLibrary = (host: ReviewHost): Library => {
  const [games, load] = useGames(host);
  const [removed, setRemoved] = useState<readonly WholeGame[]>([]);
  const [failed, setFailed] = useState(false);
  /** What fails is said, and the games are drawn as they are now. */
  const change = async (work: () => Promise<void>): Promise<void> => {
    setFailed(false);
    try {
      await work();
    } catch (error) {
      console.error(error);
      setFailed(true);
    }
    load();
  };
  const remove = async (ids: readonly string[]): Promise<void> => {
    const whole = await wholeGames(host, ids);
    await host.remove(ids);
    setRemoved(whole);
  };
  const undo = async (): Promise<void> => {
    await host.restore(removed);
    setRemoved([]);
  };
  return {
    games,
    again: load,
    removed,
    failed,
    remove: (ids) => void change(() => remove(ids)),
    removeDamaged: () => void change(host.removeDamaged),
    clear: () => void change(host.clear),
    undo: () => void change(undo),
    forget: () => {
      setRemoved([]);
      setFailed(false);
    },
  };
};
