// A hand of Chinese official mahjong of our own making, for seat 1, South: opening flowers, a wait that falls short, a flower and
// a kong with their replacements, the last copy of a tile, and a kong that is robbed. All hands lie open here; what the viewer
// is told is each server's business.

import { apply } from '../../src/table/apply.ts';
import { eastOne } from '../../src/table/east-one.ts';
import type { TableEvent } from '../../src/table/event.ts';
import type { Moment } from '../../src/table/mcr-play.fixture.ts';
import type { Table } from '../../src/table/table.ts';
import { parseHand, parseTile, parseTiles } from '../../src/tiles/notation.ts';
import type { Seat } from '../../src/tiles/seat.ts';
import type { Tile } from '../../src/tiles/tile.ts';

export const ME: Seat = 1;

const read = <T>(r: { ok: true; value: T } | { ok: false; detail: string }): T => {
  if (!r.ok) throw new Error(r.detail);
  return r.value;
};
export const tile = (text: string): Tile => read(parseTile(text));
const tiles = (text: string): readonly Tile[] => read(parseTiles(text));

const draw = (seat: Seat, text: string, replacement = false): TableEvent => ({
  type: 'draw',
  seat,
  tile: tile(text),
  ...(replacement && { replacement: true }),
});
const discard = (seat: Seat, text: string, drawn = false): TableEvent => ({
  type: 'discard',
  seat,
  tile: tile(text),
  drawn,
});
const aside = (seat: Seat, text: string): TableEvent => ({ type: 'aside', seat, tile: tile(text) });
const opening = (seat: Seat, flower: string, replacement: string): TableEvent => ({
  type: 'aside',
  seat,
  tile: tile(flower),
  dealt: { replacement: tile(replacement) },
});
const meld = (seat: Seat, text: string): TableEvent => ({
  type: 'meld',
  seat,
  meld: read(parseHand(text, seat, 4)).melds[0]!,
});

/** East, me, West, North. */
const HANDS = [
  '12m3m123s8p8p13z55z2f',
  '999m234567p7s66m1f',
  '9s6s1245s11p77z2z88m',
  '99s2z345m1z5z6z8p9p23p',
];

/** What happens until a moment that has a name. */
const STEPS: readonly (readonly [string, readonly TableEvent[]])[] = [
  ['opening flowers', [opening(0, '2f', '7z'), opening(1, '1f', '4z')]],
  ['ready with the right discard', [discard(0, '1z'), draw(1, '8s')]],
  ['ready by shape alone', [discard(1, '4z')]],
  ['a tile that falls short', [draw(2, '4m'), discard(2, '9s')]],
  [
    'a flower',
    [
      meld(3, '[999s1]'),
      discard(3, '2z'),
      draw(0, '3f'),
      aside(0, '3f'),
      draw(0, '6z', true),
      discard(0, '3z'),
      draw(1, '2g'),
    ],
  ],
  ['a kong is offered', [aside(1, '2g'), draw(1, '9m', true)]],
  ['after the kong', [meld(1, '[9999m]'), draw(1, '1m', true), discard(1, '1m', true)]],
  ['one short', [draw(2, '5m'), discard(2, '6s')]],
  ['a kong to rob', [draw(3, '9s'), meld(3, '[9999s5]')]],
];

const OPENING: readonly TableEvent[] = [
  {
    type: 'deal',
    round: eastOne([0, 0, 0, 0], 92),
    me: ME,
    hands: HANDS.map(tiles),
  },
  draw(0, '9p'),
];

const follow = (moments: readonly Moment[], event: TableEvent): readonly Moment[] => {
  const after = apply(moments.at(-1)?.table, event);
  if (!after.ok) throw new Error(`${event.type}: ${after.code} ${after.detail}`);
  return [...moments, { event, table: after.value }];
};

/** The deal and the dealer's first draw. */
export const DEALT = OPENING.reduce<readonly Moment[]>(follow, []);

export interface Played {
  readonly name: string;
  /** All there was until then. */
  readonly moments: readonly Moment[];
  /** How many of them had been there at the named moment before. */
  readonly before: number;
}

const play = (): readonly Played[] => {
  let moments = DEALT;
  return STEPS.map(([name, events]) => {
    const before = moments.length;
    moments = events.reduce(follow, moments);
    return { name, moments, before };
  });
};

export const PLAYED: readonly Played[] = play();

export const playedTo = (name: string): Played => {
  const found = PLAYED.find((p) => p.name === name);
  if (!found) throw new Error(`no moment «${name}»`);
  return found;
};

export const tableAt = (name: string): Table => playedTo(name).moments.at(-1)!.table;

/** What the viewer holds when the kong can be robbed. */
export const winningHand = (): readonly Tile[] => {
  const { concealed } = tableAt('a kong to rob').seats[ME]!;
  return typeof concealed === 'number' ? [] : concealed;
};

/** Robbing 8, concealed kong 2, concealed hand 2, pung of terminals, short straight, no honours: 15, and two flowers. */
export const FAN = 17;
export const PAYMENTS = [-8, 41, -8, -25];
