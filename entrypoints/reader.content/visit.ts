// One visit of one page: reads with its client, remembers the hand at play, keeps the overlay told and the popup shown.
// When the player switches a site off, reading ends and the overlay goes; switched on again, both begin afresh.

import type { Client, Notice, Report } from '../../src/clients/client.ts';
import { viewOf } from '../../src/engine/fair-play.ts';
import { eventsOf, humansOf, NO_HISTORY, noticeAfter, remember } from '../../src/engine/history.ts';
import { modeOf, type Settings, siteOf } from '../../src/settings.ts';
import type { View } from '../../src/ui/view.ts';
import type { Site, ToOverlay, ToReader } from '../shared/messages.ts';
import { readPage } from './sources.ts';
import { openStage, type Stage } from './stage.ts';

interface Wires {
  readonly client: Client;
  readonly site: Site;
  readonly document: Document;
  readonly port: MessagePort | undefined;
  /** A page that may be anyone's: nothing is mounted before a table was seen. */
  readonly shy: boolean;
  readonly shown: (view: View) => void;
}

interface Reading {
  readonly humans: () => boolean;
  readonly arrange: (settings: Settings) => void;
}

export interface Visit {
  readonly humans: () => boolean;
  readonly arrange: (settings: Settings) => void;
  readonly restart: () => void;
}

/** Reading and overlay, from switching on to switching off. */
const read = (wires: Wires, said: (message: ToReader) => void, signal: AbortSignal): Reading => {
  let history = NO_HISTORY;
  let notice: Notice | undefined;
  let stage: Stage | undefined;
  let settings: Settings | undefined;

  const start = (): ToOverlay => {
    const events = eventsOf(history);
    return { type: 'start', site: wires.site, events, ...(notice && { notice }) };
  };
  const mount = (): void => {
    stage = openStage({ document: wires.document, site: wires.site.host, start, said }, signal);
    if (settings) stage.arrange(settings);
  };
  const report = (r: Report): void => {
    if (signal.aborted) return;
    notice = noticeAfter(notice, r);
    if (r.type === 'events') history = remember(history, r.events);
    if (stage) stage.tell({ type: 'report', report: r });
    else mount();
  };

  if (!wires.shy) mount();
  readPage(wires.client, wires, signal, report);
  return {
    humans: () => humansOf(history),
    arrange: (now) => {
      settings = now;
      stage?.arrange(now);
    },
  };
};

export const visit = (wires: Wires, signal: AbortSignal): Visit => {
  const { site, shown } = wires;
  let settings: Settings | undefined;
  let life = new AbortController();
  let reading: Reading | undefined;

  const humans = (): boolean => reading?.humans() ?? true;
  /** What the popup shows until an overlay speaks. */
  const showIdle = (now: Settings): void => {
    const mode = modeOf(siteOf(now, site.host), humans());
    shown(viewOf({ site, mode, humans: humans(), answer: { seq: 0, state: 'waiting' } }));
  };
  const said = (message: ToReader): void => {
    if (message.type === 'view') shown(message.view);
    if (message.type === 'restart') restart();
  };
  const close = (): void => {
    life.abort();
    reading = undefined;
  };
  const open = (now: Settings): void => {
    life = new AbortController();
    reading = read(wires, said, AbortSignal.any([signal, life.signal]));
    showIdle(now);
  };
  const arrange = (now: Settings): void => {
    settings = now;
    if (signal.aborted) return;
    if (siteOf(now, site.host).off) {
      close();
      showIdle(now);
    } else {
      if (!reading) open(now);
      reading?.arrange(now);
    }
  };
  const restart = (): void => {
    close();
    if (settings) arrange(settings);
  };
  return { humans, arrange, restart };
};
