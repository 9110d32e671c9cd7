// How an example was won, in a few words: ron or self-draw, what was declared, where the tile came from, which seat.

import type { ReferenceKey } from '../../i18n/reference/reference.ts';
import type { Book } from '../../reference/book.ts';
import type { Scored } from '../../reference/scored.ts';
import { tilesOf } from '../../tiles/meld.ts';
import { isWind, kindOf } from '../../tiles/tile.ts';
import { useWords } from '../parts/words.tsx';
import { useReferenceWords } from './words.ts';

interface Facts {
  readonly [fact: string]: ReferenceKey;
}

const ARRIVAL: Facts = {
  replacement: 'won.replacement',
  rinshan: 'won.replacement',
  chankan: 'won.robbed',
  addedKan: 'won.robbed',
  rob: 'won.robbed',
  robKong: 'won.robbed',
  closedKan: 'won.robbedClosed',
  robConcealed: 'won.robbedClosed',
  last: 'won.last',
  first: 'won.first',
  copy: 'won.copy',
};

/** What the words of an example say, by rule set: upeo is told in riichi's place. */
const FACTS: Readonly<Record<Book['family'], Facts>> = {
  riichi: {
    ...ARRIVAL,
    riichi: 'won.riichi',
    double: 'won.doubleRiichi',
    open: 'won.openRiichi',
    ippatsu: 'won.ippatsu',
    dealer: 'won.dealer',
    three: 'won.three',
  },
  mcr: ARRIVAL,
  korean: {
    ...ARRIVAL,
    riichi: 'won.upeo',
    double: 'won.earlyUpeo',
    openRiichi: 'won.openUpeo',
    'seat:east': 'won.dealer',
  },
};

/** In the Chinese official rules a win on a discard has no name of its own. */
const RON: Readonly<Record<Book['family'], ReferenceKey>> = {
  riichi: 'won.ron',
  mcr: 'won.discard',
  korean: 'won.ron',
};

const hasWind = ({ concealed, melds }: Scored): boolean =>
  [...concealed, ...melds.flatMap(tilesOf)].some((t) => isWind(kindOf(t)));

/** The words of a scored example, as a list. */
export const useHow = (family: Book['family'], scored: Scored): string => {
  const words = useWords();
  const { text } = useReferenceWords();
  const { win, facts } = scored;
  const won = win && text(win.from === undefined ? 'won.tsumo' : RON[family]);
  const told = facts.flatMap((fact) => FACTS[family][fact] ?? []).map((key) => text(key));
  const round = facts.includes('round:south') ? 'south' : 'east';
  const seats = { seat: words.name('wind', 'south'), round: words.name('wind', round) };
  return words.list([
    ...(won ? [won] : []),
    ...told,
    ...(hasWind(scored) && !facts.includes('dealer') ? [text('won.seat', seats)] : []),
  ]);
};
