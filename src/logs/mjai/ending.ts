// How a hand of mjai ends. The first server names why it was drawn, later converters do not: then the hand itself tells.

import type { Fields } from '../../clients/json.ts';
import { listOf, text } from '../../clients/json.ts';
import type { Ending, TableEvent } from '../../table/event.ts';
import { isKan, tilesOf as tilesIn } from '../../tiles/meld.ts';
import { type BySeat, type Seat, seatsOf } from '../../tiles/seat.ts';
import { GREEN, isWind, type Kind, kindOf, RED, type Tile, WHITE } from '../../tiles/tile.ts';
import { statedOf } from './stated.ts';
import { lastShown, meldsIn, paymentsOf, seatIn, stand, type Telling, tell } from './telling.ts';
import { tileOf, tilesOf } from './tiles.ts';

const DRAGONS: readonly Kind[] = [WHITE, GREEN, RED];

const REASONS: Readonly<Record<string, Ending>> = {
  fanpai: 'exhaustive',
  exhaustive_draw: 'exhaustive',
  nagashimangan: 'nagashi',
  nagashi_mangan: 'nagashi',
  kyushukyuhai: 'nineTerminals',
  kyushu_kyuhai: 'nineTerminals',
  sufonrenta: 'fourWinds',
  sufuurenta: 'fourWinds',
  suchareach: 'fourRiichi',
  suucha_riichi: 'fourRiichi',
  sukaikan: 'fourKans',
  suukansansen: 'fourKans',
  sanchaho: 'tripleRon',
  sanchahou: 'tripleRon',
};

const WRITTEN: readonly (readonly [string, Ending])[] = Object.entries(REASONS);

/** As the first server names it. */
export const reasonOf = (ending: Ending): string | undefined =>
  WRITTEN.find(([, one]) => one === ending)?.[0];

const wallOf = ([deal]: readonly TableEvent[]): number => (deal?.type === 'deal' ? deal.round.wall : 0);

const count = ({ events }: Telling, type: TableEvent['type']): number =>
  events.filter((event) => event.type === type).length;

const areFourWinds = (t: Telling): boolean => {
  const thrown = t.events.flatMap((e) => (e.type === 'discard' ? [kindOf(e.tile)] : []));
  return thrown.length === 4 && isWind(thrown[0]!) && thrown.every((kind) => kind === thrown[0]);
};

/** Hands not ready pay three thousand among them; a nagashi mangan costs somebody more. */
const NOTEN_PAYMENTS = 3000;

const ranOut = (payments: BySeat<number> | undefined): Ending =>
  payments?.some((n) => Math.abs(n) > NOTEN_PAYMENTS) ? 'nagashi' : 'exhaustive';

/** What the hand allows; three who win on one tile leave no trace but that nothing else fits. */
const endingIn = (t: Telling, payments: BySeat<number> | undefined): Ending => {
  if (lastShown(t)?.type === 'draw') return 'nineTerminals';
  if (count(t, 'draw') >= wallOf(t.events)) return ranOut(payments);
  if (count(t, 'riichi') === 4) return 'fourRiichi';
  if (meldsIn(t).filter(isKan).length >= 4) return 'fourKans';
  if (areFourWinds(t)) return 'fourWinds';
  return payments?.some((n) => n !== 0) ? 'unknown' : 'tripleRon';
};

/** Hands that were shown: of those who said they were ready. */
const shownHands = (t: Telling, { tehais, tenpais }: Fields) => {
  const [hands, ready] = [listOf(tehais), listOf(tenpais)];
  if (hands.length < t.players || ready.length < t.players) return {};
  return {
    hands: seatsOf(t.players).map((seat) => (ready[seat] === true ? tilesOf(hands[seat]) : undefined)),
  };
};

/** Three winners on a riichi discard: it was not let pass. */
export const ryukyoku = (before: Telling, event: Fields): Telling => {
  const { payments } = paymentsOf(before, event);
  const stood = stand(before);
  const ending = REASONS[text(event.reason) ?? ''] ?? endingIn(stood, payments);
  const t = ending === 'tripleRon' ? before : stood;
  const ran = ending === 'exhaustive' || ending === 'nagashi';
  return {
    ...tell(t, {
      type: 'end',
      ending,
      ...(payments ? { payments } : {}),
      ...(ran ? shownHands(t, event) : {}),
    }),
    complete: true,
  };
};

const wonTile = (t: Telling, { pai }: Fields): Tile | undefined => {
  const shown = lastShown(t);
  if (shown?.type !== 'meld') return tileOf(pai) ?? shown?.tile;
  return shown.meld.type === 'addedKan' ? shown.meld.added : shown.meld.own[0];
};

/** The concealed tiles without the winning one; the first server lists it last among them. */
const handOf = ({ hora_tehais: shown }: Fields, tile: Tile): { readonly hand?: readonly Tile[] } => {
  const tiles = tilesOf(shown);
  if (tiles === undefined || tiles.length % 3 === 0) return {};
  if (tiles.length % 3 === 1) return { hand: tiles };
  const at = tiles.lastIndexOf(tile);
  return at < 0 ? {} : { hand: tiles.toSpliced(at, 1) };
};

/** Three or four of a dragon, in the hand shown or called. */
const dragonsOf = (t: Telling, seat: Seat, held: readonly Tile[]): readonly Kind[] => {
  const called = t.events.flatMap((e) => (e.type === 'meld' && e.seat === seat ? tilesIn(e.meld) : []));
  const kinds = [...held, ...called].map(kindOf);
  return DRAGONS.filter((dragon) => kinds.filter((kind) => kind === dragon).length >= 3);
};

/** A hidden tile drawn and won on, never shown: the hand ends, with a winner that cannot be told. */
const wonUnseen = (t: Telling, event: Fields): Telling => ({
  ...tell(t, { type: 'end', ending: 'win', ...paymentsOf(t, event) }),
  complete: true,
});

export const hora = (t: Telling, event: Fields): Telling | undefined => {
  const [seat, from] = [seatIn(t, event.actor), seatIn(t, event.target)];
  if (seat === undefined || from === undefined) return undefined;
  const tile = wonTile(t, event);
  if (tile === undefined) return wonUnseen(t, event);
  const shown = handOf(event, tile);
  const stated = statedOf(event, dragonsOf(t, seat, [...(shown.hand ?? []), tile]));
  const win: TableEvent = {
    type: 'win',
    seat,
    tile,
    ...(from === seat ? {} : { from }),
    ...shown,
    ...(stated ? { stated } : {}),
    ...paymentsOf(t, event),
  };
  return { ...tell(t, win), complete: true };
};
