// One act, drawn small: the tile thrown, the call with its tiles, or the name of what was said.

import type { Act } from '../../../game/act.ts';
import type { RulesId } from '../../../rules/rules.ts';
import { Stick } from '../../parts/icon.tsx';
import { Tile, Tiles } from '../../parts/tile.tsx';
import { useWords } from '../../parts/words.tsx';
import { CALL_NAMES, declaredWord } from '../replay/naming.ts';
import { callParts } from './missed-says.ts';

interface ActViewProps {
  readonly act: Act;
  readonly family: RulesId;
}

export const ActView = ({ act, family }: ActViewProps) => {
  const words = useWords();
  switch (act.type) {
    case 'discard':
      return (
        <span class="act">
          {act.riichi && <Stick label={declaredWord(words, family)} />}
          <Tile tile={act.tile} />
        </span>
      );
    case 'meld':
    case 'aside': {
      const { call, tiles } = callParts(act, { words, family });
      return (
        <span class="act">
          {call} <Tiles tiles={tiles.tiles} size={18} />
        </span>
      );
    }
    case 'open':
      return <span class="act">{words.name('koreanCall', 'openUpeo')}</span>;
    case 'nineTerminals':
      return <span class="act">{words.name('call', 'nineTerminals')}</span>;
    default:
      return <span class="act">{words.name(CALL_NAMES[family], act.type)}</span>;
  }
};
