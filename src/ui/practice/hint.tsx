// The panel beside the table: the overlay's own body, fed with the events of this table.

import { useState } from 'preact/hooks';
import type { Session } from '../../practice/session.ts';
import { Body, mannerOf } from '../overlay/panel.tsx';
import { Button } from '../parts/controls.tsx';
import { MannerContext } from '../parts/words.tsx';
import type { Actions, Prefs, View } from '../view.ts';
import type { Advised } from './use-advice.ts';
import type { Hints } from './wish.ts';
import { usePracticeWords } from './words.ts';

const viewOf = ({ state }: Advised): View => ({ mode: 'live', humans: false, state });

const nothing = (): void => undefined;

/** This table has no site and no window of its own: there is nothing to set. */
const ACTIONS: Actions = {
  setMode: nothing,
  setRules: nothing,
  setLanguage: nothing,
  setTheme: nothing,
  setTileNumbers: nothing,
  setWorth: nothing,
  collapse: nothing,
  show: nothing,
  resetPlace: nothing,
  moveBy: nothing,
  sizeBy: nothing,
  addHost: nothing,
  removeHost: nothing,
  deskPlace: async () => undefined,
  restart: nothing,
};

interface HintProps {
  readonly advised: Advised;
  readonly prefs: Prefs;
  readonly hints: Hints;
  /** Asked for at this very moment of the game. */
  readonly asked: boolean;
  readonly onAsk: () => void;
}

export const Hint = ({ advised, prefs, hints, asked, onAsk }: HintProps) => {
  const { text } = usePracticeWords();
  if (hints === 'off') return null;
  const isShown = hints === 'live' || asked;
  return (
    <section class="card hint" aria-label={text('hint')} aria-busy={isShown && !advised.fresh}>
      {isShown ? (
        <MannerContext.Provider value={mannerOf(prefs)}>
          <div class="panel-body">
            {advised.state.type === 'waiting' ? (
              <p class="muted">{text('hint.working')}</p>
            ) : (
              <Body view={viewOf(advised)} actions={ACTIONS} />
            )}
          </div>
        </MannerContext.Provider>
      ) : (
        <p class="ask">
          <Button kind="tall" onClick={onAsk}>
            {text('hint.ask')}{' '}
            <span class="key" aria-hidden="true">
              H
            </span>
          </Button>
        </p>
      )}
    </section>
  );
};

/** A hint that was asked for holds for this moment alone. */
export const useAsked = ({ moves }: Session): readonly [boolean, () => void] => {
  const [at, setAt] = useState<number>();
  return [at === moves.length, () => setAt(moves.length)];
};
