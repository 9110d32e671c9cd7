// Decisions at the table that are no hand score: what a hand waits for, upeo, kongs in upeo, who wins of several, who
// deals next, the hands of the first go-round.

import { isEarthlyHand, isHumanHand, mayDeclareEarlyUpeo } from '../../src/rules/korean/first-turn.ts';
import { readyOf } from '../../src/rules/korean/ready.ts';
import { nextDealer } from '../../src/rules/korean/session.ts';
import { ronWinners } from '../../src/rules/korean/settle.ts';
import { upeoAnswer, upeoKong } from '../../src/rules/korean/upeo.ts';
import { formatTile } from '../../src/tiles/notation.ts';
import { type Kind, kindOf, plainTile } from '../../src/tiles/tile.ts';
import { bareSituation, type KoreanHandLine, optionsOf, seatOf, tile } from './korean-line.ts';
import { BadInput } from './read.ts';

interface SeatLine {
  readonly seat: string;
  readonly options?: unknown;
}

/** The lines by their kind. */
interface Lines {
  readonly tenpai: KoreanHandLine;
  readonly upeo: KoreanHandLine & { readonly wallTiles: number };
  readonly upeoKong: KoreanHandLine & { readonly draw: string; readonly kong: string };
  readonly multiRon: {
    readonly discarder: string;
    readonly claims: readonly string[];
    readonly options?: unknown;
  };
  readonly dealer: { readonly winner: string | null; readonly dealer?: string; readonly options?: unknown };
  readonly humanHand: SeatLine & {
    readonly readyFromDeal: readonly string[];
    readonly discardNo: number;
    readonly calls: number;
    readonly ownKong?: boolean;
  };
  readonly earthlyHand: SeatLine & {
    readonly drawNo: number;
    readonly calls: number;
    readonly ownKong?: boolean;
    readonly readyFromDeal: boolean;
  };
  readonly earlyUpeo: SeatLine & {
    readonly ownDiscardNo: number;
    readonly callsBefore: number;
    readonly ready: boolean;
  };
}
export type TableKind = keyof Lines;

const text = (kind: Kind): string => formatTile(plainTile(kind));
const texts = (kinds: readonly Kind[]): readonly string[] => kinds.map(text);
const windLetter = (seat: number): string => 'ESWN'[seat]!;

const ANSWERS: { readonly [K in TableKind]: (line: Lines[K]) => unknown } = {
  tenpai: (line) => {
    const { waits, ronWaits, tsumoWaits } = readyOf(bareSituation(line), optionsOf(line));
    return {
      shapeWaits: texts(waits.map(({ kind }) => kind)),
      ronWaits: texts(ronWaits),
      tsumoWaits: texts(tsumoWaits),
    };
  },
  upeo: (line) => {
    const { legal, waits } = upeoAnswer(bareSituation(line), line.wallTiles, optionsOf(line));
    return { legal, waits: waits.map(({ kind, base }) => ({ tile: text(kind), baseByRon: base })) };
  },
  upeoKong: (line) => {
    const kong = kindOf(tile(line.kong));
    const answer = upeoKong(bareSituation(line), tile(line.draw), kong, optionsOf(line));
    return {
      allowed: answer.allowed,
      waitsBefore: texts(answer.waitsBefore),
      waitsAfter: answer.waitsAfter ? texts(answer.waitsAfter) : null,
    };
  },
  multiRon: ({ discarder, claims, ...line }) => ({
    winners: ronWinners(claims.map(seatOf), seatOf(discarder), optionsOf(line)).map(windLetter),
  }),
  dealer: ({ winner, dealer = 'E', ...line }) => {
    const options = optionsOf(line);
    const next = nextDealer(seatOf(dealer), winner === null ? [] : [seatOf(winner)], options);
    return { nextDealerSeat: windLetter(next) };
  },
  humanHand: (line) => ({
    humanHand: isHumanHand(
      {
        seat: seatOf(line.seat),
        readyFromDeal: line.readyFromDeal.map(seatOf),
        discardNumber: line.discardNo,
        callsBefore: line.calls,
        ownKong: line.ownKong ?? false,
      },
      optionsOf(line),
    ),
  }),
  earthlyHand: (line) => ({
    earthlyHand: isEarthlyHand(
      {
        seat: seatOf(line.seat),
        drawNumber: line.drawNo,
        callsBefore: line.calls,
        ownKong: line.ownKong ?? false,
        readyFromDeal: line.readyFromDeal,
      },
      optionsOf(line),
    ),
  }),
  earlyUpeo: ({ ownDiscardNo, callsBefore, ready }) => ({
    legal: mayDeclareEarlyUpeo({ ownDiscardNumber: ownDiscardNo, callsBefore, ready }),
  }),
};

const isKnown = (kind: string): kind is TableKind => kind in ANSWERS;

/** Our answer to a line. */
export const tableAnswer = (kind: string, line: unknown): unknown => {
  if (!isKnown(kind))
    throw new BadInput(`no decision «${kind}»: there are ${Object.keys(ANSWERS).join(', ')}`);
  const answer = ANSWERS[kind] as (line: unknown) => unknown;
  return answer(line);
};
