// A line to the reader of the active tab. It breaks when the page goes, and is tried again for as long as the popup is
// open: the player may just have reloaded the table.

import browser, { type Runtime } from 'webextension-polyfill';
import type { View } from '../../src/ui/view.ts';
import { POPUP, type ToReader } from '../shared/messages.ts';

const AGAIN_MS = 700;

/** Only our own reader answers on a port of this name, and it sends views alone. */
const isView = (message: unknown): message is View =>
  typeof message === 'object' && message !== null && 'state' in message && 'mode' in message;

const tabToFollow = async (): Promise<number | undefined> => {
  const named = Number(new URLSearchParams(location.search).get('tab') ?? Number.NaN);
  if (Number.isInteger(named)) return named;
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  return tab?.id;
};

/** `told` hears undefined when nobody reads the page. */
export const follow = (told: (view: View | undefined) => void): { send: (message: ToReader) => void } => {
  let port: Runtime.Port | undefined;
  const connect = (tab: number): void => {
    const mine = browser.tabs.connect(tab, { name: POPUP, frameId: 0 });
    port = mine;
    mine.onMessage.addListener((message: unknown) => isView(message) && told(message));
    mine.onDisconnect.addListener(() => {
      told(undefined);
      setTimeout(() => connect(tab), AGAIN_MS);
    });
  };
  void tabToFollow().then((tab) => (tab === undefined ? told(undefined) : connect(tab)));
  return { send: (message) => port?.postMessage(message) };
};
