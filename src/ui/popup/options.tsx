// Every rule that tables differ in: what it means, what stands by default, what the player insists on.

import type { PanelProps } from '../overlay/panel.tsx';
import { Icon } from '../parts/icon.tsx';
import { useWords } from '../parts/words.tsx';

export const RuleOptions = ({ onBack }: Pick<PanelProps, 'prefs' | 'actions'> & { onBack: () => void }) => {
  const words = useWords();
  return (
    <header class="popup-head">
      <button type="button" class="icon-button" aria-label={words.text('menu.close')} onClick={onBack}>
        <Icon id="left" />
      </button>
      <h2>{words.text('set.rules.edit')}</h2>
    </header>
  );
};
