// UN: what the players are called, percent-encoded, by place. A list of one is a player who came back.

import type { NamesTold } from '../client.ts';
import type { Message } from './message.ts';
import { bySeat, type Ring } from './ring.ts';

export type Names = Extract<Message, { type: 'names' }>['names'];

/** Nobody's name is longer: what is, is not decoded. */
const LONGEST = 1000;

const decoded = (text: string): string => {
  if (text.length > LONGEST) return '';
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Those named now are called so; the others stay. */
export const namedAnew = (before: Names | undefined, now: Names): Names =>
  now.map((name, place) => name ?? before?.[place]);

/** As the table seats them. */
export const namesTold = (ring: Ring, names: Names): NamesTold => ({
  type: 'names',
  names: bySeat(ring, names).map((name) => decoded(name ?? '')),
});
