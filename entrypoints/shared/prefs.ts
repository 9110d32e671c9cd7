// Settings as a component wants them: every default filled in.

import type { Trouble } from '../../src/history/kept.ts';
import { languageOf, type Settings, siteOf } from '../../src/settings.ts';
import type { Prefs } from '../../src/ui/view.ts';

export const prefsOf = (settings: Settings, host: string | undefined, trouble?: Trouble): Prefs => {
  const { collapsed, hidden } = siteOf(settings, host ?? '');
  return {
    language: languageOf(settings, navigator.languages),
    theme: settings.theme,
    tileNumbers: settings.tileNumbers,
    worth: settings.worth,
    rules: settings.rules,
    hosts: settings.hosts,
    collapsed,
    shown: !hidden,
    ...(trouble && { trouble }),
  };
};

/**
 * For what stands outside the component: the theme's colours hang on the root element. Nothing is written that stands
 * there already, since a root written to has the whole document styled anew.
 */
export const dress = (root: HTMLElement, { language, theme }: Prefs): void => {
  if (root.lang !== language) root.lang = language;
  const wanted = theme === 'auto' ? undefined : theme;
  if (root.dataset.theme === wanted) return;
  if (wanted === undefined) delete root.dataset.theme;
  else root.dataset.theme = wanted;
};
