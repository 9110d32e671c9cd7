// The engine's room: analysis behind comlink, nothing else. What a table does not need at once is loaded when it is asked for,
// so that advice at a table starts fast.

import { expose } from 'comlink';
import { answerOnDemand } from '../analysis/answer-on-demand.ts';
import type { EngineApi } from './protocol.ts';

const api: EngineApi = {
  answer: answerOnDemand,
  desk: async (position) => (await import('../desk/desk.ts')).deskAnswer(position),
  place: async ({ events, rules }) =>
    (await import('../desk/from-events.ts')).fragmentOfEvents(events, rules),
  opponentMove: async (ask, id) => (await import('./opponent-room.ts')).move(ask, id),
  callOff: async (id) => (await import('./opponent-room.ts')).callOff(id),
  alive: () => true,
};

expose(api);
