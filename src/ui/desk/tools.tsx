// What is done with the whole hand: undo, redo, clear, a random one.

import { randomHand } from '../../desk/random-hand.ts';
import { Icon } from '../parts/icon.tsx';
import type { Desk, DeskHost } from './use-desk.ts';
import { useDeskWords } from './words.ts';

export const Tools = ({ desk, host }: { desk: Desk; host: DeskHost }) => {
  const { text } = useDeskWords();
  return (
    <div class="tools">
      <button
        type="button"
        class="button plain"
        disabled={!desk.undo}
        aria-keyshortcuts="Control+Z"
        onClick={() => desk.undo?.()}
      >
        <Icon id="undo" />
        {text('tools.undo')}
      </button>
      <button
        type="button"
        class="button plain redo"
        disabled={!desk.redo}
        aria-keyshortcuts="Control+Y"
        onClick={() => desk.redo?.()}
      >
        <Icon id="undo" />
        {text('tools.redo')}
      </button>
      <button type="button" class="button plain" onClick={() => desk.act({ type: 'clear' })}>
        {text('tools.clear')}
      </button>
      <button
        type="button"
        class="button plain"
        onClick={() => desk.act({ type: 'set', position: randomHand(desk.position, host.random) })}
      >
        {text('tools.random')}
      </button>
    </div>
  );
};
