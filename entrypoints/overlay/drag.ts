// Dragging from inside the frame that moves: the pointer is captured and followed in screen coordinates, which stay true
// while the frame slides away under it. What is both handle and button is dragged or pressed, never both.

import type { ToReader } from '../shared/messages.ts';

type Drag = Extract<ToReader, { type: 'drag' }>;

interface Handle {
  readonly element: HTMLElement;
  readonly how: Drag['how'];
}

/** Less than this is a press, in CSS pixels. */
const SLACK = 4;

/** What the pointer took hold of; a button on the header is a button. */
const handleAt = (target: EventTarget | null): Handle | undefined => {
  if (!(target instanceof Element)) return undefined;
  const element = target.closest<HTMLElement>('[data-drag], button, a, input, select, summary');
  const how = element?.dataset.drag;
  return element && (how === 'move' || how === 'size') ? { element, how } : undefined;
};

const swallowClick = (document: Document): void => {
  const once = new AbortController();
  const stop = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  document.addEventListener('click', stop, { capture: true, once: true, signal: once.signal });
  // A drag that ends elsewhere brings no click.
  setTimeout(() => once.abort(), 0);
};

const follow = ({ element, how }: Handle, down: PointerEvent, send: (drag: Drag) => void): void => {
  const end = new AbortController();
  let { screenX, screenY } = down;
  let dragging = false;
  const onMove = (event: PointerEvent): void => {
    const [right, under] = [event.screenX - screenX, event.screenY - screenY];
    if (!dragging && Math.hypot(right, under) < SLACK) return;
    dragging = true;
    ({ screenX, screenY } = event);
    send({ type: 'drag', how, right, down: under, done: false });
  };
  const onEnd = (): void => {
    end.abort();
    if (!dragging) return;
    send({ type: 'drag', how, right: 0, down: 0, done: true });
    swallowClick(element.ownerDocument);
  };
  element.setPointerCapture(down.pointerId);
  element.addEventListener('pointermove', onMove, end);
  element.addEventListener('pointerup', onEnd, end);
  element.addEventListener('pointercancel', onEnd, end);
};

export const followDrags = (document: Document, send: (drag: Drag) => void): void => {
  document.addEventListener('pointerdown', (down) => {
    const handle = down.button === 0 ? handleAt(down.target) : undefined;
    if (handle) follow(handle, down, send);
  });
};
