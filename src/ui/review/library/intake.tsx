// The way in: files dropped or chosen, or a text pasted.

import { useRef, useState } from 'preact/hooks';
import { LOG_FORMATS } from '../../../logs/log.ts';
import { Button } from '../../parts/controls.tsx';
import { useWords } from '../../parts/words.tsx';
import type { Given } from '../host.ts';
import { formatName, useReviewWords } from './words.ts';

type Give = (files: readonly Given[]) => void;

export const givenOf = (files: Iterable<File>): readonly Given[] =>
  [...files].map((file) => ({ name: file.name, data: file }));

const PasteForm = ({ onText }: { onText: (text: string) => void }) => {
  const { text } = useReviewWords();
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <form
      class="paste"
      onSubmit={(event) => {
        event.preventDefault();
        const value = field.current?.value ?? '';
        if (value.trim() === '') return;
        onText(value);
        if (field.current) field.current.value = '';
      }}
    >
      <textarea ref={field} class="field" rows={3} aria-label={text('add.text')} spellcheck={false} />
      <button type="submit" class="button primary">
        {text('add.read')}
      </button>
    </form>
  );
};

export const Intake = ({ onGive }: { onGive: Give }) => {
  const words = useWords();
  const { text } = useReviewWords();
  const picker = useRef<HTMLInputElement>(null);
  const [pasting, setPasting] = useState(false);
  const formats = words.list(LOG_FORMATS.map((format) => words.name('site', formatName(format))));
  return (
    <section class="intake" aria-label={text('add.title')}>
      <p class="row">
        <b>{text('add.drop')}</b>
        <Button kind="primary" onClick={() => picker.current?.click()}>
          {text('add.pick')}
        </Button>
        <button type="button" class="button" aria-expanded={pasting} onClick={() => setPasting(!pasting)}>
          {text('add.paste')}
        </button>
        <input
          ref={picker}
          type="file"
          multiple
          hidden
          aria-label={text('add.pick')}
          onChange={(event) => {
            onGive(givenOf(event.currentTarget.files ?? []));
            event.currentTarget.value = '';
          }}
        />
      </p>
      {pasting && <PasteForm onText={(data) => onGive([{ name: text('add.pasted'), data }])} />}
      <p class="muted">{text('add.known', { formats })}</p>
    </section>
  );
};
