// The project's own tiles as images, one a face, cut out of the sprite. A stylesheet within each picture sees the size
// it is drawn at and takes the small drawing for small ones.

import sprite from '../../../src/ui/sprites/tiles.svg';

const faces = (): ReadonlyMap<string, string> =>
  new Map(
    [...sprite.matchAll(/<symbol id="t-([\w-]+)"[^>]*>([\s\S]*?)<\/symbol>/g)].map(([, id, drawing]) => [
      id!,
      drawing!,
    ]),
  );

/** The sprite holds what is drawn on a tile; the tile is drawn here, and which drawing its size asks for. */
const picture = (large: string, small: string, ground: string): string => {
  const drawn = `<style>.s{display:none}@media(max-width:31px){.l{display:none}.s{display:inline}}</style>\
<rect width="36" height="48" rx="4.5" fill="${ground}"/><g class="l">${large}</g><g class="s">${small}</g>`;
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 48">${drawn}</svg>`)}`;
};

const FACE = '#fffdf7';
const BACK = '#35618c';

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
  const image = (pai: string, id: string): string => {
    const source = picture(drawn.get(id) ?? '', drawn.get(`${id}-small`) ?? '', id === 'back' ? BACK : FACE);
    return `<img class="pai" data-pai="${pai}" alt="${pai === '_' ? '' : id}" src="${source}">`;
  };
  const tiles = SUITS.flatMap(([suit, digits]) => [...digits].map((d) => image(suit + d, d + suit)));
  return [...tiles, image('_', 'back'), ...SOUNDS.map((s) => `<audio data-name="${s}"></audio>`)].join('');
};
