// Keys of the table: figures press the buttons in their order, R and O say riichi and open, U steps back, H asks for a hint.

import type { Act } from '../../game/act.ts';
import { keyOf } from './calls.tsx';
import type { Offers, Throw } from './offers.ts';

export type Pressed =
  | { readonly type: 'act'; readonly act: Act }
  | { readonly type: 'way'; readonly way: Throw }
  | { readonly type: 'undo' | 'hint' };

const WAYS: Readonly<Record<string, Throw>> = { r: 'riichi', o: 'open' };

export const pressedBy = (key: string, { buttons, throws }: Offers, now: Throw): Pressed | undefined => {
  const act = buttons.find((one, at) => keyOf(one, at) === key);
  if (act) return { type: 'act', act };
  const letter = key.toLowerCase();
  const way = WAYS[letter];
  if (way && throws.includes(way)) return { type: 'way', way: now === way ? 'plain' : way };
  if (letter === 'u') return { type: 'undo' };
  return letter === 'h' ? { type: 'hint' } : undefined;
};
