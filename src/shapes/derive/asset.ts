// The tables as text: numbers in base 64, one or two letters each. `../asset.ts` is what `assetText` writes.

import { LETTERS } from '../letters.ts';
import { type Automaton, type Layer, suitAutomaton } from './automaton.ts';
import { classesOf } from './classes.ts';

const oneLetter = (n: number): string => LETTERS[n]!;
const twoLetters = (n: number): string => oneLetter(n >> 6) + oneLetter(n & 63);

/** Transitions beyond fourteen tiles are never asked for: any number does. */
const layerText = (layer: Layer<number>): string =>
  layer.flatMap((row) => row.map((to) => twoLetters(to ?? 0))).join('');

const endsOf = (automaton: Automaton): string[] => automaton.last.flat().filter((key) => key !== undefined);

const automatonText = ({ layers, last }: Automaton, keys: readonly string[]): string[] => {
  const ids = new Map(keys.map((key, id) => [key, id]));
  const end = last.map((row) => row.map((key) => (key === undefined ? undefined : ids.get(key))));
  return [...layers, end].map(layerText);
};

const listText = (name: string, about: string, strings: readonly string[]): string =>
  `/** ${about} */\nexport const ${name} = [\n${strings.map((s) => `  '${s}',\n`).join('')}];\n`;

const HEADER = `// Made by \`npm run tables\` from derive/; never edited. \`npm run tables -- --check\` makes it again and compares.
`;

/** The whole text of the generated module. */
export const assetText = (): string => {
  const suit = suitAutomaton(9);
  const honours = suitAutomaton(7);
  const { keys, joins } = classesOf([...endsOf(suit), ...endsOf(honours)]);
  const needs = keys.map((key) => [...key].map((d) => oneLetter(Number.parseInt(d, 16))).join(''));
  return [
    HEADER,
    listText(
      'SUIT',
      'The automaton of nine numbers: per kind, per state, the state after 0–4 copies; last, the class.',
      automatonText(suit, keys),
    ),
    listText('HONOURS', 'The same for the seven honours.', automatonText(honours, keys)),
    listText('NEEDS', 'Ten needs a class.', [needs.join('')]),
    listText('JOINS', 'For every pair of classes b ≤ a the class of both.', [
      joins.flat().map(twoLetters).join(''),
    ]),
  ].join('\n');
};
