// What a line of riichi data may expect of a win: a score, or a refusal by its name.

import {
  either,
  fields,
  listOf,
  nullable,
  number,
  optional,
  type Shape,
  type Shapes,
  text,
} from './shape.ts';

interface Numbered {
  readonly id: number;
  readonly name: string;
  readonly han?: number;
}
interface Keyed {
  readonly key: string;
  readonly han?: number;
  readonly value?: number;
}
export type YakuLine = Numbered | Keyed;

export interface ScoreLine {
  readonly yaku: readonly YakuLine[];
  readonly yakuman: readonly YakuLine[];
  readonly yakumanCount?: number | null;
  readonly fu: number | null;
  readonly fuRaw?: number;
  readonly han: number | null;
  readonly limit: string | null;
  readonly points: number;
  readonly deltas: readonly number[];
  readonly paoSeat?: number | null;
  readonly paoYaku?: string | null;
}

export interface RefusedLine {
  readonly invalid: string;
}

const yaku = (han: Shape<number>): Shape<YakuLine> =>
  either(
    fields<Keyed>({ key: text, han, value: optional(number) }),
    fields<Numbered>({ id: number, name: text, han }),
  );

export const SCORE: Shapes<ScoreLine> = {
  yaku: listOf(yaku(number)),
  yakuman: listOf(yaku(optional(number))),
  yakumanCount: optional(nullable(number)),
  fu: nullable(number),
  fuRaw: optional(number),
  han: nullable(number),
  limit: nullable(text),
  points: number,
  deltas: listOf(number),
  paoSeat: optional(nullable(number)),
  paoYaku: optional(nullable(text)),
};

/** A line that states a refusal needs no score. */
export const EXPECTED: Shape<ScoreLine | RefusedLine> = either(
  fields<RefusedLine>({ invalid: text }),
  fields<ScoreLine>(SCORE),
);
