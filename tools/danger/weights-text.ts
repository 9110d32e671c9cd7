// The learned weights as a module.

import type { Weights } from '../../src/analysis/danger/features.ts';
import type { Learned, Model } from '../../src/analysis/danger/model.ts';
import { STYLES } from '../../src/analysis/danger/opponent.ts';

const PLACES = 3;

const rounded = (weight: number): number => Number(weight.toFixed(PLACES));

/** A weight that rounds to nought is left out. */
export const roundedWeights = (weights: Weights): Weights =>
  Object.fromEntries(
    Object.entries(weights)
      .map(([name, weight]) => [name, rounded(weight)] as const)
      .filter(([, weight]) => weight !== 0),
  );

export const roundedLearned = ({ tenpai, wait, loss }: Learned): Learned => ({
  tenpai: roundedWeights(tenpai),
  wait: {
    riichi: roundedWeights(wait.riichi),
    dama: roundedWeights(wait.dama),
    open: roundedWeights(wait.open),
  },
  loss: roundedWeights(loss),
});

const listText = (weights: Weights, indent: string): string => {
  const entries = Object.entries(weights).map(([name, w]) => `${/^[a-z]+$/i.test(name) ? name : `'${name}'`}: ${w}`);
  return `{\n${entries.map((entry) => `${indent}  ${entry},\n`).join('')}${indent}}`;
};

const learnedText = ({ tenpai, wait, loss }: Learned): string => {
  const waits = STYLES.map((style) => `      ${style}: ${listText(wait[style], '      ')},\n`).join('');
  return `{\n    tenpai: ${listText(tenpai, '    ')},\n    wait: {\n${waits}    },\n    loss: ${listText(loss, '    ')},\n  }`;
};

export const weightsText = (model: Model): string =>
  `// Made by \`npm run fit-danger\` from recorded games; never edited. With \`--check\` it is made again and compared.

import type { Model } from './model.ts';

export const MODEL: Model = {
  3: ${learnedText(model[3])},
  4: ${learnedText(model[4])},
};
`;
