// The practice table: opponents and panel think in workers, the game is kept as it goes, and hands that are over go into the
// history.

import { connect } from '../../src/engine/connect.ts';
import { opponents } from '../../src/engine/opponents.ts';
import { spawn } from '../../src/engine/spawn.ts';
import type { Host } from '../../src/ui/practice/host.ts';
import { Practice } from '../../src/ui/practice/practice.tsx';
import { startPage } from '../shared/page.tsx';
import { kept, keptGame } from './game.ts';
import { writeKept } from './keep.ts';

const SEEDS = 2 ** 31;

const advise: Host['advise'] = (ears) => {
  const engine = connect({ spawn, ...ears });
  return { read: engine.read, wish: engine.setWishes, end: engine.end };
};

/** One game is kept: whichever page plays last says so to the others. A channel does not hear what it says itself. */
const claim = (): Host['claim'] => {
  const channel = new BroadcastChannel('tehai-practice');
  return (signal, lost) => {
    channel.addEventListener('message', lost, { signal });
    channel.postMessage('');
  };
};

const start = async (): Promise<void> => {
  const game = keptGame();
  const [left, wish] = await Promise.all([game.open(), kept('wish')]);
  const host: Host = {
    opponents: opponents(),
    advise,
    first: { ...left, wish },
    again: game.open,
    claim: claim(),
    keepSession: game.keepSession,
    keepWish: (now) => writeKept('wish', now),
    keepGame: game.keepGame,
    seed: () => Math.floor((crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32) * SEEDS),
  };
  startPage('practice', ({ prefs }) => <Practice host={host} prefs={prefs} />);
};

void start();
