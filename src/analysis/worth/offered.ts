// The groups that the rules let the viewer make now, of any family, and the table with one made.

import { apply } from '../../table/apply.ts';
import type { Table } from '../../table/table.ts';
import { isKan, type Meld } from '../../tiles/meld.ts';
import { factsOf } from '../facts.ts';
import { plainHeld } from '../flowers.ts';
import { claimOf } from '../furiten.ts';
import { koreanMelds } from '../korean/calls.ts';
import { factsOf as koreanFactsOf } from '../korean/facts.ts';
import { mcrMelds } from '../mcr/calls.ts';
import { meldsAllowed, ownKansAllowed } from '../permits.ts';
import type { ValueRules } from '../value/value.ts';

/** Chi, pon and kans; empty where none is offered. */
export const meldsOffered = (table: Table, rules: ValueRules): readonly Meld[] => {
  const held = plainHeld(table);
  if (!held) return [];
  switch (rules.family) {
    case 'riichi': {
      const facts = factsOf(table, rules.options);
      const claim = claimOf(table);
      return claim ? meldsAllowed(facts, held, claim) : ownKansAllowed(facts);
    }
    case 'mcr':
      return mcrMelds(table, held);
    case 'korean':
      return koreanMelds(koreanFactsOf(table, rules.options), held);
  }
};

/** After a kan a tile is drawn at once: nobody comes before. */
const drawsAtOnce = ({ claimable: _, ...table }: Table): Table => ({
  ...table,
  turn: table.me,
  phase: 'draw',
});

/** The table with a group of the viewer's made; undefined where it does not allow that. */
export const tableWith = (table: Table, meld: Meld): Table | undefined => {
  const result = apply(table, { type: 'meld', seat: table.me, meld });
  if (!result.ok) return undefined;
  return isKan(meld) ? drawsAtOnce(result.value) : result.value;
};
