// The panel's answer to this table. It is told the same events that a client of a site would tell, as they come; after a
// step back the hand is told anew.

import { useEffect, useRef, useState } from 'preact/hooks';
import type { Answer, Worths } from '../../engine/protocol.ts';
import { eventsOf, type Session } from '../../practice/session.ts';
import type { WorthSettings } from '../../settings.ts';
import type { ViewState } from '../view.ts';
import type { Advice, Host } from './host.ts';

export interface Advised {
  readonly state: ViewState;
  /** It answers the table as it stands now. */
  readonly fresh: boolean;
}

interface Heard {
  readonly answer: Answer;
  /** Of this very answer. */
  readonly worths?: Worths;
}

const stateOf = ({ answer, worths }: Heard, awaits: boolean): ViewState => {
  switch (answer.state) {
    case 'waiting':
      return { type: 'waiting' };
    case 'reading':
      return {
        type: 'reading',
        analysis: answer.analysis,
        ...(worths && { worths }),
        ...(awaits && { awaits }),
      };
    case 'lost':
      return { type: 'lost', code: answer.code, detail: answer.detail };
  }
};

interface Wanted {
  readonly worth: WorthSettings;
  readonly shown: boolean;
}

interface Fed {
  readonly moves: number;
  readonly hands: number;
  readonly events: number;
  /** All that was ever told: an answer says how much of it it knows. */
  readonly total: number;
}

const NOTHING: Fed = { moves: 0, hands: 0, events: 0, total: 0 };

const goesOn = (fed: Fed, { moves, hands }: Session): boolean =>
  fed.events > 0 && hands.length === fed.hands && moves.length > fed.moves;

/** `shown`: the panel is in sight. What would not be seen is not worked out. */
export const useAdvice = (session: Session, host: Host, { worth, shown }: Wanted): Advised => {
  const [heard, setHeard] = useState<Heard>({ answer: { seq: 0, state: 'waiting' } });
  const [failed, setFailed] = useState<string>();
  const line = useRef<Advice | undefined>(undefined);
  const fed = useRef<Fed>(NOTHING);
  useEffect(() => {
    line.current = host.advise({
      answered: (answer) => setHeard({ answer }),
      refined: (worths) => setHeard(({ answer }) => ({ answer, worths })),
      failed: setFailed,
    });
    return () => line.current?.end();
  }, [host]);
  const awaits = shown && (worth.value || worth.danger);
  useEffect(() => {
    line.current?.wish({ worths: awaits, placing: worth.placing });
  }, [awaits, worth.placing]);
  useEffect(() => {
    const all = eventsOf(session);
    const news = goesOn(fed.current, session) ? all.slice(fed.current.events) : all;
    fed.current = {
      moves: session.moves.length,
      hands: session.hands.length,
      events: all.length,
      total: fed.current.total + news.length,
    };
    if (news.length > 0) line.current?.read(news);
  }, [session]);
  if (failed !== undefined) return { state: { type: 'stopped', detail: failed }, fresh: true };
  return { state: stateOf(heard, awaits), fresh: heard.answer.seq === fed.current.total };
};
