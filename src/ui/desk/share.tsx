// Taking the hand along: a link, its text, a picture. What was done is said beside the buttons.

import { useRef, useState } from 'preact/hooks';
import type { Position } from '../../desk/position.ts';
import { NOTATIONS, type Notation, textOf } from '../../desk/text-out.ts';
import type { DeskKey } from '../../i18n/desk/desk.ts';
import { Icon } from '../parts/icon.tsx';
import { pictureOf } from './picture.ts';
import type { Desk } from './use-desk.ts';
import { useDeskWords } from './words.ts';

const SAID_MS = 4000;

/** Says something for a while. */
const useSaid = (): readonly [DeskKey | undefined, (key: DeskKey) => void] => {
  const [said, setSaid] = useState<DeskKey>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const say = (key: DeskKey): void => {
    clearTimeout(timer.current);
    setSaid(key);
    timer.current = setTimeout(() => setSaid(undefined), SAID_MS);
  };
  return [said, say];
};

const save = (blob: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), SAID_MS);
};

const copyPicture = async (blob: Promise<Blob>): Promise<void> =>
  navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);

interface CopyTextProps {
  readonly position: Position;
  readonly after: (work: Promise<void>, done: DeskKey) => void;
}

/** In the notations that can say it. */
const CopyText = ({ position, after }: CopyTextProps) => {
  const { text } = useDeskWords();
  const [chosen, setChosen] = useState<Notation>('mpsz');
  const able = NOTATIONS.filter((n) => textOf(position, n) !== undefined);
  const notation = able.includes(chosen) ? chosen : 'mpsz';
  return (
    <div class="copy-text">
      <button
        type="button"
        class="button"
        onClick={() =>
          after(navigator.clipboard.writeText(textOf(position, notation) ?? ''), 'share.text.done')
        }
      >
        {text('share.text')}
      </button>
      <span class="select">
        <select
          class="field"
          aria-label={text('share.notation')}
          onChange={(event) => setChosen(able[event.currentTarget.selectedIndex] ?? 'mpsz')}
        >
          {able.map((n) => (
            <option key={n} selected={n === notation}>
              {text(`share.as.${n}`)}
            </option>
          ))}
        </select>
        <Icon id="down" />
      </span>
    </div>
  );
};

export const Share = ({ desk, lines }: { desk: Desk; lines: readonly string[] }) => {
  const { text } = useDeskWords();
  const [said, say] = useSaid();
  const { position } = desk;
  const picture = (): Promise<Blob> => pictureOf(position, lines);
  /** A browser may refuse; then that is said. */
  const after = (work: Promise<void>, done: DeskKey): void =>
    void work.then(
      () => say(done),
      () => say('share.refused'),
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of form fields
    <div class="share" role="group" aria-label={text('share.title')}>
      <button
        type="button"
        class="button"
        onClick={() => after(navigator.clipboard.writeText(location.href), 'share.link.done')}
      >
        {text('share.link')}
      </button>
      <button
        type="button"
        class="button"
        onClick={() => after(copyPicture(picture()), 'share.picture.done')}
      >
        {text('share.picture')}
      </button>
      <button
        type="button"
        class="button"
        onClick={() =>
          after(
            picture().then((blob) => save(blob, 'tehai.png')),
            'share.save.done',
          )
        }
      >
        {text('share.save')}
      </button>
      <CopyText position={position} after={after} />
      <p class="said" role="status">
        {said && text(said)}
      </p>
    </div>
  );
};
