// Field cases of one hand: how near it is, what it accepts and waits for, its furiten.

import { handView, liveKinds } from '../../src/analysis/hand.ts';
import { furiten } from '../../src/rules/riichi/furiten.ts';
import { isRefused, score, valueOfHand } from '../../src/rules/riichi/score.ts';
import { waitsOf } from '../../src/rules/riichi/waits.ts';
import type { Furiten, Situation, Win } from '../../src/rules/rules.ts';
import type { Form } from '../../src/shapes/form.ts';
import { shanten, shantenOf } from '../../src/shapes/shanten.ts';
import { ukeire } from '../../src/shapes/ukeire.ts';
import { countsOf, type Tally } from '../../src/tiles/counts.ts';
import { tilesOf } from '../../src/tiles/meld.ts';
import { formatTile } from '../../src/tiles/notation.ts';
import { type Kind, plainTile, type Tile } from '../../src/tiles/tile.ts';
import { type Answerer, type Fields, inputOf } from './field-case.ts';
import {
  bareSituation,
  HAND,
  type HandLine,
  type MeldLine,
  meldOf,
  tile,
  tiles,
  tileText,
} from './riichi-line.ts';
import { optionsOf } from './riichi-score.ts';
import { ownFourWaits, POSITION, positionOf, type TenpaiLine } from './riichi-tenpai.ts';
import { anything, fields, listOf, optional } from './shape.ts';

interface HandInput {
  readonly hand: string;
  readonly melds: readonly MeldLine[];
  readonly discard?: string;
  /** In sight beside the own hand and melds. */
  readonly seen?: readonly string[];
  readonly roundWind?: string;
  readonly seatWind?: string;
}

const HAND_INPUT = fields<HandInput>({
  hand: HAND.hand,
  melds: HAND.melds,
  discard: optional(tileText),
  seen: optional(listOf(tileText)),
  roundWind: optional(HAND.roundWind),
  seatWind: optional(HAND.seatWind),
});

type FuritenInput = Omit<TenpaiLine, 'id'> & { readonly options?: unknown };

const { id: _, ...POSITION_FIELDS } = POSITION;
const FURITEN_INPUT = fields<FuritenInput>({ ...POSITION_FIELDS, options: optional(anything) });

const name = (kind: Kind): string => formatTile(plainTile(kind));

const lineOf = (input: HandInput): HandLine => ({
  rules: { players: 4 },
  roundWind: 'E',
  seatWind: 'S',
  seat: 1,
  ...input,
});

const ORDER = (a: string, b: string): number => tile(a) - tile(b);

const finite = (n: number): number | null => (Number.isFinite(n) ? n : null);

export const shantenCase: Answerer = (line) => {
  const { hand, melds } = inputOf(HAND_INPUT, line);
  const counts = countsOf(tiles(hand));
  const fixed = countsOf(melds.map(meldOf).flatMap(tilesOf));
  const of = (form: Form) => finite(shantenOf(form, counts, melds.length, fixed));
  return {
    got: {
      shanten: shanten(counts, melds.length, fixed),
      bySpecial: { regular: of('standard'), chiitoi: of('sevenPairs'), kokushi: of('thirteenOrphans') },
      alt: { handOnly: shanten(counts, melds.length) },
    },
  };
};

const without = (list: readonly Tile[], gone: Tile): readonly Tile[] => list.toSpliced(list.indexOf(gone), 1);

const viewOf = (input: HandInput) => {
  const held = tiles(input.hand);
  const melds = input.melds.map(meldOf);
  const concealed = input.discard === undefined ? held : without(held, tile(input.discard));
  const seen = countsOf([...held, ...melds.flatMap(tilesOf), ...(input.seen ?? []).map(tile)]);
  return handView({ concealed, melds }, { players: 4, live: liveKinds(seen, 4) });
};

const acceptsOf = (input: HandInput) => {
  const { accepts, tiles: count, shanten: distance } = viewOf(input);
  return {
    shanten: distance,
    tiles: accepts.map((a) => name(a.kind)),
    counts: Object.fromEntries(accepts.map((a) => [name(a.kind), a.live])),
    count,
  };
};

export const ukeireCase: Answerer = (line) => ({ got: acceptsOf(inputOf(HAND_INPUT, line)) });

const RON = { from: 0, by: 'discard', last: false } as const;
const DRAW = { by: 'wall', last: false } as const;

const isYakuless = (s: Situation, kind: Kind, how: Omit<Win, 'tile'>): boolean =>
  valueOfHand(s, { tile: plainTile(kind), ...how }, optionsOf({ preset: 'tenhou' })) === 'noYaku';

/** Whether a hand is tenpai, by what counts as a wait. */
const tenpaiBy = (counts: Tally, melds: number, waits: readonly Kind[]): Fields => ({
  'tenpaiFourOwn=false': waits.length > 0,
  'tenpaiFourOwn=withMelds': waits.length > 0,
  'tenpaiFourOwn=concealedOnly': shanten(counts, melds) === 0 && ukeire(counts, melds).kinds.length > 0,
  'tenpaiFourOwn=true': shanten(counts, melds, 'fifthCopies') === 0,
});

export const waitsCase: Answerer = (fieldCase) => {
  const line = inputOf(HAND_INPUT, fieldCase);
  const s = bareSituation(lineOf(line));
  const waits = waitsOf(s);
  const counts = countsOf(s.concealed);
  const { tiles: accepted, counts: live } = acceptsOf(line);
  return {
    got: {
      tenpai: waits.length > 0,
      tiles: waits.length > 0 ? accepted : [],
      counts: waits.length > 0 ? live : {},
      dead: ownFourWaits(s.concealed, s.melds).map(name),
      noYakuRon: waits.filter((k) => isYakuless(s, k, RON)).map(name),
      noYakuTsumo: waits.filter((k) => isYakuless(s, k, DRAW)).map(name),
      byOption: tenpaiBy(counts, s.melds.length, waits),
    },
  };
};

const ENDS: Readonly<Record<Furiten['until'], string>> = {
  waitsChange: 'when the wait no longer holds an own discard',
  ownNextDiscard: 'own next discard',
  handEnd: 'end of the hand',
};

/** A red five of the river is written as the plain one, one that was passed as it is. */
const detailOf = ({ type, tile: cause, seat, riverIndex, until }: Furiten): Fields =>
  type === 'discard'
    ? { kind: type, tile: formatTile(cause).replace('0', '5'), riverIndex, ends: ENDS[until] }
    : { kind: type, tile: formatTile(cause), seat, ends: ENDS[until] };

export const furitenCase: Answerer = (fieldCase) => {
  const line = { id: '', ...inputOf(FURITEN_INPUT, fieldCase) };
  const options = optionsOf({ preset: 'tenhou', options: line.options });
  const s = positionOf(line);
  const waits = waitsOf(s);
  const reasons = furiten(s, waits, options);
  const allowed = (how: Omit<Win, 'tile'>): boolean =>
    waits.some((k) => !isRefused(score(s, { tile: plainTile(k), ...how }, options)));
  return {
    got: {
      tenpai: waits.length > 0,
      waits: waits.map(name).sort(ORDER),
      furiten: reasons.length > 0,
      furitenBy: reasons.map((f) => f.type).sort(),
      detail: reasons.map(detailOf),
      tsumoAllowed: allowed(DRAW),
      ronAllowed: allowed(RON),
    },
  };
};
