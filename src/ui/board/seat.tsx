// One seat's side of the table: river, hand, called groups, what was set aside, the stick. Every seat is the same strip,
// turned about the middle.

import type { ComponentChildren } from 'preact';
import type { SeatState, Table } from '../../table/table.ts';
import type { Meld } from '../../tiles/meld.ts';
import { type Seat, seatWindOf } from '../../tiles/seat.ts';
import { compareTiles, type Tile as TileId } from '../../tiles/tile.ts';
import { type Laid, laidOut } from '../parts/laid.ts';
import { BackTile, Tile, tilesOfKinds } from '../parts/tile.tsx';
import { useWords } from '../parts/words.tsx';
import { Group } from './group.tsx';
import { River } from './river.tsx';
import { type Side, useBoardWords, whoIs } from './words.ts';

/**
 * How a hand lies: `open` face up; `backs` face down, known or not; `ghost` face up and pale, for who looks back and could
 * not see it then.
 */
export type Shown = 'open' | 'backs' | 'ghost';

const Face = ({ laid: { tile, turned = false, back = false } }: { laid: Laid }) =>
  back ? <BackTile /> : <Tile tile={tile} turned={turned} />;

/** Of an added kan the added tile lies on the called one. */
const stacked = (laid: readonly Laid[]): readonly (readonly Laid[])[] => {
  const columns: Laid[][] = [];
  for (const tile of laid) {
    const last = columns.at(-1);
    if (tile.turned && last?.at(-1)?.turned) last.push(tile);
    else columns.push([tile]);
  }
  return columns;
};

/** In MCR the others see nothing of a closed kan. */
const isFaceDown = ({ type }: Meld, { rules }: Table): boolean =>
  rules?.family === 'mcr' && type === 'closedKan';

const FACE_DOWN = [0, 1, 2, 3];

interface MeldProps {
  readonly meld: Meld;
  readonly seat: Seat;
  readonly players: number;
  /** It lay face down for whom it is drawn. */
  readonly isGhost: boolean;
}

const MeldTiles = ({ meld, seat, players, isGhost }: MeldProps) => {
  const words = useWords();
  const { text } = useBoardWords();
  const laid = laidOut(meld, seat, { players });
  const name = words.name('call', meld.type);
  return (
    <Group of={isGhost ? 'meld ghost' : 'meld'} label={isGhost ? `${name}: ${text('ghost')}` : name}>
      {laid.length === 0
        ? FACE_DOWN.map((i) => <BackTile key={i} />)
        : stacked(laid).map((column, i) => (
            // The tiles of a meld never change places.
            <span key={i} class="column">
              {column.map((tile, j) => (
                <Face key={j} laid={tile} />
              ))}
            </span>
          ))}
    </Group>
  );
};

type HandOf = Pick<SeatState, 'concealed' | 'drawn'>;

const isKnown = (tile: HandOf['drawn']): tile is TileId => tile !== undefined && tile !== 'hidden';

const Backs = ({ hand: { concealed, drawn } }: { hand: HandOf }) => {
  const count = typeof concealed === 'number' ? concealed : concealed.length;
  const { text } = useBoardWords();
  return (
    <div class="hand" role="img" aria-label={text('hidden', { n: count + (drawn === undefined ? 0 : 1) })}>
      {Array.from({ length: count }, (_, i) => (
        <BackTile key={i} />
      ))}
      {drawn !== undefined && (
        <span class="taken">
          <BackTile />
        </span>
      )}
    </div>
  );
};

const Faces = ({ tiles, drawn, isGhost }: { tiles: readonly TileId[]; drawn?: TileId; isGhost: boolean }) => {
  const { text } = useBoardWords();
  const label = isGhost ? `${text('hand')}: ${text('ghost')}` : text('hand');
  return (
    <Group of={isGhost ? 'hand ghost' : 'hand'} label={label}>
      {[...tiles].sort(compareTiles).map((tile, i) => (
        <Tile key={`${tile}:${i}`} tile={tile} />
      ))}
      {drawn !== undefined && (
        <span class="taken">
          <Tile tile={drawn} />
        </span>
      )}
    </Group>
  );
};

const HandTiles = ({ hand, shown }: { hand: HandOf; shown: Shown }) => {
  const { concealed, drawn } = hand;
  if (shown === 'backs' || typeof concealed === 'number' || drawn === 'hidden') return <Backs hand={hand} />;
  return <Faces tiles={concealed} isGhost={shown === 'ghost'} {...(isKnown(drawn) ? { drawn } : {})} />;
};

/** Flowers or norths, and waits that were shown. */
const Beside = ({ state: { aside, open } }: { state: SeatState }) => {
  const { text } = useBoardWords();
  if (aside.length === 0 && !open) return null;
  return (
    <div class="beside">
      {open && (
        <Group of="shown-waits" label={text('waits')}>
          {tilesOfKinds(open).map((tile) => (
            <Tile key={tile} tile={tile} size={18} />
          ))}
        </Group>
      )}
      {aside.length > 0 && (
        <Group of="aside" label={text('aside')}>
          {aside.map((tile, i) => (
            <Tile key={`${tile}:${i}`} tile={tile} size={18} />
          ))}
        </Group>
      )}
    </div>
  );
};

/** Riichi stands by its stick; upeo, which pays none, by its word. */
const Declared = ({ state, family }: { state: SeatState; family: string }) => {
  const { text } = useBoardWords();
  if (state.riichi !== 'accepted') return null;
  return family === 'korean' ? (
    <span class="upeo">{text('upeo')}</span>
  ) : (
    <span class="riichi-stick" role="img" aria-label={text('riichi')} />
  );
};

interface SeatProps {
  readonly table: Table;
  readonly seat: Seat;
  readonly from: Seat;
  readonly side: Side;
  readonly shown: Shown;
  readonly isLast: boolean;
  /** Drawn instead of the hand. */
  readonly rack?: ComponentChildren;
}

export const SeatStrip = ({ table, seat, from, side, shown, isLast, rack }: SeatProps) => {
  const words = useWords();
  const board = useBoardWords();
  const { text } = board;
  const { players, dealer } = table.round;
  const state = table.seats[seat]!;
  const wind = words.name('wind', seatWindOf(seat, dealer, players));
  return (
    <section class={`seat seat-${side}`} aria-label={text('seat', { wind, who: whoIs(words, board, side) })}>
      <River river={state.river} players={players} from={from} isLast={isLast} />
      <Declared state={state} family={table.rules?.family ?? 'riichi'} />
      <Beside state={state} />
      <div class="strip">
        {rack ?? <HandTiles hand={state} shown={shown} />}
        {state.melds.length > 0 && (
          <Group of="melds" label={text('melds')}>
            {state.melds.map((meld, i) => (
              <MeldTiles
                key={i}
                meld={meld}
                seat={seat}
                players={players}
                isGhost={shown === 'ghost' && isFaceDown(meld, table)}
              />
            ))}
          </Group>
        )}
      </div>
    </section>
  );
};
