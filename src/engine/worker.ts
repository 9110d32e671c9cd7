// The engine's room: analysis behind comlink, nothing else.

import { expose } from 'comlink';
import { answer } from '../analysis/answer.ts';
import { deskAnswer } from '../desk/desk.ts';
import type { EngineApi } from './protocol.ts';

const api: EngineApi = { answer, desk: deskAnswer, alive: () => true };

expose(api);
