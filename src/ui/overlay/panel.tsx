// The panel, one component for overlay and popup: a site line, then the body of the state. Plain data in, actions out.

import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { wordsFor } from '../../i18n/i18n.ts';
import { Icon, Mark } from '../parts/icon.tsx';
import { type Manner, MannerContext, useManner, useWords } from '../parts/words.tsx';
import type { Actions, Prefs, View } from '../view.ts';
import { NotKept } from './not-kept.tsx';
import { Pill } from './pill.tsx';
import { Reading } from './reading.tsx';
import { announcement, placeOf, statusOf } from './state.ts';
import { nextMode, StateBody } from './states.tsx';

export interface PanelProps {
  readonly view: View;
  readonly prefs: Prefs;
  readonly actions: Actions;
}

const ROWS = { overlay: 6, popup: 4 };

export const mannerOf = (prefs: Prefs): Manner => ({
  words: wordsFor(prefs.language),
  tileNumbers: prefs.tileNumbers,
  worth: prefs.worth,
  width: 360,
});

/** The width an element has now. */
const useWidth = (element: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(340);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    setWidth(node.clientWidth);
    const observer = new ResizeObserver(() => setWidth(node.clientWidth));
    observer.observe(node);
    return () => observer.disconnect();
  }, [element]);
  return width;
};

export const StatusMark = ({ view }: { view: View }) => {
  const words = useWords();
  const { mark, tone, name } = statusOf(view, words);
  return (
    <span class="status">
      <Mark id={mark} tone={tone} />
      {words.text(name)}
    </span>
  );
};

/** Told politely, and only when it changes. */
export const Announcer = ({ view }: { view: View }) => (
  <p class="unseen" role="status" aria-live="polite">
    {announcement(view.state, useWords())}
  </p>
);

export const Body = ({ view, actions, popup = false }: Omit<PanelProps, 'prefs'> & { popup?: boolean }) =>
  view.state.type === 'reading' ? (
    <Reading
      analysis={view.state.analysis}
      seen={{ worths: view.state.worths, awaits: view.state.awaits === true }}
      rows={popup ? ROWS.popup : ROWS.overlay}
    />
  ) : (
    <StateBody view={view} state={view.state} actions={actions} later={!popup} />
  );

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-8, 0],
  ArrowRight: [8, 0],
  ArrowUp: [0, -8],
  ArrowDown: [0, 8],
};

/** Arrows move or resize what the pointer drags. */
const onArrow = (by: (x: number, y: number) => void) => (event: KeyboardEvent) => {
  const step = ARROWS[event.key];
  if (!step || event.altKey || event.ctrlKey) return;
  event.preventDefault();
  event.stopPropagation();
  by(...step);
};

interface HeaderProps {
  readonly view: View;
  readonly actions: Actions;
  readonly menu: boolean;
  readonly onMenu: () => void;
}

/** Where it has to wrap, it does between its parts. */
const betweenParts = (place: string): string =>
  place
    .split(' · ')
    .map((part) => part.replaceAll(' ', '\u00A0'))
    .join(' · ');

const Header = ({ view, actions, menu, onMenu }: HeaderProps) => {
  const words = useWords();
  return (
    <header class="panel-site" data-drag="move">
      <StatusMark view={view} />
      <span class="where">{betweenParts(placeOf(view, words))}</span>
      <span class="buttons">
        {view.state.type !== 'asking' && (
          <button
            type="button"
            class="icon-button"
            aria-label={words.text(menu ? 'menu.close' : 'menu.open')}
            aria-expanded={menu}
            onClick={onMenu}
          >
            <Icon id={menu ? 'close' : 'more'} />
          </button>
        )}
        <button
          type="button"
          class="icon-button"
          aria-label={words.text('menu.fold')}
          onClick={() => actions.collapse(true)}
        >
          <Icon id="fold" />
        </button>
      </span>
    </header>
  );
};

/** Keys of the whole panel. `Alt+T` and `Alt+M` also work from the page; the entry point sees to that. */
const useKeys = (view: View, actions: Actions, onEscape: () => void) => {
  const latest = useRef({ view, actions, onEscape });
  latest.current = { view, actions, onEscape };
  // Before the first paint: what is seen can be pressed.
  useLayoutEffect(() => {
    const ends = new AbortController();
    const onKey = (event: KeyboardEvent) => {
      const now = latest.current;
      if (event.key === 'Escape') return now.onEscape();
      if (!event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.code === 'KeyT') now.actions.show(false);
      else if (event.code === 'KeyM') now.actions.setMode(nextMode(now.view.mode));
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey, { signal: ends.signal });
    return () => ends.abort();
  }, []);
};

/** Settings and the names of every rule are loaded when they are first asked for. */
const LaterMenu = (props: PanelProps) => {
  const [part, setPart] = useState<typeof import('./menu.tsx')>();
  useEffect(() => {
    void import('./menu.tsx').then(setPart);
  }, []);
  return part ? <part.Menu {...props} /> : null;
};

const Open = ({ view, prefs, actions }: PanelProps) => {
  const words = useWords();
  const [menu, setMenu] = useState(false);
  const isMenu = menu && view.state.type !== 'asking';
  useKeys(view, actions, () => (isMenu ? setMenu(false) : actions.collapse(true)));
  const panel = useRef<HTMLElement>(null);
  const manner = { ...useManner(), width: useWidth(panel) };
  return (
    <section class="panel" ref={panel} aria-label={words.text('panel.label')}>
      <Header view={view} actions={actions} menu={isMenu} onMenu={() => setMenu(!isMenu)} />
      <div class="panel-body" key={isMenu ? 'menu' : view.state.type}>
        <MannerContext.Provider value={manner}>
          {isMenu ? (
            <LaterMenu view={view} prefs={prefs} actions={actions} />
          ) : (
            <>
              <Body view={view} actions={actions} />
              {view.state.type !== 'asking' && <NotKept trouble={prefs.trouble} />}
            </>
          )}
        </MannerContext.Provider>
      </div>
      <button
        type="button"
        class="grip"
        data-drag="size"
        aria-label={words.text('menu.size')}
        onKeyDown={onArrow(actions.sizeBy)}
      >
        <Icon id="size" />
      </button>
    </section>
  );
};

export const Panel = ({ view, prefs, actions }: PanelProps) => (
  <MannerContext.Provider value={mannerOf(prefs)}>
    <main class="app" lang={prefs.language} data-theme={prefs.theme}>
      <Announcer view={view} />
      {prefs.collapsed ? (
        <Pill view={view} onOpen={() => actions.collapse(false)} />
      ) : (
        <Open view={view} prefs={prefs} actions={actions} />
      )}
    </main>
  </MannerContext.Provider>
);
