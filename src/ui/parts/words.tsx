// The words and drawing settings every part needs, by context; and sentences with tiles drawn in them.

import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import {
  type Catalogues,
  type MessageKey,
  type Params,
  type Piece,
  type Sentences,
  sentencesOf,
  type Words,
  wordsFor,
} from '../../i18n/i18n.ts';
import type { WorthSettings } from '../../settings.ts';
import { Tiles } from './tile.tsx';

export interface Manner {
  readonly words: Words;
  /** Index numbers in the corners of tiles of 24 px and more. */
  readonly tileNumbers: boolean;
  /** Of the panel, in px: tables leave out what does not fit. */
  readonly width: number;
  /** Which numbers the player wants beside discards; absent: none. */
  readonly worth?: WorthSettings;
  /** Many columns: words that a mark stands for are left out. */
  readonly tight?: boolean;
}

/** Below this the tables drop what they can spare. */
export const NARROW = 300;

const TILE_18 = 17;
/** How many tiles of 18 px a space holds; one at least. */
export const tilesIn = (space: number): number => Math.max(1, Math.floor(space / TILE_18));

export const MannerContext = createContext<Manner>({ words: wordsFor('en'), tileNumbers: false, width: 340 });
export const useManner = (): Manner => useContext(MannerContext);
export const useWords = (): Words => useManner().words;

const Pieces = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.map((piece, i) => {
    const body = 'tiles' in piece ? <Tiles tiles={piece.tiles} size={18} inline /> : piece.text;
    // Pieces of one template never change places.
    return piece.strong ? <b key={i}>{body}</b> : <span key={i}>{body}</span>;
  });

/** A message of the panel with its strong words and its tiles. */
export const Say = ({ say, with: params }: { say: MessageKey; with?: Params }) => (
  <Pieces pieces={useWords().pieces(say, params)} />
);

/** How an area with its own catalogue speaks: `use` for plain text, `Say` for drawing. */
export const speaking = <Key extends string>(catalogues: Catalogues<Key>) => {
  const use = (): Sentences<Key> => sentencesOf(catalogues, useWords().language);
  return {
    use,
    Say: ({ say, with: params }: { say: Key; with?: Params }) => (
      <Pieces pieces={use().pieces(say, params)} />
    ),
  };
};
