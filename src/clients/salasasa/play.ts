// What a player did, as events. One message may hold two things: a flower set aside and its replacement.

import type { Meld } from '../../tiles/meld.ts';
import { type Seat, seatAfter } from '../../tiles/seat.ts';
import type { Tile } from '../../tiles/tile.ts';
import { meldOfMask, tileOfTarget } from './groups.ts';
import type { Hand, Step } from './reading.ts';
import type { Act } from './said.ts';

type Do = (hand: Hand, act: Act) => Step | undefined;

const withoutDrawn = ({ drawn: _, ...hand }: Hand): Hand => hand;
const withoutFlower = ({ flower: _, ...hand }: Hand): Hand => hand;

const draw: Do = (hand, { seat, deal }) => {
  const tile = deal === undefined ? {} : { tile: deal };
  const replacement = hand.replacement ? ({ replacement: true } as const) : {};
  const next = { ...hand, drawn: { seat, ...tile }, replacement: false };
  return [next, [{ type: 'draw', seat, ...tile, ...replacement }]];
};

/** The dealer is dealt 14 tiles, so that the first discard is never marked as drawn, whatever it was. */
const cut: Do = (hand, { seat, cut: tile, drawn }) => {
  if (tile === undefined) return undefined;
  const { joined, ...rest } = withoutDrawn(hand);
  const mine = seat === hand.me;
  const marked = hand.begun && !(joined && mine) && drawn !== undefined ? { drawn } : {};
  const still = joined && !mine ? { joined } : {};
  const next = { ...rest, ...still, begun: true, thrown: { seat, tile } };
  return [next, [{ type: 'discard', seat, tile, ...marked }]];
};

const flower: Do = (hand, { seat, flower: tile }) => {
  if (tile === undefined) return undefined;
  if (!hand.begun) return [{ ...hand, flower: { seat, tile } }, []];
  return [{ ...withoutDrawn(hand), replacement: true }, [{ type: 'aside', seat, tile }]];
};

const replacement: Do = (hand, act) => {
  const { flower: set } = hand;
  if (set === undefined) return draw({ ...hand, replacement: true }, act);
  const dealt = { replacement: act.deal ?? 'hidden' } as const;
  return [withoutFlower(hand), [{ type: 'aside', ...set, dealt }]];
};

const melded = (hand: Hand, seat: Seat, meld: Meld): Step => {
  const isKong = meld.type !== 'chi' && meld.type !== 'pon';
  const next = { ...withoutDrawn(hand), begun: true, replacement: isKong };
  const shown = meld.type === 'addedKan' ? { ...next, thrown: { seat, tile: meld.added } } : next;
  return [shown, [{ type: 'meld', seat, meld }]];
};

/** The own tiles of a call, by how far from the called one they lie. */
const call =
  (type: 'chi' | 'pon' | 'openKan', ...steps: readonly number[]): Do =>
  (hand, { seat, from, mask }) => {
    const { thrown } = hand;
    if (thrown === undefined) {
      const meld = mask && meldOfMask(mask, seat);
      return meld?.type === type ? melded(hand, seat, meld) : undefined;
    }
    const own = steps.map((step) => (thrown.tile + step) as Tile);
    return melded(hand, seat, { type, own, called: thrown.tile, from: from ?? thrown.seat });
  };

const closedKan: Do = (hand, { seat, target }) => {
  const tile = tileOfTarget(target);
  return melded(hand, seat, { type: 'closedKan', own: tile === undefined ? [] : [tile, tile, tile, tile] });
};

/** The table knows the pon: whose tile it took is its business. */
const addedKan: Do = (hand, { seat, target, mask }) => {
  const meld = mask && meldOfMask(mask, seat);
  if (meld?.type === 'addedKan') return melded(hand, seat, meld);
  const tile = tileOfTarget(target);
  if (tile === undefined) return undefined;
  const pon = { own: [tile, tile], called: tile, from: seatAfter(seat, -1, 4) };
  return melded(hand, seat, { type: 'addedKan', ...pon, added: tile });
};

const DO: Readonly<Record<string, Do>> = {
  cut,
  deal_tile: draw,
  deal_gang_tile: (hand, act) => draw({ ...hand, replacement: true }, act),
  deal_buhua_tile: replacement,
  buhua: flower,
  chi_left: call('chi', -2, -1),
  chi_mid: call('chi', -1, 1),
  chi_right: call('chi', 1, 2),
  peng: call('pon', 0, 0),
  gang: call('openKan', 0, 0, 0),
  angang: closedKan,
  jiagang: addedKan,
};

/** Who wins is told with the result; a pass moves nothing. */
const SILENT: ReadonlySet<string> = new Set([
  'hu_self',
  'hu_first',
  'hu_second',
  'hu_third',
  'pass',
  'ready',
]);

const one = (hand: Hand, act: Act, name: string): Step | undefined => {
  if (SILENT.has(name)) return [hand, []];
  return Object.hasOwn(DO, name) ? DO[name]!(hand, act) : undefined;
};

/** Undefined: something in it cannot be read. An announced call is not carried out yet. */
export const played = (hand: Hand, act: Act): Step | undefined => {
  let step: Step = [hand, []];
  if (act.announced) return step;
  for (const name of act.names) {
    const next = one(step[0], act, name);
    if (next === undefined) return undefined;
    step = [next[0], [...step[1], ...next[1]]];
  }
  return step;
};
