// More hosts: where a client is played that stands on none of the known ones. The browser asks for the host itself.

import { useId, useState } from 'preact/hooks';
import { NAMES } from '../../i18n/names.ts';
import { hostIn } from '../../settings.ts';
import type { PanelProps } from '../overlay/panel.tsx';
import { Select } from '../parts/controls.tsx';
import { Icon } from '../parts/icon.tsx';
import { useWords } from '../parts/words.tsx';

type HostsProps = Pick<PanelProps, 'prefs' | 'actions'>;

/** Tenhou stands on its own host alone. */
const PLAYED = Object.keys(NAMES.site).filter((id) => id !== 'tenhou');

const Named = ({ prefs, actions }: HostsProps) => {
  const words = useWords();
  return (
    <ul class="hosts">
      {Object.entries(prefs.hosts).map(([host, client]) => (
        <li key={host} class="line">
          <span>
            {host} <span class="muted">{words.name('site', client)}</span>
          </span>
          <button
            type="button"
            class="icon-button"
            aria-label={words.text('hosts.remove', { host })}
            onClick={() => actions.removeHost(host)}
          >
            <Icon id="close" />
          </button>
        </li>
      ))}
    </ul>
  );
};

const Form = ({ actions }: Pick<HostsProps, 'actions'>) => {
  const words = useWords();
  const [id, more] = [useId(), useId()];
  const [text, setText] = useState('');
  const [client, setClient] = useState(PLAYED[0]!);
  const host = hostIn(text);
  const wrong = text.trim() !== '' && host === undefined;
  const add = (event: SubmitEvent): void => {
    event.preventDefault();
    if (host === undefined) return;
    actions.addHost(host, client);
    setText('');
  };
  return (
    <form class="add-host" onSubmit={add}>
      <label class="line" for={id}>
        <span>{words.text('hosts.host')}</span>
        <input
          id={id}
          class="field"
          aria-describedby={more}
          aria-invalid={wrong}
          inputMode="url"
          autoComplete="off"
          spellcheck={false}
          placeholder="mahjong.example"
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <Select
        label={words.text('hosts.client')}
        choices={PLAYED.map((id) => ({ value: id, name: words.name('site', id) }))}
        value={client}
        onChange={setClient}
      />
      <p class="muted" id={more}>
        {words.text(wrong ? 'hosts.wrong' : 'hosts.more')}
      </p>
      <p class="actions">
        <button type="submit" class="button" disabled={host === undefined}>
          {words.text('hosts.add')}
        </button>
      </p>
    </form>
  );
};

export const Hosts = ({ prefs, actions }: HostsProps) => {
  const words = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <div class="line">
        <span>{words.text('hosts.title')}</span>
        <button type="button" class="more" aria-expanded={open} onClick={() => setOpen(!open)}>
          {words.text('hosts.name')}
          <Icon id={open ? 'up' : 'down'} />
        </button>
      </div>
      <Named prefs={prefs} actions={actions} />
      {open && <Form actions={actions} />}
    </>
  );
};
