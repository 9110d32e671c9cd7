// The toolbar popup: the active tab's view, live. `?tab=ID` shows that tab instead, for a popup opened as a page.

import { render } from 'preact';
import { viewOf } from '../../src/engine/fair-play.ts';
import type { Trouble } from '../../src/history/kept.ts';
import type { Settings } from '../../src/settings.ts';
import { placeSprites } from '../../src/ui/parts/sprites.ts';
import { Popup } from '../../src/ui/popup/popup.tsx';
import type { View } from '../../src/ui/view.ts';
import { actionsFor } from '../shared/actions.ts';
import { troubleIn, watchHistoryState } from '../shared/history-state.ts';
import { dress, prefsOf } from '../shared/prefs.ts';
import { loadSpoken, watchSpoken } from '../shared/spoken.ts';
import { follow } from './follow.ts';

const FOREVER = new AbortController().signal;
const NO_SITE: View = viewOf({ mode: undefined, humans: true, answer: { seq: 0, state: 'waiting' } });

placeSprites(document);
const app = document.getElementById('app')!;

const begin = (first: Settings): void => {
  let settings = first;
  let view = NO_SITE;
  let trouble: Trouble | undefined;
  const draw = (): void => {
    const host = view.site?.host;
    const prefs = prefsOf(settings, host, trouble);
    dress(document.documentElement, prefs);
    const actions = actionsFor({
      host: host ?? '',
      humans: () => view.humans,
      hintsOff: () => view.hintsOff === true,
      send: line.send,
    });
    render(<Popup view={view} prefs={{ ...prefs, collapsed: false }} actions={actions} />, app);
  };
  const line = follow((newest) => {
    view = newest ?? NO_SITE;
    draw();
  });
  watchSpoken(FOREVER, (now) => {
    settings = now;
    draw();
  });
  watchHistoryState(FOREVER, (state) => {
    trouble = troubleIn(state);
    draw();
  });
};

void loadSpoken().then(begin);
