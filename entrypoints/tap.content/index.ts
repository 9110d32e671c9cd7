// The page's world, at `document_start`: puts the tap in and hands the other end of its port to the reader. Until the
// reader says `on`, frames wait in its port; `off` stops copying altogether.
import { defineContentScript } from 'wxt/utils/define-content-script';
import { SOCKET_MATCHES } from '../../src/clients/matches.ts';
import { offerPort } from '../shared/handover.ts';
import { tap } from './tap.ts';

export default defineContentScript({
  matches: [...SOCKET_MATCHES],
  world: 'MAIN',
  runAt: 'document_start',
  // Without this the page would see the script's result under its file name.
  globalName: false,
  main() {
    const { port1, port2 } = new MessageChannel();
    const { apply } = Reflect;
    const post = port1.postMessage;
    let on = true;
    port1.onmessage = ({ data }) => {
      on = data === 'on';
    };
    offerPort(document, port2);
    tap(globalThis, (message) => {
      if (on || message.type === 'open') apply(post, port1, [message]);
    });
  },
});
