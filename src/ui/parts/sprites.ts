// The drawings of tiles and icons, put into the document once. `<use>` of another document would have the browser load
// and parse that document anew for every tile drawn: hundreds of milliseconds a turn.
import icons from '../sprites/icons.svg?raw';
import tiles from '../sprites/tiles.svg?raw';

/** Puts the symbols at the head of the body; call it before anything is drawn. */
export const placeSprites = (document: Document): void => {
  for (const text of [tiles, icons]) {
    const sprite = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    sprite.setAttribute('aria-hidden', 'true');
    document.body.prepend(document.adoptNode(sprite));
  }
};
