// What a person does to a position, as data.

import type { RulesId, Shown } from '../rules/rules.ts';
import type { Meld } from '../tiles/meld.ts';
import type { Players, Seat } from '../tiles/seat.ts';
import type { Tile, Wind } from '../tiles/tile.ts';
import type { Declared, List, Mark, Place, Position } from './position.ts';

/** What each kind of change says. */
export interface Said {
  /** Everything else: a link opened, a random hand. */
  readonly set: { readonly position: Position };
  /** Nothing entered, by the same rules. */
  readonly clear: object;
  readonly family: { readonly family: RulesId };
  /** Drops what was changed in the one before. */
  readonly preset: { readonly preset: string };
  /** Absent value: as the preset has it. */
  readonly option: { readonly id: string; readonly value?: string | number | boolean };
  readonly players: { readonly players: Players };
  /** A tile to the hand: the one too many is the taken one. A flower is set aside. */
  readonly hold: { readonly tile: Tile };
  /** A tile to the end of a list. */
  readonly put: { readonly list: List; readonly tile: Tile };
  readonly remove: { readonly place: Place };
  /** The tile at a place becomes another; a meld stays as it is. */
  readonly swap: { readonly place: Place; readonly tile: Tile };
  /** The own hand as read from a text: tiles, melds, flowers. Absent: as it is. Norths set aside stay. */
  readonly hand: {
    readonly tiles: readonly Tile[];
    readonly melds?: readonly Meld[];
    readonly aside?: readonly Tile[];
  };
  /** The hand in the order of faces; the taken tile stays. */
  readonly sort: object;
  /** What the hand takes, and from whom; absent `from`: drawn. */
  readonly take: { readonly tile: Tile; readonly from?: Seat };
  /** The taken tile is drawn, or shown by a seat. */
  readonly from: { readonly from?: Seat };
  /** `fromHand`: its tiles leave the own hand where they are in it. */
  readonly meld: { readonly seat: Seat; readonly meld: Meld; readonly fromHand?: true };
  /** What a river tile is: its riichi one, or called away. Absent: neither. */
  readonly discard: {
    readonly seat: Seat;
    readonly index: number;
    readonly riichi?: true;
    readonly calledBy?: Seat;
  };
  readonly roundWind: { readonly wind: Wind };
  /** The own seat's wind: the deal moves, nobody's tiles do. */
  readonly seatWind: { readonly wind: Wind };
  readonly dealer: { readonly dealer: Seat };
  /** A number that no table has is brought to the nearest that one has. */
  readonly honba: { readonly value: number };
  readonly sticks: { readonly value: number };
  /** Absent: not known. */
  readonly wall: { readonly value?: number };
  readonly score: { readonly seat: Seat; readonly value: number };
  readonly riichi: { readonly seat: Seat; readonly riichi: Declared; readonly open?: boolean };
  readonly mark: { readonly mark: Mark; readonly on: boolean };
  /** What was let pass. */
  readonly passed: { readonly passed: readonly Shown[]; readonly inRiichi: readonly Shown[] };
}

export type ChangeType = keyof Said;

/** One change, or one of some types. */
export type Change<T extends ChangeType = ChangeType> = { [K in T]: { readonly type: K } & Said[K] }[T];
