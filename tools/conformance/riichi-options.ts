// What options change: scores, liability, several rons, draws, who is tenpai at a draw.

import { score } from '../../src/rules/riichi/score.ts';
import { afterDraw, isNagashi, settleRons } from '../../src/rules/riichi/settle.ts';
import type { Players, Seat } from '../../src/tiles/seat.ts';
import { readJsonLines } from './read.ts';
import { type MeldLine, ring, situationOf, tile, type WinLine, winOf } from './riichi-line.ts';
import {
  expectedOf,
  gotOf,
  optionsOf,
  type ScoreLine,
  scoreVerdict,
  verdict,
  type WithExpected,
} from './riichi-score.ts';
import { waitTexts } from './riichi-tenpai.ts';
import type { Verdict } from './suite.ts';

interface RonLine extends WinLine {
  readonly claims: readonly Pick<
    WinLine,
    'seat' | 'seatWind' | 'hand' | 'melds' | 'flags' | 'uraIndicators'
  >[];
}
type RonExpected = {
  readonly abort: string | null;
  readonly winners: readonly number[];
  readonly results: readonly (ScoreLine & { readonly seat: number })[];
  readonly deltas: readonly number[];
};

const checkRons = (line: WithExpected<RonLine, RonExpected>): Verdict => {
  const lines = line.claims.map((claim) => ({ ...line, ...claim, tsumo: false }));
  const { aborted, wins, deltas } = settleRons(
    lines.map((l) => ({ situation: situationOf(l), win: winOf(l) })),
    optionsOf(line),
  );
  const e = line.expected;
  return verdict(
    line.id,
    [e.abort !== null, e.winners, e.results.map(expectedOf), e.deltas],
    [
      aborted,
      wins.map((w) => w.seat),
      wins.map((w, i) => gotOf(w.score, e.results[i] ?? e.results[0]!)),
      ring(deltas),
    ],
  );
};

interface DrawLine {
  readonly id: string;
  readonly kind?: string;
  readonly players: Players;
  readonly dealerSeat: Seat;
  readonly honba: number;
  readonly riichiSticks: number;
  readonly tenpai: readonly (boolean | null)[];
  readonly nagashiSeats?: readonly Seat[];
  readonly river?: readonly string[];
  readonly hand?: string;
  readonly melds?: readonly MeldLine[];
  readonly options?: WinLine['options'];
  readonly preset?: string;
}

const drawOf = (line: DrawLine) => ({
  players: line.players,
  dealer: line.dealerSeat,
  honba: line.honba,
  tenpai: line.tenpai.map((t) => t === true),
  nagashi: line.nagashiSeats ?? [],
});

type Fields = Readonly<Record<string, unknown>>;

/** An expectation against what we have of the same names. */
const fieldsVerdict = (id: string, expected: Fields, got: Fields): Verdict =>
  verdict(
    id,
    expected,
    Object.fromEntries(Object.keys(expected).map((key) => [key, got[key] ?? `no ${key}`])),
  );

const checkDraw = (line: WithExpected<DrawLine, Fields>): Verdict => {
  const after = afterDraw(drawOf(line), optionsOf(line));
  return fieldsVerdict(line.id, line.expected, {
    deltas: ring(after.deltas),
    dealerStays: after.dealerStays,
    nextDealerSeat: after.dealer,
    nextHonba: after.honba,
    riichiSticksCarried: line.riichiSticks,
  });
};

const checkTenpaiHand = (line: WithExpected<DrawLine, Fields>): Verdict => {
  const waits = waitTexts({ hand: line.hand ?? '', melds: line.melds ?? [] });
  return fieldsVerdict(line.id, line.expected, { tenpai: waits.length > 0, waits });
};

/** One yes or no, whatever it is called. */
const checkEligibility = (line: WithExpected<DrawLine, Fields>): Verdict => {
  const river = (line.river ?? []).map((text) => ({
    tile: tile(text.slice(0, 2)),
    called: text.includes('^'),
  }));
  const yes = isNagashi(river);
  return verdict(
    line.id,
    line.expected,
    Object.fromEntries(Object.keys(line.expected).map((key) => [key, yes])),
  );
};

const checkScore = (line: WithExpected<WinLine, ScoreLine>): Verdict =>
  scoreVerdict(line.id, line.expected, score(situationOf(line), winOf(line), optionsOf(line)));

/** Which check a line of the options folder wants, by what it holds. */
const checkOption = (line: Fields): Verdict => {
  if ('claims' in line) return checkRons(line as never);
  if (line.kind === 'tenpaiHand') return checkTenpaiHand(line as never);
  if (line.kind === 'eligibility') return checkEligibility(line as never);
  if ('winTile' in line) return checkScore(line as never);
  return checkDraw(line as never);
};

export function* checkOptions(path: string): Iterable<Verdict> {
  for (const value of readJsonLines(path)) yield checkOption(value as Fields);
}
