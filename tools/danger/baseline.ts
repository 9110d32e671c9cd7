// What a simpler reader would say: the same everywhere, or by a table of how the opponent waits and what suji and
// genbutsu say of the tile. Both are learned from the same games as the model.

import type { Against, Danger } from '../../src/analysis/danger/judge.ts';
import type { DangerReason } from '../../src/analysis/danger/reasons.ts';

const CLASSES = [
  'genbutsu',
  'suji',
  'noChance',
  'halfSuji',
  'noSuji',
  'noCopyLeft',
  'lastHonour',
  'pairHonour',
  'liveHonour',
] as const satisfies readonly DangerReason[];
const WAYS = ['riichi', 'dama', 'open'] as const satisfies readonly DangerReason[];

/** Undefined: cannot deal in. */
const cellOf = ({ chance, reasons }: Against): string | undefined => {
  if (chance === 0) return undefined;
  const [way, tile] = [WAYS, CLASSES].map((ids) => ids.find((id) => reasons.includes(id)));
  return `${way} ${tile}`;
};

interface Cell {
  rows: number;
  wins: number;
}

export class SujiTable {
  private readonly cells = new Map<string, Cell>();
  private rows = 0;
  private wins = 0;

  learn(against: Against, wins: boolean): void {
    const name = cellOf(against);
    if (name === undefined) return;
    const cell = this.cells.get(name) ?? { rows: 0, wins: 0 };
    this.cells.set(name, cell);
    cell.rows++;
    if (wins) cell.wins++;
  }

  /** A tile thrown with everybody at once. */
  learnTogether(wins: boolean): void {
    this.rows++;
    if (wins) this.wins++;
  }

  get constant(): number {
    return this.wins / this.rows;
  }

  of(against: Against): number {
    const name = cellOf(against);
    const cell = name === undefined ? undefined : this.cells.get(name);
    return cell ? (cell.wins + 0.5) / (cell.rows + 1) : 0;
  }

  together({ byOpponent }: Danger): number {
    return 1 - byOpponent.reduce((none, against) => none * (1 - this.of(against)), 1);
  }
}
