// What a player may do: throw after a call, kan, declare riichi, end the hand by nine terminals. Facts in, yes or no out.

import { decompose } from '../../shapes/decompose.ts';
import { countsOf } from '../../tiles/counts.ts';
import type { Meld } from '../../tiles/meld.ts';
import type { Players } from '../../tiles/seat.ts';
import {
  isHonour,
  isTerminalOrHonour,
  type Kind,
  kindOf,
  plainTile,
  rankOf,
  type Tile,
} from '../../tiles/tile.ts';
import type { RiichiOptions } from './options.ts';
import { type Held, waitsOf } from './waits.ts';

/** The kind at the other end of a run: 45 taken to a called 3 bars 6 as well. */
const farEnd = (called: Kind, own: readonly Kind[]): readonly Kind[] => {
  if (isHonour(called)) return [];
  if (called < Math.min(...own) && rankOf(called) <= 6) return [(called + 3) as Kind];
  if (called > Math.max(...own) && rankOf(called) >= 4) return [(called - 3) as Kind];
  return [];
};

/** Kinds that may not be thrown right after this call (kuikae). */
export const barredBy = (meld: Meld, options: RiichiOptions): readonly Kind[] => {
  if (options.kuikae === 'allowed' || (meld.type !== 'chi' && meld.type !== 'pon')) return [];
  const called = kindOf(meld.called);
  if (meld.type === 'pon' || options.kuikae === 'sameTileOnly') return [called];
  return [called, ...farEnd(called, meld.own.map(kindOf))].sort((a, b) => a - b);
};

/** A chi or pon after which no tile could be thrown is not allowed. `left`: the concealed tiles without those used. */
export const mayCall = (meld: Meld, left: readonly Tile[], options: RiichiOptions): boolean => {
  const barred = barredBy(meld, options);
  return left.some((t) => !barred.includes(kindOf(t)));
};

export interface DeclareFacts {
  /** No called group but closed kans. */
  readonly closed: boolean;
  /** Some discard leaves the hand tenpai. */
  readonly tenpai: boolean;
  readonly points: number;
  /** Live tiles left, the own draw taken. */
  readonly wall: number;
  readonly players: Players;
}

export const mayDeclareRiichi = (facts: DeclareFacts, { riichi }: RiichiOptions): boolean =>
  facts.closed &&
  facts.tenpai &&
  facts.points >= riichi.minPoints &&
  facts.wall >= Math.min(riichi.minWall, facts.players);

/** The tiles whose discard leaves a hand of 14 tenpai, each face once, red ones apart. */
export const tenpaiDiscards = ({ concealed, melds }: Held): readonly Tile[] =>
  [...new Set(concealed)].filter((tile) => {
    const left = concealed.toSpliced(concealed.indexOf(tile), 1);
    return waitsOf({ concealed: left, melds }).length > 0;
  });

/** A kan of any type: at most four on the table, and a tile must be left to replace it. */
export const mayKan = ({ kans, wall }: { readonly kans: number; readonly wall: number }): boolean =>
  kans < 4 && wall > 0;

/** Every reading of every win has the kind as a triplet: the kan takes nothing apart. */
const isAlwaysTriplet = ({ concealed, melds }: Held, kind: Kind, waits: readonly Kind[]): boolean =>
  waits.every((wait) =>
    decompose(countsOf([...concealed, plainTile(wait)]), melds.length).every(
      (way) => way.form === 'standard' && way.groups.some((g) => g.type === 'triplet' && g.kind === kind),
    ),
  );

const sameKinds = (a: readonly Kind[], b: readonly Kind[]): boolean =>
  a.length === b.length && a.every((kind, i) => kind === b[i]);

/**
 * A closed kan in riichi: of the drawn tile alone, and only if the waits stay as they are; by the stricter rule, only
 * if the triplet stands in every reading. `held` is the hand without the drawn tile.
 */
export const mayKanInRiichi = (held: Held, drawn: Tile, options: RiichiOptions): boolean => {
  const kind = kindOf(drawn);
  const own = held.concealed.filter((t) => kindOf(t) === kind);
  if (options.riichiAnkan === 'forbidden' || own.length !== 3) return false;
  const waits = waitsOf(held);
  const after: Held = {
    concealed: held.concealed.filter((t) => kindOf(t) !== kind),
    melds: [...held.melds, { type: 'closedKan', own: [...own, drawn] }],
  };
  if (!sameKinds(waits, waitsOf(after))) return false;
  return options.riichiAnkan === 'waitsUnchanged' || isAlwaysTriplet(held, kind, waits);
};

/** Nine different terminals and honours on the own first draw, with nobody having called. */
export const mayNineTerminals = (
  facts: { readonly tiles: readonly Tile[]; readonly firstTurn: boolean },
  options: RiichiOptions,
): boolean => {
  if (!options.nineTerminals || !facts.firstTurn) return false;
  return new Set(facts.tiles.map(kindOf).filter(isTerminalOrHonour)).size >= 9;
};
