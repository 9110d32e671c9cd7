// The toolbar popup: the same answer as the overlay, then what is set for this site. Works with the overlay closed.

import { useState } from 'preact/hooks';
import { CATALOGUES as PAGE } from '../../i18n/page/page.ts';
import { Keys, LanguageLine, ModeLine, useFamily } from '../overlay/menu.tsx';
import { NotKept } from '../overlay/not-kept.tsx';
import { Announcer, Body, mannerOf, type PanelProps, StatusMark } from '../overlay/panel.tsx';
import { Rules } from '../overlay/rules.tsx';
import { FamilyLine, RulesLine } from '../overlay/rules-line.tsx';
import { placeOf } from '../overlay/state.ts';
import { Button } from '../parts/controls.tsx';
import { Icon } from '../parts/icon.tsx';
import { pageHref, STANDING } from '../parts/pages.ts';
import { MannerContext, speaking, useWords } from '../parts/words.tsx';
import type { View } from '../view.ts';
import '../style/popup.css';
import { Hosts } from './hosts.tsx';
import { RuleOptions } from './options.tsx';

const siteName = (view: View): string | undefined => view.site?.client;

const Header = ({ view }: { view: View }) => {
  const words = useWords();
  const client = siteName(view);
  return (
    <header class="popup-head">
      <h1 class="brand">
        <Icon id="logo" />
        Tehai
      </h1>
      <span class="site">{client && words.name('site', client)}</span>
      <StatusMark view={view} />
    </header>
  );
};

const { use: usePageWords } = speaking(PAGE);

/** The pages of the extension, each in a tab of its own. */
const WaysOut = () => {
  const { text } = usePageWords();
  return (
    <nav class="ways" aria-label={text('pages')}>
      {STANDING.map((page) => (
        <a key={page} href={pageHref(page)} target="_blank" rel="noopener">
          {text(page)}
        </a>
      ))}
    </nav>
  );
};

const Foot = ({ view, prefs, actions }: PanelProps) => {
  const words = useWords();
  return (
    <footer class="popup-foot">
      <WaysOut />
      {view.site && !prefs.shown && (
        <Button onClick={() => actions.show(true)}>{words.text('menu.show')}</Button>
      )}
      <Keys />
    </footer>
  );
};

interface MainProps extends PanelProps {
  readonly family: ReturnType<typeof useFamily>;
  readonly onRules: () => void;
}

const RuleSection = ({ view, prefs, actions, family: { family, said, choose }, onRules }: MainProps) => {
  const words = useWords();
  const n = Object.keys(prefs.rules[family].options).length;
  return (
    <>
      {!said && <FamilyLine family={family} onChange={choose} />}
      <RulesLine family={family} prefs={prefs} actions={actions} />
      {view.rules && <Rules rules={view.rules} />}
      <div class="line">
        <span class="muted">{n > 0 && words.text('set.rules.changed', { n })}</span>
        <button type="button" class="more" onClick={onRules}>
          {words.text('set.rules.edit')}
          <Icon id="right" />
        </button>
      </div>
    </>
  );
};

const Main = (props: MainProps) => {
  const { view, prefs, actions } = props;
  const words = useWords();
  return (
    <main class="scroll">
      <div class="panel-body">
        {view.state.type === 'reading' && <p class="where">{placeOf(view, words)}</p>}
        <Body view={view} actions={actions} popup />
        <NotKept trouble={prefs.trouble} />
      </div>
      <section class="popup-set" aria-label={words.text('set.title')}>
        {view.site && view.state.type !== 'asking' && <ModeLine view={view} actions={actions} />}
        <RuleSection {...props} />
        <LanguageLine prefs={prefs} actions={actions} />
        <Hosts prefs={prefs} actions={actions} />
      </section>
    </main>
  );
};

const Pages = (props: PanelProps) => {
  const [rules, setRules] = useState(false);
  const family = useFamily(props.view);
  return rules ? (
    <RuleOptions
      family={family.family}
      prefs={props.prefs}
      actions={props.actions}
      onBack={() => setRules(false)}
    />
  ) : (
    <>
      <Header view={props.view} />
      <Main {...props} family={family} onRules={() => setRules(true)} />
      <Foot {...props} />
    </>
  );
};

export const Popup = (props: PanelProps) => (
  <MannerContext.Provider value={mannerOf(props.prefs)}>
    <div class="app popup" lang={props.prefs.language} data-theme={props.prefs.theme}>
      <Announcer view={props.view} />
      <Pages {...props} />
    </div>
  </MannerContext.Provider>
);
