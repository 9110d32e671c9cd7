// Where the next tile goes, and, for a called group, which call it is.

import type { DeskKey } from '../../i18n/desk/desk.ts';
import type { Call } from '../../tiles/meld.ts';
import { CALLS } from '../../tiles/meld.ts';
import { Choose } from '../parts/controls.tsx';
import { useWords } from '../parts/words.tsx';
import { Field, Flag } from './fields.tsx';
import type { MeldDraft } from './meld.ts';
import { seatName } from './melds.tsx';
import { type OwnTarget, ownTarget, sameTarget, targetsOf } from './target.ts';
import type { Desk } from './use-desk.ts';
import { DeskSay, useDeskWords } from './words.ts';

const ELSEWHERE = 'elsewhere';

/** All of them stand in one line on a phone. */
const SHORT: Readonly<Record<OwnTarget, DeskKey>> = {
  hand: 'target.hand',
  taken: 'target.short.taken',
  meld: 'target.short.meld',
  river: 'target.river',
  indicators: 'target.short.indicators',
  ura: 'target.short.ura',
};

/** Which target is chosen; a river or a group of another seat is none of these. */
const chosenOf = ({ target, position }: Desk): OwnTarget | typeof ELSEWHERE =>
  targetsOf(position).find((t) => sameTarget(ownTarget(t, position.me), target)) ?? ELSEWHERE;

const Elsewhere = ({ desk }: { desk: Desk }) => {
  const words = useWords();
  const { target, position } = desk;
  if (chosenOf(desk) !== ELSEWHERE || !('seat' in target)) return null;
  const turns = (target.seat - position.me + position.players) % position.players;
  const seat = words.name('seat', seatName(turns, position.players));
  const { text } = useDeskWords();
  return (
    <p class="elsewhere">
      <DeskSay say="put.elsewhere" with={{ what: text(`target.${target.type}`), seat }} />
    </p>
  );
};

const callsOf = ({ position }: Desk): readonly Call[] =>
  position.family === 'korean' ? CALLS.filter((c) => c !== 'chi') : CALLS;

const turnsOf = ({ position }: Desk): readonly number[] => (position.players === 3 ? [2, 1] : [3, 2, 1]);

const MeldForm = ({ desk }: { desk: Desk }) => {
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
          choices={callsOf(desk).map((c) => ({ value: c, name: words.name('call', c) }))}
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

export const Put = ({ desk }: { desk: Desk }) => {
  const { text } = useDeskWords();
  const { position, target, setTarget } = desk;
  const chosen = chosenOf(desk);
  return (
    <>
      <div class="put">
        <span class="label" aria-hidden="true">
          {text('put.label')}
        </span>
        <Choose
          label={text('put.label')}
          choices={targetsOf(position).map((t) => ({ value: t, name: text(SHORT[t]) }))}
          value={chosen === ELSEWHERE ? ('' as OwnTarget) : chosen}
          onChange={(t) => setTarget(ownTarget(t, position.me))}
        />
      </div>
      <Elsewhere desk={desk} />
      {target.type === 'meld' && <MeldForm desk={desk} />}
    </>
  );
};
