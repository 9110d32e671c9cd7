// An example as the rules score it: the same functions that score a hand at the table.

import { caseOf as koreanCase } from '../rules/korean/case.ts';
import { type KoreanScore, score as scoreKorean } from '../rules/korean/score.ts';
import { situationOf, winOf } from '../rules/mcr/case.ts';
import { type McrScore, score as scoreMcr } from '../rules/mcr/score.ts';
import { caseOf as riichiCase } from '../rules/riichi/case.ts';
import { type FuItem, type RiichiScore, score as scoreRiichi } from '../rules/riichi/score.ts';
import { isNagashi, nagashiPayments } from '../rules/riichi/settle.ts';
import type { Win } from '../rules/rules.ts';
import type { Meld } from '../tiles/meld.ts';
import { parseTiles } from '../tiles/notation.ts';
import type { Seat } from '../tiles/seat.ts';
import { compareTiles, type Tile } from '../tiles/tile.ts';
import { type Book, withChanges } from './book.ts';
import type { Example, RiverExample, WinExample } from './entry.ts';

/** What is paid for discards alone when nobody has won. */
export interface DrawOutcome {
  readonly family: 'draw';
  readonly id: 'nagashiMangan';
  readonly points: number;
}

/** A score, or the rule set's own word for why there is none. */
export type Outcome = RiichiScore | McrScore | KoreanScore | DrawOutcome | string;

export interface Scored {
  /** Sorted, without the winning tile. */
  readonly concealed: readonly Tile[];
  readonly melds: readonly Meld[];
  /** Absent where nobody has won. */
  readonly win?: Win;
  /** Indicators, hidden indicators, flowers or norths, and the own river, where the example has them. */
  readonly dora: readonly Tile[];
  readonly ura: readonly Tile[];
  readonly aside: readonly Tile[];
  readonly river: readonly Tile[];
  /** The words that tell how it was won. */
  readonly facts: readonly string[];
  readonly outcome: Outcome;
}

type Told = Pick<Scored, 'concealed' | 'melds' | 'aside' | 'outcome'> &
  Partial<Pick<Scored, 'win' | 'dora' | 'ura' | 'river'>>;

const toldOfWin = (book: Book, { hand, win: tile, facts = '' }: WinExample): Told => {
  switch (book.family) {
    case 'riichi': {
      const { situation, win } = riichiCase(hand, tile, facts);
      const { indicators: dora, ura = [] } = situation;
      return { ...situation, dora, ura, win, outcome: scoreRiichi(situation, win, book.options) };
    }
    case 'mcr': {
      const [situation, win] = [situationOf(hand, facts), winOf(tile, facts)];
      return { ...situation, win, outcome: scoreMcr(situation, win, book.options) };
    }
    case 'korean': {
      const { situation, win } = koreanCase(hand, tile, facts);
      return { ...situation, win, outcome: scoreKorean(situation, win, book.options) };
    }
  }
};

const SOUTH: Seat = 1;

const toldOfRiver = (book: Book, { river }: RiverExample): Told => {
  const read = parseTiles(river);
  if (!read.ok || book.family !== 'riichi') throw new Error(`no river: ${river}`);
  const isPaid = isNagashi(read.value.map((tile) => ({ tile, called: false })));
  const draw = { players: 4, dealer: 0, honba: 0, tenpai: [], nagashi: isPaid ? [SOUTH] : [] } as const;
  const points = nagashiPayments(draw, book.options)[SOUTH]!;
  const outcome: DrawOutcome = { family: 'draw', id: 'nagashiMangan', points };
  return { concealed: [], melds: [], aside: [], river: read.value, outcome };
};

const toldOf = (book: Book, example: Example): Told =>
  'river' in example ? toldOfRiver(book, example) : toldOfWin(book, example);

/** `played` false: the options in force do not play what the example shows, and it is scored as if they did. */
export const scoredOf = (book: Book, example: Example, played = true): Scored => {
  const told = toldOf(played ? book : withChanges(book, example.options), example);
  const { concealed, melds, aside, win, outcome, dora = [], ura = [], river = [] } = told;
  const facts = 'river' in example ? [] : (example.facts ?? '').split(' ').filter(Boolean);
  return {
    concealed: [...concealed].sort(compareTiles),
    melds,
    ...(win && { win }),
    dora,
    ura,
    aside,
    river,
    facts,
    outcome,
  };
};

const WAITS: Readonly<Record<string, string>> = { closed: 'closed', edge: 'edge', pair: 'single' };

/** A line of fu by the name that its entry has: a wait by its shape, a group by what it is. */
const fuId = ({ id, group }: FuItem, { reading }: RiichiScore): string => {
  if (id === 'wait') return WAITS[reading.wait] ?? id;
  const block = group === undefined ? undefined : reading.blocks[group];
  return block ? `${block.open ? 'open' : 'concealed'}${block.type === 'quad' ? 'Quad' : 'Triplet'}` : id;
};

const riichiIds = (score: RiichiScore): readonly string[] => [
  ...score.yaku.map(({ id }) => id),
  ...score.yakuman.map(({ id }) => id),
  ...score.fuItems.map((item) => fuId(item, score)),
  ...(score.fu === score.fuRaw ? [] : ['rounded']),
  ...(score.limit === 'yakuman' && score.yakuman.length === 0 ? ['kazoe'] : []),
];

/** The entries that an outcome is made of. */
export const idsIn = (outcome: Outcome): readonly string[] => {
  if (typeof outcome === 'string') return [outcome];
  switch (outcome.family) {
    case 'riichi':
      return riichiIds(outcome);
    case 'mcr':
      return outcome.fans.map(({ id }) => id);
    case 'korean':
      return outcome.items.map(({ id }) => id);
    case 'draw':
      return outcome.points > 0 ? [outcome.id] : [];
  }
};
