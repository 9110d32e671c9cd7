import { expect, test } from 'vitest';
import { moveOf } from '../../practice/opponent.ts';
import {
  askOf,
  choose,
  mySeat,
  offered,
  openSession,
  play,
  type Session,
  toMove,
} from '../../practice/session.ts';
import { NO_RULES } from '../../settings.ts';
import { drawnTable, shownAt } from './drawn-table.ts';
import { firstWish, gameRulesOf } from './wish.ts';

const next = (session: Session): Session | undefined => {
  const ask = askOf(session);
  if (!ask && toMove(session).type !== 'person') return undefined;
  const acts = offered(session);
  const mine = acts.find((a) => a.type === 'pass') ?? acts.at(-1)!;
  const step = ask ? play(session, moveOf(ask)) : choose(session, mine);
  if (!step.ok) throw new Error(step.code);
  return step.value;
};

test('others are seen as backs until the hand is over, then every hand lies open or pale', () => {
  const states: Session[] = [];
  let at: Session | undefined = openSession({
    rules: gameRulesOf(firstWish(NO_RULES)),
    seed: 9,
    level: 'byUkeire',
  });
  for (; at; at = next(at)) states.push(at);
  const [first, last] = [states[0]!, states.at(-1)!];
  const others = [0, 1, 2, 3].filter((seat) => seat !== mySeat(first));
  for (const seat of others) {
    expect(typeof drawnTable(first).seats[seat]!.concealed).toBe('number');
    expect(shownAt(first)(seat as 0)).toBe('backs');
    expect(drawnTable(last).seats[seat]!.concealed).toEqual(last.game.hand.seats[seat]!.concealed);
    expect(shownAt(last)(seat as 0)).not.toBe('backs');
  }
  expect(drawnTable(last).seats.map((s) => s.score)).toEqual(last.game.hand.outcome!.scores);
});
