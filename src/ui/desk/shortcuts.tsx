// The keys of the desk, shown; and the switch that turns them off.

import type { DeskKey } from '../../i18n/desk/desk.ts';
import { Check } from '../parts/controls.tsx';
import { useWords } from '../parts/words.tsx';
import { DECLARE_KEY, FROM_KEYS } from './keys.ts';
import { seatName } from './melds.tsx';
import { TARGET_KEYS, targetsOf } from './target.ts';
import type { Desk } from './use-desk.ts';
import { useDeskWords } from './words.ts';

const KEYS: readonly (readonly [keys: readonly string[], what: DeskKey])[] = [
  [['1', '2', '3', 'm'], 'keys.tiles'],
  [['⌫'], 'keys.back'],
  [['Ctrl', 'Z'], 'tools.undo'],
  [['Ctrl', 'Y'], 'tools.redo'],
  [['/'], 'keys.text'],
  [['?'], 'keys.help'],
  [['←', '↑', '→', '↓'], 'keys.move'],
  [['Del'], 'keys.remove'],
];

const Line = ({ keys, what }: { keys: readonly string[]; what: string }) => (
  <li>
    <span>
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
    {what}
  </li>
);

interface ShortcutsProps {
  readonly desk: Desk;
  readonly on: boolean;
  readonly setOn: (on: boolean) => void;
}

export const Shortcuts = ({ desk, on, setOn }: ShortcutsProps) => {
  const words = useWords();
  const { text } = useDeskWords();
  const { family } = desk.position;
  const fromName = (turns: number): string =>
    turns === 0 ? text(`win.drawn.${family}`) : words.name('seat', seatName(turns, 4));
  return (
    <div class="shortcuts">
      <ul>
        {KEYS.map(([keys, what]) => (
          <Line key={what} keys={keys} what={text(what)} />
        ))}
        {Object.entries(FROM_KEYS).map(([key, turns]) => (
          <Line key={key} keys={[key]} what={text('keys.from', { name: fromName(turns) })} />
        ))}
        {family !== 'mcr' && <Line keys={[DECLARE_KEY]} what={text(`declared.${family}`)} />}
        {targetsOf(desk.position).map((target) => (
          <Line
            key={target}
            keys={[TARGET_KEYS[target]]}
            what={text('keys.target', { name: text(`target.${target}`) })}
          />
        ))}
      </ul>
      <Check label={text('keys.on')} value={on} onChange={setOn} />
    </div>
  );
};
