// Our furiten and our offers, to be compared with what a server tells its own client after every frame.

import { roomOptions } from '../../src/analysis/chosen-rules.ts';
import { type Telling, tellingOf } from '../../src/analysis/differences.ts';
import { factsOf } from '../../src/analysis/facts.ts';
import type { Table } from '../../src/table/table.ts';

/** By the rules the room plays. */
export const answerTold = (table: Table): Telling => tellingOf(factsOf(table, roomOptions(table.rules)));
