// A message is a template: `{n}` is filled in, `*…*` is strong, `{tile:은/는}` chooses a Korean particle by the sound
// before it. An own few lines rather than a library: four languages, one plural, tiles inside sentences.

import type { Tile } from '../tiles/tile.ts';
import { particle } from './particle.ts';

/** A template, or one for each plural category of `n`. */
export type Message = string | Plural;
export type Plural = { readonly other: string } & { readonly [rule in Intl.LDMLPluralRule]?: string };

/** What fills a place: text, a number, or tiles that are drawn. */
export type Param = string | number | { readonly tiles: readonly Tile[] };
export type Params = Readonly<Record<string, Param>>;

/** A stretch of a sentence, for whoever draws it. */
export type Piece = { readonly strong: boolean } & (
  | { readonly text: string }
  | { readonly tiles: readonly Tile[] }
);

export interface Speech {
  readonly plural: (n: number) => Intl.LDMLPluralRule;
  readonly number: (n: number) => string;
  readonly tiles: (tiles: readonly Tile[]) => string;
}

/** The template that fits `n`. */
export const templateOf = (message: Message, params: Params, speech: Speech): string => {
  if (typeof message === 'string') return message;
  const n = params.n;
  return (typeof n === 'number' ? message[speech.plural(n)] : undefined) ?? message.other;
};

const TOKEN = /\*|\{(\w+)(?::([^}]+))?\}/g;

const spoken = (param: Param, speech: Speech): string => {
  if (typeof param === 'string') return param;
  return typeof param === 'number' ? speech.number(param) : speech.tiles(param.tiles);
};

/** A place's pieces: what fills it, then its particle. */
const filled = (param: Param, forms: string | undefined, strong: boolean, speech: Speech): Piece[] => {
  const said = spoken(param, speech);
  const body: Piece = typeof param === 'object' ? { tiles: param.tiles, strong } : { text: said, strong };
  return forms === undefined ? [body] : [body, { text: particle(said, forms), strong }];
};

/** A template cut into pieces. A place without its parameter is a bug. */
export const cut = (template: string, params: Params, speech: Speech): readonly Piece[] => {
  const pieces: Piece[] = [];
  let strong = false;
  let from = 0;
  const say = (text: string) => text !== '' && pieces.push({ text, strong });
  for (const match of template.matchAll(TOKEN)) {
    say(template.slice(from, match.index));
    from = match.index + match[0].length;
    const name = match[1];
    if (name === undefined) {
      strong = !strong;
      continue;
    }
    const param = params[name];
    if (param === undefined) throw new Error(`no ${name} for «${template}»`);
    pieces.push(...filled(param, match[2], strong, speech));
  }
  say(template.slice(from));
  return pieces;
};

/** The same as plain text, tiles by their names. */
export const plain = (pieces: readonly Piece[], speech: Speech): string =>
  pieces.map((p) => ('tiles' in p ? speech.tiles(p.tiles) : p.text)).join('');

/** The names of a message's places, sorted, particles left out: equal in every language. */
export const placesOf = (message: Message): readonly string[] => {
  const templates = typeof message === 'string' ? [message] : Object.values(message);
  const names = templates.flatMap((t) => [...t.matchAll(TOKEN)].flatMap((m) => (m[1] ? [m[1]] : [])));
  return [...new Set(names)].sort();
};
