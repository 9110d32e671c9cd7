// Everything anybody could try, tried: what is not offered is refused by name, and what is offered is not.

import type { Act } from '../../src/game/act.ts';
import { act, choices, type Game } from '../../src/game/game.ts';
import type { Meld } from '../../src/tiles/meld.ts';
import { type Seat, seatsOf } from '../../src/tiles/seat.ts';
import { TILES, type Tile } from '../../src/tiles/tile.ts';
import { must } from './fault.ts';

const PAIRS: readonly (readonly [Tile, Tile])[] = TILES.flatMap((a, i) =>
  TILES.slice(i).map((b) => [a, b] as const),
);

const discards = (): readonly Act[] =>
  TILES.flatMap((tile) =>
    [true, false].flatMap((drawn): readonly Act[] => [
      { type: 'discard', tile, drawn },
      { type: 'discard', tile, drawn, riichi: true },
      { type: 'discard', tile, drawn, riichi: true, open: true },
      { type: 'discard', tile, drawn, open: true },
    ]),
  );

/** So many of a face, with fives as they may be mixed with red ones. */
const alike = (size: number): readonly (readonly Tile[])[] => [
  ...TILES.map((t) => new Array<Tile>(size).fill(t)),
  ...[4, 13, 22].flatMap((five, i) =>
    [1, 2].map((reds) => [
      ...new Array<Tile>(size - reds).fill(TILES[five]!),
      ...new Array<Tile>(reds).fill(TILES[34 + i]!),
    ]),
  ),
];

const quads = (): readonly Meld[] => alike(4).map((own): Meld => ({ type: 'closedKan', own }));

const claims = ({ hand }: Game): readonly Meld[] => {
  if (!hand.claimable) return [];
  const { tile: called, seat: from } = hand.claimable;
  const pairs = PAIRS.flatMap((own): readonly Meld[] => [
    { type: 'chi', own, called, from },
    { type: 'pon', own, called, from },
  ]);
  return [...pairs, ...alike(3).map((own): Meld => ({ type: 'openKan', own, called, from }))];
};

const added = ({ hand }: Game, seat: Seat): readonly Meld[] =>
  hand.seats[seat]!.melds.flatMap((m) =>
    m.type === 'pon' ? TILES.map((t): Meld => ({ ...m, type: 'addedKan', added: t })) : [],
  );

const attempts = (game: Game, seat: Seat): readonly Act[] => [
  ...discards(),
  ...[...quads(), ...claims(game), ...added(game, seat)].map((meld): Act => ({ type: 'meld', meld })),
  ...TILES.map((tile): Act => ({ type: 'aside', tile })),
  { type: 'open' },
  { type: 'nineTerminals' },
  { type: 'tsumo' },
  { type: 'ron' },
  { type: 'pass' },
];

/** An act in one writing, however its tiles are ordered. */
const writing = (move: Act): string =>
  JSON.stringify(
    move.type === 'meld' ? { ...move.meld, own: [...move.meld.own].sort((a, b) => a - b) } : move,
    (_, v: unknown) =>
      typeof v === 'object' && v !== null && !Array.isArray(v)
        ? Object.fromEntries(Object.entries(v).sort(([a], [b]) => (a < b ? -1 : 1)))
        : v,
  );

export const checkRefusals = (game: Game): void => {
  for (const seat of seatsOf(game.rules.players)) {
    const offered = new Set(choices(game, seat).map(writing));
    const taken = attempts(game, seat).filter((move) => act(game, seat, move).ok);
    const accepted = new Set(taken.map(writing));
    for (const move of accepted)
      must(offered.has(move), () => `seat ${seat}: accepted and not offered: ${move}`);
    for (const move of offered)
      must(accepted.has(move), () => `seat ${seat}: offered and not accepted: ${move}`);
  }
};
