// The card that ends a hand comes up a while after the game has told of it. A player who goes on at once would never
// see it, and the next hand would be dealt under it.

const LOOK_EVERY = 100;

const card = (): Element | null => document.querySelector('#board .hule-dialog');

const goOnWhenShown = (goOn: () => void): void => {
  const isShown = card()?.classList.contains('hide') === false;
  setTimeout(isShown ? goOn : () => goOnWhenShown(goOn), LOOK_EVERY);
};

/** Puts the last card away and goes on once the new one has been shown. */
export const readTheCard = (goOn: () => void): void => {
  card()?.classList.add('hide');
  goOnWhenShown(goOn);
};
