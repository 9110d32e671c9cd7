// What desk, reference, review and practice have in common: the bar with the ways to the others, language and theme, and
// the one main landmark.

import type { ComponentChildren, ComponentType } from 'preact';
import { wordsFor } from '../../i18n/i18n.ts';
import { LANGUAGE_NAMES } from '../../i18n/language-names.ts';
import { CATALOGUES } from '../../i18n/page/page.ts';
import { LANGUAGES, THEMES } from '../../settings.ts';
import type { Actions, Prefs } from '../view.ts';
import { Select } from './controls.tsx';
import { Icon } from './icon.tsx';
import { type PageId, pageHref, STANDING } from './pages.ts';
import { type Manner, MannerContext, speaking } from './words.tsx';
import '../style/page.css';

/** What a page may change; everything is kept and comes back as new `prefs`. */
export type PageActions = Pick<Actions, 'setLanguage' | 'setTheme' | 'setTileNumbers' | 'setRules'>;

export interface PageBodyProps {
  readonly prefs: Prefs;
  readonly actions: PageActions;
}

interface PageProps extends PageBodyProps {
  readonly page: PageId;
  /** Fills the main landmark. */
  readonly Body: ComponentType<PageBodyProps>;
}

const { use } = speaking(CATALOGUES);

const MAIN = 'main';

/** A button, since a fragment belongs to what the page shows. */
const Skip = () => (
  <button type="button" class="button skip" onClick={() => document.getElementById(MAIN)?.focus()}>
    {use().text('skip')}
  </button>
);

const Ways = ({ page }: { page: PageId }) => {
  const { text } = use();
  return (
    <nav aria-label={text('pages')}>
      {STANDING.map((id) => (
        <a key={id} href={pageHref(id)} {...(id === page && { 'aria-current': 'page' as const })}>
          {text(id)}
        </a>
      ))}
    </nav>
  );
};

const Dress = ({ prefs, actions }: PageBodyProps) => {
  const { text } = use();
  return (
    <div class="end">
      <Select
        label={text('language')}
        choices={LANGUAGES.map((l) => ({ value: l, name: LANGUAGE_NAMES[l] }))}
        value={prefs.language}
        onChange={actions.setLanguage}
      />
      <Select
        label={text('theme')}
        choices={THEMES.map((t) => ({ value: t, name: text(`theme.${t}`) }))}
        value={prefs.theme}
        onChange={actions.setTheme}
      />
    </div>
  );
};

/** The head of a page's content: its name, one sentence, and what it is set to. */
export const PageHead = (props: { title: string; lead?: string; children?: ComponentChildren }) => (
  <header class="page-head">
    <div>
      <h1>{props.title}</h1>
      {props.lead && <p>{props.lead}</p>}
    </div>
    {props.children && <div class="page-set">{props.children}</div>}
  </header>
);

/** How pages draw; parts with a width of their own give it by a context of their own. */
const WIDE = 400;
const mannerOf = ({ language, tileNumbers, worth }: Prefs): Manner => ({
  worth,
  words: wordsFor(language),
  tileNumbers,
  width: WIDE,
});

export const Page = ({ page, Body, prefs, actions }: PageProps) => (
  <MannerContext.Provider value={mannerOf(prefs)}>
    <Skip />
    <header class="top">
      <span class="brand">
        <Icon id="logo" />
        <span>Tehai</span>
      </span>
      <Ways page={page} />
      <Dress prefs={prefs} actions={actions} />
    </header>
    <main id={MAIN} class={`page ${page}`} tabIndex={-1}>
      <Body prefs={prefs} actions={actions} />
    </main>
  </MannerContext.Provider>
);
