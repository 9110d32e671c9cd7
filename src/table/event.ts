// One event type is the protocol of every client, the log format and the test format at once, as mjai's is for
// libriichi. A hidden tile is left out; a number stands for a hand of so many hidden tiles.

import type { Meld } from '../tiles/meld.ts';
import type { BySeat, Players, Seat } from '../tiles/seat.ts';
import type { Kind, Tile, Wind } from '../tiles/tile.ts';
import type { Table } from './table.ts';

/** What a client says of the rules in force: a preset of a rule set, and what differs from it. */
export interface RuleHint {
  readonly family: 'riichi' | 'mcr' | 'korean';
  readonly preset: string;
  readonly options?: Readonly<Record<string, unknown>>;
  /** How many of the four fives of m, p and s are red; absent: not known. */
  readonly reds?: readonly [number, number, number];
  /** Rules of the room, in the client's own words, that we do not know how to play by. */
  readonly unsupported?: readonly string[];
}

/** Facts fixed at the deal. */
export interface Round {
  readonly players: Players;
  readonly wind: Wind;
  /** Which hand of the wind: 0–3 (three players: 0–2). */
  readonly number: number;
  readonly dealer: Seat;
  readonly honba: number;
  /** Sticks on the table when the hand began. */
  readonly riichiSticks: number;
  readonly scores: BySeat<number>;
  /**
   * Tiles that can be drawn from the live wall after the deal, the dealer's first draw included: 70, three players 55;
   * MCR, where replacements are among them, 92, without flowers 84.
   */
  readonly wall: number;
  /** Each seat draws from a wall of its own: the hand may run out with tiles left in another's. */
  readonly ownWalls?: true;
}

/** Calls a player can be offered. */
export const OFFERS = ['chi', 'pon', 'kan', 'ron', 'tsumo', 'riichi', 'nineTerminals', 'north'] as const;
export type Offer = (typeof OFFERS)[number];

export const ENDINGS = [
  'win',
  'exhaustive',
  'nagashi',
  'nineTerminals',
  'fourWinds',
  'fourRiichi',
  'fourKans',
  'tripleRon',
  'unknown',
] as const;
export type Ending = (typeof ENDINGS)[number];

/** What a log or a server says a win was worth, in the ids of `rules/riichi` where they are known. */
export interface StatedScore {
  readonly han?: number;
  readonly fu?: number;
  readonly points?: number;
  readonly yaku?: readonly { readonly id: string; readonly han: number }[];
  readonly yakuman?: readonly string[];
  readonly ura?: readonly Tile[];
  readonly liable?: Seat;
  /** MCR: the fans in the ids of `rules/mcr` where they are known, else in the service's word. */
  readonly fans?: readonly { readonly id: string; readonly times: number }[];
  /** MCR: what they make together, flowers included. */
  readonly fan?: number;
}

/** What a service says a wait is worth. Dora, red fives among them, are counted apart. */
export interface ToldWorth {
  /** Undefined for a yakuman. */
  readonly han?: number;
  readonly fu?: number;
}

/** A wait as a service shows it to its own player. */
export interface ToldWait {
  readonly tile: Tile;
  /** A ron has a yaku. */
  readonly hasYaku: boolean;
  readonly ron: ToldWorth;
  readonly tsumo: ToldWorth;
  /** In the complete hand: by the indicators shown, and red fives. */
  readonly dora: number;
}

/** What a service says of one discard that leaves its player tenpai. */
export interface ToldDiscard {
  readonly tile: Tile;
  readonly furiten: boolean;
  readonly waits: readonly ToldWait[];
}

/** What a service tells its own client about the viewer's hand. */
export interface Told {
  /** The tile shown just now is counted as let pass if it cannot be won on. */
  readonly furiten?: boolean;
  readonly offers?: readonly Offer[];
  /** The offers of the own turn name kans, too. */
  readonly ownKans?: true;
  /** Of the hand at rest; empty: not tenpai. */
  readonly waits?: readonly ToldWait[];
  /** With a tile too many: the discards that leave the hand tenpai. */
  readonly discards?: readonly ToldDiscard[];
}

/** What happened, in the words of no client. */
export type TableEvent =
  /**
   * A game begins or is joined. `humans`: people sit opposite, so fair play asks first. `hintsOff`: the service shows no
   * hints at this table, so we start without.
   */
  | {
      readonly type: 'game';
      readonly players: Players;
      readonly humans: boolean;
      readonly rules?: RuleHint;
      readonly hintsOff?: true;
      /** The match was under way before it was read: what its room plays was not said. */
      readonly joined?: true;
    }
  | {
      readonly type: 'deal';
      readonly round: Round;
      readonly me: Seat;
      /** 13 tiles or the number 13; a dealer's 14th tile comes as a draw. */
      readonly hands: BySeat<readonly Tile[] | number>;
      /** Absent where the rules know no dora. */
      readonly indicator?: Tile;
    }
  /** `replacement`: after a kan or a tile set aside. */
  | { readonly type: 'draw'; readonly seat: Seat; readonly tile?: Tile; readonly replacement?: true }
  /** Riichi was said; the discard that follows is the sideways tile. Clients that only mark the discard leave this out. */
  | { readonly type: 'declare'; readonly seat: Seat }
  /** `drawn`: the tile just drawn went straight out; left out where the client does not tell. */
  | {
      readonly type: 'discard';
      readonly seat: Seat;
      readonly tile: Tile;
      readonly drawn?: boolean;
      readonly riichi?: true;
    }
  /** Riichi stands: nobody won on the tile, the stick is paid. */
  | { readonly type: 'riichi'; readonly seat: Seat }
  /** A hand in riichi or upeo shows what it waits for: with the riichi discard, or by some rules in a later own turn. */
  | { readonly type: 'open'; readonly seat: Seat; readonly waits: readonly Kind[] }
  | { readonly type: 'meld'; readonly seat: Seat; readonly meld: Meld }
  /**
   * A north or a flower set aside. `dealt`: a flower of the deal, before the first discard; its replacement comes with
   * it, in nobody's turn.
   */
  | {
      readonly type: 'aside';
      readonly seat: Seat;
      readonly tile: Tile;
      readonly dealt?: { readonly replacement: Tile | 'hidden' };
    }
  | { readonly type: 'indicator'; readonly tile: Tile }
  /** Ends the hand by itself; a further `win` on the same tile may follow, and an `end` where the client tells. */
  | {
      readonly type: 'win';
      readonly seat: Seat;
      readonly tile: Tile;
      /** Absent on a self-draw. */
      readonly from?: Seat;
      /** The concealed tiles without the winning one, where they were shown. */
      readonly hand?: readonly Tile[];
      readonly stated?: StatedScore;
      readonly payments?: BySeat<number>;
    }
  | {
      readonly type: 'end';
      readonly ending: Ending;
      readonly payments?: BySeat<number>;
      /** Hands shown at a draw. */
      readonly hands?: BySeat<readonly Tile[] | undefined>;
      /** The game is over after this hand. */
      readonly last?: true;
    }
  /** What the service tells its own client about the viewer's hand: compared with our answer, never used as it. */
  | ({ readonly type: 'told' } & Told)
  /** Messages are missing that nothing will make up: nothing follows until the next deal or snapshot. */
  | { readonly type: 'missed'; readonly detail: string }
  /** Joined mid-hand, or read whole from the page. */
  | { readonly type: 'snapshot'; readonly table: Table };
