// How a page of the extension begins: settings are loaded and watched, the root wears language and theme, and the page is
// drawn anew whenever one of them changes.

import { type ComponentType, render } from 'preact';
import { sentencesOf } from '../../src/i18n/i18n.ts';
import { CATALOGUES } from '../../src/i18n/page/page.ts';
import type { Settings } from '../../src/settings.ts';
import { Page, type PageActions, type PageBodyProps } from '../../src/ui/parts/page.tsx';
import type { PageId } from '../../src/ui/parts/pages.ts';
import { placeSprites } from '../../src/ui/parts/sprites.ts';
import { actionsFor } from './actions.ts';
import { dress, prefsOf } from './prefs.ts';
import { watchSpoken } from './spoken.ts';

const FOREVER = new AbortController().signal;

/** A page belongs to no site and has no reader. */
const ACTIONS: PageActions = actionsFor({
  host: '',
  humans: () => false,
  hintsOff: () => false,
  send: () => undefined,
});

/** Draws `Body` as the content of `page` into `#app`, for as long as the document stands. */
export const startPage = (page: PageId, Body: ComponentType<PageBodyProps>): void => {
  placeSprites(document);
  const app = document.getElementById('app')!;
  const draw = (settings: Settings): void => {
    const prefs = prefsOf(settings, undefined);
    dress(document.documentElement, prefs);
    document.title = `${sentencesOf(CATALOGUES, prefs.language).text(page)} · Tehai`;
    render(<Page page={page} Body={Body} prefs={prefs} actions={ACTIONS} />, app);
  };
  watchSpoken(FOREVER, draw);
};
