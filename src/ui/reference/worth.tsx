// What an entry counts, in the columns of its shelf: riichi has one for closed and one for open hands, the others have one.

import type { Entry, Worth } from '../../reference/entry.ts';
import { useWords } from '../parts/words.tsx';
import { useReferenceWords } from './words.ts';

const None = () => {
  const { text } = useReferenceWords();
  return (
    <span class="muted" role="img" aria-label={text('worth.none')}>
      –
    </span>
  );
};

type Cells = readonly [closed: string | undefined, open: string | undefined];

/** Closed and open; undefined where it does not count. */
const useCells = (worth: Worth): Cells | string | undefined => {
  const words = useWords();
  const { text } = useReferenceWords();
  switch (worth.unit) {
    case 'han':
      return [String(worth.closed), worth.open === undefined ? undefined : String(worth.open)];
    case 'yakuman': {
      const times = text('worth.times', { n: worth.times });
      return [times, worth.open ? times : undefined];
    }
    case 'limit': {
      const name = words.name('limit', worth.limit);
      return [name, worth.open ? name : undefined];
    }
    case 'fu':
      return worth.values.join(' · ');
    case 'fan':
    case 'points':
      return String(worth.value);
    case 'none':
      return undefined;
  }
};

export const WorthOf = ({ entry }: { entry: Entry }) => {
  const cells = useCells(entry.worth);
  if (cells === undefined) return null;
  if (typeof cells === 'string') return <div class="worth one">{cells !== '' && <b>{cells}</b>}</div>;
  const [closed, open] = cells;
  return (
    <>
      <div class="worth">{closed === undefined ? <None /> : <b>{closed}</b>}</div>
      <div class="worth">{open === undefined ? <None /> : <b>{open}</b>}</div>
    </>
  );
};

/** The heads over the columns of a section; they are read with each value by what stands there. */
export const WorthHeads = ({ entry }: { entry: Entry }) => {
  const { text } = useReferenceWords();
  switch (entry.worth.unit) {
    case 'han':
    case 'yakuman':
    case 'limit':
      return (
        <>
          <span class="worth">{text('head.closed')}</span>
          <span class="worth">{text('head.open')}</span>
        </>
      );
    case 'fu':
      return <span class="worth one">{text('head.fu')}</span>;
    case 'fan':
      return <span class="worth one">{text('head.fan')}</span>;
    case 'points':
      return <span class="worth one">{text('head.points')}</span>;
    case 'none':
      return null;
  }
};

const isEach = ({ worth }: Entry): boolean => (worth.unit === 'fan' || worth.unit === 'points') && worth.each;
const isClosed = ({ worth }: Entry): boolean => worth.unit === 'points' && !worth.open;

/** What the columns do not say. */
export const Tags = ({ entry }: { entry: Entry }) => {
  const { text } = useReferenceWords();
  return (
    <>
      {!entry.played && <span class="tag">{text('tag.off')}</span>}
      {isClosed(entry) && <span class="tag">{text('tag.closed')}</span>}
      {isEach(entry) && <span class="tag">{text('tag.each')}</span>}
    </>
  );
};
