// Where the overlay stands: numbers alone. It hangs from the top right corner, away from the player's own tiles at the
// bottom; whatever was dragged or remembered is brought back into sight when the window is smaller now.

import type { Place } from '../../src/settings.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly right: number;
  readonly top: number;
}

/** In the right gutter, over the middle: melds and the player's own tiles lie in the lower corners, dora in the upper. */
export const defaultPlace = ({ height }: Size): Place => ({
  right: 4,
  top: Math.round(height / 5),
  // The panel itself is 340 wide; its shadow needs the rest.
  width: 362,
});

const LEAST: Size = { width: 284, height: 120 };
/** Never taller than this share of the window unless the player has pulled it taller. */
const TALLEST = 0.8;

const within = (value: number, least: number, most: number): number =>
  Math.round(Math.max(least, Math.min(value, most)));

const inSight = (box: Box, window: Size): Box => ({
  ...box,
  right: within(box.right, 0, Math.max(0, window.width - box.width)),
  top: within(box.top, 0, Math.max(0, window.height - box.height)),
});

/** The frame on the page: of the panel, or of the pill, which is as large as it is drawn. */
export const boxOf = (place: Place, fit: Size, collapsed: boolean, window: Size): Box => {
  const { right, top } = place;
  if (collapsed) return inSight({ right, top, ...fit }, window);
  const width = within(place.width, LEAST.width, window.width);
  const tallest = Math.max(LEAST.height, window.height * TALLEST);
  const height =
    place.height === undefined
      ? within(Math.min(fit.height, tallest), 0, window.height)
      : within(place.height, LEAST.height, window.height);
  return inSight({ right, top, width, height }, window);
};

/** `box` is what is on the page now, so that a drag begins where the eye sees the overlay. */
export const moved = (place: Place, box: Box, by: { right: number; down: number }, window: Size): Place => {
  const { right, top } = inSight({ ...box, right: box.right - by.right, top: box.top + by.down }, window);
  return { ...place, right, top };
};

/** The lower left corner is pulled: the right edge stays. */
export const sized = (place: Place, box: Box, by: { right: number; down: number }, window: Size): Place => ({
  ...place,
  width: within(box.width - by.right, LEAST.width, window.width - box.right),
  height: within(box.height + by.down, LEAST.height, window.height - box.top),
});
