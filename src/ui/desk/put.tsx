// Where the next tile goes.

import type { DeskKey } from '../../i18n/desk/desk.ts';
import { Choose } from '../parts/controls.tsx';
import { useWords } from '../parts/words.tsx';
import { MeldForm } from './meld-form.tsx';
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
