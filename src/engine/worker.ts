// The engine's room: analysis behind comlink, nothing else. It holds the lock named like itself for as long as it lives.

import { expose } from 'comlink';
import { answer } from '../analysis/answer.ts';
import type { EngineApi } from './protocol.ts';

const held = new Promise<void>((granted) => {
  const hold = (): Promise<never> => {
    granted();
    return new Promise(() => undefined);
  };
  navigator.locks?.request(self.name, hold).catch(granted) ?? granted();
});

const api: EngineApi = { answer, ready: () => held };

expose(api);
