// How the two halves of the content script find each other. Both run at `document_start`, before the page has a script
// of its own, in an order that browsers do not promise. So each side offers or asks at once, synchronously: whoever comes
// second meets the first, and the page can neither take the port nor offer a false one.
//
// A port crosses from the page's world to ours inside a `MessageEvent`; nothing is read from `detail`, which the worlds
// do not share in Firefox.

const OFFER = 'tehai:port';
const ASK = 'tehai:ask';
const TAKEN = 'tehai:taken';

/** In the page's world: gives the port away once. */
export const offerPort = (target: EventTarget, port: MessagePort): void => {
  const done = new AbortController();
  const offer = (): void => {
    target.dispatchEvent(new MessageEvent(OFFER, { ports: [port] }));
  };
  target.addEventListener(ASK, offer, done);
  target.addEventListener(TAKEN, () => done.abort(), done);
  offer();
};

/** In our world: takes the first port offered, then is deaf. */
export const takePort = (
  target: EventTarget,
  signal: AbortSignal,
  take: (port: MessagePort) => void,
): void => {
  const done = new AbortController();
  const onOffer = (event: Event): void => {
    const port = event instanceof MessageEvent ? event.ports[0] : undefined;
    if (!port) return;
    done.abort();
    target.dispatchEvent(new Event(TAKEN));
    take(port);
  };
  target.addEventListener(OFFER, onOffer, { signal: AbortSignal.any([signal, done.signal]) });
  target.dispatchEvent(new Event(ASK));
};
