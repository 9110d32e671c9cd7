// Events written out as the frames that Tenhou's web client would have been sent: what `decode.ts` reads. Endless tables for
// tests, and a game of ours for whatever reads Tenhou's. The game has to be one that Tenhou can play: riichi, red fives as it
// has them, one or two winds, yaku that have a number.

import { err, ok, type Result } from '../../result.ts';
import type { Offer, TableEvent } from '../../table/event.ts';
import type { Seat } from '../../tiles/seat.ts';
import { WINDS } from '../../tiles/tile.ts';
import { codeOf } from './encode-call.ts';
import { type Attributes, agari, placeOf, ryuukyoku, scoresText } from './encode-ending.ts';
import { callOfMeld, give, number, type Sheet, sheetOf } from './encode-sheet.ts';

type Of<T extends TableEvent['type']> = Extract<TableEvent, { type: T }>;

export const ENCODE_ERRORS = [
  /** Another rule set, red fives or a length that Tenhou does not have. */
  'notTenhou',
  /** An event before any deal, or a deal without the viewer's tiles. */
  'noDeal',
  /** Something happened that no frame can say. */
  'noFrame',
] as const;
export type EncodeError = (typeof ENCODE_ERRORS)[number];

const frame = (tag: string, attributes: Attributes = {}): string => JSON.stringify({ tag, ...attributes });

const HUMANS = 0x01;
const NO_REDS = 0x02;
const NO_OPEN_TANYAO = 0x04;
const HANCHAN = 0x08;
const THREE_PLAYERS = 0x10;

/** Three players have no middle tiles of m, so no red one either. */
const redsOf = ({ players, rules }: Of<'game'>): boolean | undefined => {
  const [m, p, s] = rules?.reds ?? [1, 1, 1];
  if (m + p + s === 0) return false;
  return p === 1 && s === 1 && (m === 1 || players === 3) ? true : undefined;
};

const LENGTHS: Readonly<Record<string, number>> = { tonpuu: 0, hanchan: HANCHAN };

/** The room's bits; undefined: Tenhou has no such room. */
const bitsOf = (game: Of<'game'>): number | undefined => {
  const { players, humans, rules } = game;
  const { gameLength = 'tonpuu', kuitan = true } = rules?.options ?? {};
  const [reds, length] = [redsOf(game), LENGTHS[String(gameLength)]];
  if (rules?.family !== 'riichi' || reds === undefined || length === undefined) return undefined;
  return (
    (humans ? HUMANS : 0) |
    (reds ? 0 : NO_REDS) |
    (kuitan ? 0 : NO_OPEN_TANYAO) |
    length |
    (players === 3 ? THREE_PLAYERS : 0)
  );
};

const deal = (sheet: Sheet, dice: readonly [number, number]): readonly string[] => {
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
interface Around {
  readonly before: TableEvent | undefined;
  readonly told: Of<'told'> | undefined;
  /** A win that ends the game by itself. */
  readonly isLast: boolean;
}

/** Undefined: no frame says so. */
const inHand = (sheet: Sheet, event: TableEvent, around: Around): readonly string[] | undefined => {
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

const aroundOf = (events: readonly TableEvent[], i: number): Around => {
  const next = events[i + 1];
  return {
    before: events[i - 1],
    told: next?.type === 'told' ? next : undefined,
    isLast: next?.type === 'end' && next.last === true,
  };
};

/** No event tells the dice; nothing is read from them. */
const DICE = [1, 1] as const;

interface Writing {
  readonly me: Seat;
  readonly reds?: boolean;
  readonly sheet?: Sheet;
}

type Written = Result<{ readonly writing: Writing; readonly frames: readonly string[] }, EncodeError>;

const game = ({ me }: Writing, event: Of<'game'>): Written => {
  const [bits, reds] = [bitsOf(event), redsOf(event)];
  if (bits === undefined || reds === undefined)
    return err('notTenhou', 'rules that no room of Tenhou plays by');
  return ok({ writing: { me, reds }, frames: [frame('GO', { type: String(bits), lobby: '0' })] });
};

const begin = (writing: Writing, event: Of<'deal'>): Written => {
  const { reds, me } = writing;
  const sheet = reds === undefined ? undefined : sheetOf(event, me, reds);
  if (!sheet) return err('noDeal', 'a deal of no game, or without own tiles and indicator');
  return ok({ writing: { ...writing, sheet }, frames: deal(sheet, DICE) });
};

const written = (writing: Writing, event: TableEvent, around: Around): Written => {
  if (event.type === 'game') return game(writing, event);
  if (event.type === 'deal') return begin(writing, event);
  if (!writing.sheet) return err('noDeal', `${event.type} before any deal`);
  const frames = inHand(writing.sheet, event, around);
  return frames ? ok({ writing, frames }) : err('noFrame', `no frame says ${event.type}`);
};

/**
 * A game's events, from its `game` on, as the frames that `me` is sent. What others hold and draw may be hidden or not: no
 * frame tells it. `told` events right behind what they speak of become offers and the lamp of furiten.
 */
export const framesOf = (events: readonly TableEvent[], me: Seat): Result<readonly string[], EncodeError> => {
  const frames: string[] = [];
  let writing: Writing = { me };
  for (const [i, event] of events.entries()) {
    const step = written(writing, event, aroundOf(events, i));
    if (!step.ok) return step;
    writing = step.value.writing;
    frames.push(...step.value.frames);
  }
  return ok(frames);
};
