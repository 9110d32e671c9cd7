// What is behind the two numbers, in full: of the tile that would be thrown, chosen here, or of the hand at rest.

import { useState } from 'preact/hooks';
import type { DiscardWorth, Worths } from '../../analysis/worth/worths.ts';
import type { Position } from '../../desk/position.ts';
import { formatTile } from '../../tiles/notation.ts';
import { Mark } from '../parts/icon.tsx';
import { Tile } from '../parts/tile.tsx';
import { useWords } from '../parts/words.tsx';
import { CurvePlot, curveOf } from '../parts/worth/curve-plot.tsx';
import type { Shown } from '../parts/worth/parts-table.tsx';
import { useWorthWords } from '../parts/worth/words.ts';
import { WorthSheet } from '../parts/worth/worth-sheet.tsx';
import type { Desk } from './use-desk.ts';

interface PickProps {
  readonly discards: readonly DiscardWorth[];
  readonly chosen: DiscardWorth;
  readonly onPick: (tile: DiscardWorth['tile']) => void;
}

/** Tiles to choose from, the best first. */
const Pick = ({ discards, chosen, onPick }: PickProps) => {
  const words = useWords();
  return (
    <div class="worth-pick" role="radiogroup" aria-label={words.text('head.drop')}>
      {discards.map(({ tile }) => (
        <label key={formatTile(tile)} class={tile === chosen.tile ? 'on' : ''}>
          <input
            type="radio"
            name="worth-pick"
            class="unseen"
            aria-label={words.tile(tile)}
            checked={tile === chosen.tile}
            onChange={() => onPick(tile)}
          />
          <Tile tile={tile} />
        </label>
      ))}
    </div>
  );
};

/** A table always has one turned: what it may be is counted by its chance. */
export const lacksIndicator = ({ family, indicators }: Position): boolean =>
  family === 'riichi' && indicators.length === 0;

const NoIndicator = () => {
  const { text } = useWorthWords();
  return (
    <p class="muted mark-line">
      <Mark id="caution" tone="caution" /> {text('mark.noIndicator')}
    </p>
  );
};

const Detail = ({ worths, shown, desk }: { worths: Worths; shown: Shown; desk: Desk }) => {
  const { me, players } = desk.position;
  const curve = curveOf(shown);
  return (
    <>
      {shown.value && lacksIndicator(desk.position) && <NoIndicator />}
      {curve && <CurvePlot curve={curve} />}
      <WorthSheet worths={worths} shown={shown} seating={{ me, players }} />
    </>
  );
};

/** Of what is chosen as long as it is in the hand, else of the best. */
const chosenOf = ({ discards }: Worths, tile: DiscardWorth['tile'] | undefined): DiscardWorth | undefined =>
  discards.find((d) => d.tile === tile) ?? discards[0];

export const WorthCard = ({ desk }: { desk: Desk }) => {
  const { text } = useWorthWords();
  const [tile, pick] = useState<DiscardWorth['tile']>();
  const { worths } = desk;
  const chosen = worths && chosenOf(worths, tile);
  const shown: Shown | undefined = chosen ?? worths?.now;
  if (!worths || !shown) return null;
  return (
    <section class="card worth-card" aria-labelledby="desk-worth" aria-busy={!worths.isFinal}>
      <div class="card-head">
        <h2 id="desk-worth">{text('title')}</h2>
      </div>
      <div class="card-body">
        {chosen && <Pick discards={worths.discards} chosen={chosen} onPick={pick} />}
        <Detail worths={worths} shown={shown} desk={desk} />
      </div>
    </section>
  );
};
