// The groups that the rules let the viewer make now, of any family.

import type { Table } from '../../table/table.ts';
import type { Meld } from '../../tiles/meld.ts';
import { factsOf } from '../facts.ts';
import { claimOf } from '../furiten.ts';
import { meldsAllowed, ownKansAllowed } from '../permits.ts';
import { heldOf } from '../situation.ts';
import type { ValueRules } from '../value/value.ts';

/** Chi, pon and kans; empty where none is offered. */
export const meldsOffered = (table: Table, rules: ValueRules): readonly Meld[] => {
  if (rules.family !== 'riichi') return [];
  const facts = factsOf(table, rules.options);
  const held = heldOf(table);
  if (!held) return [];
  const claim = claimOf(table);
  return claim ? meldsAllowed(facts, held, claim) : ownKansAllowed(facts);
};
