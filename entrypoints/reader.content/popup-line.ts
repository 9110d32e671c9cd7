// The popup's line into the page: the newest view, at once and whenever it changes.

import browser, { type Runtime } from 'webextension-polyfill';
import type { View } from '../../src/ui/view.ts';
import { type FromPopup, POPUP, parseFromPopup } from '../shared/messages.ts';

export const openPopupLine = (
  signal: AbortSignal,
  asked: (message: FromPopup) => void,
): ((view: View) => void) => {
  const ports = new Set<Runtime.Port>();
  let last: View | undefined;
  const onConnect = (port: Runtime.Port): void => {
    if (port.name !== POPUP || port.sender?.id !== browser.runtime.id) return;
    ports.add(port);
    port.onDisconnect.addListener(() => ports.delete(port));
    port.onMessage.addListener((message: unknown) => {
      const known = parseFromPopup(message);
      if (known) asked(known);
    });
    if (last) port.postMessage(last);
  };
  browser.runtime.onConnect.addListener(onConnect);
  const end = (): void => {
    browser.runtime.onConnect.removeListener(onConnect);
    for (const port of ports) port.disconnect();
  };
  signal.addEventListener('abort', end, { once: true });
  return (view) => {
    last = view;
    for (const port of ports) port.postMessage(view);
  };
};
