// What lies where after each act. The same story as the table tells from outside, told from inside.

import type { Claimable, Discard } from '../table/table.ts';
import type { Meld } from '../tiles/meld.ts';
import type { Seat } from '../tiles/seat.ts';
import { type Kind, kindOf, type Tile } from '../tiles/tile.ts';
import {
  type Hand,
  indicatorsOf,
  isFirstTurn,
  type Player,
  playerAt,
  resting,
  tilesWithout,
  wholeOf,
  withPlayer,
  withPlayers,
} from './hand.ts';
import type { Move } from './step.ts';
import { nextTile, replacementTile } from './wall.ts';

const held = (tiles: readonly Tile[], gone: readonly Tile[]): readonly Tile[] => {
  const left = tilesWithout(tiles, gone);
  if (left === undefined) throw new Error('tiles that are not there were taken from a hand');
  return left;
};

const passedBy = (player: Player, shown: Claimable): Player => ({
  ...player,
  passed: [...player.passed, shown],
  passedInRiichi: player.riichi === 'none' ? player.passedInRiichi : [...player.passedInRiichi, shown],
});

const withoutIppatsu = (hand: Hand): Hand =>
  withPlayers(hand, (player) => (player.ippatsu ? { ...player, ippatsu: false } : player));

/** Play goes on: the others let the shown tile pass. A kan or a north takes ippatsu only now: a robber still has it. */
export const passShown = (hand: Hand): Hand => {
  const { claimable, ...rest } = hand;
  if (claimable === undefined) return hand;
  const passed = withPlayers({ ...rest, asked: [] }, (player, seat) =>
    seat === claimable.seat ? player : passedBy(player, claimable),
  );
  return claimable.by === 'discard' ? passed : withoutIppatsu(passed);
};

const nobody = (hand: Hand): Hand['answers'] => hand.seats.map(() => undefined);

const show = (hand: Hand, claimable: Claimable): Hand => ({
  ...hand,
  phase: 'claim',
  claimable,
  asked: [],
  answers: nobody(hand),
});

/** What a draw follows. A flower's replacement comes from the end of the wall, and counts as drawn from it. */
export type Cause = 'turn' | 'kan' | 'north' | 'flower';

const FROM: Readonly<Record<Cause, 'wall' | 'replacement'>> = {
  turn: 'wall',
  kan: 'replacement',
  north: 'replacement',
  flower: 'wall',
};

export const draw =
  (seat: Seat, after: Cause): Move =>
  (before) => {
    const hand = passShown(before);
    const { wall } = hand;
    const isReplacement = after !== 'turn';
    const tile = isReplacement ? replacementTile(wall) : nextTile(wall);
    const drawn = withPlayer(hand, seat, (player) => ({
      ...player,
      drawn: tile,
      drawnFrom: FROM[after],
      ...(after === 'flower' ? { flowerDraw: true as const } : {}),
    }));
    return {
      hand: {
        ...drawn,
        wall: isReplacement ? { ...wall, replaced: wall.replaced + 1 } : { ...wall, taken: wall.taken + 1 },
        turn: seat,
        phase: 'discard',
      },
      events: [{ type: 'draw', seat, tile, ...(isReplacement ? { replacement: true as const } : {}) }],
    };
  };

export interface Thrown {
  readonly tile: Tile;
  readonly drawn: boolean;
  readonly riichi?: true;
}

const afterThrow = (player: Player, { tile, drawn, riichi }: Thrown, isFirst: boolean): Player => {
  const discard: Discard = { tile, drawn, ...(riichi ? { riichi } : {}) };
  return {
    ...resting(player, drawn ? player.concealed : held(wholeOf(player), [tile])),
    river: [...player.river, discard],
    ippatsu: false,
    riichi: riichi ? 'declared' : player.riichi,
    doubleRiichi: player.doubleRiichi || (riichi === true && isFirst),
    passed: [],
  };
};

export const discard =
  (seat: Seat, thrown: Thrown): Move =>
  (before) => {
    const { justCalled: _, ...rest } = before;
    const isFirst = isFirstTurn(before, seat);
    const hand = withPlayer(rest, seat, (player) => afterThrow(player, thrown, isFirst));
    return {
      hand: show(hand, { tile: thrown.tile, seat, by: 'discard' }),
      events: [{ type: 'discard', seat, ...thrown }],
    };
  };

/** What the hand waits for lies open to everyone. */
export const reveal =
  (seat: Seat, waits: readonly Kind[]): Move =>
  (before) => ({
    hand: withPlayer(before, seat, (player) => ({ ...player, open: waits })),
    events: [{ type: 'open', seat, waits }],
  });

/** Riichi stands, and its stick is paid where there is one, once nobody has won on the tile. */
export const acceptRiichi =
  (stick: number): Move =>
  (hand) => {
    const seat = hand.claimable?.seat;
    if (seat === undefined || playerAt(hand, seat).riichi !== 'declared') return { hand, events: [] };
    const after = withPlayer(hand, seat, (player) => ({
      ...player,
      riichi: 'accepted',
      ippatsu: true,
      score: player.score - stick,
    }));
    return {
      hand: { ...after, riichiSticks: hand.riichiSticks + (stick > 0 ? 1 : 0) },
      events: [{ type: 'riichi', seat }],
    };
  };

type Claimed = Extract<Meld, { type: 'chi' | 'pon' | 'openKan' }>;

const takeLast = (player: Player, by: Seat): Player => ({
  ...player,
  river: player.river.map((d, i, all) => (i === all.length - 1 ? { ...d, calledBy: by } : d)),
});

export const claim =
  (seat: Seat, meld: Claimed): Move =>
  (before) => {
    const taken = withPlayer(withoutIppatsu(passShown(before)), meld.from, (player) =>
      takeLast(player, seat),
    );
    const hand = withPlayer(taken, seat, (player) => ({
      ...resting(player, held(player.concealed, meld.own)),
      melds: [...player.melds, meld],
    }));
    const called = meld.type === 'openKan' ? {} : { justCalled: meld };
    return {
      hand: { ...hand, ...called, turn: seat, phase: 'discard', untouched: false },
      events: [{ type: 'meld', seat, meld }],
    };
  };

type Kan = Extract<Meld, { type: 'closedKan' | 'addedKan' }>;

const meldsAfter = (melds: readonly Meld[], kan: Kan): readonly Meld[] =>
  kan.type === 'closedKan'
    ? [...melds, kan]
    : melds.map((m) => (m.type === 'pon' && kindOf(m.called) === kindOf(kan.added) ? kan : m));

/** An own kan lies open before its replacement is drawn, unless it is laid face down. */
export const kan =
  (seat: Seat, meld: Kan, shown: boolean): Move =>
  (before) => {
    const gone = meld.type === 'closedKan' ? meld.own : [meld.added];
    const hand = withPlayer(before, seat, (player) => ({
      ...resting(player, held(wholeOf(player), gone)),
      melds: meldsAfter(player.melds, meld),
    }));
    const after = shown ? show(hand, { tile: gone[0]!, seat, by: meld.type }) : hand;
    return { hand: { ...after, untouched: false }, events: [{ type: 'meld', seat, meld }] };
  };

/** A north, which may be won on, or a flower, which may not. */
export const setAside =
  (seat: Seat, tile: Tile, mayBeRobbed: boolean): Move =>
  (before) => {
    const hand = withPlayer(before, seat, (player) => ({
      ...resting(player, held(wholeOf(player), [tile])),
      aside: [...player.aside, tile],
    }));
    const after = mayBeRobbed ? { ...show(hand, { tile, seat, by: 'north' }), untouched: false } : hand;
    return { hand: after, events: [{ type: 'aside', seat, tile }] };
  };

/** A flower of the deal: its replacement takes its place, in nobody's turn. */
export const replaceDealt =
  (seat: Seat, flower: Tile): Move =>
  (hand) => {
    const { wall } = hand;
    const replacement = replacementTile(wall);
    const exchanged = (tile: Tile): Tile => (tile === flower ? replacement : tile);
    const after = withPlayer(hand, seat, (player) => ({
      ...player,
      concealed: player.concealed.map(exchanged),
      ...(player.drawn === undefined ? {} : { drawn: exchanged(player.drawn) }),
      aside: [...player.aside, flower],
    }));
    return {
      hand: { ...after, wall: { ...wall, replaced: wall.replaced + 1 } },
      events: [{ type: 'aside', seat, tile: flower, dealt: { replacement } }],
    };
  };

/** Turns the next indicators. */
export const turnIndicators =
  (count: number): Move =>
  (before) => {
    const hand = { ...before, indicators: before.indicators + count };
    const turned = indicatorsOf(hand).slice(before.indicators);
    return { hand, events: turned.map((tile) => ({ type: 'indicator', tile })) };
  };
