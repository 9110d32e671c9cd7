// The project's own tiles as images, one a face, cut out of the sprite. A stylesheet within each picture sees the size
// it is drawn at and takes the plain drawing for small ones.

import sprite from '../../../src/ui/sprites/tiles.svg';

const PLAIN = '<style>@media(max-width:31px){:root{--tile-fine:none;--tile-plain:inline}}</style>';

const faces = (): ReadonlyMap<string, string> =>
  new Map(
    [...sprite.matchAll(/<symbol id="t-(\w+)"[^>]*>([\s\S]*?)<\/symbol>/g)].map(([, id, drawing]) => [
      id!,
      drawing!,
    ]),
  );

const picture = (drawing: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 48">${PLAIN}${drawing}</svg>`)}`;

const SUITS: readonly (readonly [suit: string, digits: string])[] = [
  ['m', '0123456789'],
  ['p', '0123456789'],
  ['s', '0123456789'],
  ['z', '1234567'],
];

const SOUNDS = ['dapai', 'chi', 'peng', 'gang', 'rong', 'zimo', 'lizhi', 'gong', 'beep'];

/** What the board copies its tiles and sounds from. */
export const prototypes = (): string => {
  const drawn = faces();
  const image = (pai: string, id: string): string =>
    `<img class="pai" data-pai="${pai}" alt="${pai === '_' ? '' : id}" src="${picture(drawn.get(id) ?? '')}">`;
  const tiles = SUITS.flatMap(([suit, digits]) => [...digits].map((d) => image(suit + d, d + suit)));
  return [...tiles, image('_', 'back'), ...SOUNDS.map((s) => `<audio data-name="${s}"></audio>`)].join('');
};
