// Where opponents think, inside a worker: in short stretches, listening in between, so that a move that is called off stops at
// once and the worker stays.

import { thinking } from '../practice/opponent.ts';
import type { Act, Ask } from '../practice/session.ts';

/** In ms: how long it thinks before it listens. */
const STRETCH = 12;

const { port1, port2 } = new MessageChannel();
/** A question that comes while another is thought about listens, too. */
const listening: (() => void)[] = [];
port1.onmessage = () => listening.shift()?.();

/** Until every message that was waiting has been heard; a timer would wait longer. */
const listen = (): Promise<void> =>
  new Promise((done) => {
    listening.push(done);
    port2.postMessage(undefined);
  });

/** Questions are numbered as they are asked: this one and all before it are called off. */
let calledOff = 0;

/** Undefined: called off. */
export const move = async (ask: Ask, id: number, stretch = STRETCH): Promise<Act | undefined> => {
  const work = thinking(ask);
  for (let since = performance.now(); ; ) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - since < stretch) continue;
    await listen();
    if (id <= calledOff) return undefined;
    since = performance.now();
  }
};

export const callOff = (id: number): void => {
  calledOff = Math.max(calledOff, id);
};
