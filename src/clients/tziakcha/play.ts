// What a player did, as events.

import type { TableEvent } from '../../table/event.ts';
import type { Meld } from '../../tiles/meld.ts';
import type { Seat } from '../../tiles/seat.ts';
import type { Tile } from '../../tiles/tile.ts';
import { faceOf, goingOut, taking } from './flowers.ts';
import type { Hand, Step } from './reading.ts';
import type { Message } from './said.ts';
import { flowerId, type Id, isFlowerId, isId, meldOf, tileOf } from './tiles.ts';

type Of<T extends Message['type']> = Extract<Message, { type: T }>;

const withoutDrawn = ({ drawn: _, ...hand }: Hand): Hand => hand;
const withoutFaceDown = ({ faceDown: _, ...hand }: Hand): Hand => hand;

const mine = (hand: Hand, seat: Seat): boolean => seat === hand.me;

const drawEvent = (hand: Hand, seat: Seat, tile: Tile | undefined): TableEvent => ({
  type: 'draw',
  seat,
  ...(tile === undefined ? {} : { tile }),
  ...(hand.replacement ? { replacement: true } : {}),
});

const drawn = (hand: Hand, seat: Seat, id: Id | undefined): Step => {
  const taken = mine(hand, seat) && id !== undefined ? taking(hand, id) : undefined;
  const own = taken && id !== undefined ? { id } : {};
  const next = { ...(taken?.hand ?? hand), drawn: { seat, ...own }, replacement: false };
  return [next, [drawEvent(hand, seat, taken?.tile)]];
};

/** The kong that lay face down was made, and this is its replacement. */
const afterFaceDown = (hand: Hand, { seat, id }: Of<'draw'>): Step => {
  const kong: TableEvent = { type: 'meld', seat, meld: { type: 'closedKan', own: [] } };
  const [next, events] = drawn({ ...hand, begun: true, replacement: true }, seat, id);
  return [next, [kong, ...events]];
};

/** The dealer's first tile is dealt; a service that sends it as a draw, too, says nothing new. */
export const draw = (before: Hand, message: Of<'draw'>): Step => {
  const hand = withoutFaceDown(before);
  const { seat, id } = message;
  if (before.drawn?.seat !== seat) return drawn(hand, seat, id);
  if (before.faceDown === seat) return afterFaceDown(hand, message);
  return [hand, before.begun ? drawn(hand, seat, id)[1] : []];
};

/** Own tiles are told apart by number; others' by the flags, where they are set. */
const thrownAsDrawn = (hand: Hand, { seat, id, drawn: flag }: Of<'discard'>): { drawn?: boolean } => {
  if (!hand.begun || (hand.joined && mine(hand, seat))) return {};
  if (mine(hand, seat)) return { drawn: hand.drawn?.id === id };
  return flag === undefined ? {} : { drawn: flag };
};

/** Nobody throws flowers while they can be replaced. */
const thrownTile = (hand: Hand, { id }: Of<'discard'>): Tile => {
  if (!isFlowerId(id)) return tileOf(id);
  return hand.flowers.find((held) => held.id === id)?.tile ?? faceOf(hand, id) ?? tileOf(id);
};

export const discard = (hand: Hand, message: Of<'discard'>): Step => {
  const { seat, id } = message;
  const { joined, ...rest } = withoutFaceDown(withoutDrawn(hand));
  const tile = thrownTile(hand, message);
  const still = joined && !mine(hand, seat) ? { joined } : {};
  const next = { ...rest, ...still, begun: true, thrown: { tile, seat } };
  const event: TableEvent = { type: 'discard', seat, tile, ...thrownAsDrawn(hand, message) };
  return [isFlowerId(id) ? goingOut(next, tile) : next, [event]];
};

/** Which flower it was, if the word says so above its low byte. */
const toldFlower = (word: number | undefined): Id | undefined =>
  word === undefined || word < 256 ? undefined : flowerId((word >> 8) & 15);

/** The flower set aside: one that is held, or another's. */
const flowerOf = (hand: Hand, { seat, word }: Of<'flower'>): Tile | undefined => {
  const told = toldFlower(word);
  if (!mine(hand, seat)) return faceOf(hand, told);
  return (hand.flowers.find((held) => held.id === told) ?? hand.flowers[0])?.tile;
};

const replacementIn = (hand: Hand, { seat, word }: Of<'flower'>): Id | undefined => {
  const id = word === undefined ? undefined : word & 255;
  return mine(hand, seat) && isId(id) ? id : undefined;
};

/** A flower of the deal: it and its replacement change places. */
const exchanged = (hand: Hand, seat: Seat, tile: Tile, id: Id | undefined): Step => {
  const taken = id === undefined ? undefined : taking(hand, id);
  const dealt = { replacement: taken?.tile ?? 'hidden' } as const;
  return [taken?.hand ?? hand, [{ type: 'aside', seat, tile, dealt }]];
};

/** Undefined: no flower is left that it could be. */
export const flower = (hand: Hand, message: Of<'flower'>): Step | undefined => {
  const { seat } = message;
  const [tile, id] = [flowerOf(hand, message), replacementIn(hand, message)];
  if (tile === undefined) return undefined;
  const after = goingOut(hand, tile);
  if (!hand.begun) return exchanged(after, seat, tile, id);
  const [next, events] = drawn({ ...withoutDrawn(after), replacement: true }, seat, id);
  return [next, [{ type: 'aside', seat, tile }, ...events]];
};

/** The tile on the table is the called one, whatever the word says of its place and source. */
const takenFrom = (meld: Meld, thrown: Hand['thrown']): Meld => {
  if (meld.type === 'closedKan' || meld.type === 'addedKan' || thrown === undefined) return meld;
  const all: readonly Tile[] = [...meld.own, meld.called];
  const at = all.indexOf(thrown.tile);
  return at < 0 ? meld : { ...meld, own: all.toSpliced(at, 1), called: thrown.tile, from: thrown.seat };
};

/** Without its word a call is announced only, but for a closed kong that may lie face down. */
export const call = (before: Hand, { seat, word, closed }: Of<'call'>): Step | undefined => {
  const hand = withoutFaceDown(before);
  if (word === 0) return [closed && !mine(hand, seat) ? { ...hand, faceDown: seat } : hand, []];
  const said = meldOf(word, seat);
  if (said === undefined) return undefined;
  const meld = takenFrom(said, hand.thrown);
  const isKong = meld.type !== 'chi' && meld.type !== 'pon';
  const next = { ...withoutDrawn(hand), begun: true, replacement: isKong };
  const shown = meld.type === 'addedKan' ? { ...next, thrown: { tile: meld.added, seat } } : next;
  return [shown, [{ type: 'meld', seat, meld }]];
};
