// The overlay's end of the hand-over: says a nonce that only the extension hears, and takes the one port that comes with
// it, from the window that frames it. Whoever posts anything else is not heard.

import browser from 'webextension-polyfill';
import { type Hello, isPortFor } from '../shared/messages.ts';

export const takePort = (): Promise<MessagePort> => {
  const nonce = crypto.randomUUID();
  const taken = new AbortController();
  return new Promise((take) => {
    const onMessage = ({ data, source, ports: [port] }: MessageEvent): void => {
      if (source !== window.parent || !port || !isPortFor(data, nonce)) return;
      taken.abort();
      take(port);
    };
    addEventListener('message', onMessage, { signal: taken.signal });
    const hello: Hello = { type: 'tehai:hello', nonce };
    void browser.runtime.sendMessage(hello);
  });
};
