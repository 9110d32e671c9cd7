// The games that a tool of the review is given: logs of any format, and games of the project's own players by a seed, since no
// Korean game is recorded.

import { readFileSync } from 'node:fs';
import type { LoggedGame } from '../../src/logs/log.ts';
import { readLog } from '../../src/logs/read.ts';
import { called, wholeNumber } from '../called.ts';
import { rulesOf } from '../simulate/rules.ts';
import { simulatedGame } from './simulated.ts';

const KOREAN_HANDS = 4;

/** `[--korean GAMES] FILES` of this call. `command`: how the tool is called. */
export const gamesAsked = (command: string): readonly LoggedGame[] => {
  const {
    values,
    positionals = [],
    wrong,
  } = called({
    usage: `usage: ${command} [--korean GAMES] FILES`,
    options: { korean: { type: 'string', default: '0' } },
    names: true,
  });
  if (positionals.length === 0 && values.korean === '0') wrong('No file is given.');
  return [
    ...positionals.flatMap((path) => readLog(path, new Uint8Array(readFileSync(path))).games),
    ...Array.from({ length: wholeNumber('korean', values.korean, wrong) }, (_, seed) =>
      simulatedGame(rulesOf('korean', 0), seed + 1, KOREAN_HANDS),
    ),
  ];
};
