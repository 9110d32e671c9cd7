// JSON that may be cut or damaged: the values it holds, and where it breaks. Of a text that breaks off, everything before
// the last comma or bracket is kept and its open brackets are closed.

/** One value; a text of lines has one a line. */
export interface JsonPart {
  readonly value: unknown;
  /** From 1, in a text of lines. */
  readonly line?: number;
}

export interface JsonBreak {
  readonly cut: boolean;
  readonly offset: number;
  readonly line?: number;
}

export interface JsonText {
  readonly parts: readonly JsonPart[];
  readonly broken?: JsonBreak;
}

const parse = (text: string): JsonPart | undefined => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
};

const TOKEN =
  /[\s]*(?:([[{])|([\]}])|([,:])|("[^"\\\n\r]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\n\r]*)*")|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null))/y;

const CLOSES: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

/** An unfinished word, number or text at the end of what there is. */
const UNFINISHED = /^\s*(?:"(?:[^"\\]|\\.)*\\?|-|[tfn][a-z]*|\d+(?:\.\d*)?(?:[eE][+-]?)?)?$/;

interface Kept {
  /** Everything before it is whole, but for brackets to close. */
  readonly end: number;
  readonly open: string;
}

/** Brackets in brackets: no log has half as many. */
const DEEPEST = 32;

/** Brackets followed as far as there are tokens. */
const follow = (text: string): Kept & { readonly at: number } => {
  const pattern = new RegExp(TOKEN);
  let [at, open, kept]: [number, string, Kept] = [0, '', { end: 0, open: '' }];
  for (;;) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found === null) break;
    const [, opens, closes, mark] = found;
    if (mark === ',') kept = { end: at, open };
    if (closes !== undefined && CLOSES[open.at(-1)!] !== closes) break;
    at = pattern.lastIndex;
    if (opens !== undefined) open += opens;
    if (open.length > DEEPEST) break;
    if (closes !== undefined) open = open.slice(0, -1);
    if (closes !== undefined) kept = { end: at, open };
    if (open === '') break;
  }
  return { ...kept, at };
};

const closing = (open: string): string =>
  [...open]
    .reverse()
    .map((bracket) => CLOSES[bracket])
    .join('');

/** What is whole of a text that is not. */
const salvaged = (text: string): JsonText => {
  const { end, open, at } = follow(text);
  const part = end === 0 ? undefined : parse(text.slice(0, end) + closing(open));
  const broken = { cut: UNFINISHED.test(text.slice(at, at + 1000)), offset: at };
  return { parts: part ? [part] : [], broken };
};

const isWhole = (line: string): boolean => /^\s*[[{]/.test(line) && parse(line) !== undefined;

/** Several lines, one of the first of which is a value by itself. */
const isOfLines = (lines: readonly string[]): boolean => {
  const written = lines.filter((line) => line.trim() !== '');
  return written.length > 1 && written.slice(0, 3).some(isWhole);
};

const byLine = (lines: readonly string[]): JsonText => {
  const parts: JsonPart[] = [];
  let [offset, broken]: [number, JsonBreak | undefined] = [0, undefined];
  for (const [i, text] of lines.entries()) {
    const part = text.trim() === '' ? undefined : parse(text);
    if (part) parts.push({ ...part, line: i + 1 });
    else if (text.trim() !== '') broken ??= { cut: i === lines.length - 1, offset, line: i + 1 };
    offset += text.length + 1;
  }
  return { parts, ...(broken ? { broken } : {}) };
};

/** No part at all: it is no JSON. */
export const jsonText = (text: string): JsonText => {
  const whole = parse(text);
  if (whole) return { parts: [whole] };
  const lines = text.split('\n');
  return isOfLines(lines) ? byLine(lines) : salvaged(text);
};
