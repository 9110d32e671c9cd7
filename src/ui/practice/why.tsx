// «Why was I not offered ron?»: asked of the tile shown last, or of the own turn; answered by the name of the rule.

import { useState } from 'preact/hooks';
import type { Session } from '../../practice/session.ts';
import { WHATS, type What, type WhyNot, whyNot } from '../../practice/why-not.ts';
import { REFUSAL_NAMES } from '../../reference/refusals.ts';
import type { Family } from '../../settings.ts';
import { FURITEN as KOREAN_FURITEN } from '../overlay/korean/notes.ts';
import { furitenSays } from '../overlay/notes.ts';
import { Sentences } from '../overlay/sentences.tsx';
import { inLanguage } from '../parts/rule-words.ts';
import { tilesOfKinds } from '../parts/tile.tsx';
import { useWords } from '../parts/words.tsx';
import { throwName, wordFor } from './say.ts';
import { useSeatName } from './seat-name.ts';
import { Say, usePracticeWords } from './words.ts';

/** What each family's table knows. */
const ASKABLE: Readonly<Record<Family, readonly What[]>> = {
  riichi: WHATS,
  mcr: ['ron', 'tsumo', 'chi', 'pon', 'kan'],
  korean: ['ron', 'tsumo', 'riichi', 'pon', 'kan'],
};

const useNames = (family: Family): ((what: What) => string) => {
  const words = useWords();
  return (what) => {
    if (what === 'riichi') return throwName('riichi', family, words);
    return wordFor(family, what === 'kan' ? 'openKan' : what, words);
  };
};

const Because = ({ session, answer: { why } }: { session: Session; answer: WhyNot }) => {
  const words = useWords();
  const seatName = useSeatName(session);
  const { family } = session.game.rules;
  switch (why.id) {
    case 'furiten':
      return (
        <Sentences
          says={why.reasons.flatMap((reason) =>
            furitenSays(reason, seatName(reason.seat), family === 'korean' ? KOREAN_FURITEN : undefined),
          )}
        />
      );
    case 'notThisTile':
      return <Say say="why.notThisTile" with={{ waits: { tiles: tilesOfKinds(why.waits) } }} />;
    case 'notNext':
      return <Say say="why.notNext" with={{ who: seatName(why.from) }} />;
    case 'refused':
      return inLanguage(words, REFUSAL_NAMES[family][why.code]) || why.code;
    default:
      return <Say say={`why.${why.id}`} with={'has' in why ? { has: why.has, needs: why.needs } : {}} />;
  }
};

const Answer = ({ session, answer }: { session: Session; answer: WhyNot }) => {
  const seatName = useSeatName(session);
  const { shown } = answer;
  return (
    <p class="because" role="status">
      {shown && (
        <span class="muted">
          <Say say="why.about" with={{ tile: { tiles: [shown.tile] }, who: seatName(shown.seat) }} />
        </span>
      )}{' '}
      <span data-why={answer.why.id}>
        <Because session={session} answer={answer} />
      </span>
    </p>
  );
};

export const Why = ({ session }: { session: Session }) => {
  const { text } = usePracticeWords();
  const { family } = session.game.rules;
  const [what, setWhat] = useState<What>();
  const nameOf = useNames(family);
  return (
    <details class="card why">
      <summary>{text('why.title')}</summary>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of form fields */}
      <div class="why-whats" role="group" aria-label={text('why.ask')}>
        {ASKABLE[family].map((one) => (
          <button
            key={one}
            type="button"
            class="button toggle"
            aria-pressed={one === what}
            onClick={() => setWhat(one)}
          >
            {nameOf(one)}
          </button>
        ))}
      </div>
      {what && <Answer session={session} answer={whyNot(session, what)} />}
    </details>
  );
};
