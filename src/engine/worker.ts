// The engine's room: analysis behind comlink, nothing else.

import { expose } from 'comlink';
import { answer } from '../analysis/answer.ts';
import type { EngineApi } from './protocol.ts';

const api: EngineApi = { answer, alive: () => true };

expose(api);
