// What options change: scores, liability, several rons, draws, who is tenpai at a draw.

import { afterDraw, isNagashi, settleRons } from '../../src/rules/riichi/settle.ts';
import type { Players, Seat } from '../../src/tiles/seat.ts';
import { readJsonLines } from './read.ts';
import {
  HAND,
  MELD,
  type MeldLine,
  players,
  ring,
  riverText,
  seat,
  situationOf,
  tile,
  WIN,
  type WinLine,
  winOf,
} from './riichi-line.ts';
import { expectedOf, gotOf, optionsOf, scoreOfLine, scoreVerdict, verdict } from './riichi-score.ts';
import { EXPECTED, type RefusedLine, SCORE, type ScoreLine } from './riichi-score-line.ts';
import { waitTexts } from './riichi-tenpai.ts';
import {
  anything,
  fields,
  flag,
  listOf,
  nullable,
  number,
  optional,
  recordOf,
  type Shape,
  shaped,
  text,
} from './shape.ts';
import type { Verdict } from './suite.ts';

type Claim = Pick<WinLine, 'seat' | 'seatWind' | 'hand' | 'melds' | 'flags' | 'uraIndicators'>;
type RonResult = ScoreLine & { readonly seat: number };

interface RonExpected {
  readonly abort: string | null;
  /** In the order of payment; none where three rons abort the hand. */
  readonly winners?: readonly number[];
  readonly results?: readonly RonResult[];
  readonly deltas?: readonly number[];
}
type RonLine = Omit<WinLine, keyof Claim | 'tsumo'> & {
  readonly claims: readonly Claim[];
  readonly expected: RonExpected;
};

const { seat: _seat, seatWind, hand, melds, flags, uraIndicators, tsumo: _tsumo, ...TABLE } = WIN;

const RONS: Shape<RonLine> = fields<RonLine>({
  ...TABLE,
  claims: listOf(fields<Claim>({ seat, seatWind, hand, melds, flags, uraIndicators })),
  expected: fields<RonExpected>({
    abort: nullable(text),
    winners: optional(listOf(number)),
    results: optional(listOf(fields<RonResult>({ ...SCORE, seat: number }))),
    deltas: optional(listOf(number)),
  }),
});

const resultOf = ({ seat: winner, ...line }: RonResult) => ({ seat: winner, ...expectedOf(line) });

const checkRons = (line: RonLine): Verdict => {
  const options = optionsOf(line);
  const claims = line.claims.map((claim) => {
    const one: WinLine = { ...line, ...claim, tsumo: false };
    return { situation: situationOf(one), win: winOf(one) };
  });
  const { aborted, wins, deltas } = settleRons(claims, options);
  const { abort, winners = [], results = [], deltas: paid, ...others } = line.expected;
  const got = wins.map((w, i) => {
    const claim = claims.find(({ situation }) => situation.seat === w.seat)!;
    const stated = results[i] ?? results[0];
    return stated && { seat: w.seat, ...gotOf({ ...claim, options, value: w.score }, stated) };
  });
  return verdict(
    line.id,
    { aborted: abort !== null, winners, results: results.map(resultOf), deltas: paid, others },
    {
      aborted,
      winners: wins.map((w) => w.seat),
      results: got,
      deltas: paid === undefined ? undefined : ring(deltas),
      others: {},
    },
  );
};

type Fields = Readonly<Record<string, unknown>>;

interface DrawLine
  extends Pick<WinLine, 'id' | 'dealerSeat' | 'honba' | 'riichiSticks' | 'options' | 'preset'> {
  readonly players: Players;
  readonly tenpai: readonly (boolean | null)[];
  readonly nagashiSeats?: readonly Seat[];
  readonly expected: Fields;
}

const { id, dealerSeat, honba, riichiSticks, options: changes, preset } = WIN;

const expected = recordOf(anything);

const DRAW: Shape<DrawLine> = fields<DrawLine>({
  ...{ id, dealerSeat, honba, riichiSticks, options: changes, preset, players, expected },
  tenpai: listOf(nullable(flag)),
  nagashiSeats: optional(listOf(seat)),
});

const drawOf = (line: DrawLine) => ({
  players: line.players,
  dealer: line.dealerSeat,
  honba: line.honba,
  tenpai: line.tenpai.map((t) => t === true),
  nagashi: line.nagashiSeats ?? [],
});

/** An expectation against what we have of the same names. */
const fieldsVerdict = (id: string, expected: Fields, got: Fields): Verdict =>
  verdict(
    id,
    expected,
    Object.fromEntries(Object.keys(expected).map((key) => [key, got[key] ?? `no ${key}`])),
  );

const checkDraw = (line: DrawLine): Verdict => {
  const after = afterDraw(drawOf(line), optionsOf(line));
  return fieldsVerdict(line.id, line.expected, {
    deltas: ring(after.deltas),
    dealerStays: after.dealerStays,
    nextDealerSeat: after.dealer,
    nextHonba: after.honba,
    riichiSticksCarried: line.riichiSticks,
  });
};

interface TenpaiHandLine {
  readonly id: string;
  readonly hand: string;
  readonly melds: readonly MeldLine[];
  readonly expected: Fields;
}
const TENPAI_HAND: Shape<TenpaiHandLine> = fields<TenpaiHandLine>({
  id,
  hand: HAND.hand,
  melds: listOf(MELD),
  expected,
});

const checkTenpaiHand = (line: TenpaiHandLine): Verdict => {
  const waits = waitTexts(line);
  return fieldsVerdict(line.id, line.expected, { tenpai: waits.length > 0, waits });
};

interface RiverLine {
  readonly id: string;
  readonly river: readonly string[];
  readonly expected: Fields;
}
const RIVER: Shape<RiverLine> = fields<RiverLine>({ id, river: listOf(riverText), expected });

/** One yes or no, whatever it is called. */
const checkEligibility = (line: RiverLine): Verdict => {
  const river = line.river.map((t) => ({ tile: tile(t.slice(0, 2)), called: t.includes('^') }));
  const yes = isNagashi(river);
  return verdict(
    line.id,
    line.expected,
    Object.fromEntries(Object.keys(line.expected).map((key) => [key, yes])),
  );
};

interface WonLine extends WinLine {
  readonly expected: ScoreLine | RefusedLine;
}
const WON: Shape<WonLine> = fields<WonLine>({ ...WIN, expected: EXPECTED });

const checkScore = (line: WonLine): Verdict =>
  scoreVerdict(line.id, line.expected, scoreOfLine(line, optionsOf(line)));

/** Which check a line of the options folder wants, by what it holds. */
const checkOption = (line: Fields): Verdict => {
  if ('claims' in line) return checkRons(shaped(RONS, line));
  if (line.kind === 'tenpaiHand') return checkTenpaiHand(shaped(TENPAI_HAND, line));
  if (line.kind === 'eligibility') return checkEligibility(shaped(RIVER, line));
  if ('winTile' in line) return checkScore(shaped(WON, line));
  return checkDraw(shaped(DRAW, line));
};

export function* checkOptions(path: string): Iterable<Verdict> {
  for (const value of readJsonLines(path)) yield checkOption(shaped(recordOf(anything), value));
}
