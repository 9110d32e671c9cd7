// Rows for a regression, most of whose entries are nought: names become columns as they are met.

import type { Feature } from '../../src/analysis/danger/features.ts';

const START = 1 << 16;

/** A typed array that grows. */
class Growing {
  values = new Float64Array(START);
  size = 0;
  push(value: number): void {
    if (this.size === this.values.length) {
      const grown = new Float64Array(2 * this.size);
      grown.set(this.values);
      this.values = grown;
    }
    this.values[this.size++] = value;
  }
}

export class Design {
  readonly columns = new Map<string, number>();
  readonly at = new Growing();
  readonly value = new Growing();
  readonly start = new Growing();
  readonly y = new Growing();
  readonly game = new Growing();

  add(features: readonly Feature[], y: number, game: number): void {
    this.start.push(this.at.size);
    for (const [name, value] of features) {
      if (!this.columns.has(name)) this.columns.set(name, this.columns.size);
      this.at.push(this.columns.get(name)!);
      this.value.push(value);
    }
    this.y.push(y);
    this.game.push(game);
  }

  get rows(): number {
    return this.y.size;
  }

  get width(): number {
    return this.columns.size;
  }

  /** The places of a row's entries: from the first to before the second. */
  span(row: number): readonly [number, number] {
    return [this.start.values[row]!, row + 1 < this.rows ? this.start.values[row + 1]! : this.at.size];
  }

  /** Weights times a row. */
  dot(row: number, weights: ArrayLike<number>): number {
    const [from, to] = this.span(row);
    let sum = 0;
    for (let i = from; i < to; i++) sum += weights[this.at.values[i]!]! * this.value.values[i]!;
    return sum;
  }
}
