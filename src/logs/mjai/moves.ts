// The moves of a hand of mjai, message by message. A hidden tile is `?`; who called names whose tile it was.

import type { Fields } from '../../clients/json.ts';
import type { Meld } from '../../tiles/meld.ts';
import type { Seat } from '../../tiles/seat.ts';
import { kindOf, NORTH, plainTile, type Tile } from '../../tiles/tile.ts';
import { hora, ryukyoku } from './ending.ts';
import { meldsIn, seatIn, stand, type Telling, tell } from './telling.ts';
import { HIDDEN, tileOf, tilesOf } from './tiles.ts';

/** Undefined: the message cannot be read. */
type Tell = (t: Telling, event: Fields) => Telling | undefined;

const tsumo: Tell = (before, { actor, pai }) => {
  const t = stand(before);
  const [seat, tile] = [seatIn(t, actor), tileOf(pai)];
  if (seat === undefined || (tile === undefined && pai !== HIDDEN)) return undefined;
  const replacement = t.replacement ? ({ replacement: true } as const) : {};
  const told = tell(t, { type: 'draw', seat, ...(tile === undefined ? {} : { tile }), ...replacement });
  return { ...told, replacement: false };
};

const dahai: Tell = ({ declared, ...t }, { actor, pai, tsumogiri }) => {
  const [seat, tile] = [seatIn(t, actor), tileOf(pai)];
  if (seat === undefined || tile === undefined) return undefined;
  const riichi = declared === seat;
  const told = tell(t, {
    type: 'discard',
    seat,
    tile,
    ...(typeof tsumogiri === 'boolean' ? { drawn: tsumogiri } : {}),
    ...(riichi ? { riichi: true } : {}),
  });
  return riichi ? { ...told, standing: seat } : told;
};

const called =
  (type: 'chi' | 'pon' | 'openKan'): Tell =>
  (before, { actor, target, pai, consumed }) => {
    const t = stand(before);
    const [seat, from, tile, own] = [seatIn(t, actor), seatIn(t, target), tileOf(pai), tilesOf(consumed)];
    if (seat === undefined || from === undefined || tile === undefined || own === undefined) return undefined;
    const told = tell(t, { type: 'meld', seat, meld: { type, own, called: tile, from } });
    return { ...told, replacement: type === 'openKan' };
  };

type Pon = Extract<Meld, { type: 'chi' | 'pon' | 'openKan' }>;

const ponOf = (t: Telling, tile: Tile): Pon | undefined =>
  meldsIn(t).find((meld): meld is Pon => meld.type === 'pon' && kindOf(meld.called) === kindOf(tile));

/** The added tile is the one named: neither the one drawn last nor the one thrown. */
const kakan: Tell = (t, { actor, pai }) => {
  const [seat, added] = [seatIn(t, actor), tileOf(pai)];
  const pon = added === undefined ? undefined : ponOf(t, added);
  if (seat === undefined || added === undefined || pon === undefined) return undefined;
  const told = tell(t, { type: 'meld', seat, meld: { ...pon, type: 'addedKan', added } });
  return { ...told, replacement: true };
};

const ankan: Tell = (t, { actor, consumed }) => {
  const [seat, own] = [seatIn(t, actor), tilesOf(consumed)];
  if (seat === undefined || own === undefined) return undefined;
  return { ...tell(t, { type: 'meld', seat, meld: { type: 'closedKan', own } }), replacement: true };
};

const kita: Tell = (t, { actor }) => {
  const seat = seatIn(t, actor);
  if (seat === undefined) return undefined;
  return { ...tell(t, { type: 'aside', seat, tile: plainTile(NORTH) }), replacement: true };
};

const dora: Tell = (t, { dora_marker }) => {
  const tile = tileOf(dora_marker);
  return tile === undefined ? undefined : tell(t, { type: 'indicator', tile });
};

const seatOnly =
  (then: (t: Telling, seat: Seat) => Telling): Tell =>
  (t, { actor }) => {
    const seat = seatIn(t, actor);
    return seat === undefined ? undefined : then(t, seat);
  };

const reach = seatOnly((t, seat) => ({ ...tell(t, { type: 'declare', seat }), declared: seat }));

const accepted = seatOnly((t, seat) => (t.standing === seat ? stand(t) : tell(t, { type: 'riichi', seat })));

const TELLS: Readonly<Record<string, Tell>> = {
  tsumo,
  dahai,
  chi: called('chi'),
  pon: called('pon'),
  daiminkan: called('openKan'),
  kakan,
  ankan,
  kita,
  nukidora: kita,
  dora,
  reach,
  reach_accepted: accepted,
  hora,
  ryukyoku,
};

export const isMove = (type: string): boolean => Object.hasOwn(TELLS, type);

export const tellMove = (t: Telling, type: string, event: Fields): Telling | undefined =>
  TELLS[type]!(t, event);
