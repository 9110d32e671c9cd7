// The tags of an mjlog in order. Not an XML reader: an mjlog is a flat list of tags with attributes, and a list that
// was cut or damaged must still give its first part.

import type { Tag } from '../../clients/tenhou/message.ts';

export interface Scanned {
  readonly tags: readonly { readonly tag: Tag; readonly offset: number }[];
  /** The root was closed. */
  readonly closed: boolean;
  /** Where the text stops being tags. */
  readonly brokenAt?: number;
}

const TAG = /\s*(?:<\?[^>]*\?>|<!--[\s\S]*?-->|<(\/?)([A-Za-z]\w*)((?:\s+\w+\s*=\s*"[^"<]*")*)\s*\/?>)/y;
const ATTRIBUTE = /(\w+)\s*=\s*"([^"]*)"/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};

const plain = (text: string): string => text.replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity);

const attributesOf = (text: string): Tag['attributes'] =>
  Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name, value]) => [name!, plain(value!)]));

const ROOT = 'mjloggm';

export const scan = (text: string): Scanned => {
  const tags: Scanned['tags'][number][] = [];
  const pattern = new RegExp(TAG);
  let closed = false;
  let offset = text.startsWith('\uFEFF') ? 1 : 0;
  while (offset < text.length) {
    pattern.lastIndex = offset;
    const found = pattern.exec(text);
    if (found === null) break;
    const [whole, slash, name, attributes = ''] = found;
    if (name !== undefined && slash === '')
      tags.push({ tag: { name, attributes: attributesOf(attributes) }, offset });
    closed ||= slash === '/' && name === ROOT;
    offset += whole.length;
  }
  const broken = text.slice(offset).trim() !== '';
  return { tags, closed, ...(broken ? { brokenAt: offset } : {}) };
};
