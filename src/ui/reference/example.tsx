// An entry's example: the hand as it was won, and what the rules make of it.

import type { ReferenceKey } from '../../i18n/reference/reference.ts';
import { CATALOGUES as SHEET } from '../../i18n/sheet/sheet.ts';
import type { Book } from '../../reference/book.ts';
import type { Entry } from '../../reference/entry.ts';
import { type Scored, scoredOf } from '../../reference/scored.ts';
import { type Meld, tilesOf } from '../../tiles/meld.ts';
import type { Tile as TileId } from '../../tiles/tile.ts';
import { laidOut } from '../desk/melds.tsx';
import { type AnyScore, type SheetItem, sheetOf } from '../parts/sheet-lines.ts';
import { BackTile, Tile, type TileSize, Tiles } from '../parts/tile.tsx';
import { speaking, useWords } from '../parts/words.tsx';
import { useHow } from './how.ts';
import { useReferenceWords } from './words.ts';

const { use: useSheetWords } = speaking(SHEET);

/** Examples are told from the South seat. */
const ME = 1;

const MeldTiles = ({ meld, size }: { meld: Meld; size: TileSize }) => (
  <span class="tiles meld">
    {laidOut(meld, ME, { players: 4 }).map(({ tile, turned = false, back = false }, i) =>
      // The tiles of a meld never change places.
      back ? <BackTile key={i} size={size} /> : <Tile key={i} tile={tile} size={size} turned={turned} />,
    )}
  </span>
);

/** More than fourteen tiles are drawn smaller. */
const sizeOf = ({ melds }: Scored): TileSize => (melds.some((m) => tilesOf(m).length === 4) ? 18 : 24);

const Won = ({ tile, size, label }: { tile: TileId; size: TileSize; label: string }) => (
  <span class="tiles won" title={label}>
    <Tile tile={tile} size={size} />
  </span>
);

const Beside = ({ label, tiles }: { label: ReferenceKey; tiles: readonly TileId[] }) => {
  const { text } = useReferenceWords();
  if (tiles.length === 0) return null;
  return (
    <span class="beside">
      {text(label)} <Tiles tiles={tiles} size={18} />
    </span>
  );
};

const Hand = ({ scored, how }: { scored: Scored; how: string }) => {
  const { concealed, melds, win } = scored;
  const size = sizeOf(scored);
  return (
    <div class="hand">
      {concealed.length > 0 && <Tiles tiles={concealed} size={size} />}
      {win && <Won tile={win.tile} size={size} label={how} />}
      {melds.map((meld, i) => (
        // Melds of an example never change places.
        <MeldTiles key={i} meld={meld} size={size} />
      ))}
    </div>
  );
};

const isScore = (outcome: Scored['outcome']): outcome is AnyScore =>
  typeof outcome !== 'string' && outcome.family !== 'draw';

const Items = ({ items, own }: { items: readonly SheetItem[]; own: string }) => {
  const { text } = useReferenceWords();
  return (
    <span class="items">
      {items.map(({ key, id, name, value, tile }) => (
        <span key={key} class={id === own ? 'own' : ''}>
          {text('result.item', { name, value })}
          {tile !== undefined && <Tile tile={tile} size={18} />}
        </span>
      ))}
    </span>
  );
};

/** The sum, and the lines that make it: of fu where the entry is one of fu. */
const Result = ({ entry, score }: { entry: Entry; score: AnyScore }) => {
  const words = useWords();
  const sheet = sheetOf(score, { words, say: useSheetWords() });
  const what = entry.section === 'fu' ? 'fu' : 'item';
  const items = sheet.parts.filter((part) => part.what === what).flatMap((part) => part.items);
  return (
    <p class="result">
      <b>{sheet.total}</b>
      {sheet.more && <span class="more-of">{sheet.more}</span>}
      <Items items={items} own={entry.id} />
    </p>
  );
};

const Outcome = ({ entry, scored, name }: { entry: Entry; scored: Scored; name: string }) => {
  const { text } = useReferenceWords();
  const { outcome } = scored;
  if (isScore(outcome)) return <Result entry={entry} score={outcome} />;
  if (typeof outcome === 'string') return <p class="result">{text('result.refused', { name })}</p>;
  return <p class="result">{text('result.draw', { n: outcome.points })}</p>;
};

interface ExampleProps {
  readonly entry: Entry;
  readonly book: Book;
  readonly name: string;
}

export const ExampleOf = ({ entry, book, name }: ExampleProps) => {
  const { text } = useReferenceWords();
  const scored = entry.example && scoredOf(book, entry.example, entry.played);
  const how = useHow(book.family, scored ?? NOTHING);
  if (!scored) return null;
  return (
    <figure class="example" aria-label={text('example')}>
      <Hand scored={scored} how={how} />
      <figcaption>
        <p class="how">
          {how}
          <Beside label="with.dora" tiles={scored.dora} />
          <Beside label="with.ura" tiles={scored.ura} />
          <Beside label="with.aside" tiles={scored.aside} />
          <Beside label="with.river" tiles={scored.river} />
        </p>
        <Outcome entry={entry} scored={scored} name={name} />
      </figcaption>
    </figure>
  );
};

const NOTHING: Scored = {
  concealed: [],
  melds: [],
  dora: [],
  ura: [],
  aside: [],
  river: [],
  facts: [],
  outcome: '',
};
