// The measured part of docs/danger.md.

import type { Players } from '../../src/tiles/seat.ts';
import type { SujiTable } from './baseline.ts';
import type { Fit } from './fit.ts';
import type { Fits } from './learn.ts';
import type { Bucket, Calibration } from './tally.ts';
import { type Noughts, type Trial, WAYS } from './try-out.ts';

export interface Measured {
  readonly fits: Readonly<Record<Players, Fits>>;
  readonly trials: Readonly<Record<Players, Trial>>;
  readonly tables: Readonly<Record<Players, SujiTable>>;
  readonly noughts: Noughts;
}

const PLAYERS = [4, 3] as const satisfies readonly Players[];

const count = (n: number): string => n.toLocaleString('en-US');
const percent = (chance: number): string => `${(100 * chance).toFixed(2)} %`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---:'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const range = ({ from, to }: Bucket): string =>
  to === 0 ? '0' : `${Number((100 * from).toFixed(2))}–${Number((100 * to).toFixed(2))} %`;

const bucketRows = (calibration: Calibration): readonly (readonly string[])[] =>
  calibration.table
    .filter((b) => b.rows > 0)
    .map((b) => [
      range(b),
      count(b.rows),
      percent(b.predicted),
      `${percent(b.observed)} ± ${(100 * b.margin).toFixed(2)}`,
    ]);

const calibrationTable = (calibration: Calibration): string =>
  table(['said', 'tiles', 'predicted', 'observed'], bucketRows(calibration));

const FIT_NAMES = [
  ['waits at all', (f: Fits) => f.tenpai],
  ['wins on the tile, riichi', (f: Fits) => f.wait.riichi],
  ['wins on the tile, closed without riichi', (f: Fits) => f.wait.dama],
  ['wins on the tile, open', (f: Fits) => f.wait.open],
  ['worth of tiles that would win', (f: Fits) => f.worth],
  ['paid for wins made', (f: Fits) => f.loss],
] as const satisfies readonly (readonly [string, (f: Fits) => Fit])[];

const meanText = ({ mean }: Fit): string => (mean > 1 ? mean.toFixed(0) : percent(mean));

const fitTable = (fits: Fits): string =>
  table(
    ['learned', 'rows', 'games', 'weights', 'mean'],
    FIT_NAMES.map(([name, of]) => {
      const fit = of(fits);
      return [name, count(fit.rows), count(fit.games), count(Object.keys(fit.weights).length), meanText(fit)];
    }),
  );

const logLosses = (trial: Trial): string =>
  table(
    ['log-loss a tile', 'the model', 'table of suji', 'constant'],
    [
      ['in hand', trial.held.logLoss, trial.sujiTable.logLoss, trial.constant.logLoss].map(cell),
      ['thrown', trial.thrown.logLoss, trial.sujiThrown.logLoss].map(cell).concat('–'),
    ],
  );

const cell = (value: string | number): string => (typeof value === 'string' ? value : value.toFixed(5));

const lossText = ({ loss, points }: Trial): string =>
  `${count(loss.rows)} rons cost ${(loss.real / loss.rows).toFixed(0)} points on average, honba aside; for these ` +
  `tiles ${(loss.expected / loss.rows).toFixed(0)} were expected, honba included. Over all ${count(points.rows)} ` +
  `discards ${(points.expected / points.rows).toFixed(1)} points a discard were expected to be lost and ` +
  `${(points.real / points.rows).toFixed(1)} were.`;

const trialText = (players: Players, trial: Trial): string =>
  [
    `### ${players} players: ${trial.games.size} games left out of the fit`,
    `Every different tile of the hand at every discard: would anybody have won on it?`,
    calibrationTable(trial.held),
    'The tile really thrown: was there a ron?',
    calibrationTable(trial.ron),
    ...WAYS.flatMap((way) => [`Against one opponent, ${way}:`, calibrationTable(trial.against[way])]),
    'Whether an opponent without riichi waits:',
    calibrationTable(trial.tenpai),
    logLosses(trial),
    lossText(trial),
  ].join('\n\n');

const noughtsText = ({ said, againstTenpai, false: wrong }: Noughts): string =>
  `Over all games, those of the fit among them, a tile was called impossible ${count(said)} times, ` +
  `${count(againstTenpai)} of them against an opponent who did wait; ${wrong} of these tiles would have won.`;

export const measuredText = ({ fits, trials, noughts }: Measured): string =>
  [
    '### What it was learned from',
    ...PLAYERS.flatMap((players) => [`${players} players:`, fitTable(fits[players])]),
    '### Noughts',
    noughtsText(noughts),
    ...PLAYERS.map((players) => trialText(players, trials[players])),
  ].join('\n\n');

const weightLines = (name: string, { weights, errors, rows, games }: Fit): string =>
  [
    `${name}: ${count(rows)} rows of ${count(games)} games`,
    ...Object.entries(weights).map(
      ([feature, w]) =>
        `  ${feature.padEnd(28)} ${w.toFixed(3).padStart(8)} ± ${(1.96 * errors[feature]!).toFixed(3)}`,
    ),
  ].join('\n');

/** Every weight with the half of its 95 % interval. */
export const weightsReport = (fits: Measured['fits']): string =>
  PLAYERS.flatMap((players) =>
    FIT_NAMES.map(([name, of]) => weightLines(`${players} players, ${name}`, of(fits[players]))),
  ).join('\n\n');
