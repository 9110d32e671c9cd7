// The pages of the extension, in the order of their links.

export const PAGES = ['desk', 'reference', 'review', 'practice'] as const;
export type PageId = (typeof PAGES)[number];

/** Pages that stand: a link leads to no other. A page joins with its folder in `entrypoints`. */
export const STANDING: readonly PageId[] = ['desk', 'reference', 'review', 'practice'];

/** Every page lies beside the others; `place` is what the page makes of its fragment. */
export const pageHref = (page: PageId, place = ''): string =>
  `${page}.html${place && `#${encodeURI(place)}`}`;
