// The learned weights as a module. Three players' are written as what differs from those of four.

import { STYLES } from '../../src/analysis/danger/board.ts';
import type { Weights } from '../../src/analysis/danger/features.ts';
import { type Learned, type Model, withThree } from '../../src/analysis/danger/model.ts';

/** What is written: weights of four players, and what three players' differ by. */
export interface Written {
  readonly four: Learned;
  readonly three: Learned;
}

const PLACES = 2;
/** A difference smaller than this is left out. */
const LEAST_CHANGE = 0.05;

type Change = (weight: number, name: string) => number;

const mapped = (weights: Weights, change: Change): Weights =>
  Object.fromEntries(
    Object.entries(weights)
      .map(([name, weight]) => [name, Number(change(weight, name).toFixed(PLACES))] as const)
      .filter(([, weight]) => weight !== 0),
  );

const each = (a: Learned, b: Learned, change: (a: Weights, b: Weights) => Weights): Learned => ({
  tenpai: change(a.tenpai, b.tenpai),
  wait: {
    riichi: change(a.wait.riichi, b.wait.riichi),
    dama: change(a.wait.dama, b.wait.dama),
    open: change(a.wait.open, b.wait.open),
  },
  loss: change(a.loss, b.loss),
});

const differences = (three: Weights, four: Weights): Weights =>
  mapped(three, (weight, name) => {
    const change = weight - (four[name] ?? 0);
    return Math.abs(change) < LEAST_CHANGE ? 0 : change;
  });

export const writtenOf = (model: Model): Written => {
  const four = each(model[4], model[4], (weights) => mapped(weights, (w) => w));
  return { four, three: each(model[3], four, differences) };
};

/** The model as it will be read again. */
export const readBack = ({ four, three }: Written): Model => withThree(four, three);

const nameText = (name: string): string => (/^[a-z]\w*$/i.test(name) ? name : `'${name}'`);

const listText = (weights: Weights, indent: string): string => {
  const entries = Object.entries(weights).map(([name, w]) => `${indent}  ${nameText(name)}: ${w},\n`);
  return entries.length === 0 ? '{}' : `{\n${entries.join('')}${indent}}`;
};

const learnedText = ({ tenpai, wait, loss }: Learned): string => {
  const waits = STYLES.map((style) => `    ${style}: ${listText(wait[style], '    ')},\n`).join('');
  return `{\n  tenpai: ${listText(tenpai, '  ')},\n  wait: {\n${waits}  },\n  loss: ${listText(loss, '  ')},\n}`;
};

export const weightsText = ({ four, three }: Written): string =>
  `// Made by \`npm run fit-danger\` from recorded games; never edited. With \`--check\` it is made again and compared.

import type { Learned } from './model.ts';

/** Of four players. */
export const FOUR: Learned = ${learnedText(four)};

/** What three players' weights differ by. */
export const THREE: Learned = ${learnedText(three)};
`;
