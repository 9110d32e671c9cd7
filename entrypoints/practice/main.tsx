// The practice table: opponents and panel think in workers, the game is kept as it goes, and hands that are over go into the
// history.

import { connect } from '../../src/engine/connect.ts';
import { opponents } from '../../src/engine/opponents.ts';
import { spawn } from '../../src/engine/spawn.ts';
import type { Host } from '../../src/ui/practice/host.ts';
import { Practice } from '../../src/ui/practice/practice.tsx';
import { startPage } from '../shared/page.tsx';
import { readKept, writeKept } from './keep.ts';
import { resumed, savedOf } from './resume.ts';

const SEEDS = 2 ** 31;

const advise: Host['advise'] = (answered, failed) => {
  const engine = connect({ spawn, answered, failed });
  return { read: engine.read, end: engine.end };
};

/** Storage that is closed to us keeps nothing: the table stands all the same. */
const kept = async (place: 'session' | 'wish'): Promise<unknown> => readKept(place).catch(() => undefined);

const start = async (): Promise<void> => {
  const [session, wish] = await Promise.all([kept('session'), kept('wish')]);
  const host: Host = {
    opponents: opponents(),
    advise,
    first: { session: resumed(session), wish },
    keepSession: (now) => writeKept('session', now && savedOf(now)),
    keepWish: (now) => writeKept('wish', now),
    keepGame: () => undefined,
    seed: () => Math.floor((crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32) * SEEDS),
  };
  startPage('practice', ({ prefs }) => <Practice host={host} prefs={prefs} />);
};

void start();
