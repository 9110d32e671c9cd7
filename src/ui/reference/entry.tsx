// One entry: its name and the other languages' names, what it counts, the rule in a sentence or two, what is not counted
// beside it, and its example.

import type { Book } from '../../reference/book.ts';
import { conditionOf } from '../../reference/condition.ts';
import { type Entry, placeOf } from '../../reference/entry.ts';
import { TERM_TILES } from '../../reference/term-tiles.ts';
import { faceOfTerm } from '../../reference/terms.ts';
import { LANGUAGES, type Language } from '../../settings.ts';
import { parseTiles } from '../../tiles/notation.ts';
import type { Tile as TileId } from '../../tiles/tile.ts';
import { Tiles } from '../parts/tile.tsx';
import { useWords } from '../parts/words.tsx';
import { ExampleOf } from './example.tsx';
import { useReferenceWords } from './words.ts';
import { Tags, WorthOf } from './worth.tsx';

export const nameIn = ({ names }: Pick<Entry, 'names'>, language: Language): string =>
  names[LANGUAGES.indexOf(language)] ?? '';

interface OtherName {
  readonly language: Language;
  readonly name: string;
}

/** Each written form once, but for the page's own. */
const otherNames = ({ names }: Entry, own: Language): readonly OtherName[] =>
  LANGUAGES.map((language, i) => ({ language, name: names[i]! })).filter(
    ({ language, name }, i, all) =>
      language !== own &&
      name !== nameIn({ names }, own) &&
      all.findIndex((other) => other.name === name && other.language !== own) === i,
  );

/** Kana of riichi, pinyin of MCR: how the name is read. */
const readingOf = ({
  shelf,
  also,
}: Entry): { readonly language: Language; readonly text: string } | undefined => {
  const [text] = also;
  if (text === undefined) return undefined;
  if (shelf === 'riichi' && /^[\u3040-\u30ff]+$/.test(text)) return { language: 'ja', text };
  return shelf === 'mcr' && /[\u0300-\u036f]/.test(text.normalize('NFD'))
    ? { language: 'zh-CN', text }
    : undefined;
};

const Names = ({ entry }: { entry: Entry }) => {
  const { language } = useWords();
  const reading = readingOf(entry);
  return (
    <p class="names">
      {otherNames(entry, language).map(({ language: other, name }) => (
        <span key={other} lang={other}>
          {name}
        </span>
      ))}
      {reading && (
        <span class="reading" lang={reading.language}>
          {reading.text}
        </span>
      )}
    </p>
  );
};

const Excluded = ({ entry, all }: { entry: Entry; all: readonly Entry[] }) => {
  const { language } = useWords();
  const { text } = useReferenceWords();
  const excluded = entry.excludes.flatMap((id) => all.find((e) => e.id === id) ?? []);
  if (excluded.length === 0) return null;
  return (
    <p class="not">
      {text('excludes')}
      {excluded.map((other) => (
        <a key={other.id} href={`#${placeOf(other)}`}>
          {nameIn(other, language)}
        </a>
      ))}
    </p>
  );
};

const tilesOf = (text: string): readonly TileId[] => {
  const read = parseTiles(text);
  return read.ok ? read.value : [];
};

/** A word in tiles: the tile it names, or what it looks like and waits for. */
const Picture = ({ id }: { id: string }) => {
  const { text } = useReferenceWords();
  const { tiles, waits } = TERM_TILES[id] ?? { tiles: faceOfTerm(id) };
  if (tiles === undefined) return null;
  return (
    <p class="picture">
      <Tiles tiles={tilesOf(tiles)} />
      {waits !== undefined && (
        <>
          <span class="muted">{text('drawn.waits')}</span>
          <Tiles tiles={tilesOf(waits)} />
        </>
      )}
    </p>
  );
};

interface EntryProps {
  readonly entry: Entry;
  /** Of the same shelf. */
  readonly all: readonly Entry[];
  /** Absent for words. */
  readonly book?: Book | undefined;
  readonly isOpen: boolean;
  /** Where it was found, among entries of all shelves. */
  readonly from?: string;
}

export const EntryLine = ({ entry, all, book, isOpen, from }: EntryProps) => {
  const { language } = useWords();
  const place = placeOf(entry);
  const name = nameIn(entry, language);
  return (
    <li
      id={place}
      class={`entry ${book ? entry.worth.unit : 'word'}${entry.played ? '' : ' off'}`}
      aria-current={isOpen}
    >
      <div class="what">
        <h3 tabIndex={-1}>
          <a href={`#${place}`}>{name}</a>
          {from !== undefined && <span class="tag">{from}</span>}
          <Tags entry={entry} />
        </h3>
        <Names entry={entry} />
        <p class="rule">{conditionOf(entry.shelf, entry.id, language)}</p>
        <Excluded entry={entry} all={all} />
        {!book && <Picture id={entry.id} />}
      </div>
      {book && <ExampleOf entry={entry} book={book} name={name} />}
      <WorthOf entry={entry} />
    </li>
  );
};
