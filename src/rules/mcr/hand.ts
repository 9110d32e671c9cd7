// A won hand's facts that no reading of it changes.

import { type Counts, countsOf, emptyCounts, type Tally } from '../../tiles/counts.ts';
import { type Meld, tilesOf } from '../../tiles/meld.ts';
import { isFlower, KIND_COUNT, KINDS, type Kind, kindOf } from '../../tiles/tile.ts';
import type { Situation, Win } from '../rules.ts';
import type { Bundle } from './combinations.ts';
import { type ExclusionTable, exclusionTable } from './exclusions.ts';
import { FANS, fanNumber } from './fans.ts';
import type { McrOptions } from './options.ts';

/** What of a seat's facts counts here. `aside` are its flowers. */
export type McrSituation = Pick<
  Situation,
  'seat' | 'roundWind' | 'seatWind' | 'concealed' | 'melds' | 'aside'
>;

/** A chow, pung or kong; `kind` is the lowest of a chow. */
export interface TileSet {
  readonly type: 'chow' | 'pung' | 'kong';
  readonly kind: Kind;
  /** Completed with another player's tile, or added to such a pung. */
  readonly exposed: boolean;
}

export interface Hand {
  readonly situation: McrSituation;
  readonly win: Win;
  readonly options: McrOptions;
  readonly table: ExclusionTable;
  readonly values: readonly number[];
  /** Fans of several sets, by the sets, as they were found before. */
  readonly bundles: Map<number, readonly Bundle[]>;
  readonly winKind: Kind;
  readonly selfDrawn: boolean;
  /** The concealed tiles before the win, and with the winning one. */
  readonly before: Tally;
  readonly inHand: Tally;
  /** With melds. */
  readonly all: Tally;
  readonly melded: readonly TileSet[];
  readonly exposed: number;
  readonly concealedKongs: number;
  readonly meldedKongs: number;
}

const setOf = (meld: Meld): TileSet => {
  const kind = Math.min(...tilesOf(meld).map(kindOf));
  const exposed = meld.type !== 'closedKan';
  switch (meld.type) {
    case 'chi':
      return { type: 'chow', kind: KINDS[kind]!, exposed };
    case 'pon':
      return { type: 'pung', kind: KINDS[kind]!, exposed };
    case 'openKan':
    case 'addedKan':
    case 'closedKan':
      return { type: 'kong', kind: KINDS[kind]!, exposed };
  }
};

/** Points of every fan by number, as an edition has them. */
const valuesOf = (options: McrOptions): readonly number[] => {
  const values = [0, ...FANS.map(({ value }): number => value)];
  values[fanNumber('twoConcealedKongs')] = options.twoConcealedKongs;
  values[fanNumber('concealedAndMeldedKong')] = options.concealedAndMeldedKong;
  return values;
};

type Book = Pick<Hand, 'table' | 'values' | 'bundles'>;

const books = new WeakMap<McrOptions, Book>();

/** What options make of the tables; kept, because a table plays by the same options from hand to hand. */
const bookOf = (options: McrOptions): Book => {
  const known = books.get(options);
  if (known) return known;
  const book = { table: exclusionTable(options), values: valuesOf(options), bundles: new Map() };
  books.set(options, book);
  return book;
};

const addMelds = (counts: Tally, melds: readonly Meld[]): void => {
  for (const meld of melds) for (const tile of tilesOf(meld)) counts[kindOf(tile)]!++;
};

export const handOf = (situation: McrSituation, win: Win, options: McrOptions): Hand => {
  const winKind = kindOf(win.tile);
  const before = countsOf(situation.concealed);
  const inHand = before.slice();
  inHand[winKind]!++;
  const all = inHand.slice();
  addMelds(all, situation.melds);
  const melded = situation.melds.map(setOf);
  let [exposed, kongs] = [0, 0];
  for (const set of melded) {
    if (set.exposed) exposed++;
    if (set.type === 'kong') kongs++;
  }
  const concealedKongs = melded.length - exposed;
  return {
    situation,
    win,
    options,
    ...bookOf(options),
    winKind,
    selfDrawn: win.from === undefined,
    before,
    inHand,
    all,
    melded,
    exposed,
    concealedKongs,
    meldedKongs: kongs - concealedKongs,
  };
};

/** Flowers are worth a point each and never help to the minimum. */
export const flowersOf = (situation: McrSituation): number => situation.aside.filter(isFlower).length;

/** How many of a kind lie in the own exposed melds. */
const shownByMelds = (melds: readonly Meld[], kind: Kind): number => {
  let shown = 0;
  for (const meld of melds) {
    if (meld.type === 'closedKan') continue;
    for (const tile of tilesOf(meld)) if (kindOf(tile) === kind) shown++;
  }
  return shown;
};

/**
 * Whether the win took the last copy of its kind, the other three open to everyone. A further copy in the concealed
 * hand is not open; three in own exposed melds are, whether or not the table was looked at.
 */
export const isLastCopy = ({ before, win, winKind, situation }: Hand): boolean =>
  before[winKind] === 0 && (win.lastCopy === true || shownByMelds(situation.melds, winKind) === 3);

/** Copies of each kind that are the player's own: concealed and melded. */
export const ownCounts = ({ concealed, melds }: Pick<McrSituation, 'concealed' | 'melds'>): Tally => {
  const counts = countsOf(concealed);
  addMelds(counts, melds);
  return counts;
};

export const hasFifth = (counts: Counts): boolean => {
  for (let k = 0; k < KIND_COUNT; k++) if (counts[KINDS[k]!] > 4) return true;
  return false;
};

export const fixedOf = (melds: readonly Meld[]): Tally => {
  const counts = emptyCounts();
  addMelds(counts, melds);
  return counts;
};
