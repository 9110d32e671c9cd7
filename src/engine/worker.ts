// The engine's room: analysis behind comlink, nothing else. What a table does not need at once is loaded when it is asked for,
// so that advice at a table starts fast.

import { expose } from 'comlink';
import { answerOnDemand } from '../analysis/answer-on-demand.ts';
import { measureBudget } from './budget.ts';
import type { EngineApi } from './protocol.ts';
import { refiner } from './refining.ts';

const now = (): number => performance.now();

/** What was posted before is heard before. */
const breathe = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(0);
  });

const DESK_PATIENCE = 4;

let measured: number | undefined;
const budget = (): number => {
  measured ??= measureBudget(now);
  return measured;
};

const clock = { now, breathe };
const refining = refiner({
  load: async () => (await import('../analysis/worth/asked.ts')).worthsAsked,
  budget,
  clock,
});
const deskRefining = refiner({
  load: async () => (await import('../desk/worths.ts')).deskWorths,
  // Whoever sits at the desk looks longer.
  budget: () => DESK_PATIENCE * budget(),
  clock,
});

const api: EngineApi = {
  answer: answerOnDemand,
  refine: refining.refine,
  rest: refining.stop,
  desk: async (position) => {
    deskRefining.stop();
    return (await import('../desk/desk.ts')).deskAnswer(position);
  },
  deskRefine: deskRefining.refine,
  place: async ({ events, rules }) =>
    (await import('../desk/from-events.ts')).fragmentOfEvents(events, rules),
  opponentMove: async (ask, id) => (await import('./opponent-room.ts')).move(ask, id),
  callOff: async (id) => (await import('./opponent-room.ts')).callOff(id),
  alive: () => true,
};

expose(api);
