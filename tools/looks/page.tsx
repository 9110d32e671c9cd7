// The page that the pictures are taken of and the tests look at. `?sheet=panels` all states of riichi, `mcr` and `korean` theirs,
// `popups`, `menus`, `boards`, or
// `?show=NAME` one panel (`&popup` in the popup) as large as the window, as the overlay's frame holds it.

import { type ComponentChildren, render } from 'preact';
import { useState } from 'preact/hooks';
import { learn } from '../../src/i18n/i18n.ts';
import {
  DEFAULTS,
  type Family,
  LANGUAGES,
  type Language,
  type Mode,
  NO_RULES,
  type RuleSettings,
  type Theme,
} from '../../src/settings.ts';
import { Panel } from '../../src/ui/overlay/panel.tsx';
import { placeSprites } from '../../src/ui/parts/sprites.ts';
import { Popup } from '../../src/ui/popup/popup.tsx';
import type { Actions, Prefs, View } from '../../src/ui/view.ts';
import '../../src/ui/style/panel.css';
import './page.css';
import { Boards } from './boards.tsx';
import { KOREAN_VIEWS } from './korean-views.ts';
import { MCR_VIEWS } from './mcr-views.ts';
import { NOT_A_SITE, RIICHI_VIEWS, VIEWS, type Views } from './views.ts';
import { WORTH_VIEWS } from './worth-views.ts';

placeSprites(document);

const query = new URLSearchParams(location.search);
const language = (query.get('language') ?? 'en') as Language;
const theme = (query.get('theme') ?? 'light') as Theme;

const PREFS: Prefs = {
  language,
  theme,
  tileNumbers: query.has('numbers'),
  worth: DEFAULTS.worth,
  rules: NO_RULES,
  hosts: { 'mahjong.example': 'majsoul' },
  collapsed: false,
  shown: true,
};

/** What was done, for the tests to read. */
const done: string[] = [];
Object.assign(window, { done });

interface HostProps {
  readonly view: View;
  readonly collapsed?: boolean;
  readonly popup?: boolean;
  readonly prefs?: Partial<Prefs>;
}

/** Answers to actions as the extension would: with new props. */
const Host = ({ view: first, collapsed = false, popup = false, prefs: given }: HostProps) => {
  const [prefs, setPrefs] = useState<Prefs>({ ...PREFS, collapsed, ...given });
  const [mode, setMode] = useState<Mode>(first.mode);
  const note =
    (name: string) =>
    (...args: readonly unknown[]): void =>
      void done.push([name, ...args].join(' '));
  const actions: Actions = {
    setMode: (m) => {
      note('setMode')(m);
      setMode(m);
    },
    setRules: (family: Family, rules: RuleSettings) => {
      note('setRules')(family, JSON.stringify(rules));
      setPrefs({ ...prefs, rules: { ...prefs.rules, [family]: rules } });
    },
    setLanguage: (l) => setPrefs({ ...prefs, language: l ?? 'en' }),
    setTheme: (t) => setPrefs({ ...prefs, theme: t }),
    setWorth: (worth) => setPrefs({ ...prefs, worth }),
    setTileNumbers: (tileNumbers) => setPrefs({ ...prefs, tileNumbers }),
    collapse: (c) => {
      note('collapse')(c);
      setPrefs({ ...prefs, collapsed: c });
    },
    show: note('show'),
    resetPlace: note('resetPlace'),
    moveBy: note('moveBy'),
    sizeBy: note('sizeBy'),
    addHost: (host, client) => {
      note('addHost')(host, client);
      setPrefs({ ...prefs, hosts: { ...prefs.hosts, [host]: client } });
    },
    removeHost: note('removeHost'),
    deskPlace: async () => 'd1EXAMPLE',
    restart: note('restart'),
  };
  const props = { view: { ...first, mode }, prefs, actions };
  return popup ? <Popup {...props} /> : <Panel {...props} />;
};

const PILLS = [
  'waiting',
  'my turn',
  'tenpai',
  'furiten for a turn',
  'furiten after the discard',
  'no yaku',
  'recording',
  'lost',
  'mcr: my turn, plans',
  'mcr: ready in part',
  'korean: furiten',
  'korean: ready',
];
const POPUPS = [
  'my turn',
  'rules of the room',
  'tenpai, called',
  'waiting',
  'asking',
  'recording',
  'stopped',
  'off',
  'mcr: my turn, plans',
  'korean: upeo at hand',
];

/** A read-only picture of the hands would do; the whole page is made anew when a view is swapped. */
const shown = (name: string): View =>
  name === 'not a site' ? NOT_A_SITE : { ...VIEWS, ...WORTH_VIEWS }[name]!();

const Figure = ({ name, ...props }: { name: string } & Omit<HostProps, 'view'>) => (
  <figure class={props.popup ? 'as-popup' : 'as-panel'}>
    <figcaption>{name}</figcaption>
    <div class="frame">
      <Host view={shown(name)} {...props} />
    </div>
  </figure>
);

const Sheet = ({ views }: { views: Views }) => (
  <div class="columns">
    {Object.keys(views).map((name) => (
      <Figure key={name} name={name} />
    ))}
    <figure class="as-panel">
      <figcaption>folded</figcaption>
      <div class="pills">
        {Object.keys(views)
          .filter((name) => PILLS.includes(name))
          .map((name) => (
            <Host key={name} view={shown(name)} collapsed />
          ))}
      </div>
    </figure>
  </div>
);

const MENUS = ['rules of the room', 'the usual rules', 'lost', 'no hints', 'mcr: ready', 'korean: ready'];

const Menus = () => (
  <div class="columns">
    {MENUS.map((name) => (
      <Figure key={name} name={name} />
    ))}
  </div>
);

/** Opens every menu, and the diagnostics in it. */
const openMenus = (): void => {
  for (const selector of ['.panel-site [aria-expanded=false]', '.settings .plain[aria-expanded=false]'])
    for (const button of document.querySelectorAll<HTMLElement>(selector)) button.click();
};

const Popups = () => (
  <div class="columns">
    {[...POPUPS, 'not a site'].map((name) => (
      <Figure key={name} name={name} popup {...(name === 'off' && { prefs: { shown: false } })} />
    ))}
  </div>
);

const One = ({ name }: { name: string }) => (
  <Host view={shown(name)} popup={query.has('popup')} collapsed={query.has('folded')} />
);

const root = document.documentElement;
root.lang = language;
if (theme !== 'auto') root.dataset.theme = theme;
root.classList.toggle('gallery', query.has('sheet'));
const name = query.get('show');
const SHEETS: Readonly<Record<string, () => ComponentChildren>> = {
  panels: () => <Sheet views={RIICHI_VIEWS} />,
  mcr: () => <Sheet views={MCR_VIEWS} />,
  korean: () => <Sheet views={KOREAN_VIEWS} />,
  popups: () => <Popups />,
  menus: () => <Menus />,
  worth: () => <Sheet views={WORTH_VIEWS} />,
  boards: () => <Boards prefs={PREFS} />,
};
const sheet = SHEETS[query.get('sheet') ?? 'panels']?.();
await Promise.all(LANGUAGES.map(learn));
render(name === null ? sheet : <One name={name} />, document.getElementById('app')!);
/** The first row of each table, where the page is asked to open it. */
const openRows = (): void => {
  for (const table of document.querySelectorAll('.choices'))
    table.querySelector<HTMLElement>('tr[tabindex]')?.click();
};
if (query.has('open')) setTimeout(openRows, 20);
if (query.get('sheet') === 'menus') {
  setTimeout(openMenus, 20);
  setTimeout(openMenus, 80);
}
