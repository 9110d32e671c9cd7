// The overlay on the page: mounted, placed, and given its port. Whoever stands behind the port has said the nonce that
// the background passed on, and sits in our frame: a copy that the page frames itself gets nothing, and cannot keep the
// port from ours either, for every hello is answered, always towards our own frame alone.

import browser from 'webextension-polyfill';
import { type Settings, siteOf } from '../../src/settings.ts';
import { type Hello, type PortGiven, parseHello, type ToOverlay, type ToReader } from '../shared/messages.ts';
import { changeSite } from '../shared/store.ts';
import { mountHost } from './host.ts';
import { type Box, boxOf, defaultPlace, moved, type Size, sized } from './place.ts';

interface Wires {
  readonly document: Document;
  /** The host name under which the place is remembered. */
  readonly site: string;
  /** All that a new overlay has to know. */
  readonly start: () => ToOverlay;
  readonly said: (message: ToReader) => void;
}

export interface Stage {
  readonly tell: (message: ToOverlay) => void;
  readonly arrange: (settings: Settings) => void;
}

/** Before the overlay has drawn itself for the first time; not nothing, for browsers do not lay out what has no area. */
const UNDRAWN: Size = { width: 120, height: 40 };

const helloFrom = (signal: AbortSignal, heard: (hello: Hello) => void): void => {
  const onMessage = (message: unknown): undefined => {
    const hello = parseHello(message);
    if (hello) heard(hello);
  };
  browser.runtime.onMessage.addListener(onMessage);
  signal.addEventListener('abort', () => browser.runtime.onMessage.removeListener(onMessage), { once: true });
};

export const openStage = ({ document, site, start, said }: Wires, signal: AbortSignal): Stage => {
  const url = browser.runtime.getURL('overlay.html');
  const { origin } = new URL(browser.runtime.getURL(''));
  let live: MessagePort | undefined;
  let settings: Settings | undefined;
  let fit = UNDRAWN;
  let box: Box | undefined;

  const windowSize = (): Size => ({ width: innerWidth, height: innerHeight });
  const siteNow = () => settings && siteOf(settings, site);
  const layOut = (): void => {
    const now = siteNow();
    if (!now) return;
    box = boxOf(now.place ?? defaultPlace(windowSize()), fit, now.collapsed, windowSize());
    host.place(box);
    host.show(!now.hidden);
  };

  const drag = ({ how, right, down, done }: Extract<ToReader, { type: 'drag' }>): void => {
    const now = siteNow();
    if (!now || !box || !settings) return;
    const from = now.place ?? defaultPlace(windowSize());
    const place = (how === 'move' ? moved : sized)(from, box, { right, down }, windowSize());
    settings = { ...settings, sites: { ...settings.sites, [site]: { ...now, place } } };
    layOut();
    if (done) void changeSite(site, { place });
  };

  const hear = (message: ToReader): void => {
    if (message.type === 'fit') {
      fit = message;
      layOut();
    } else if (message.type === 'drag') drag(message);
    else said(message);
  };

  /** The port of the newest overlay; one before it is gone with its frame. */
  const goLive = (port: MessagePort): void => {
    live?.close();
    live = port;
    port.postMessage(start());
  };

  const connect = ({ nonce }: Hello): void => {
    const { port1, port2 } = new MessageChannel();
    const onMessage = ({ data }: MessageEvent<ToReader>): void =>
      data.type === 'ready' ? goLive(port1) : hear(data);
    port1.addEventListener('message', onMessage, { signal });
    port1.start();
    const given: PortGiven = { type: 'tehai:port', nonce };
    host.window()?.postMessage(given, origin, [port2]);
  };

  helloFrom(signal, connect);
  const host = mountHost(document, url, signal);
  host.show(false);
  addEventListener('resize', layOut, { signal });
  signal.addEventListener('abort', () => live?.close(), { once: true });
  return {
    tell: (message) => live?.postMessage(message),
    arrange: (now) => {
      settings = now;
      layOut();
    },
  };
};
