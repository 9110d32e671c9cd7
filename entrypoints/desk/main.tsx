// The desk. `#…` is a position (`src/desk/fragment.ts`): changes are written there, so that a link, a reload and the
// browser's own way back work.

import { fragmentOf, positionOfFragment } from '../../src/desk/fragment.ts';
import type { Position } from '../../src/desk/position.ts';
import { deskLine } from '../../src/engine/desk-line.ts';
import { Desk } from '../../src/ui/desk/desk.tsx';
import type { DeskHost } from '../../src/ui/desk/use-desk.ts';
import { startPage } from '../shared/page.tsx';

/** Changes that follow each other within this time are one step of the browser's history. */
const ONE_STEP_MS = 1500;

const readAddress = () => (location.hash.length > 1 ? positionOfFragment(location.hash) : undefined);

let lastShown = 0;
const show = (position: Position): void => {
  const now = Date.now();
  const url = `#${fragmentOf(position)}`;
  if (now - lastShown < ONE_STEP_MS) history.replaceState(null, '', url);
  else history.pushState(null, '', url);
  lastShown = now;
};

const watch: DeskHost['watch'] = (signal, told, unread) => {
  addEventListener(
    'popstate',
    () => {
      const read = readAddress();
      if (!read) told(undefined);
      else if (read.ok) told(read.value);
      else unread();
    },
    { signal },
  );
};

const first = readAddress();
const line = deskLine();
const host: DeskHost = {
  ask: line.ask,
  first: first?.ok ? first.value : undefined,
  badLink: first !== undefined && !first.ok,
  show,
  watch,
  random: () => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32,
};

startPage('desk', ({ prefs }) => <Desk host={host} prefs={prefs} />);
