// What each choice of a moment is worth, what it risks, and how far that has been looked at: plain data, so that it
// crosses a port.

import type { RulesId } from '../../rules/rules.ts';
import type { Unknown } from '../../table/table.ts';
import type { Seat } from '../../tiles/seat.ts';
import type { Tile } from '../../tiles/tile.ts';
import type { CallChoice } from '../analysis.ts';
import type { Danger } from '../danger/danger.ts';
import type { Together } from '../danger/together.ts';
import type { Stage, ThrowValue } from '../value/value.ts';
import type { Parts } from './parts.ts';
import type { Standing } from './placing.ts';

/** A way of going on. */
export interface Choice {
  /** Points, to compare choices by; absent while it is not known. */
  readonly total?: number;
  /** Absent while it is not known, or where the hand is too far from a win. */
  readonly value?: ThrowValue;
  /** Riichi alone; with `value` scored. The plan that is worth most. */
  readonly parts?: Parts;
  /** The plans that are worth less, the better first. */
  readonly others?: readonly Parts[];
}

export interface DiscardWorth extends Choice {
  readonly tile: Tile;
  /** Riichi alone. */
  readonly danger?: Danger;
  /** The same against all at once. */
  readonly together?: Together;
  /** In the last hand: the place after dealing in to each, for what it costs on average. */
  readonly placesDealtIn?: readonly { readonly seat: Seat; readonly place: number }[];
}

/** What may be said, and letting it pass. */
export interface CallWorth extends Choice, Pick<DiscardWorth, 'danger' | 'together'> {
  readonly call: CallChoice['call'];
  readonly own: readonly Tile[];
  /** As far as it was looked at: no farther than what it stands beside. */
  readonly stage: Worths['stage'];
  /** The tile to throw then. */
  readonly discard?: Tile;
}

export interface Worths {
  readonly family: RulesId;
  /** Of the table it is about. */
  readonly seq: number;
  /** `danger`: nothing but that; else as far as the values were looked at. */
  readonly stage: 'danger' | Stage;
  /** Nothing better will come. */
  readonly isFinal: boolean;
  /** Time was up before all was looked at. */
  readonly isBounded?: boolean;
  /** Own draws to come. */
  readonly draws: number;
  /** The best first. */
  readonly discards: readonly DiscardWorth[];
  /** Between draws: the hand as it is. */
  readonly now?: Choice;
  readonly calls: readonly CallWorth[];
  /** In the last hand. */
  readonly standing?: Standing;
  /** Places were weighed in. */
  readonly isPlaced: boolean;
  /** What is not known and makes dangers rough. */
  readonly unknown: readonly Unknown[];
}
