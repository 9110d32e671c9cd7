// The element that carries the overlay on a page one does not own: a closed shadow root with one frame of the extension's
// origin, which the page can neither enter nor count. It hangs on the root element, outside the page's own tree, comes
// back when the page throws it out, and stays above whatever goes full screen.

import type { Box } from './place.ts';

export interface Host {
  /** The overlay's window while it stands. */
  readonly window: () => Window | null;
  readonly place: (box: Box) => void;
  readonly show: (shown: boolean) => void;
}

const NAME = 'tehai-overlay';

/** `all` first: nothing of the page's style reaches the host. */
const HOST_STYLE: Readonly<Record<string, string>> = {
  all: 'initial',
  position: 'fixed',
  inset: 'auto',
  margin: '0',
  padding: '0',
  border: '0',
  background: 'none',
  overflow: 'hidden',
  'z-index': '2147483647',
};

/** A page that throws the host out more often than this in a second is left alone until the second is over. */
const REMOUNTS_A_SECOND = 10;

const setStyle = (element: HTMLElement, style: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(style)) element.style.setProperty(name, value, 'important');
};

const makeFrame = (document: Document, url: string): HTMLIFrameElement => {
  const frame = document.createElement('iframe');
  frame.src = url;
  frame.title = 'Tehai';
  // No feature of the browser is lent to it. The colour scheme keeps it see-through on dark pages.
  frame.setAttribute('allow', '');
  frame.style.cssText = 'display:block;width:100%;height:100%;border:0;color-scheme:normal';
  return frame;
};

/** Keeps `host` a child of the root element, also of a root element that the page has put in place of the first. */
const keepMounted = (document: Document, host: HTMLElement, signal: AbortSignal): void => {
  let lately = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(() => mount());
  const rest = (): void => {
    timer = undefined;
    lately = 0;
    mount();
  };
  const mount = (): void => {
    const root = document.documentElement;
    if (!root || host.parentNode === root || lately >= REMOUNTS_A_SECOND) return;
    lately += 1;
    timer ??= setTimeout(rest, 1000);
    observer.disconnect();
    observer.observe(document, { childList: true });
    observer.observe(root, { childList: true });
    root.append(host);
  };
  const end = (): void => {
    clearTimeout(timer);
    observer.disconnect();
    host.remove();
  };
  signal.addEventListener('abort', end, { once: true });
  mount();
};

/**
 * What goes full screen is in the browser's top layer, above any `z-index`; a popover shown after it is above it. (It is
 * painted there; whether it gets the pointer is up to the browser.)
 */
const followFullscreen = (document: Document, host: HTMLElement, signal: AbortSignal): void => {
  host.popover = 'manual';
  const onChange = (): void => {
    if (!host.isConnected) return;
    if (host.matches(':popover-open')) host.hidePopover();
    if (document.fullscreenElement) requestAnimationFrame(() => host.isConnected && host.showPopover());
  };
  document.addEventListener('fullscreenchange', onChange, { signal });
};

/** Stands until the signal ends. */
export const mountHost = (document: Document, url: string, signal: AbortSignal): Host => {
  const host = document.createElement(NAME);
  const frame = makeFrame(document, url);
  host.attachShadow({ mode: 'closed' }).append(frame);
  setStyle(host, HOST_STYLE);
  followFullscreen(document, host, signal);
  keepMounted(document, host, signal);
  return {
    window: () => frame.contentWindow,
    show: (shown) => setStyle(host, { display: shown ? 'block' : 'none' }),
    place: ({ right, top, width, height }) =>
      setStyle(host, {
        right: `${right}px`,
        top: `${top}px`,
        width: `${width}px`,
        height: `${height}px`,
      }),
  };
};
