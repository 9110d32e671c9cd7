// Positions that can be, made at random: groups, rivers and hands from one wall, every called tile in its river.

import { RULE_SETS } from '../rules/rules.ts';
import type { Discard } from '../table/table.ts';
import { isConcealed, isKan, type Meld } from '../tiles/meld.ts';
import { below, pick, type Random, randomFrom } from '../tiles/random.ts';
import { type Players, type Seat, seatAfter, seatsOf } from '../tiles/seat.ts';
import { isFlower, isHonour, kindOf, rankOf, type Tile, WINDS } from '../tiles/tile.ts';
import { edit } from './edit.ts';
import { type DeskSeat, emptyPosition, type Position } from './position.ts';
import { playersOf, presetsOf, tileSetOf } from './rules.ts';

/** Tiles that are left: taken out at random, or by what is wanted. */
class Wall {
  constructor(
    private readonly tiles: Tile[],
    private readonly random: Random,
  ) {}
  take(wanted: (tile: Tile) => boolean = (t) => !isFlower(t)): Tile | undefined {
    const at = this.tiles.map((t, i) => (wanted(t) ? i : -1)).filter((i) => i >= 0);
    return at.length === 0 ? undefined : this.tiles.splice(pick(at, this.random), 1)[0];
  }
  many(count: number, wanted?: (tile: Tile) => boolean): readonly Tile[] {
    const out: Tile[] = [];
    for (let i = 0; i < count; i++) {
      const tile = this.take(wanted);
      if (tile !== undefined) out.push(tile);
    }
    return out;
  }
  /** All of these, or none. */
  group(wants: readonly ((tile: Tile) => boolean)[]): readonly Tile[] | undefined {
    const got: Tile[] = [];
    for (const want of wants) {
      const tile = this.take(want);
      if (tile === undefined) {
        this.tiles.push(...got);
        return undefined;
      }
      got.push(tile);
    }
    return got;
  }
}

const sameKind = (kind: number) => (t: Tile) => !isFlower(t) && kindOf(t) === kind;

interface Chair {
  readonly seat: Seat;
  readonly players: Players;
  readonly mayChow: boolean;
}

const equalMeld = (wall: Wall, random: Random, { seat, players }: Chair): Meld | undefined => {
  const first = wall.take();
  if (first === undefined) return undefined;
  const type = pick(['pon', 'openKan', 'addedKan', 'closedKan'] as const, random);
  const rest = wall.group(Array(type === 'pon' ? 2 : 3).fill(sameKind(kindOf(first))));
  if (!rest) return undefined;
  if (type === 'closedKan') return { type, own: [first, ...rest] };
  const from = seatAfter(seat, 1 + below(players - 1, random), players);
  if (type === 'addedKan') return { type, own: rest.slice(0, 2), called: first, from, added: rest[2]! };
  return { type, own: rest, called: first, from };
};

const chow = (wall: Wall, random: Random, { seat, players }: Chair): Meld | undefined => {
  const first = wall.take((t) => !isFlower(t) && !isHonour(kindOf(t)) && rankOf(kindOf(t)) <= 7);
  if (first === undefined) return undefined;
  const rest = wall.group([sameKind(kindOf(first) + 1), sameKind(kindOf(first) + 2)]);
  if (!rest) return undefined;
  const run = [first, ...rest];
  const at = below(3, random);
  return {
    type: 'chi',
    own: run.filter((_, i) => i !== at),
    called: run[at]!,
    from: seatAfter(seat, -1, players),
  };
};

const meldsOf = (wall: Wall, random: Random, chair: Chair): readonly Meld[] =>
  Array.from({ length: pick([0, 0, 0, 1, 2], random) }).flatMap(() => {
    const meld = chair.mayChow && random() < 0.5 ? chow(wall, random, chair) : equalMeld(wall, random, chair);
    return meld ? [meld] : [];
  });

const calledFrom = (melds: readonly (readonly Meld[])[], seat: Seat): readonly Discard[] =>
  melds.flatMap((list, caller) =>
    list.flatMap((m): Discard[] =>
      m.type !== 'closedKan' && m.from === seat ? [{ tile: m.called, calledBy: caller as Seat }] : [],
    ),
  );

const rulesAt = (random: Random): Position => {
  const family = pick(RULE_SETS, random);
  const empty = emptyPosition(family, pick(playersOf(family), random));
  const named = edit(empty, { type: 'preset', preset: pick(presetsOf(family), random) });
  const changed = {
    riichi: { type: 'option', id: 'kuitan', value: random() < 0.5 },
    mcr: { type: 'option', id: 'minimum', value: below(20, random) },
    korean: { type: 'option', id: 'tileSet', value: random() < 0.5 ? 'full' : 'noBamboo' },
  } as const;
  return edit(named, changed[family]);
};

interface Making {
  readonly p: Position;
  readonly wall: Wall;
  readonly random: Random;
  readonly melds: readonly (readonly Meld[])[];
}

const meldsFor = (
  { family, players }: Position,
  wall: Wall,
  random: Random,
): readonly (readonly Meld[])[] => {
  const mayChow = family === 'mcr' || (family === 'riichi' && players === 4);
  let kans = 0;
  return seatsOf(players).map((seat) =>
    meldsOf(wall, random, { seat, players, mayChow }).filter((m) => !isKan(m) || ++kans <= 4),
  );
};

const withSideways = (river: readonly Discard[]): readonly Discard[] =>
  river.map((d, i) => (i === 0 ? { ...d, riichi: true } : d));

/** One seat; all have thrown `length` tiles, and those that others called besides. */
const seatFor = ({ p, wall, random, melds }: Making, seat: Seat, length: number): DeskSeat => {
  const mayDeclare = p.family !== 'mcr' && isConcealed(melds[seat]!) && length > 0;
  const declares = mayDeclare && random() < 0.3;
  const river = wall.many(length).map((tile): Discard => ({ tile }));
  return {
    melds: melds[seat]!,
    river: [...(declares ? withSideways(river) : river), ...(length > 0 ? calledFrom(melds, seat) : [])],
    aside: p.family === 'riichi' ? [] : wall.many(below(2, random), isFlower),
    riichi: declares ? pick(['riichi', 'double'] as const, random) : 'none',
    open: declares && p.family === 'korean' && random() < 0.3,
    score: below(50_000, random) - 10_000,
  };
};

/** What the hand takes, if anything, and from whom. */
const takenFor = (me: Seat, { p, wall, random }: Making): Pick<Position, 'taken' | 'from'> => {
  const taken = random() < 0.8 ? wall.take() : undefined;
  if (taken === undefined) return {};
  const from = seatAfter(me, 1 + below(p.players - 1, random), p.players);
  return random() < 0.4 ? { taken, from } : { taken };
};

type Numbers = Pick<Position, 'dealer' | 'roundWind' | 'honba' | 'sticks' | 'wall'>;

const numbersFor = ({ p, random }: Making): Numbers => ({
  dealer: below(p.players, random) as Seat,
  roundWind: pick(WINDS, random),
  honba: p.family === 'riichi' ? below(4, random) : 0,
  sticks: p.family === 'riichi' ? 4 + below(3, random) : 0,
  ...(random() < 0.5 ? { wall: below(20, random) } : {}),
});

const doraFor = (
  { p, wall, random, melds }: Making,
  mine: DeskSeat,
): Pick<Position, 'indicators' | 'ura' | 'marks'> => {
  if (p.family !== 'riichi') return { indicators: [], ura: [], marks: [] };
  const indicators = wall.many(1 + melds.flat().filter(isKan).length);
  const isDeclared = mine.riichi !== 'none';
  return {
    indicators,
    ura: isDeclared ? wall.many(1) : [],
    marks: isDeclared && random() < 0.5 ? ['ippatsu'] : [],
  };
};

/** A hand of full size, taken tile and all; nothing in it that `faultsOf` names. */
export const legalPosition = (seed: number): Position => {
  const random = randomFrom(seed);
  const p = rulesAt(random);
  const wall = new Wall([...tileSetOf(p)], random);
  const making: Making = { p, wall, random, melds: meldsFor(p, wall, random) };
  const me = below(p.players, random) as Seat;
  const concealed = wall.many(13 - 3 * making.melds[me]!.length);
  const length = below(p.family === 'korean' ? 5 : 9, random);
  const seats = seatsOf(p.players).map((seat) => seatFor(making, seat, length));
  return {
    ...p,
    me,
    seats,
    concealed,
    ...numbersFor(making),
    ...takenFor(me, making),
    ...doraFor(making, seats[me]!),
  };
};
