// What a hand waits for. A wait is formal: the tile completes some shape, whether or not a copy is left and whether or
// not the win would have eight points; even a tile of which the player holds all four is one. The wait fans ask for a
// single formal wait. Live waits leave out what nobody can draw any more.

import { besideBody, bodyOf } from '../../shapes/decompose-knitted.ts';
import { shantenOf } from '../../shapes/shanten.ts';
import { ukeireWithKnitted } from '../../shapes/with-knitted.ts';
import { countsOf, type Tally } from '../../tiles/counts.ts';
import { KIND_COUNT, KINDS, type Kind } from '../../tiles/tile.ts';
import { type McrSituation, ownCounts } from './hand.ts';

/** Kinds held four times, of which a fifth copy would complete the standard form: in no other can it. */
const fifthCopies = (concealed: Tally, melds: number): readonly Kind[] => {
  const drawn = concealed.slice();
  const found: Kind[] = [];
  for (let k = 0; k < KIND_COUNT; k++) {
    if (concealed[k] !== 4) continue;
    drawn[k]!++;
    if (shantenOf('standard', drawn, melds, 'fifthCopies') < 0) found.push(KINDS[k]!);
    drawn[k]!--;
  }
  return found;
};

/** In order. Copies in melds are no limit, nor is their number. */
export const formalWaits = (concealed: Tally, melds: number): readonly Kind[] => {
  const { shanten, kinds } = ukeireWithKnitted(concealed, melds);
  const waits = shanten === 0 ? kinds : [];
  const fifth = fifthCopies(concealed, melds);
  return fifth.length === 0 ? waits : [...waits, ...fifth].sort((a, b) => a - b);
};

type Held = Pick<McrSituation, 'concealed' | 'melds'>;

export interface Waits {
  readonly live: readonly Kind[];
  /** Formal ones of which the player holds all four. */
  readonly dead: readonly Kind[];
}

export const waitsOf = (held: Held): Waits => {
  const own = ownCounts(held);
  const formal = formalWaits(countsOf(held.concealed), held.melds.length);
  return { live: formal.filter((k) => own[k]! < 4), dead: formal.filter((k) => own[k]! >= 4) };
};

/** Beside a knitted straight's body: what the group and pair, or the pair, wait for. Empty without a body. */
export const waitsBesideBody = (concealed: Tally, melds: number): readonly Kind[] => {
  const pattern = bodyOf(concealed);
  return pattern === undefined ? [] : formalWaits(besideBody(concealed, pattern), melds + 3);
};
