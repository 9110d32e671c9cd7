// The frames of a hand: what each event looks like on the wire.

import type { Offer, TableEvent } from '../../table/event.ts';
import type { Seat } from '../../tiles/seat.ts';
import { WINDS } from '../../tiles/tile.ts';
import { codeOf } from './encode-call.ts';
import { type Attributes, agari, placeOf, ryuukyoku, scoresText } from './encode-ending.ts';
import { callOfMeld, give, number, type Sheet } from './encode-sheet.ts';

type Of<T extends TableEvent['type']> = Extract<TableEvent, { type: T }>;

export const frame = (tag: string, attributes: Attributes = {}): string =>
  JSON.stringify({ tag, ...attributes });

export const deal = (sheet: Sheet, dice: readonly [number, number]): readonly string[] => {
  const { wind, number: hand, honba, riichiSticks, dealer } = sheet.round;
  const kyoku = WINDS.indexOf(wind) * 4 + hand;
  const seed = [kyoku, honba, riichiSticks, ...dice.map((pips) => pips - 1), sheet.indicators[0]];
  return [
    frame('INIT', {
      seed: seed.join(),
      ten: scoresText(sheet),
      oya: String(placeOf(sheet, dealer)),
      hai: sheet.held.join(),
    }),
  ];
};

const BITS: Readonly<Record<'draw' | 'discard' | 'meld' | 'aside', Partial<Record<Offer, number>>>> = {
  draw: { tsumo: 16, riichi: 32, nineTerminals: 64, north: 128 },
  discard: { pon: 1, kan: 2, chi: 4, ron: 8 },
  meld: { ron: 8 },
  aside: { ron: 8 },
};

const offered = (what: keyof typeof BITS, told: Of<'told'> | undefined): Attributes => {
  const bits = (told?.offers ?? []).reduce((sum, offer) => sum | (BITS[what][offer] ?? 0), 0);
  return bits === 0 ? {} : { t: String(bits) };
};

const DRAWS = 'TUVW';
const DISCARDS = 'DEFG';

const draw = (sheet: Sheet, { seat, tile }: Of<'draw'>, told: Of<'told'> | undefined): readonly string[] => {
  const letter = DRAWS[placeOf(sheet, seat)]!;
  sheet.drawn = undefined;
  if (seat !== sheet.me || tile === undefined) return [frame(letter)];
  const id = number(sheet, tile);
  sheet.drawn = id;
  sheet.held = [...sheet.held, id];
  return [frame(`${letter}${id}`, offered('draw', told))];
};

/** The lamp changes just before the discard that changes it; the viewer's own discards are never marked as drawn. */
const discard = (sheet: Sheet, event: Of<'discard'>, told: Of<'told'> | undefined): readonly string[] => {
  const { seat, tile, drawn = false } = event;
  const id = give(sheet, seat, tile, drawn);
  sheet.shown = id;
  sheet.drawn = undefined;
  const letter = DISCARDS[placeOf(sheet, seat)]!;
  const isMarked = drawn && seat !== sheet.me;
  const lamp = told?.furiten === undefined ? [] : [frame('FURITEN', { show: told.furiten ? '1' : '0' })];
  return [...lamp, frame(`${isMarked ? letter.toLowerCase() : letter}${id}`, offered('discard', told))];
};

const meld = (
  sheet: Sheet,
  { seat, meld: made }: Of<'meld'>,
  told: Of<'told'> | undefined,
): readonly string[] => {
  const m = String(codeOf(callOfMeld(sheet, seat, made)));
  sheet.drawn = undefined;
  return [frame('N', { who: String(placeOf(sheet, seat)), m, ...offered('meld', told) })];
};

const aside = (
  sheet: Sheet,
  { seat, tile }: Of<'aside'>,
  told: Of<'told'> | undefined,
): readonly string[] => {
  const id = give(sheet, seat, tile);
  sheet.shown = id;
  sheet.drawn = undefined;
  const m = String(codeOf({ type: 'north', tile: id }));
  return [frame('N', { who: String(placeOf(sheet, seat)), m, ...offered('aside', told) })];
};

const declared = (sheet: Sheet, seat: Seat): string =>
  frame('REACH', { who: String(placeOf(sheet, seat)), step: '1' });

const STICK = 1000;

const accepted = (sheet: Sheet, seat: Seat): readonly string[] => {
  sheet.scores[seat]! -= STICK;
  return [frame('REACH', { who: String(placeOf(sheet, seat)), ten: scoresText(sheet), step: '2' })];
};

const indicator = (sheet: Sheet, { tile }: Of<'indicator'>): readonly string[] => {
  const id = number(sheet, tile);
  sheet.indicators.push(id);
  return [frame('DORA', { hai: String(id) })];
};

/** An event and what stands around it: what was told of it comes with its frame. */
export interface Around {
  readonly before: TableEvent | undefined;
  readonly told: Of<'told'> | undefined;
  /** A win that ends the game by itself. */
  readonly isLast: boolean;
}

/** Undefined: no frame says so. */
export const inHand = (sheet: Sheet, event: TableEvent, around: Around): readonly string[] | undefined => {
  const { before, told, isLast } = around;
  switch (event.type) {
    case 'draw':
      return draw(sheet, event, told);
    case 'discard': {
      const isNews = event.riichi === true && before?.type !== 'declare';
      const first = isNews ? [declared(sheet, event.seat)] : [];
      return [...first, ...discard(sheet, event, told)];
    }
    case 'declare':
      return [declared(sheet, event.seat)];
    case 'riichi':
      return accepted(sheet, event.seat);
    case 'meld':
      return meld(sheet, event, told);
    case 'aside':
      return event.dealt ? undefined : aside(sheet, event, told);
    case 'indicator':
      return indicator(sheet, event);
    case 'win': {
      const attributes = agari(sheet, event, isLast);
      return attributes && [frame('AGARI', attributes)];
    }
    // A win ends the hand by itself.
    case 'end':
      return event.ending === 'win' ? [] : [frame('RYUUKYOKU', ryuukyoku(sheet, event))];
    case 'told':
      return [];
    case 'game':
    case 'deal':
    case 'open':
    case 'missed':
    case 'snapshot':
      return undefined;
  }
};
