// Positions entered as a person would, for tests: a text, then the circumstances by word.

import type { RulesId } from '../rules/rules.ts';
import { WINDS } from '../tiles/tile.ts';
import type { DeskAnswer } from './answer.ts';
import type { Change } from './change.ts';
import { edit } from './edit.ts';
import { emptyPosition, type Mark, type Position } from './position.ts';
import { changeOf, readText } from './text.ts';

const WORDS: Readonly<Record<string, Change>> = {
  ron: { type: 'from', from: 1 },
  tsumo: { type: 'from' },
  riichi: { type: 'riichi', seat: 0, riichi: 'riichi' },
  double: { type: 'riichi', seat: 0, riichi: 'double' },
  ...Object.fromEntries(WINDS.map((wind): [string, Change] => [wind, { type: 'seatWind', wind }])),
  ...Object.fromEntries(WINDS.map((wind): [string, Change] => [`${wind}Round`, { type: 'roundWind', wind }])),
};

/** Words that say nothing else are marks. */
export const entered = (family: RulesId, text: string, words = ''): Position => {
  const empty = emptyPosition(family);
  const change = changeOf(readText(text, empty));
  const said = words
    .split(' ')
    .filter(Boolean)
    .map((w): Change => WORDS[w] ?? { type: 'mark', mark: w as Mark, on: true });
  return [...(change ? [change] : []), ...said].reduce<Position>((p, c) => edit(p, c), empty);
};

export const riichiSheet = (answer: DeskAnswer) => (answer.family === 'riichi' ? answer.sheet : undefined);
