// The overlay page: takes its port, owns the engine, draws the panel and says how large it is.

import { render } from 'preact';
import type { Trouble } from '../../src/history/kept.ts';
import type { Settings } from '../../src/settings.ts';
import { Panel } from '../../src/ui/overlay/panel.tsx';
import { placeSprites } from '../../src/ui/parts/sprites.ts';
import type { View } from '../../src/ui/view.ts';
import { actionsFor } from '../shared/actions.ts';
import { troubleIn, watchHistoryState } from '../shared/history-state.ts';
import type { Site, ToOverlay, ToReader } from '../shared/messages.ts';
import { dress, prefsOf } from '../shared/prefs.ts';
import { loadSpoken, watchSpoken } from '../shared/spoken.ts';
import { followDrags } from './drag.ts';
import { openSession } from './session.ts';
import { takePort } from './take-port.ts';

/** The frame lives as long as its page. */
const FOREVER = new AbortController().signal;

placeSprites(document);
const app = document.getElementById('app')!;

const sayFit = (send: (message: ToReader) => void): void => {
  const observer = new ResizeObserver(() => {
    const { width, height } = app.getBoundingClientRect();
    if (height > 0) send({ type: 'fit', width: Math.ceil(width), height: Math.ceil(height) });
  });
  observer.observe(app);
};

/** In ms: the popup waits no longer than this for what the panel shows. */
const LATEST = 100;

/** Done when the browser has time, or soon; asked for again before that, it is done once. */
const afterPaint = (work: () => void): (() => void) => {
  let isDue = false;
  return () => {
    if (isDue) return;
    isDue = true;
    requestIdleCallback(
      () => {
        isDue = false;
        work();
      },
      { timeout: LATEST },
    );
  };
};

const begin = (port: MessagePort, first: Settings): void => {
  const send = (message: ToReader): void => port.postMessage(message);
  let settings = first;
  let view: View | undefined;
  let trouble: Trouble | undefined;

  const tell = afterPaint(() => view && send({ type: 'view', view }));
  const draw = (): void => {
    if (!view?.site) return;
    const prefs = prefsOf(settings, view.site.host, trouble);
    dress(document.documentElement, prefs);
    if (app.dataset.collapsed !== String(prefs.collapsed)) app.dataset.collapsed = String(prefs.collapsed);
    render(<Panel view={view} prefs={prefs} actions={actionsAt(view.site)} />, app);
  };
  const show = (newest: View): void => {
    view = newest;
    draw();
    tell();
  };
  const session = openSession({ settings, show });
  const actionsAt = (site: Site) =>
    actionsFor({
      host: site.host,
      humans: session.humans,
      hintsOff: session.hintsOff,
      place: session.place,
      send,
    });

  port.addEventListener('message', ({ data }: MessageEvent<ToOverlay>) => session.hear(data));
  port.start();
  send({ type: 'ready' });
  watchSpoken(FOREVER, (now) => {
    settings = now;
    session.arrange(now);
  });
  watchHistoryState(FOREVER, (state) => {
    trouble = troubleIn(state);
    draw();
  });
  sayFit(send);
  followDrags(document, send);
};

void Promise.all([takePort(), loadSpoken()]).then(([port, settings]) => begin(port, settings));
