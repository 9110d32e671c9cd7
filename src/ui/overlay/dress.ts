// What a family of rules gives the panel to draw: an answer, notes, and the rows of three tables. The tables themselves
// are the same for all (`waits.tsx`, `discards.tsx`, `calls.tsx`); a dress says what stands in their cells.

import type { ComponentChildren } from 'preact';
import type { HandView } from '../../analysis/analysis.ts';
import type { MessageKey } from '../../i18n/i18n.ts';
import type { Kind, Tile } from '../../tiles/tile.ts';
import type { MarkId, Tone } from '../parts/icon.tsx';
import type { Said } from './said.ts';

/** How near the hand is, in the largest letters; beside it what it accepts, or what the win is worth. */
export interface Headline {
  readonly title: string;
  /** The shape of the wait, the form if it is not the usual one, whether it may win. */
  readonly more?: string;
  readonly right: readonly Said[];
}

export interface Note {
  /** Red for furiten alone. */
  readonly tone: 'danger' | 'caution';
  /** It holds now, not perhaps. */
  readonly state: boolean;
  readonly says: readonly Said[];
  /** What a state is called where there is no room for a sentence. */
  readonly name?: MessageKey;
}

export interface WaitDress {
  readonly kind: Kind;
  readonly live: number;
  readonly best?: boolean;
  readonly byDiscard: ComponentChildren;
  readonly bySelfDraw: ComponentChildren;
  /** The score sheet. */
  readonly why: () => ComponentChildren;
}

export interface WaitsDress {
  /** Heads of the columns: by discard, by self-draw. */
  readonly ways: readonly [MessageKey, MessageKey];
  readonly rows: readonly WaitDress[];
  readonly legend?: ComponentChildren;
}

/** What a second line says under shanten, accepted tiles and count. */
export interface SecondLine {
  readonly shanten: ComponentChildren;
  readonly accepts: ComponentChildren;
  readonly tiles: ComponentChildren;
}

export interface DiscardDress {
  readonly tile: Tile;
  readonly after: HandView;
  /** How near the hand is then, where the family has a word of its own. */
  readonly near?: string | undefined;
  readonly behind?: number | undefined;
  /** Beside the tile: a shape, and its name for who cannot see it. */
  readonly mark?: { readonly id: MarkId; readonly tone: Tone; readonly name: MessageKey } | undefined;
  /** At the end of what the hand accepts. */
  readonly tag?: ComponentChildren;
  /** Why this tile may not be thrown. */
  readonly barred?: { readonly tag: MessageKey; readonly why: MessageKey } | undefined;
  readonly second?: SecondLine | undefined;
  readonly says: readonly Said[];
  readonly waits?: WaitsDress | undefined;
  /** Under the waits or the live tiles. */
  readonly below?: (() => ComponentChildren) | undefined;
}

export interface CallDress {
  readonly key: string;
  readonly name: string;
  /** Own tiles to draw. */
  readonly tiles: readonly Tile[];
  readonly isWin: boolean;
  /** Live tiles of the hand after it; absent for a win. */
  readonly count?: number | undefined;
  /** What it makes of the hand. */
  readonly outcome: ComponentChildren;
  readonly why?: (() => ComponentChildren) | undefined;
}

export interface Dress {
  readonly headline: Headline;
  /** Who can be told only by ear: tenpai or a win. Empty before. */
  readonly announced: string;
  /** The worst first. */
  readonly notes: readonly Note[];
  /** Said plainly, no warning: what may be declared, and why not. */
  readonly info?: readonly Said[];
  readonly waits?: WaitsDress | undefined;
  /** Empty where nothing is to be thrown. */
  readonly discards: readonly DiscardDress[];
  readonly calls: readonly CallDress[];
  /** Under a hand that has nothing to decide. */
  readonly below?: (() => ComponentChildren) | undefined;
  /** Something is not known that this family's answers rest on. */
  readonly isPartial: boolean;
  /** Of all, while something may lie where nobody has looked, live counts are upper bounds. */
  readonly bound: boolean;
}
