// The keys of the desk, shown; and the switch that turns them off.

import type { DeskKey } from '../../i18n/desk/desk.ts';
import { Check } from '../parts/controls.tsx';
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
  const { text } = useDeskWords();
  return (
    <div class="shortcuts">
      <ul>
        {KEYS.map(([keys, what]) => (
          <Line key={what} keys={keys} what={text(what)} />
        ))}
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
