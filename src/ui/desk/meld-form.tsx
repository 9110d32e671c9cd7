// Which call the next tile makes a group of, and from whom.

import { CALLS, type Call } from '../../tiles/meld.ts';
import { Choose } from '../parts/controls.tsx';
import { useWords } from '../parts/words.tsx';
import { Field, Flag } from './fields.tsx';
import type { MeldDraft } from './meld.ts';
import { callName, seatName } from './melds.tsx';
import type { Desk } from './use-desk.ts';
import { useDeskWords } from './words.ts';

const callsOf = ({ position }: Desk): readonly Call[] =>
  position.family === 'korean' ? CALLS.filter((c) => c !== 'chi') : CALLS;

const turnsOf = ({ position }: Desk): readonly number[] => (position.players === 3 ? [2, 1] : [3, 2, 1]);

export const MeldForm = ({ desk }: { desk: Desk }) => {
  const words = useWords();
  const { text } = useDeskWords();
  const { draft, setDraft, position } = desk;
  const change = (part: Partial<MeldDraft>) => setDraft({ ...draft, ...part });
  const call = callsOf(desk).includes(draft.call) ? draft.call : 'pon';
  const turns = Math.min(draft.turns, position.players - 1);
  return (
    <div class="meld-form">
      <Field label={text('meld.call')}>
        <Choose
          label={text('meld.call')}
          choices={callsOf(desk).map((c) => ({ value: c, name: callName(words, position.family, c) }))}
          value={call}
          onChange={(c) => change({ call: c })}
        />
      </Field>
      {call === 'chi' && (
        <Field label={text('meld.called')}>
          <Choose
            label={text('meld.called')}
            choices={(['0', '1', '2'] as const).map((v) => ({ value: v, name: text(`meld.called.${v}`) }))}
            value={`${draft.called}`}
            onChange={(v) => change({ called: v === '0' ? 0 : v === '1' ? 1 : 2 })}
          />
        </Field>
      )}
      {call !== 'chi' && call !== 'closedKan' && (
        <Field label={text('meld.from')}>
          <Choose
            label={text('meld.from')}
            choices={turnsOf(desk).map((n) => ({
              value: String(n),
              name: words.name('seat', seatName(n, position.players)),
            }))}
            value={String(turns)}
            onChange={(n) => change({ turns: Number(n) })}
          />
        </Field>
      )}
      {position.family === 'riichi' && (
        <Flag label={text('meld.red')} value={draft.red} onChange={(red) => change({ red })} />
      )}
      <p class="muted">{text(call === 'chi' ? 'meld.hint.chi' : 'meld.hint')}</p>
    </div>
  );
};
