// All games as one file: a line a game, each by itself an export of one game. So a file of any size is read in pieces, and
// what was cut keeps all games before the cut.

/** About as much is read at once. */
const PIECE = 4_000_000;

/** The text of an export of one game on one line: between its values line breaks mean nothing, within them there are none. */
export const archiveLine = (exported: string): string => `${exported.replaceAll('\n', '')}\n`;

export interface Piece {
  readonly text: string;
  /** Lines before it. */
  readonly lines: number;
}

const countLines = (text: string): number => text.split('\n').length - 1;

/** Whole lines, several at a time. */
export async function* piecesOf(parts: AsyncIterable<string>, size = PIECE): AsyncGenerator<Piece> {
  let [rest, lines] = ['', 0];
  for await (const part of parts) {
    rest += part;
    const end = rest.length < size ? 0 : rest.lastIndexOf('\n') + 1;
    if (end === 0) continue;
    const text = rest.slice(0, end);
    yield { text, lines };
    lines += countLines(text);
    rest = rest.slice(end);
  }
  if (rest !== '') yield { text: rest, lines };
}

/** How such a file begins. */
const HEAD = '{"tehai":';

export const isArchive = (head: string): boolean => head.startsWith(HEAD);
