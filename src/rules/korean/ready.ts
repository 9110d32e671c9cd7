// Ready by shape and ready by worth are two things: a wait whose hand stays below the minimum of base points wins nothing.

import type { Kind } from '../../tiles/tile.ts';
import type { KoreanSituation } from './flags.ts';
import type { KoreanOptions } from './options.ts';
import { waitsOf } from './shape.ts';
import { baseByRon, baseByTsumo } from './worth.ts';

/** A wait by its shape, and the base points it brings as the hand stands. Furiten is another question. */
export interface ReadyWait {
  readonly kind: Kind;
  readonly ron: number;
  readonly tsumo: number;
}

export interface Ready {
  readonly waits: readonly ReadyWait[];
  /** The waits that reach the minimum by a discard, by self-draw. */
  readonly ronWaits: readonly Kind[];
  readonly tsumoWaits: readonly Kind[];
}

/** Of a hand of 13 tiles, less three for each meld. Not ready by shape: no waits. */
export const readyOf = (s: KoreanSituation, options: KoreanOptions): Ready => {
  const waits = waitsOf(s, options).map((kind) => ({
    kind,
    ron: baseByRon(s, kind, options),
    tsumo: baseByTsumo(s, kind, options),
  }));
  const reaching = (by: 'ron' | 'tsumo'): readonly Kind[] =>
    waits.filter((wait) => wait[by] >= options.minBase).map(({ kind }) => kind);
  return { waits, ronWaits: reaching('ron'), tsumoWaits: reaching('tsumo') };
};
