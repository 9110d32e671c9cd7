// What a writer of frames keeps of a hand: which of the 136 tiles each shown face was, what the viewer holds, who made which
// pon, the points. Tiles of others are numbered when they are shown. One sheet a hand, filled as the hand goes on.

import type { Round, TableEvent } from '../../table/event.ts';
import type { Meld } from '../../tiles/meld.ts';
import type { Seat } from '../../tiles/seat.ts';
import { isRedFive, type Kind, kindOf, redTile, type Tile } from '../../tiles/tile.ts';
import { type Call, type Id, tileOf } from './tiles.ts';

type Pon = Extract<Call, { from: number }> & { readonly type: 'pon' };

export interface Sheet {
  readonly me: Seat;
  readonly reds: boolean;
  readonly round: Round;
  readonly taken: Set<Id>;
  /** The viewer's concealed tiles, the drawn one among them. */
  held: readonly Id[];
  drawn: Id | undefined;
  /** The tile that was shown last: it may be called or won on. */
  shown: Id;
  readonly pons: Map<Kind, Pon>;
  readonly indicators: Id[];
  /** Shown with the first win in riichi, and again with another. */
  ura: readonly Id[];
  readonly scores: number[];
}

const COPIES = [0, 1, 2, 3];

/** The numbers a face can have. */
const idsOf = (tile: Tile, reds: boolean): readonly Id[] => {
  const kind = kindOf(tile);
  const hasRed = reds && redTile(kind) !== undefined;
  return COPIES.filter((copy) => !hasRed || isRedFive(tile) === (copy === 0)).map((copy) => kind * 4 + copy);
};

/** A tile nobody has seen yet. */
export const number = (sheet: Sheet, tile: Tile): Id => {
  const id = idsOf(tile, sheet.reds).find((candidate) => !sheet.taken.has(candidate));
  if (id === undefined) throw new Error('a tile that is not in the set was written');
  sheet.taken.add(id);
  return id;
};

export const numberAll = (sheet: Sheet, tiles: readonly Tile[]): readonly Id[] =>
  tiles.map((tile) => number(sheet, tile));

/** Takes a tile out of the viewer's hand; of equal ones not the one just drawn, unless it is said so. */
const take = (sheet: Sheet, tile: Tile, asDrawn: boolean): Id => {
  const alike = sheet.held.filter((id) => tileOf(id, sheet.reds) === tile);
  const id = asDrawn ? sheet.drawn : (alike.find((one) => one !== sheet.drawn) ?? alike[0]);
  if (id === undefined) throw new Error('a tile that is not held was written');
  sheet.held = sheet.held.filter((other) => other !== id);
  return id;
};

/** The number of a tile that a seat lays down. */
export const give = (sheet: Sheet, seat: Seat, tile: Tile, asDrawn = false): Id =>
  seat === sheet.me ? take(sheet, tile, asDrawn) : number(sheet, tile);

const giveAll = (sheet: Sheet, seat: Seat, tiles: readonly Tile[]): readonly Id[] =>
  tiles.map((tile) => give(sheet, seat, tile));

const turnsTo = (from: Seat, seat: Seat): number => (from - seat + 4) % 4;

const addedTo = (sheet: Sheet, seat: Seat, added: Tile): Call => {
  const kind = kindOf(added);
  const pon = sheet.pons.get(kind)!;
  if (seat === sheet.me) take(sheet, added, false);
  const left = COPIES.map((copy) => kind * 4 + copy).find((id) => ![...pon.own, pon.called].includes(id))!;
  sheet.taken.add(left);
  sheet.shown = left;
  return { ...pon, type: 'addedKan', added: left };
};

/** The call of a meld, its tiles taken from whoever gives them. */
export const callOfMeld = (sheet: Sheet, seat: Seat, meld: Meld): Call => {
  switch (meld.type) {
    case 'closedKan': {
      const own = giveAll(sheet, seat, meld.own);
      sheet.shown = own[0]!;
      return { type: 'closedKan', own };
    }
    case 'addedKan':
      return addedTo(sheet, seat, meld.added);
    case 'chi':
    case 'openKan':
      return {
        type: meld.type,
        own: giveAll(sheet, seat, meld.own),
        called: sheet.shown,
        from: turnsTo(meld.from, seat),
      };
    case 'pon': {
      const own = giveAll(sheet, seat, meld.own);
      const pon = { type: 'pon', own, called: sheet.shown, from: turnsTo(meld.from, seat) } as const;
      sheet.pons.set(kindOf(meld.called), pon);
      return pon;
    }
  }
};

type Deal = Extract<TableEvent, { type: 'deal' }>;

/** Undefined where the viewer's tiles or the indicator are not told. */
export const sheetOf = ({ round, hands, indicator }: Deal, me: Seat, reds: boolean): Sheet | undefined => {
  const own = hands[me];
  if (indicator === undefined || typeof own !== 'object') return undefined;
  const sheet: Sheet = {
    me,
    reds,
    round,
    taken: new Set(),
    held: [],
    drawn: undefined,
    shown: 0,
    pons: new Map(),
    indicators: [],
    ura: [],
    scores: [...round.scores],
  };
  sheet.indicators.push(number(sheet, indicator));
  sheet.held = numberAll(sheet, own);
  return sheet;
};
