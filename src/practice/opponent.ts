// An opponent's move: from what its seat sees and may do to what it does. The levels are told apart here; each is a function of
// the question alone, so that the same question has the same answer.

import type { Act } from '../game/act.ts';
import { byFlush, byUkeire } from '../game/bot.ts';
import type { Ask } from './session.ts';

export const moveOf = ({ rules, table, choices }: Ask): Act =>
  rules.family === 'mcr' ? byFlush(table, choices) : byUkeire(table, choices);
