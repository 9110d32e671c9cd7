// One WebSocket frame: JSON text `{"tag": …}`. Heartbeats and anything else that is not so give nothing; of text that
// begins so and breaks off, the name still tells whether something was missed.

import type { Tag } from './message.ts';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** All values are strings on the wire; a number is taken as its text, anything deeper is left out. */
const attribute = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;

export const tagOf = (frame: unknown): Tag | undefined => {
  const value = typeof frame === 'string' && frame.startsWith('{') ? parsed(frame) : frame;
  if (!isRecord(value) || typeof value.tag !== 'string') return undefined;
  const attributes: Record<string, string> = {};
  for (const [name, inner] of Object.entries(value)) {
    const text = attribute(inner);
    if (name !== 'tag' && text !== undefined) attributes[name] = text;
  }
  return { name: value.tag, attributes };
};

/** The name, or as much of it as came, of a tag whose text is broken. */
export const brokenNameOf = (
  frame: unknown,
): { readonly name: string; readonly cut: boolean } | undefined => {
  if (typeof frame !== 'string' || parsed(frame) !== undefined) return undefined;
  const [, name, end] = /^\{"tag":"(\w*)(.?)/.exec(frame) ?? [];
  return name === undefined ? undefined : { name, cut: end === '' };
};
