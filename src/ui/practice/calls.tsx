// What the person may do besides throwing a tile, and how a tile is thrown: buttons without a clock, each with its key.

import { useEffect, useRef } from 'preact/hooks';
import type { Act } from '../../game/act.ts';
import type { Family } from '../../settings.ts';
import { tilesOf } from '../../tiles/meld.ts';
import { compareTiles, type Tile as TileId } from '../../tiles/tile.ts';
import { Tiles } from '../parts/tile.tsx';
import { useWords } from '../parts/words.tsx';
import type { Offers, Throw } from './offers.ts';
import { callName, throwName } from './say.ts';
import { usePracticeWords } from './words.ts';

/** Passing has a key of its own: it is what is done most. */
export const PASS_KEY = '0';

const tilesIn = (act: Act): readonly TileId[] => {
  switch (act.type) {
    case 'meld':
      return [
        ...(act.meld.type === 'closedKan' || act.meld.type === 'addedKan' ? tilesOf(act.meld) : act.meld.own),
      ].sort(compareTiles);
    case 'aside':
      return [act.tile];
    default:
      return [];
  }
};

export const keyOf = (act: Act, at: number): string | undefined => {
  if (act.type === 'pass') return PASS_KEY;
  return at < 9 ? String(at + 1) : undefined;
};

const WINS: readonly Act['type'][] = ['tsumo', 'ron'];

interface CallProps {
  readonly act: Act;
  readonly at: number;
  readonly family: Family;
  readonly onAct: (act: Act) => void;
}

const Call = ({ act, at, family, onAct }: CallProps) => {
  const words = useWords();
  const tiles = tilesIn(act);
  const key = keyOf(act, at);
  return (
    <button
      type="button"
      class={`button tall${WINS.includes(act.type) ? ' primary' : ''}`}
      data-act={act.type === 'meld' ? act.meld.type : act.type}
      {...(key && { 'aria-keyshortcuts': key })}
      onClick={() => onAct(act)}
    >
      {callName(act, family, words)}
      {tiles.length > 0 && <Tiles tiles={tiles} />}
      {key && (
        <span class="key" aria-hidden="true">
          {key}
        </span>
      )}
    </button>
  );
};

interface ToggleProps {
  readonly way: Throw;
  readonly on: boolean;
  readonly family: Family;
  readonly onChange: (way: Throw) => void;
}

/** Pressed, only tiles that may go so are thrown, and they go so. */
const Toggle = ({ way, on, family, onChange }: ToggleProps) => (
  <button
    type="button"
    class="button tall toggle"
    data-act={way}
    aria-pressed={on}
    aria-keyshortcuts={way === 'open' ? 'O' : 'R'}
    onClick={() => onChange(on ? 'plain' : way)}
  >
    {throwName(way, family, useWords())}
    <span class="key" aria-hidden="true">
      {way === 'open' ? 'O' : 'R'}
    </span>
  </button>
);

interface CallsProps {
  readonly offers: Offers;
  readonly way: Throw;
  readonly family: Family;
  readonly onAct: (act: Act) => void;
  readonly onWay: (way: Throw) => void;
}

/** A choice that only claims: its careful answer has the focus, unless the player is elsewhere. */
const useFocus = (root: { readonly current: HTMLElement | null }, isClaim: boolean): void => {
  useEffect(() => {
    const at = document.activeElement;
    const isFree = at === document.body || at === null || at.closest('.rack') !== null;
    if (isClaim && isFree)
      root.current?.querySelector<HTMLElement>('[data-act=pass]')?.focus({ preventScroll: true });
  }, [root, isClaim]);
};

export const Calls = ({ offers, way, family, onAct, onWay }: CallsProps) => {
  const { text } = usePracticeWords();
  const root = useRef<HTMLDivElement>(null);
  const { buttons, throws } = offers;
  const isClaim = buttons.some((act) => act.type === 'pass');
  useFocus(root, isClaim);
  const ways = throws.filter((one) => one !== 'plain');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of form fields
    <div class="calls" role="group" aria-label={text('calls')} ref={root}>
      {ways.map((one) => (
        <Toggle key={one} way={one} on={way === one} family={family} onChange={onWay} />
      ))}
      {buttons.map((act, at) => (
        <Call key={JSON.stringify(act)} act={act} at={at} family={family} onAct={onAct} />
      ))}
    </div>
  );
};
