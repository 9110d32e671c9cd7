// Games for tests and pictures, played by the game's own players and written down as a log is.

import { type Bot, byUkeire } from '../../game/bot.ts';
import { act, bookOf, choices, dealNext, type GameRules, isOver, openGame, toMove } from '../../game/game.ts';
import { seenBy } from '../../game/seen-by.ts';
import type { LogGame, LoggedHand } from '../../logs/log.ts';
import type { TableEvent } from '../../table/event.ts';
import { follow, type Thread, WAITING } from '../../table/thread.ts';
import { randomFrom } from '../../tiles/random.ts';
import type { Seat } from '../../tiles/seat.ts';

interface Played {
  readonly rules: GameRules;
  readonly seed: number;
  readonly hands: number;
  readonly bot?: Bot;
}

type GameEvent = Extract<TableEvent, { type: 'game' }>;

const watching = (me: Seat, shows: boolean) => {
  let thread: Thread = WAITING;
  return (events: readonly TableEvent[]): Thread => {
    for (const event of events) thread = follow(thread, seenBy(event, me, shows));
    return thread;
  };
};

const tableIn = (thread: Thread | undefined) => {
  if (thread?.state !== 'reading') throw new Error('nothing is seen');
  return thread.table;
};

/** So many hands of a game, all of them open. */
export const playedGame = ({ rules, seed, hands, bot = byUkeire }: Played): LogGame => {
  const { players, showsClosedKans } = bookOf(rules);
  const random = randomFrom(seed);
  const eyes = Array.from({ length: players }, (_, seat) => watching(seat as Seat, showsClosedKans));
  const all: LoggedHand[] = [];
  let played = openGame(rules, random);
  const game = played.events.find((e): e is GameEvent => e.type === 'game');
  let events: TableEvent[] = [];
  const take = () => {
    events.push(...played.events);
    return eyes.map((eye) => eye(played.events));
  };
  let seen = take();
  for (;;) {
    const seat = toMove(played.game)[0];
    if (seat !== undefined) {
      const step = act(played.game, seat, bot(tableIn(seen[seat]), choices(played.game, seat)));
      if (!step.ok) throw new Error(step.code);
      played = step.value;
      seen = take();
      continue;
    }
    all.push({ events: events.filter((e) => e.type !== 'game'), complete: true });
    if (all.length === hands || isOver(played.game)) break;
    events = [];
    const next = dealNext(played.game, random);
    if (!next.ok) throw new Error(next.code);
    played = next.value;
    seen = take();
  }
  if (!game) throw new Error('no game began');
  return {
    source: 'own',
    game,
    names: Array.from({ length: players }, () => ''),
    hands: all,
    id: `${rules.family}-${seed}`,
    date: '2026-11-29T18:04:00.000Z',
    me: 0,
  };
};
