// Field cases of how hands and games end, and of facts that cannot hold together.

import { offersOf } from '../../src/analysis/offers.ts';
import { contradictionIn, hanFuExists } from '../../src/rules/riichi/consistency.ts';
import { isFourKanAbort, isGameOver } from '../../src/rules/riichi/endings.ts';
import { afterAbort, afterDraw, afterWin } from '../../src/rules/riichi/settle.ts';
import type { Table } from '../../src/table/table.ts';
import type { Meld } from '../../src/tiles/meld.ts';
import type { Tile } from '../../src/tiles/tile.ts';
import type { Answered, Fields } from './field-case.ts';
import { type RuleInput, rulesOf } from './field-rule-input.ts';
import { emptyTable } from './field-table.ts';
import { ring, tile, tiles } from './riichi-line.ts';

/** The case only counts kans: any kinds that the viewer's hand has none of. */
const kansBySeat = (kans: RuleInput['kans']): readonly (readonly Meld[])[] => {
  let kind = 0;
  return [0, 1, 2, 3].map((seat) =>
    Array.from({ length: kans[seat] ?? 0 }, (): Meld => {
      const own: readonly Tile[] = Array.from({ length: 4 }, () => tile(`${kind + 1}z`));
      kind++;
      return { type: 'closedKan', own };
    }),
  );
};

/** Ready on 5s with a pair of it, whatever of its groups are kans. */
const viewerHand = (kans: number): readonly Tile[] =>
  tiles([...['234m', '567m', '345p'].slice(kans), '66p55s'].join(''));

/** The fourth kan's discard has fallen: the viewer could win on it and, in any other hand, call it. */
const fourKansTable = ({ kans, nextDiscard }: RuleInput): Table => {
  const me = nextDiscard.ronCandidates[0]!;
  const melds = kansBySeat(kans);
  const table = emptyTable();
  const seats = melds.map((own, seat) => ({
    ...table.seats[seat]!,
    concealed: seat === me ? viewerHand(own.length) : 13 - 3 * own.length,
    melds: own,
    river: seat === nextDiscard.seat ? [{ tile: tile('5s'), drawn: false }] : [],
  }));
  return {
    ...table,
    me,
    seats,
    untouched: false,
    turn: nextDiscard.seat,
    phase: 'claim',
    claimable: { tile: tile('5s'), seat: nextDiscard.seat, by: 'discard' },
  };
};

const fourKans = (input: RuleInput): Fields => {
  const options = rulesOf(input);
  const counts = [0, 1, 2, 3].map((seat) => input.kans[seat] ?? 0);
  return {
    ifRon: 'win',
    ifPassed: isFourKanAbort(counts, options) ? 'abortiveDraw' : 'continue',
    callsOffered: offersOf(fourKansTable(input), options),
  };
};

const PLUS: Readonly<Record<number, string>> = { 0: '0', 1: '+1' };

const endOfHand = (input: RuleInput): Answered => {
  const hand = { players: input.players ?? 4, dealer: input.dealerSeat, honba: 0 };
  const tenpai = [0, 1, 2, 3].map((s) => Array.isArray(input.tenpai) && input.tenpai.includes(s));
  const fields = (next: { dealerStays: boolean; honba: number }, more: Fields): Answered => ({
    got: { dealerStays: next.dealerStays, honba: PLUS[next.honba], ...more },
  });
  switch (input.end) {
    case 'nagashi':
    case 'exhaustive': {
      const after = afterDraw({ ...hand, tenpai, nagashi: input.nagashiSeats ?? [] }, rulesOf(input));
      return fields(after, { deltas: ring(after.deltas), sticksStay: true });
    }
    case 'win':
    case 'dealerWin':
      return fields(afterWin(hand, input.winners ?? [input.dealerSeat]), { sticksStay: false });
    case 'abort':
    case 'nineTerminals':
    case 'fourWinds':
    case 'fourRiichi':
    case 'fourKans':
    case 'tripleRon':
      return fields(afterAbort(hand), { sticksStay: true });
    default:
      return { skipped: `endOfHand ${input.end}` };
  }
};

const endOfGame = (input: RuleInput): Fields => ({
  gameOver: isGameOver(
    {
      players: input.players ?? 4,
      stage: input.lastHand ? 'last' : 'scheduled',
      dealer: input.dealerSeat,
      dealerStays: input.end.startsWith('dealer'),
      scores: input.scores,
    },
    { ...rulesOf(input), target: input.target },
  ),
});

/** The reason is prose in the data: that there is one is what counts. */
const flagsConsistent = ({ tsumo, flags }: RuleInput, expected: Fields): Fields => ({
  consistent: contradictionIn({ tsumo, flags }) === undefined,
  reason: expected.reason,
});

const exists = ({ pairs }: RuleInput): Fields => ({ exists: pairs.map(hanFuExists) });

export const endingCase = (input: RuleInput, expected: Fields): Answered | undefined => {
  switch (input.rule) {
    case 'fourKans':
      return { got: fourKans(input) };
    case 'endOfHand':
      return endOfHand(input);
    case 'endOfGame':
      return { got: endOfGame(input) };
    case 'flagsConsistent':
      return { got: flagsConsistent(input, expected) };
    case 'hanFuExists':
      return { got: exists(input) };
    default:
      return undefined;
  }
};
