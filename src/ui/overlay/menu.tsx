// Settings within reach of the table: help, rules, language, tiles, theme. The same lines stand in the popup.

import { useEffect, useState } from 'preact/hooks';
import type { MessageKey } from '../../i18n/i18n.ts';
import { LANGUAGE_NAMES } from '../../i18n/language-names.ts';
import { type Family, LANGUAGES, MODES, THEMES } from '../../settings.ts';
import { Button, Check, Choose, Select } from '../parts/controls.tsx';
import { pageHref, STANDING } from '../parts/pages.ts';
import { useWords } from '../parts/words.tsx';
import type { Actions, Prefs, View } from '../view.ts';
import { Diagnostics } from './diagnostics.tsx';
import { Rules } from './rules.tsx';
import { FamilyLine, RulesLine } from './rules-line.tsx';

interface SetProps {
  readonly view: View;
  readonly prefs: Prefs;
  readonly actions: Actions;
}

/** What the choice is about. */
const aboutTable = ({ humans, hintsOff }: View): MessageKey | undefined => {
  if (hintsOff) return 'set.hintsOff';
  return humans ? 'set.humans' : undefined;
};

export const ModeLine = ({ view, actions }: Omit<SetProps, 'prefs'>) => {
  const words = useWords();
  const label = words.text(view.hintsOff ? 'set.mode.table' : 'set.mode');
  const about = aboutTable(view);
  const choices = MODES.map((m) => ({
    value: m,
    name: words.text(m === 'afterDiscard' ? 'mode.afterDiscard.short' : `mode.${m}`),
  }));
  return (
    <div class="set">
      <div class="line">
        <h2>{label}</h2>
        {about && <span class="muted">{words.text(about)}</span>}
      </div>
      <Choose label={label} choices={choices} value={view.mode} onChange={actions.setMode} />
    </div>
  );
};

/** The family of the table; where none is said, the one chosen. */
export const useFamily = ({ rules }: View) => {
  const [chosen, choose] = useState<Family>('riichi');
  return { family: rules?.family ?? chosen, said: rules !== undefined, choose };
};

/** Which rules are played here: family, preset, and those in force. */
export const RuleLines = ({ view, prefs, actions }: SetProps) => {
  const { family, said, choose } = useFamily(view);
  return (
    <>
      {!said && <FamilyLine family={family} onChange={choose} />}
      <RulesLine family={family} prefs={prefs} actions={actions} />
      {view.rules && <Rules rules={view.rules} />}
    </>
  );
};

export const LanguageLine = ({ prefs, actions }: Omit<SetProps, 'view'>) => (
  <Select
    label={useWords().text('set.language')}
    choices={LANGUAGES.map((l) => ({ value: l, name: LANGUAGE_NAMES[l] }))}
    value={prefs.language}
    onChange={actions.setLanguage}
  />
);

export const ThemeLine = ({ prefs, actions }: Omit<SetProps, 'view'>) => {
  const words = useWords();
  const label = words.text('set.theme');
  return (
    <div class="line">
      <span>{label}</span>
      <Choose
        label={label}
        choices={THEMES.map((t) => ({ value: t, name: words.text(`set.theme.${t}`) }))}
        value={prefs.theme}
        onChange={actions.setTheme}
      />
    </div>
  );
};

export const NumbersLine = ({ prefs, actions }: Omit<SetProps, 'view'>) => (
  <Check label={useWords().text('set.numbers')} value={prefs.tileNumbers} onChange={actions.setTileNumbers} />
);

/** What stands beside the discards. */
export const WorthLines = ({ prefs, actions }: Omit<SetProps, 'view'>) => {
  const words = useWords();
  const { worth } = prefs;
  const set = (key: keyof typeof worth) => (on: boolean) => actions.setWorth({ ...worth, [key]: on });
  return (
    <>
      <Check label={words.text('set.worth')} value={worth.value} onChange={set('value')} />
      <Check label={words.text('set.risk')} value={worth.danger} onChange={set('danger')} />
      <Check label={words.text('set.placing')} value={worth.placing} onChange={set('placing')} />
    </>
  );
};

export const Keys = () => {
  const words = useWords();
  return (
    <p class="keys">
      <span>
        <kbd>Alt</kbd>
        <kbd>T</kbd> {words.text('keys.overlay')}
      </span>
      <span>
        <kbd>Alt</kbd>
        <kbd>M</kbd> {words.text('keys.mode')}
      </span>
    </p>
  );
};

/** What is read here may be looked at on the desk; what may not be shown may not be opened there. */
const DeskLink = ({ view, actions }: Omit<SetProps, 'prefs'>) => {
  const words = useWords();
  const [place, setPlace] = useState<string>();
  const { state } = view;
  const seq = state.type === 'reading' ? state.analysis.seq : undefined;
  useEffect(() => {
    setPlace(undefined);
    if (seq !== undefined) void actions.deskPlace().then(setPlace);
  }, [seq]);
  if (place === undefined || !STANDING.includes('desk')) return null;
  return (
    <a class="button" href={pageHref('desk', place)} target="_blank" rel="noopener">
      {words.text('menu.desk')}
    </a>
  );
};

/** What was played before, kept by the extension. */
const ReviewLink = () => {
  const words = useWords();
  return STANDING.includes('review') ? (
    <a class="button" href={pageHref('review')} target="_blank" rel="noopener">
      {words.text('menu.review')}
    </a>
  ) : null;
};

export const Menu = ({ view, prefs, actions }: SetProps) => {
  const words = useWords();
  return (
    <div class="settings">
      <div class="answer">
        <h1>{words.text('set.title')}</h1>
      </div>
      <ModeLine view={view} actions={actions} />
      <RuleLines view={view} prefs={prefs} actions={actions} />
      <WorthLines prefs={prefs} actions={actions} />
      <LanguageLine prefs={prefs} actions={actions} />
      <ThemeLine prefs={prefs} actions={actions} />
      <NumbersLine prefs={prefs} actions={actions} />
      <p class="actions">
        <DeskLink view={view} actions={actions} />
        <ReviewLink />
        <Button onClick={actions.resetPlace}>{words.text('menu.place')}</Button>
        <Button kind="plain" onClick={() => actions.show(false)}>
          {words.text('menu.hide')}
        </Button>
      </p>
      <Diagnostics view={view} />
      <Keys />
    </div>
  );
};
