// Predicted against observed, in buckets, with intervals that count a game as one draw: rows of one game hang together.

export interface Bucket {
  readonly from: number;
  /** Above `from`, up to here. */
  readonly to: number;
  readonly rows: number;
  readonly predicted: number;
  readonly observed: number;
  /** Half of the 95 % interval of `observed − predicted`. */
  readonly margin: number;
}

/** Upper ends. The first holds what cannot deal in. */
const CHANCE_ENDS = [0, 0.0025, 0.005, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.15, 0.2, 1];
export const TENPAI_ENDS = [0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 1];

interface Sum {
  rows: number;
  predicted: number;
  observed: number;
}

const sumsInto = (map: Map<number, Sum>, key: number): Sum => {
  const sum = map.get(key) ?? { rows: 0, predicted: 0, observed: 0 };
  map.set(key, sum);
  return sum;
};

const addTo = (sum: Sum, predicted: number, observed: number): void => {
  sum.rows++;
  sum.predicted += predicted;
  sum.observed += observed;
};

/** −log of the chance given to what happened. A nought that happened would be infinite. */
const surprise = (predicted: number, happened: boolean): number =>
  -Math.log(happened ? predicted : 1 - predicted);

export class Calibration {
  readonly ends: readonly number[];
  private readonly buckets: readonly Map<number, Sum>[];
  rows = 0;
  happened = 0;
  private loss = 0;

  constructor(ends: readonly number[] = CHANCE_ENDS) {
    this.ends = ends;
    this.buckets = ends.map(() => new Map());
  }

  add(predicted: number, happened: boolean, game: number): void {
    const at = this.ends.findIndex((end) => predicted <= end);
    addTo(sumsInto(this.buckets[at]!, game), predicted, Number(happened));
    this.rows++;
    this.happened += Number(happened);
    this.loss += surprise(predicted, happened);
  }

  get logLoss(): number {
    return this.loss / this.rows;
  }

  get table(): readonly Bucket[] {
    return this.buckets.map((byGame, at) => {
      const sums = [...byGame.values()];
      const rows = sums.reduce((n, s) => n + s.rows, 0);
      const [predicted, observed] = [
        sums.reduce((n, s) => n + s.predicted, 0),
        sums.reduce((n, s) => n + s.observed, 0),
      ];
      const bias = (observed - predicted) / rows;
      const spread = sums.reduce((v, s) => v + (s.observed - s.predicted - bias * s.rows) ** 2, 0);
      return {
        from: this.ends[at - 1] ?? 0,
        to: this.ends[at]!,
        rows,
        predicted: predicted / rows,
        observed: observed / rows,
        margin: (1.96 * Math.sqrt(spread)) / rows,
      };
    });
  }
}
