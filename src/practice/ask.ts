// What an opponent is asked: plain data, with nothing in it that its seat does not see.

import type { Act } from '../game/act.ts';
import type { GameRules } from '../game/game.ts';
import type { Table } from '../table/table.ts';
import type { Level } from './level.ts';

export interface Ask {
  readonly rules: GameRules;
  readonly level: Level;
  readonly table: Table;
  readonly choices: readonly Act[];
}
